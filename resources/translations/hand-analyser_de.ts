<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Walk over the felt</source>
        <translation>Über den Filz gehen</translation>
    </message>
    <message>
        <source>{action}: not possible now</source>
        <translation>{action}: jetzt nicht möglich</translation>
    </message>
    <message>
        <source>&amp;Complete the boards</source>
        <translation>Boards &amp;vervollständigen</translation>
    </message>
    <message>
        <source>&amp;Complete the board</source>
        <translation>Board &amp;vervollständigen</translation>
    </message>
    <message>
        <source>the next card goes to {seat}</source>
        <translation>die nächste Karte geht an {seat}</translation>
    </message>
    <message>
        <source>The window and the help</source>
        <translation>Das Fenster und die Hilfe</translation>
    </message>
</context>
<context>
    <name>BetSizes</name>
    <message>
        <source>Bet size</source>
        <translation>Einsatzhöhe</translation>
    </message>
    <message>
        <source>needs {needed}, has {share}</source>
        <translation>nötig {needed}, hat {share}</translation>
    </message>
    <message>
        <source>{part}, {bet}: {decision} {worth}, {needs}</source>
        <translation>{part}, {bet}: {decision} {worth}, {needs}</translation>
    </message>
    <message>
        <source>Bet sizes</source>
        <translation>Einsatzhöhen</translation>
    </message>
    <message>
        <source>{pot}.</source>
        <translation>{pot}.</translation>
    </message>
</context>
<context>
    <name>CardSlot</name>
    <message>
        <source>Plays</source>
        <translation>Spielt</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>Spielt nicht</translation>
    </message>
    <message>
        <source>Comes later</source>
        <translation>Kommt später</translation>
    </message>
    <message>
        <source>Plays in the low</source>
        <translation>Spielt im Low</translation>
    </message>
    <message>
        <source>Plays in the high</source>
        <translation>Spielt im High</translation>
    </message>
    <message>
        <source>stands for {card}</source>
        <translation>steht für {card}</translation>
    </message>
    <message>
        <source>&amp;Unknown card</source>
        <translation>&amp;Unbekannte Karte</translation>
    </message>
    <message>
        <source>&amp;Random card</source>
        <translation>&amp;Zufällige Karte</translation>
    </message>
    <message>
        <source>&amp;Take the card back</source>
        <translation>Karte zu&amp;rücknehmen</translation>
    </message>
    <message>
        <source>low</source>
        <translation>Low</translation>
    </message>
    <message>
        <source>high · low</source>
        <translation>Hi · Lo</translation>
    </message>
    <message>
        <source>high</source>
        <translation>High</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
</context>
<context>
    <name>ChipField</name>
    <message>
        <source>chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>“{text}” is not a number of chips; type digits only, such as 101</source>
        <translation>„{text}“ ist keine Zahl von Chips; nur Ziffern eintippen, etwa 101</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your table is kept.</source>
        <translation>Im Programm ist etwas schiefgegangen. Der Tisch ist gesichert.</translation>
    </message>
    <message>
        <source>You can go on. To report it, copy the details; they are also in {file}.</source>
        <translation>Weiterarbeiten ist möglich. Zum Melden die Einzelheiten kopieren; sie stehen auch in {file}.</translation>
    </message>
    <message>
        <source>You can go on. To report it, copy the details; {why}.</source>
        <translation>Weiterarbeiten ist möglich. Zum Melden die Einzelheiten kopieren; {why}.</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>the log {file} cannot be written: {why}</source>
        <translation>das Protokoll {file} kann nicht geschrieben werden: {why}</translation>
    </message>
</context>
<context>
    <name>DeadStrip</name>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
</context>
<context>
    <name>DeckMenu</name>
    <message>
        <source>&amp;Take the card back</source>
        <translation>&amp;Karte zurücknehmen</translation>
    </message>
    <message>
        <source>Give to {place}</source>
        <translation>Geben an: {place}</translation>
    </message>
</context>
<context>
    <name>DeckModel</name>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>{card}, not in this game</source>
        <translation>{card}, nicht in diesem Spiel</translation>
    </message>
    <message>
        <source>{card}, in {place}</source>
        <translation>{card}, {place}</translation>
    </message>
    <message>
        <source>Picking it takes it back</source>
        <translation>Auswählen nimmt sie zurück</translation>
    </message>
    <message>
        <source>What it would make is hidden until you reveal it</source>
        <translation>Was sie ergäbe, ist verborgen, bis die Antwort gezeigt wird</translation>
    </message>
    <message>
        <source>All cards are dealt</source>
        <translation>Alle Karten sind gegeben</translation>
    </message>
</context>
<context>
    <name>DeckView</name>
    <message>
        <source>The 52 cards and the jokers</source>
        <translation>Die 52 Karten und die Joker</translation>
    </message>
    <message>
        <source>The 52 cards</source>
        <translation>Die 52 Karten</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Cleared</source>
        <translation>Geleert</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Open, drop or paste hands: lines such as “AhKh v QsQd @ Qc Jh 2h”, CSV files, the two open standards PHH and OHH, and histories of {sites}.</source>
        <translation>Hände öffnen, ablegen oder einfügen: Zeilen wie „AhKh v QsQd @ Qc Jh 2h“, CSV-Dateien, die offenen Standards PHH und OHH und Hand Histories von {sites}.</translation>
    </message>
</context>
<context>
    <name>EntryPreview</name>
    <message>
        <source>Enter puts it on the table</source>
        <translation>Enter legt es auf den Tisch</translation>
    </message>
    <message>
        <source>Understood: {cards}; {wrong}</source>
        <translation>Verstanden: {cards}; {wrong}</translation>
    </message>
    <message>
        <source>Understood: {cards}</source>
        <translation>Verstanden: {cards}</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>v</source>
        <translation>vs</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy as C&amp;SV</source>
        <translation>Als &amp;CSV kopieren</translation>
    </message>
    <message>
        <source>Save &amp;all that is shown…</source>
        <translation>&amp;Alles Gezeigte speichern…</translation>
    </message>
    <message>
        <source>Save the c&amp;hosen rows…</source>
        <translation>&amp;Markierte Zeilen speichern…</translation>
    </message>
    <message>
        <source>Save rows</source>
        <translation>Zeilen speichern</translation>
    </message>
</context>
<context>
    <name>EyeButton</name>
    <message>
        <source>Hide the answer until asked</source>
        <translation>Antwort erst auf Nachfrage zeigen</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>Verdict: {verdict}</source>
        <translation>Ergebnis: {verdict}</translation>
    </message>
    <message>
        <source>{seats} share it</source>
        <translation>{seats} teilen es</translation>
    </message>
    <message>
        <source>fifth {rank}</source>
        <translation>5. {rank}</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>{seat} bets</source>
        <translation>{seat} setzt</translation>
    </message>
    <message>
        <source>{seat} to call</source>
        <translation>Call für {seat}</translation>
    </message>
    <message>
        <source>bets {chips}</source>
        <translation>setzt {chips}</translation>
    </message>
    <message>
        <source>{chips} to call</source>
        <translation>{chips} zum Callen</translation>
    </message>
    <message>
        <source>in for {chips}</source>
        <translation>{chips} eingesetzt</translation>
    </message>
    <message>
        <source>all in for {chips}</source>
        <translation>all-in mit {chips}</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>all-in</translation>
    </message>
    <message>
        <source>{seat} needs {share}</source>
        <translation>{seat} braucht {share}</translation>
    </message>
    <message>
        <source>Any two cards</source>
        <translation>Beliebige zwei Karten</translation>
    </message>
    <message>
        <source>{hand}, {combos}</source>
        <translation>{hand}, {combos}</translation>
    </message>
    <message>
        <source>{one}; {other}</source>
        <translation>{one}; {other}</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>{one} – {other}</source>
        <translation>{one} – {other}</translation>
    </message>
    <message>
        <source>{seat} {share}</source>
        <translation>{seat} {share}</translation>
    </message>
    <message>
        <source>{street}; current</source>
        <translation>{street}; aktuell</translation>
    </message>
    <message>
        <source>{street}, empty</source>
        <translation>{street}, leer</translation>
    </message>
    <message>
        <source>{seat} cannot lose</source>
        <translation>{seat} kann nicht verlieren</translation>
    </message>
    <message>
        <source>{seat} is behind, but the favourite</source>
        <translation>{seat} liegt zurück, ist aber Favorit</translation>
    </message>
    <message>
        <source>{seat} is ahead</source>
        <translation>{seat} liegt vorn</translation>
    </message>
    <message>
        <source>{seat} is the favourite</source>
        <translation>{seat} ist Favorit</translation>
    </message>
    <message>
        <source>{seats} are the favourites</source>
        <translation>{seats} sind die Favoriten</translation>
    </message>
    <message>
        <source>{seats} are level</source>
        <translation>{seats} sind gleichauf</translation>
    </message>
    <message>
        <source>{high} leads {half}, {low} {other}</source>
        <translation>{half}: {high} führt; {other}: {low}</translation>
    </message>
    <message>
        <source>{seats} split the pot</source>
        <translation>{seats} teilen den Pot</translation>
    </message>
    <message>
        <source>{seat} wins both halves</source>
        <translation>{seat} gewinnt beide Hälften</translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation>{seat} gewinnt</translation>
    </message>
    <message>
        <source>{main} wins the main pot, {side} the side pot</source>
        <translation>{main} gewinnt den Hauptpot, {side} den Side Pot</translation>
    </message>
    <message>
        <source>{count} seats</source>
        <translation>{count} Plätze</translation>
    </message>
    <message>
        <source>{why}; counted as {count} cards each, with no board</source>
        <translation>{why}; gezählt mit je {count} Karten, ohne Board</translation>
    </message>
    <message>
        <source>Whatever cards come</source>
        <translation>Egal, welche Karten kommen</translation>
    </message>
    <message>
        <source>Counted as {count} cards each, with no board</source>
        <translation>Gezählt mit je {count} Karten, ohne Board</translation>
    </message>
    <message>
        <source>{seat} has the only low, {row}</source>
        <translation>{seat} hat das einzige Low, {row}</translation>
    </message>
    <message>
        <source>{row} beats {other}</source>
        <translation>{row} schlägt {other}</translation>
    </message>
    <message>
        <source>{who}, {hand}</source>
        <translation>{who}, {hand}</translation>
    </message>
    <message>
        <source>Counting {percent}%</source>
        <translation>Zählung: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Drawing deals {percent}%</source>
        <translation>Ziehung: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>≈{percent}</source>
        <translation>≈{percent}</translation>
    </message>
    <message>
        <source>{seats} win parts of the pot</source>
        <translation>{seats} gewinnen je einen Teil des Pots</translation>
    </message>
    <message>
        <source>Whatever cards they hold</source>
        <translation>Egal, welche Karten sie haben</translation>
    </message>
    <message>
        <source>± {error}, 1 second</source>
        <translation>± {error}, 1 Sekunde</translation>
    </message>
    <message>
        <source>± {error}, {count} seconds</source>
        <translation>± {error}, {count} Sekunden</translation>
    </message>
    <message>
        <source>{seat} comes next</source>
        <translation>{seat} folgt</translation>
    </message>
    <message>
        <source>{seat}, {share}</source>
        <translation>{seat}, {share}</translation>
    </message>
    <message>
        <source>{seat} takes the pot</source>
        <translation>{seat} bekommt den Pot</translation>
    </message>
    <message>
        <source>{seat}, low</source>
        <translation>{seat}, Low</translation>
    </message>
    <message>
        <source>{seat}, high</source>
        <translation>{seat}, High</translation>
    </message>
    <message>
        <source>{seat}, {half}</source>
        <translation>{seat}, {half}</translation>
    </message>
    <message>
        <source>{seat}, board {boards}</source>
        <translation>{seat}, Board {boards}</translation>
    </message>
    <message>
        <source>{seat}, boards {boards}</source>
        <translation>{seat}, Boards {boards}</translation>
    </message>
    <message>
        <source>Click them below, type them above, or begin with one of these</source>
        <translation>Unten anklicken, oben eintippen oder mit einem davon beginnen</translation>
    </message>
    <message>
        <source>Click them below, or type them above</source>
        <translation>Unten anklicken oder oben eintippen</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Welche Karten?</translation>
    </message>
    <message>
        <source>Drop or paste hands, a file or a folder of any poker site</source>
        <translation>Hände, eine Datei oder einen Ordner einer beliebigen Pokerseite ablegen oder einfügen</translation>
    </message>
    <message>
        <source>Who is ahead?</source>
        <translation>Wer liegt vorn?</translation>
    </message>
    <message>
        <source>What have you got?</source>
        <translation>Was ergibt die Hand?</translation>
    </message>
    <message>
        <source>The answer is hidden until you reveal it</source>
        <translation>Die Antwort ist verborgen, bis sie gezeigt wird</translation>
    </message>
    <message>
        <source>{decision} {why}</source>
        <translation>{decision} {why}</translation>
    </message>
    <message>
        <source>Counting the chances</source>
        <translation>Die Chancen werden gezählt</translation>
    </message>
    <message>
        <source>Too many deals: estimate?</source>
        <translation>Zu viele Verteilungen: schätzen?</translation>
    </message>
    <message>
        <source>A range of hands</source>
        <translation>Eine Range von Händen</translation>
    </message>
    <message>
        <source>Unknown cards</source>
        <translation>Unbekannte Karten</translation>
    </message>
    <message>
        <source>Any cards that are left</source>
        <translation>Beliebige übrige Karten</translation>
    </message>
    <message>
        <source>in numbers: {rank}</source>
        <translation>in Zahlen: {rank}</translation>
    </message>
    <message>
        <source>of all five-card hands are worse</source>
        <translation>aller Hände aus fünf Karten sind schlechter</translation>
    </message>
    <message>
        <source>of all holdings beaten</source>
        <translation>aller Combos geschlagen</translation>
    </message>
    <message>
        <source>of all three-card hands are worse</source>
        <translation>aller Hände aus drei Karten sind schlechter</translation>
    </message>
    <message>
        <source>of all four-card hands are worse</source>
        <translation>aller Hände aus vier Karten sind schlechter</translation>
    </message>
    <message>
        <source>{share} {of_what}</source>
        <translation>{share} {of_what}</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Noch eine Karte</translation>
    </message>
    <message>
        <source>{count} more cards</source>
        <translation>Noch {count} Karten</translation>
    </message>
    <message>
        <source>Pick the flop, or add a seat</source>
        <translation>Flop wählen oder Platz hinzufügen</translation>
    </message>
    <message>
        <source>Each rank and each suit counts once; the ace is low</source>
        <translation>Jeder Wert und jede Farbe zählt einmal; das Ass ist niedrig</translation>
    </message>
    <message>
        <source>Best low {ranks}, no eight-or-better</source>
        <translation>Bestes Low {ranks}, nicht Acht oder besser</translation>
    </message>
    <message>
        <source>Best low {ranks}</source>
        <translation>Bestes Low {ranks}</translation>
    </message>
    <message>
        <source>{count} cards and the board make the hand</source>
        <translation>{count} Karten und das Board bilden die Hand</translation>
    </message>
    <message>
        <source>{count} cards make the hand</source>
        <translation>{count} Karten bilden die Hand</translation>
    </message>
    <message>
        <source>One card to {most}; five or more make a hand</source>
        <translation>Eine bis {most} Karten; ab fünf ist es eine Hand</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Noch keine Karten</translation>
    </message>
    <message>
        <source>the nuts</source>
        <translation>die Nuts</translation>
    </message>
    <message>
        <source>{chips} of {pot} chips</source>
        <translation>{chips} / {pot} Chips</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>scoops {share}</source>
        <translation>scoopt {share}</translation>
    </message>
    <message>
        <source>{wins} of {deals}</source>
        <translation>{wins} von {deals}</translation>
    </message>
    <message>
        <source>{wins} of {deals}, {ties} split</source>
        <translation>{wins} von {deals}, {ties} Split</translation>
    </message>
    <message>
        <source>low {ranks}</source>
        <translation>Low {ranks}</translation>
    </message>
    <message>
        <source>Omaha: {hand}</source>
        <translation>Omaha: {hand}</translation>
    </message>
</context>
<context>
    <name>FileRows</name>
    <message>
        <source>The file could not be read to its end</source>
        <translation>Die Datei konnte nicht bis zum Ende gelesen werden</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>{where}. Error: {why}</source>
        <translation>{where}. Fehler: {why}</translation>
    </message>
    <message>
        <source>{place}, tied</source>
        <translation>{place}, geteilt</translation>
    </message>
    <message>
        <source>run {run}</source>
        <translation>Durchgang {run}</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find hands</source>
        <translation>Hände suchen</translation>
    </message>
    <message>
        <source>Words, cards and amounts that a hand must have</source>
        <translation>Wörter, Karten und Beträge, die eine Hand haben muss</translation>
    </message>
    <message>
        <source>Find: flush, Ann, AhKh, all in</source>
        <translation>Suchen: Flush, Ann, AhKh, all-in</translation>
    </message>
    <message>
        <source>Words, cards and amounts that a hand must have: Ann flush, As Kd, pot &gt; 50, lost &gt; 20, when &gt;= 2024-05, all in, came from behind, split pot</source>
        <translation>Wörter, Karten und Beträge, die eine Hand haben muss: Ann Flush, As Kd, Pot &gt; 50, verloren &gt; 20, wann &gt;= 2024-05, all-in, von hinten gewonnen, Split Pot</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Came from behind</source>
        <translation>Von hinten</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>More filters, and the order</source>
        <translation>Weitere Filter und die Reihenfolge</translation>
    </message>
    <message>
        <source>Sorted by: {order}, reversed</source>
        <translation>Sortiert nach: {order}, umgekehrt</translation>
    </message>
    <message>
        <source>Sorted by: {order}</source>
        <translation>Sortiert nach: {order}</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Jedes Spiel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation>Umgekehrt</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;Remove a game of your own</source>
        <translation>Eigenes Spiel ent&amp;fernen</translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>Rules of the ga&amp;me</source>
        <translation>Spiel&amp;regeln</translation>
    </message>
</context>
<context>
    <name>Guest</name>
    <message>
        <source>The pot is counted in cents: {pot}</source>
        <translation>Der Pot ist in Cent gezählt: {pot}</translation>
    </message>
</context>
<context>
    <name>HandPopover</name>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation>&amp;Gewicht</translation>
    </message>
    <message>
        <source>{hand}: weight and suits</source>
        <translation>{hand}: Gewicht und Farben</translation>
    </message>
    <message>
        <source>{cards}, {weight}</source>
        <translation>{cards}, {weight}</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>aktiviert</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht aktiviert</translation>
    </message>
</context>
<context>
    <name>HandsPane</name>
    <message>
        <source>Hands pane</source>
        <translation>Bereich Hände</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open a file of hands</source>
        <translation>Datei mit Händen öffnen</translation>
    </message>
    <message>
        <source>Open a folder of hands</source>
        <translation>Ordner mit Händen öffnen</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>My hands</source>
        <translation>Meine Hände</translation>
    </message>
    <message>
        <source>Back to the hands</source>
        <translation>Zurück zu den Händen</translation>
    </message>
    <message>
        <source>Open &amp;files…</source>
        <translation>&amp;Dateien öffnen…</translation>
    </message>
    <message>
        <source>Open a f&amp;older…</source>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>Past&amp;e hands</source>
        <translation>Hände &amp;einfügen</translation>
    </message>
    <message>
        <source>A &amp;list of your own</source>
        <translation>Eigene &amp;Liste</translation>
    </message>
    <message>
        <source>Open a list to edit…</source>
        <translation>Liste zum Bearbeiten öffnen…</translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation>Liste speichern…</translation>
    </message>
    <message>
        <source>&amp;My hands</source>
        <translation>&amp;Meine Hände</translation>
    </message>
    <message>
        <source>&amp;Forget all hands</source>
        <translation>Alle Hände &amp;vergessen</translation>
    </message>
    <message>
        <source>Take to the &amp;table</source>
        <translation>Auf den &amp;Tisch legen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Type or paste cards</source>
        <translation>Karten eintippen oder einfügen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>+ Seat</source>
        <translation>+ Platz</translation>
    </message>
    <message>
        <source>AhKh v QsQd @ QcJh2h    AA v 15%    type or paste</source>
        <translation>AhKh v QsQd @ QcJh2h    AA v 15%    eintippen oder einfügen</translation>
    </message>
    <message>
        <source>AhKh v QsQd</source>
        <translation>AhKh v QsQd</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>{makes}; {share}</source>
        <translation>{makes}; {share}</translation>
    </message>
</context>
<context>
    <name>KindsList</name>
    <message>
        <source>What the range makes; Enter keeps those hands only</source>
        <translation>Was die Range ergibt; Enter behält nur diese Hände</translation>
    </message>
    <message>
        <source>{category}, {share}, {part} of {whole} combos</source>
        <translation>{category}, {share}, {part} von {whole} Combos</translation>
    </message>
    <message>
        <source>{row}: keep only these</source>
        <translation>{row}: nur diese behalten</translation>
    </message>
</context>
<context>
    <name>ListEditor</name>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Geben</translation>
    </message>
    <message>
        <source>Open a list</source>
        <translation>Liste öffnen</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>As the cards say</source>
        <translation>Je nach Karten</translation>
    </message>
    <message>
        <source>One hand on a line:

Kc Qc 9c 8c 2c
6h 6c 6d Kh Ks
10♠ J♠ Q♠ K♠ A♠</source>
        <translation>Eine Hand pro Zeile:

Kc Qc 9c 8c 2c
6h 6c 6d Kh Ks
10♠ J♠ Q♠ K♠ A♠</translation>
    </message>
    <message>
        <source>Hands, one on a line</source>
        <translation>Hände, eine pro Zeile</translation>
    </message>
    <message>
        <source>Board: cards that all hands share</source>
        <translation>Board: Karten, die alle Hände teilen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Game of the list</source>
        <translation>Spiel der Liste</translation>
    </message>
    <message>
        <source>How many hands</source>
        <translation>Wie viele Hände</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Karten je Hand</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Nummer der Verteilung</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>The same number deals the same hands</source>
        <translation>Dieselbe Nummer gibt dieselben Hände</translation>
    </message>
</context>
<context>
    <name>LiveOdds</name>
    <message>
        <source>The odds were not counted to the end.</source>
        <translation>Die Odds wurden nicht zu Ende berechnet.</translation>
    </message>
    <message>
        <source>An estimate takes {count} seconds; more cards or smaller ranges are counted</source>
        <translation>Eine Schätzung dauert {count} Sekunden; mit mehr Karten oder kleineren Ranges wird gezählt</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>← → streets   ↑ ↓ hands</source>
        <translation>← → Streets   ↑ ↓ Hände</translation>
    </message>
    <message>
        <source>Luck: {sentences}</source>
        <translation>Glück: {sentences}</translation>
    </message>
</context>
<context>
    <name>MatrixModel</name>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>suited</source>
        <translation>suited</translation>
    </message>
    <message>
        <source>offsuit</source>
        <translation>offsuit</translation>
    </message>
    <message>
        <source>{hand}, none is left</source>
        <translation>{hand}, keine mehr übrig</translation>
    </message>
    <message>
        <source>{hand}, none of {left} combos</source>
        <translation>{hand}, keine von {left} Combos</translation>
    </message>
    <message>
        <source>{hand}, {weight} of {left} in the range</source>
        <translation>{hand}, {weight} von {left} in der Range</translation>
    </message>
    <message>
        <source>{hand}, {weight} of {left} in the range, estimated {equity}</source>
        <translation>{hand}, {weight} von {left} in der Range, geschätzt {equity}</translation>
    </message>
    <message>
        <source>{hand}, {weight} of {left} in the range, {equity}</source>
        <translation>{hand}, {weight} von {left} in der Range, {equity}</translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>The 169 starting hands</source>
        <translation>Die 169 Starthände</translation>
    </message>
</context>
<context>
    <name>NamedRanges</name>
    <message>
        <source>&amp;Save the range of {seat}…</source>
        <translation>Range von {seat} &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Forget a saved range</source>
        <translation>Gespeicherte Range &amp;vergessen</translation>
    </message>
    <message>
        <source>Save this range</source>
        <translation>Diese Range speichern</translation>
    </message>
    <message>
        <source>Its name:</source>
        <translation>Ihr Name:</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>space</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>{text}, heading</source>
        <translation>{text}, Überschrift</translation>
    </message>
</context>
<context>
    <name>PagesPanel</name>
    <message>
        <source>Explain which seat</source>
        <translation>Welchen Platz erklären</translation>
    </message>
    <message>
        <source>Explain which seat, or the verdict</source>
        <translation>Welchen Platz erklären, oder das Ergebnis</translation>
    </message>
    <message>
        <source>Why pane</source>
        <translation>Bereich Warum</translation>
    </message>
    <message>
        <source>Odds pane</source>
        <translation>Bereich Odds</translation>
    </message>
    <message>
        <source>Nuts pane</source>
        <translation>Bereich Nuts</translation>
    </message>
    <message>
        <source>Lows pane</source>
        <translation>Bereich Lows</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Warum</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Odds</translation>
    </message>
    <message>
        <source>&amp;Nuts</source>
        <translation>&amp;Nuts</translation>
    </message>
    <message>
        <source>&amp;Lows</source>
        <translation>&amp;Lows</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>The verdict</source>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>The answer is hidden until you reveal it.</source>
        <translation>Die Antwort ist verborgen, bis sie gezeigt wird.</translation>
    </message>
    <message>
        <source>{seat}&apos;s range: {range}.</source>
        <translation>Range von {seat}: {range}.</translation>
    </message>
    <message>
        <source>{seat} has no cards yet.</source>
        <translation>{seat} hat noch keine Karten.</translation>
    </message>
    <message>
        <source>The cards of {seat} are unknown.</source>
        <translation>Die Karten von {seat} sind unbekannt.</translation>
    </message>
    <message>
        <source>No verdict yet: give two seats a hand.</source>
        <translation>Noch kein Ergebnis: zwei Plätzen eine Hand geben.</translation>
    </message>
    <message>
        <source>A low has five cards; there are fewer so far.</source>
        <translation>Ein Low hat fünf Karten; bisher sind es weniger.</translation>
    </message>
    <message>
        <source>{seat} is ahead now</source>
        <translation>{seat} liegt jetzt vorn</translation>
    </message>
    <message>
        <source>No odds yet: give a seat cards.</source>
        <translation>Noch keine Odds: einem Platz Karten geben.</translation>
    </message>
    <message>
        <source>Every deal is being counted.</source>
        <translation>Alle Verteilungen werden gezählt.</translation>
    </message>
    <message>
        <source>No card is to come: see Why.</source>
        <translation>Es kommt keine Karte mehr: siehe Warum.</translation>
    </message>
    <message>
        <source>Every hand is being counted.</source>
        <translation>Alle Hände werden gezählt.</translation>
    </message>
    <message>
        <source>Give these cards to {seat}</source>
        <translation>{seat} diese Karten geben</translation>
    </message>
    <message>
        <source>Give these cards to a new seat</source>
        <translation>Diese Karten einem neuen Platz geben</translation>
    </message>
    <message>
        <source>Board {number}: {outs}</source>
        <translation>Board {number}: {outs}</translation>
    </message>
    <message>
        <source>{seat} gets {chips} of the pot.</source>
        <translation>{seat} bekommt {chips} vom Pot.</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Page {number}</source>
        <translation>Seite {number}</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Deal again from a number</source>
        <translation>Erneut nach Nummer geben</translation>
    </message>
    <message>
        <source>The same number deals the same cards:</source>
        <translation>Dieselbe Nummer gibt dieselben Karten:</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
</context>
<context>
    <name>PotEditor</name>
    <message>
        <source>Pot and bets</source>
        <translation>Pot und Einsätze</translation>
    </message>
    <message>
        <source>Chips that are nobody&apos;s bet, such as antes</source>
        <translation>Chips, die niemandes Einsatz sind, etwa Antes</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Dead money</source>
        <translation>Totes Geld</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Setzt</translation>
    </message>
    <message>
        <source>To call</source>
        <translation>Zum Callen</translation>
    </message>
    <message>
        <source>In for in all</source>
        <translation>Gesamteinsatz</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>{seat} bets</source>
        <translation>Einsatz von {seat}</translation>
    </message>
    <message>
        <source>{seat} to call</source>
        <translation>Zum Callen für {seat}</translation>
    </message>
    <message>
        <source>{seat} is in for</source>
        <translation>Gesamteinsatz von {seat}</translation>
    </message>
    <message>
        <source>{seat} is all in</source>
        <translation>{seat} ist all-in</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>all-in</translation>
    </message>
</context>
<context>
    <name>PotPill</name>
    <message>
        <source>+ Pot</source>
        <translation>+ Pot</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>The pot and the bets</source>
        <translation>Der Pot und die Einsätze</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>They share it</source>
        <translation>Sie teilen ihn</translation>
    </message>
    <message>
        <source>Which seats split the pot?</source>
        <translation>Welche Plätze teilen den Pot?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Share of Seat A, {percent}</source>
        <translation>Anteil von Platz A, {percent}</translation>
    </message>
    <message>
        <source>off by {count} points</source>
        <translation>um {count} Prozentpunkte daneben</translation>
    </message>
    <message>
        <source>off by 1 point</source>
        <translation>um 1 Prozentpunkt daneben</translation>
    </message>
    <message>
        <source>{done} of {all} answered</source>
        <translation>{done} von {all} beantwortet</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>Weiß nicht</translation>
    </message>
    <message>
        <source>What was missed</source>
        <translation>Was falsch war</translation>
    </message>
    <message>
        <source>Answers by topic</source>
        <translation>Antworten nach Thema</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Nach Tag</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name on the page</source>
        <translation>Name auf der Seite</translation>
    </message>
</context>
<context>
    <name>PracticePane</name>
    <message>
        <source>Practice pane</source>
        <translation>Bereich Üben</translation>
    </message>
    <message>
        <source>Which hand wins?</source>
        <translation>Welche Hand gewinnt?</translation>
    </message>
    <message>
        <source>What is this hand?</source>
        <translation>Was ist das für eine Hand?</translation>
    </message>
    <message>
        <source>What is the nuts?</source>
        <translation>Was sind die Nuts?</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>Was ist sie wert?</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Stufe {level}</translation>
    </message>
    <message>
        <source>{count} questions</source>
        <translation>{count} Fragen</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Übungsblatt</translation>
    </message>
    <message>
        <source>New &amp;round</source>
        <translation>Neue &amp;Runde</translation>
    </message>
    <message>
        <source>E&amp;xam</source>
        <translation>&amp;Prüfung</translation>
    </message>
    <message>
        <source>En&amp;d the round</source>
        <translation>Runde b&amp;eenden</translation>
    </message>
    <message>
        <source>Save a &amp;sheet…</source>
        <translation>Übungsblatt &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Dr&amp;ucken…</translation>
    </message>
    <message>
        <source>Finish what you are typing, then choose New round</source>
        <translation>Zuerst das Eintippen beenden, dann „Neue Runde“ wählen</translation>
    </message>
    <message>
        <source>{question} {hint}</source>
        <translation>{question} {hint}</translation>
    </message>
    <message>
        <source>See the results</source>
        <translation>Ergebnisse ansehen</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>{said}. {why}</source>
        <translation>{said}. {why}</translation>
    </message>
    <message>
        <source>All answers are forgotten</source>
        <translation>Alle Antworten sind vergessen</translation>
    </message>
    <message>
        <source>All answers are back</source>
        <translation>Alle Antworten sind wieder da</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>{right} of {every} right</source>
        <translation>{right} von {every} richtig</translation>
    </message>
    <message>
        <source>Print the answers</source>
        <translation>Antworten drucken</translation>
    </message>
    <message>
        <source>The page could not be printed</source>
        <translation>Die Seite konnte nicht gedruckt werden</translation>
    </message>
    <message>
        <source>Another choice ends the exam</source>
        <translation>Eine andere Wahl beendet die Prüfung</translation>
    </message>
    <message>
        <source>Another choice begins a new round</source>
        <translation>Eine andere Wahl beginnt eine neue Runde</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>&amp;Empty the cache of files of hands: {size}</source>
        <translation>Cache der Handdateien &amp;leeren: {size}</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Print the table</source>
        <translation>Tisch drucken</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>ProgressStrip</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Not done: {why}</source>
        <translation>Nicht ausgeführt: {why}</translation>
    </message>
    <message>
        <source>Click a card to take it back, or clear the table</source>
        <translation>Zum Zurücknehmen eine Karte anklicken, oder den Tisch leeren</translation>
    </message>
    <message>
        <source>All cards are dealt</source>
        <translation>Alle Karten sind gegeben</translation>
    </message>
    <message>
        <source>Click a place of a seat to go on there</source>
        <translation>Ein Feld eines Platzes anklicken, um dort weiterzumachen</translation>
    </message>
    <message>
        <source>A dead card</source>
        <translation>Eine tote Karte</translation>
    </message>
    <message>
        <source>Click a card, or type it: A S is the ace of spades</source>
        <translation>Karte anklicken oder eintippen: A S ist das Pik-Ass</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Page setup</source>
        <translation>Seite einrichten</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Rail</source>
        <translation>Leiste</translation>
    </message>
</context>
<context>
    <name>RangePanel</name>
    <message>
        <source>QQ+, AKs, 15%</source>
        <translation>QQ+, AKs, 15%</translation>
    </message>
    <message>
        <source>The range as text</source>
        <translation>Die Range als Text</translation>
    </message>
    <message>
        <source>The best hands, in per cent</source>
        <translation>Die besten Hände, in Prozent</translation>
    </message>
    <message>
        <source>{hand} has {share}</source>
        <translation>{hand} hat {share}</translation>
    </message>
    <message>
        <source>{hand}</source>
        <translation>{hand}</translation>
    </message>
    <message>
        <source>{hand} is not in the range</source>
        <translation>{hand} ist nicht in der Range</translation>
    </message>
    <message>
        <source>{size}; painted at {weight}</source>
        <translation>{size}; gemalt mit {weight}</translation>
    </message>
</context>
<context>
    <name>Ranges</name>
    <message>
        <source>suited</source>
        <translation>suited</translation>
    </message>
    <message>
        <source>offsuit</source>
        <translation>offsuit</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Known ranges</source>
        <translation>Beka&amp;nnte Ranges</translation>
    </message>
    <message>
        <source>{left} of {whole} combos</source>
        <translation>{left} von {whole} Combos</translation>
    </message>
    <message>
        <source>{whole} combos</source>
        <translation>{whole} Combos</translation>
    </message>
    <message>
        <source>{combos}, {percent} of all</source>
        <translation>{combos} ({percent})</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>against</source>
        <translation>gegen,versus</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch,auf dem Board,auf dem Flop,auf,am Board,am Flop,am Tisch</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Board,Gemeinschaftskarten</translation>
    </message>
    <message>
        <source>flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>river</source>
        <translation>River</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot,tote,tote Karten,tote Karte</translation>
    </message>
    <message>
        <source>has</source>
        <translation>hat,hält,zeigt</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>Pot,Topf</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>setzt</translation>
    </message>
    <message>
        <source>to call</source>
        <translation>zu callen,zu zahlen,muss callen</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>in for</source>
        <translation>dabei mit,drin mit,mit</translation>
    </message>
    <message>
        <source>for</source>
        <translation>für</translation>
    </message>
    <message>
        <source>pair of</source>
        <translation>Paar,Paar von,zwei,Pärchen</translation>
    </message>
    <message>
        <source>suited</source>
        <translation>suited,gleichfarbig,gleiche Farbe,in einer Farbe</translation>
    </message>
    <message>
        <source>offsuit</source>
        <translation>offsuit,verschiedenfarbig,ungleichfarbig</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig,beliebig,zufällige Hand,beliebige Hand,beliebige zwei Karten,zwei beliebige Karten,irgendwas,irgendeine Hand</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>unbekannte Karte,unbekannt,verdeckte Karte,verdeckt</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>wild</translation>
    </message>
    <message>
        <source>came from behind</source>
        <translation>von hinten gewonnen,kam von hinten</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>all-in,alles gesetzt</translation>
    </message>
    <message>
        <source>showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>paid otherwise</source>
        <translation>anders ausgezahlt,anders bezahlt</translation>
    </message>
    <message>
        <source>hero</source>
        <translation>Hero,Held</translation>
    </message>
    <message>
        <source>split pot</source>
        <translation>Split Pot,geteilter Pot</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen,gewann</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren,verlor</translation>
    </message>
    <message>
        <source>when</source>
        <translation>wann</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>Blinds,Blindhöhe</translation>
    </message>
    <message>
        <source>the</source>
        <translation>der,die,das,den,dem,ein,eine,einen,einem</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Queens</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bub,Buben,Jack,Bauer</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Jacks,Bauern</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Treff,Kreuze</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karos,Eckstein</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herzen,Coeur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Piks,Schippe,Schippen</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>{name}  ({folder})</source>
        <translation>{name}  ({folder})</translation>
    </message>
    <message>
        <source>No file yet</source>
        <translation>Noch keine Datei</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
</context>
<context>
    <name>RowsView</name>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Source: {source}</source>
        <translation>Quelle: {source}</translation>
    </message>
    <message>
        <source>Rule: {title}</source>
        <translation>Regel: {title}</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>What to look up</source>
        <translation>Was nachgeschlagen wird</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Kinds of hand</source>
        <translation>Pokerhände</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Rules pane</source>
        <translation>Bereich Regeln</translation>
    </message>
    <message>
        <source>What matters here</source>
        <translation>Was hier wichtig ist</translation>
    </message>
    <message>
        <source>No ruling has all these words; try fewer, or their beginnings</source>
        <translation>Keine Regel enthält alle diese Wörter; mit weniger davon oder mit Wortanfängen suchen</translation>
    </message>
    <message>
        <source>Rulings found: {count}</source>
        <translation>Gefundene Regeln: {count}</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>{name}: {rest}</source>
        <translation>{name}: {rest}</translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <translation>{action} ({key})</translation>
    </message>
    <message>
        <source>Nothing further</source>
        <translation>Nichts weiter</translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Read why</source>
        <translation>Lesen, warum</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>Stop counting the odds</source>
        <translation>Das Zählen der Odds anhalten</translation>
    </message>
    <message>
        <source>Longer ▾</source>
        <translation>Länger ▾</translation>
    </message>
    <message>
        <source>Estimate for longer</source>
        <translation>Länger schätzen</translation>
    </message>
    <message>
        <source>Verdict: {verdict}</source>
        <translation>Ergebnis: {verdict}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Grund: {reason}</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} Sekunden</translation>
    </message>
    <message>
        <source>Until stopped</source>
        <translation>Bis zum Stopp</translation>
    </message>
</context>
<context>
    <name>ScreenReaderNews</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Grund: {reason}</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Name of {seat}</source>
        <translation>Name von {seat}</translation>
    </message>
    <message>
        <source>What to do with {seat}</source>
        <translation>Aktionen für {seat}</translation>
    </message>
    <message>
        <source>&amp;Name this seat</source>
        <translation>Platz &amp;benennen</translation>
    </message>
    <message>
        <source>&amp;Swap with</source>
        <translation>&amp;Tauschen mit</translation>
    </message>
    <message>
        <source>&amp;Swap with {seat}</source>
        <translation>&amp;Tauschen mit {seat}</translation>
    </message>
    <message>
        <source>R&amp;andom cards of its range</source>
        <translation>&amp;Zufällige Karten der Range</translation>
    </message>
    <message>
        <source>R&amp;andom cards</source>
        <translation>&amp;Zufällige Karten</translation>
    </message>
    <message>
        <source>&amp;Clear this seat</source>
        <translation>Platz &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Take the range away</source>
        <translation>Range &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Remove this seat</source>
        <translation>Platz ent&amp;fernen</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings cannot be read; they stay in {file}</source>
        <translation>Die Einstellungen sind nicht lesbar; sie bleiben in {file}</translation>
    </message>
    <message>
        <source>This cannot be kept for the next start: {file}</source>
        <translation>Das lässt sich nicht für den nächsten Start aufbewahren: {file}</translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzen</translation>
    </message>
    <message>
        <source>Bar of shares</source>
        <translation>Balken der Anteile</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>wird gezählt</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Name ______________________   Date ____________</source>
        <translation>Name ______________________   Datum ____________</translation>
    </message>
    <message>
        <source>Exercises: {game}, level {level}</source>
        <translation>Übungen: {game}, Stufe {level}</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Startzahl {seed}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>{question} If the pot is split, tick all who share it.</source>
        <translation>{question} Bei Split Pot alle ankreuzen, die ihn teilen.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
</context>
<context>
    <name>SlotRow</name>
    <message>
        <source>{place}, card {number}: {card}</source>
        <translation>{place}, Karte {number}: {card}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>StreetTile</name>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Show the table as it was</source>
        <translation>Den Tisch zeigen, wie er war</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
</context>
<context>
    <name>StreetsStrip</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Streets</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Clear the text</source>
        <translation>Text löschen</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Table {number}</source>
        <translation>Tisch {number}</translation>
    </message>
    <message>
        <source>{answer} - {title}</source>
        <translation>{answer} - {title}</translation>
    </message>
</context>
<context>
    <name>Totals</name>
    <message>
        <source>{hand} {share}</source>
        <translation>{hand} {share}</translation>
    </message>
    <message>
        <source>By hand: {hands}</source>
        <translation>Nach Hand: {hands}</translation>
    </message>
    <message>
        <source>{seat} wins: {count}</source>
        <translation>{seat} gewinnt: {count}</translation>
    </message>
    <message>
        <source>Split: {count}</source>
        <translation>Split: {count}</translation>
    </message>
    <message>
        <source>Without a showdown: {count}</source>
        <translation>Ohne Showdown: {count}</translation>
    </message>
    <message>
        <source>Paid otherwise: {count}</source>
        <translation>Anders ausgezahlt: {count}</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Tray</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>Bet sizes</source>
        <translation>Einsatzhöhen</translation>
    </message>
    <message>
        <source>What the deck shows</source>
        <translation>Was das Deck zeigt</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Unknown card</source>
        <translation>Unbekannte Karte</translation>
    </message>
    <message>
        <source>Place a card that is there, but that nobody has seen ({key})</source>
        <translation>Eine Karte legen, die da ist, die aber niemand gesehen hat ({key})</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Tote Karten</translation>
    </message>
    <message>
        <source>The next card is out of play, for everybody</source>
        <translation>Die nächste Karte ist für alle aus dem Spiel</translation>
    </message>
    <message>
        <source>{rank} … now the suit: C, D, H or S</source>
        <translation>{rank} … jetzt die Farbe: C, D, H oder S</translation>
    </message>
    <message>
        <source>Keep the boards</source>
        <translation>Boards behalten</translation>
    </message>
    <message>
        <source>Keep the board</source>
        <translation>Board behalten</translation>
    </message>
    <message>
        <source>Play as {game}?</source>
        <translation>Als {game} spielen?</translation>
    </message>
    <message>
        <source>If {seat} bets more or less</source>
        <translation>Wenn {seat} mehr oder weniger setzt</translation>
    </message>
    <message>
        <source>{chips} in the pot before the bet</source>
        <translation>{chips} im Pot vor dem Einsatz</translation>
    </message>
    <message>
        <source>Type a card, or open the deck</source>
        <translation>Karte eintippen oder das Deck öffnen</translation>
    </message>
    <message>
        <source>Open the deck to change a card</source>
        <translation>Deck öffnen, um eine Karte zu ändern</translation>
    </message>
    <message>
        <source>{seat}&apos;s share after each card</source>
        <translation>Anteil von {seat} nach jeder Karte</translation>
    </message>
    <message>
        <source>what the hand would become</source>
        <translation>was aus der Hand würde</translation>
    </message>
    <message>
        <source>{text} · {pots}</source>
        <translation>{text} · {pots}</translation>
    </message>
    <message>
        <source>Open the deck</source>
        <translation>Deck öffnen</translation>
    </message>
    <message>
        <source>Fold the deck</source>
        <translation>Deck einklappen</translation>
    </message>
</context>
<context>
    <name>UndoableTable</name>
    <message>
        <source>Done: {step}</source>
        <translation>Erledigt: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Rückgängig: {step}</translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation>Wiederholt: {step}</translation>
    </message>
</context>
<context>
    <name>UnknownSeats</name>
    <message>
        <source>Make the seat un&amp;known</source>
        <translation>Den Platz unbe&amp;kannt machen</translation>
    </message>
    <message>
        <source>Make {seat} un&amp;known</source>
        <translation>{seat} unbe&amp;kannt machen</translation>
    </message>
    <message>
        <source>Give a &amp;range…</source>
        <translation>Ran&amp;ge angeben…</translation>
    </message>
</context>
<context>
    <name>UnreadFiles</name>
    <message>
        <source>A file of the program cannot be read; it is kept as {file}</source>
        <translation>Eine Datei des Programms war nicht lesbar; sie ist aufbewahrt als {file}</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Hide the rest</source>
        <translation>Rest ausblenden</translation>
    </message>
    <message>
        <source>Show the rest</source>
        <translation>Rest zeigen</translation>
    </message>
    <message>
        <source>no low</source>
        <translation>kein Low</translation>
    </message>
    <message>
        <source>&lt;b&gt;{seat}:&lt;/b&gt; {hand}</source>
        <translation>&lt;b&gt;{seat}:&lt;/b&gt; {hand}</translation>
    </message>
    <message>
        <source>{seat}, does not play: {cards}.</source>
        <translation>{seat}, spielt nicht: {cards}.</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>bleibt übrig</translation>
    </message>
    <message>
        <source>{what}, equal: {one}; {other}.</source>
        <translation>{what}, gleich: {one}; {other}.</translation>
    </message>
    <message>
        <source>{what} decides: {one}; {other}.</source>
        <translation>{what} entscheidet: {one}; {other}.</translation>
    </message>
    <message>
        <source>{seat}, no card</source>
        <translation>{seat}, keine Karte</translation>
    </message>
    <message>
        <source>{seat}, {what} ({cards})</source>
        <translation>{seat}, {what} ({cards})</translation>
    </message>
</context>
<context>
    <name>Visit</name>
    <message>
        <source>The hand is on the table now; Undo brings back what was there</source>
        <translation>Die Hand liegt jetzt auf dem Tisch; Rückgängig holt zurück, was dort war</translation>
    </message>
    <message>
        <source>Changed: a copy of this hand is on the table</source>
        <translation>Geändert: Auf dem Tisch liegt eine Kopie dieser Hand</translation>
    </message>
</context>
<context>
    <name>analyser</name>
    <message>
        <source>The pot</source>
        <translation>Der Pot</translation>
    </message>
    <message>
        <source>The dead money</source>
        <translation>Das tote Geld</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Die Hand</translation>
    </message>
    <message>
        <source>The number of seats</source>
        <translation>Die Zahl der Plätze</translation>
    </message>
    <message>
        <source>The number of cards</source>
        <translation>Die Zahl der Karten</translation>
    </message>
    <message>
        <source>Each seat</source>
        <translation>Jeder Platz</translation>
    </message>
    <message>
        <source>cards, as text such as “As Kd” or as a list of them</source>
        <translation>Karten, als Text wie „As Kd“ oder als Liste davon</translation>
    </message>
    <message>
        <source>a list of hands, such as [“AhKh”, “QsQd”]</source>
        <translation>einer Liste von Händen, etwa [„AhKh“, „QsQd“]</translation>
    </message>
    <message>
        <source>the name of a game, such as “holdem”</source>
        <translation>dem Namen eines Spiels, etwa „holdem“</translation>
    </message>
    <message>
        <source>the path of a file or of a folder</source>
        <translation>dem Pfad einer Datei oder eines Ordners</translation>
    </message>
    <message>
        <source>The number of jobs</source>
        <translation>Die Zahl der Jobs</translation>
    </message>
    <message>
        <source>options by their names, such as {example}</source>
        <translation>Optionen mit ihren Namen, etwa {example}</translation>
    </message>
    <message>
        <source>The seed</source>
        <translation>Die Startzahl</translation>
    </message>
    <message>
        <source>The number of deals</source>
        <translation>Die Zahl der Verteilungen</translation>
    </message>
    <message>
        <source>What have I got?</source>
        <translation>Was habe ich?</translation>
    </message>
    <message>
        <source>Two pair, aces and eights</source>
        <translation>Zwei Paare, Asse und Achten</translation>
    </message>
    <message>
        <source>Which hand wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>Two hands, before the flop</source>
        <translation>Zwei Hände, vor dem Flop</translation>
    </message>
    <message>
        <source>Which range wins?</source>
        <translation>Welche Range gewinnt?</translation>
    </message>
    <message>
        <source>On Q♠ 7♥ 2♣</source>
        <translation>Auf Q♠ 7♥ 2♣</translation>
    </message>
    <message>
        <source>Call or fold?</source>
        <translation>Call oder Fold?</translation>
    </message>
    <message>
        <source>On Q♠ 7♠ 2♣, a bet of half the pot</source>
        <translation>Q♠ 7♠ 2♣, halber Pot gesetzt</translation>
    </message>
    <message>
        <source>Who gets the low?</source>
        <translation>Wer hat das Low?</translation>
    </message>
    <message>
        <source>Omaha hi-lo, on 4♠ 5♦ 8♣</source>
        <translation>Omaha Hi-Lo, auf 4♠ 5♦ 8♣</translation>
    </message>
    <message>
        <source>Test me</source>
        <translation>Wissen testen</translation>
    </message>
    <message>
        <source>20 hands: who wins?</source>
        <translation>20 Hände: Wer gewinnt?</translation>
    </message>
    <message>
        <source>The best {share}</source>
        <translation>Die besten {share}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Two of ten to ace, no pair</source>
        <translation>Zwei von Zehn bis Ass, kein Paar</translation>
    </message>
    <message>
        <source>Suited connectors</source>
        <translation>Suited Connectors</translation>
    </message>
    <message>
        <source>Suited aces</source>
        <translation>Asse suited</translation>
    </message>
    <message>
        <source>Any two cards</source>
        <translation>Beliebige zwei Karten</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it is larger than any table</source>
        <translation>sie ist größer als jeder Tisch</translation>
    </message>
    <message>
        <source>text or a card</source>
        <translation>Text oder einer Karte</translation>
    </message>
    <message>
        <source>a list of cards</source>
        <translation>einer Liste von Karten</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.|nr|1|stelle|an 1. Stelle|en|1st</translation>
    </message>
    <message>
        <source>{number}th</source>
        <translation>{number}.|nr|{number}|stelle|an {number}. Stelle|en|{number}th</translation>
    </message>
    <message>
        <source>{number}st</source>
        <translation>{number}.|nr|{number}|stelle|an {number}. Stelle|en|{number}st</translation>
    </message>
    <message>
        <source>{number}nd</source>
        <translation>{number}.|nr|{number}|stelle|an {number}. Stelle|en|{number}nd</translation>
    </message>
    <message>
        <source>{number}rd</source>
        <translation>{number}.|nr|{number}|stelle|an {number}. Stelle|en|{number}rd</translation>
    </message>
    <message>
        <source>“{argument}” is read from {wanted}, not from {value}</source>
        <translation>„{argument}“ wird aus {wanted} gelesen, nicht aus {value}</translation>
    </message>
    <message>
        <source>There is no card here; write cards as rank and suit, such as As Kd 10h</source>
        <translation>Hier ist keine Karte; Karten als Wert und Farbe schreiben, etwa As Kd 10h</translation>
    </message>
    <message>
        <source>“{token}” is not a card; write rank and suit (As, 10h, T♠), a joker (Jo), or an unknown card (??)</source>
        <translation>„{token}“ ist keine Karte; möglich sind Wert und Farbe (As, 10h, T♠), ein Joker (Jo) oder eine unbekannte Karte (??)</translation>
    </message>
    <message>
        <source>“{token}” is not a card; write {rank}s, {rank}h, {rank}d or {rank}c</source>
        <translation>„{token}“ ist keine Karte; möglich sind {rank}s, {rank}h, {rank}d oder {rank}c</translation>
    </message>
    <message>
        <source>“{token}” cannot be read from “{rest}” on; write each card as rank and suit (As, 10h, T♠), a joker (Jo), or an unknown card (??)</source>
        <translation>„{token}“ ist ab „{rest}“ nicht lesbar; jede Karte als Wert und Farbe schreiben (As, 10h, T♠), einen Joker als Jo oder eine unbekannte Karte als ??</translation>
    </message>
    <message>
        <source>“{token}” alone could be a rank or a card number; write rank and suit (10s), a card number (#10), suit and rank (&lt;3 12&gt;) or rank and suit ([13 4])</source>
        <translation>„{token}“ allein kann ein Wert oder eine Kartennummer sein; möglich sind Wert und Farbe (10s), eine Kartennummer (#10), Farbe und Wert (&lt;3 12&gt;) oder Wert und Farbe ([13 4])</translation>
    </message>
    <message>
        <source>“{token}” is outside the deck; card numbers run from #0 to #51, &lt;suit rank&gt; from &lt;0 0&gt; to &lt;3 12&gt;, and [rank suit] from [1 1] to [13 4]</source>
        <translation>„{token}“ liegt außerhalb des Decks; Kartennummern gehen von #0 bis #51, &lt;Farbe Wert&gt; von &lt;0 0&gt; bis &lt;3 12&gt; und [Wert Farbe] von [1 1] bis [13 4]</translation>
    </message>
    <message>
        <source>{card} is there twice, {first} and {second}</source>
        <translation>{card} kommt zweimal vor: {first_stelle} und {second_stelle}</translation>
    </message>
    <message>
        <source>{card} is already {where}</source>
        <translation>{card} liegt schon {where}</translation>
    </message>
    <message>
        <source>Every place is full, so {card} was not placed; take a card back first</source>
        <translation>Alle Felder sind belegt, deshalb wurde {card} nicht gelegt; zuerst eine Karte zurücknehmen</translation>
    </message>
    <message>
        <source>{place} has an unknown card beyond the {dealt} that are dealt in {game}, so there is no telling how many are to come; take it back</source>
        <translation>{place} hat eine unbekannte Karte mehr als die {dealt}, die in {game} ausgeteilt werden, und es ist unklar, wie viele noch kommen; die Karte zurücknehmen</translation>
    </message>
    <message>
        <source>{count} cards do not fit, there is room for {room}; nothing was placed</source>
        <translation>{count} Karten passen nicht, es ist Platz für {room}; nichts wurde gelegt</translation>
    </message>
    <message>
        <source>{place} has {count} cards; in {game} it holds {most} at most, so leave some out, or name the game if it is another</source>
        <translation>{place} hat {count} Karten; in {game} sind es höchstens {most}: einige weglassen oder das Spiel nennen, falls es ein anderes ist</translation>
    </message>
    <message>
        <source>{place} has too few cards: {count}; in {game} it needs {least}, so give more, or name the game if it is another</source>
        <translation>{place} hat zu wenige Karten: {count}; in {game} braucht es {least}: mehr angeben oder das Spiel nennen, falls es ein anderes ist</translation>
    </message>
    <message>
        <source>{place} has {count} cards; in {game} it has {beside} beside a board, or {least} to {most} without one; name the game if it is another</source>
        <translation>{place} hat {count} Karten; in {game} sind es {beside} neben einem Board oder {least} bis {most} ohne Board; das Spiel nennen, falls es ein anderes ist</translation>
    </message>
    <message>
        <source>{one} has {count} cards and waits for a board, {other} has {other_count} and comes without one; in {game} give all hands the same, or the board, or name the game if it is another</source>
        <translation>{one} hat {count} Karten und wartet auf ein Board, {other} hat {other_count} und kommt ohne aus; in {game} allen Händen gleich viele geben oder das Board angeben, oder das Spiel nennen, falls es ein anderes ist</translation>
    </message>
    <message>
        <source>“{name}” is not a game; write one, such as {known}</source>
        <translation>„{name}“ ist kein Spiel; möglich sind zum Beispiel {known}</translation>
    </message>
    <message>
        <source>{game} is not played for the high alone, as “{name}” asks; write {known} or another game</source>
        <translation>{game} wird nicht allein um das High gespielt, wie „{name}“ es verlangt; möglich sind {known} oder ein anderes Spiel</translation>
    </message>
    <message>
        <source>{one} and {other} are two games; name one of them, in front of the hands</source>
        <translation>{one} und {other} sind zwei Spiele; nur eines davon vor den Händen nennen</translation>
    </message>
    <message>
        <source>The text names {named}, but the game to be played is {game}; name the same game twice, or leave one of them out</source>
        <translation>Der Text nennt {named}, gespielt werden soll aber {game}; zweimal dasselbe Spiel nennen oder eines weglassen</translation>
    </message>
    <message>
        <source>The text names {named}, but the options to be played are {options}; name the same options twice, or leave one of them out</source>
        <translation>Der Text nennt {named}, die gewählten Optionen sind aber {options}; zweimal dieselben Optionen nennen oder eine Angabe weglassen</translation>
    </message>
    <message>
        <source>{game} has no board, so the board {cards} cannot be used; leave it out</source>
        <translation>{game} hat kein Board, deshalb ist das Board {cards} nicht verwendbar; bitte weglassen</translation>
    </message>
    <message>
        <source>“{bets}” are not the bets of {count} hands; write a number for each hand, then those of folded hands with an f: 30,80,80,20f</source>
        <translation>„{bets}“ sind nicht die Einsätze von {count} Händen; für jede Hand eine Zahl schreiben, danach die der gefoldeten Hände mit einem f: 30,80,80,20f</translation>
    </message>
    <message>
        <source>The bets make the pot; give either the pot or the bets, not both</source>
        <translation>Die Einsätze bilden den Pot; entweder den Pot oder die Einsätze angeben, nicht beides</translation>
    </message>
    <message>
        <source>The dead money goes with bets; without bets, count it into the pot</source>
        <translation>Totes Geld setzt Einsätze voraus; ohne Einsätze gehört es in den Pot</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” do not go together; leave one out</source>
        <translation>„{one}“ und „{other}“ passen nicht zusammen; eines davon weglassen</translation>
    </message>
    <message>
        <source>There are no questions with jokers or wild cards; leave them out</source>
        <translation>Fragen mit Jokern oder Wild Cards gibt es nicht; bitte weglassen</translation>
    </message>
    <message>
        <source>{card} cannot be used in {game}; use the {count} cards from {first} to As</source>
        <translation>{card} ist in {game} nicht verwendbar; möglich sind die {count} Karten von {first} bis As</translation>
    </message>
    <message>
        <source>{card} cannot be used in {game} as it is played here; choose the joker as bug or wild</source>
        <translation>{card} ist in {game}, wie es hier gespielt wird, nicht verwendbar; den Joker als bug oder wild wählen</translation>
    </message>
    <message>
        <source>The number of hands is {count}; it must be from {least} to {most}</source>
        <translation>Die Zahl der Hände ist {count}; möglich sind {least} bis {most}</translation>
    </message>
    <message>
        <source>{count} seats of {dealt} cards need {needed} cards, and the deck has {deck}; play with {most} seats at most</source>
        <translation>{count} Plätze mit {dealt} Karten brauchen {needed} Karten, das Deck hat {deck}; höchstens {most} Plätze spielen</translation>
    </message>
    <message>
        <source>{count} seats of {dealt} cards and the board need {needed} cards, and the deck has {deck}; play with {most} seats at most</source>
        <translation>{count} Plätze mit {dealt} Karten und das Board brauchen {needed} Karten, das Deck hat {deck}; höchstens {most} Plätze spielen</translation>
    </message>
    <message>
        <source>{count} seats of {dealt} cards and the {boards} boards need {needed} cards, and the deck has {deck}; play with {most} seats at most</source>
        <translation>{count} Plätze mit {dealt} Karten und die {boards} Boards brauchen {needed} Karten, das Deck hat {deck}; höchstens {most} Plätze spielen</translation>
    </message>
    <message>
        <source>Two hands are compared here, and {count} are given; use sort for more</source>
        <translation>Hier werden zwei Hände verglichen, angegeben sind {count}; für mehr ist sort da</translation>
    </message>
    <message>
        <source>“{option}” is not possible here; {known}</source>
        <translation>„{option}“ ist hier nicht möglich; {known}</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”; leave it out</source>
        <translation>{game} hat keine Option „{option}“; bitte weglassen</translation>
    </message>
    <message>
        <source>{what} is {value}; it must be a whole number from {least} to {most}</source>
        <translation>{what} ist {value}; möglich ist eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>The time for an estimate is “{value}”; write a number of seconds above 0, {most} at most</source>
        <translation>Die Zeit für eine Schätzung ist „{value}“; eine Zahl von Sekunden über 0 schreiben, höchstens {most}</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number; type digits only, such as 7</source>
        <translation>„{text}“ ist keine ganze Zahl; nur Ziffern schreiben, etwa 7</translation>
    </message>
    <message>
        <source>There is nothing left to deal: in {game} the board is full, or there is none; take a card back, or choose a game with a board</source>
        <translation>Es gibt nichts mehr zu geben: In {game} ist das Board voll, oder es gibt keines; eine Karte zurücknehmen oder ein Spiel mit Board wählen</translation>
    </message>
    <message>
        <source>{wanted} cards would be needed and the deck has {deck}; ask for fewer</source>
        <translation>Nötig wären {wanted} Karten, und das Deck hat {deck}; weniger verlangen</translation>
    </message>
    <message>
        <source>“??” cannot be a dead card, as it stands for no card in particular; leave it out</source>
        <translation>„??“ kann keine tote Karte sein, denn es steht für keine bestimmte Karte; bitte weglassen</translation>
    </message>
    <message>
        <source>There are {deals} ways to deal the rest, too many to count every one within a minute or two; give more cards, leave less unknown, or ask for an estimate (--estimate)</source>
        <translation>Es gibt {deals} Möglichkeiten, den Rest zu geben, zu viele, um alle in ein bis zwei Minuten zu zählen; mehr Karten angeben, weniger offen lassen oder eine Schätzung verlangen (--estimate)</translation>
    </message>
    <message>
        <source>There is no hand in this range; write hands such as QQ+, AKs, A5s-A2s, or AhKh</source>
        <translation>In dieser Range ist keine Hand; Hände schreiben wie QQ+, AKs, A5s-A2s oder AhKh</translation>
    </message>
    <message>
        <source>“{term}” is not part of a range; write hands (QQ, AKs, AKo or AK), more of them (TT+, ATs+, A5s-A2s), two cards (AhKh), a share of all hands (15%), or random</source>
        <translation>„{term}“ ist kein Teil einer Range; möglich sind Hände (QQ, AKs, AKo oder AK), mehrere davon (TT+, ATs+, A5s-A2s), zwei Karten (AhKh), ein Anteil aller Hände (15%) oder random</translation>
    </message>
    <message>
        <source>“{term}” has the weight “{weight}”; write a number from 0 to 1 with at most two decimals, such as QQ:0.5</source>
        <translation>„{term}“ hat das Gewicht „{weight}“; eine Zahl von 0 bis 1 mit höchstens zwei Nachkommastellen schreiben, etwa QQ:0.5</translation>
    </message>
    <message>
        <source>“{term}” cannot be: a pair is always of two suits; write {pair} without s or o</source>
        <translation>„{term}“ kann es nicht geben: Ein Paar hat immer zwei Farben; {pair} ohne s oder o schreiben</translation>
    </message>
    <message>
        <source>“{term}” is not a run of hands; both ends are pairs (77-22), or have the same higher card (A5s-A2s) or the same gap (T9s-65s), and s, o or neither behind both</source>
        <translation>„{term}“ ist keine Folge von Händen; beide Enden sind Paare (77-22) oder haben die gleiche höhere Karte (A5s-A2s) oder den gleichen Abstand (T9s-65s), und hinter beiden steht s, o oder nichts</translation>
    </message>
    <message>
        <source>“{term}” cannot be: there is nothing above two cards with their suits; leave out the +, or write a hand without suits, such as AKs+</source>
        <translation>„{term}“ kann es nicht geben: Über zwei Karten mit ihren Farben gibt es nichts; das + weglassen oder eine Hand ohne Farben schreiben, etwa AKs+</translation>
    </message>
    <message>
        <source>“{term}” has one card twice; write two different cards, such as AhKh</source>
        <translation>„{term}“ hat eine Karte zweimal; zwei verschiedene Karten schreiben, etwa AhKh</translation>
    </message>
    <message>
        <source>“{term}” is not a share of all hands; write a number up to 100% with at most one decimal, such as 15% or 2.5%</source>
        <translation>„{term}“ ist kein Anteil aller Hände; eine Zahl bis 100% mit höchstens einer Nachkommastelle schreiben, etwa 15% oder 2.5%</translation>
    </message>
    <message>
        <source>“{hand}” ends in a comma; write a range of several parts in quotes, such as &quot;QQ+, AKs&quot;, or leave the comma out</source>
        <translation>„{hand}“ endet mit einem Komma; eine Range aus mehreren Teilen in Anführungszeichen schreiben, etwa &quot;QQ+, AKs&quot;, oder das Komma weglassen</translation>
    </message>
    <message>
        <source>The known cards leave no holding of the range “{range}”; add hands to it, or take cards away</source>
        <translation>Die bekannten Karten lassen keine Combo der Range „{range}“ übrig; Hände hinzufügen oder Karten wegnehmen</translation>
    </message>
    <message>
        <source>No deal gives every seat a holding of its range, as they need the same cards; add hands to one of the ranges</source>
        <translation>Keine Verteilung gibt jedem Platz eine Combo seiner Range, denn sie brauchen die gleichen Karten; einer der Ranges Hände hinzufügen</translation>
    </message>
    <message>
        <source>“{range}” is a range, and {game} has none; give the cards of the hand, or leave the game at Texas hold&apos;em</source>
        <translation>„{range}“ ist eine Range, und in {game} gibt es keine; die Karten der Hand angeben oder bei Texas Hold&apos;em bleiben</translation>
    </message>
    <message>
        <source>“{range}” is a range, and here a hand is given by its cards, such as AhKh; ranges are for odds (equity) and for a look at them (range)</source>
        <translation>„{range}“ ist eine Range, und hier wird eine Hand mit ihren Karten angegeben, etwa AhKh; Ranges sind für Odds (equity) und zum Ansehen (range)</translation>
    </message>
    <message>
        <source>The text has {count} characters, and {most} at most are read at once; paste less of it</source>
        <translation>Der Text hat {count} Zeichen, und höchstens {most} werden auf einmal gelesen; weniger davon einfügen</translation>
    </message>
    <message>
        <source>There are no cards on one side of “{mark}”; write a hand on either side, or leave it out</source>
        <translation>Auf einer Seite von „{mark}“ stehen keine Karten; auf beide Seiten eine Hand schreiben oder es weglassen</translation>
    </message>
    <message>
        <source>Write the cards of the board right after “{mark}”, or leave it out</source>
        <translation>Die Karten des Boards direkt hinter „{mark}“ schreiben oder es weglassen</translation>
    </message>
    <message>
        <source>“{mark}” cannot come after the board; write all hands first, then “@”, then the board</source>
        <translation>„{mark}“ kann nicht nach dem Board kommen; zuerst alle Hände schreiben, dann „@“, dann das Board</translation>
    </message>
    <message>
        <source>“{key}” in the rules of the game: {why}</source>
        <translation>„{key}“ in den Regeln des Spiels: {why}</translation>
    </message>
    <message>
        <source>{game} has no board; several need a game with one</source>
        <translation>{game} hat kein Board; mehrere brauchen ein Spiel mit Board</translation>
    </message>
    <message>
        <source>There are {count} boards; this takes one, so give one at a time</source>
        <translation>Es sind {count} Boards; hier ist nur eines möglich, also eines nach dem anderen angeben</translation>
    </message>
    <message>
        <source>“{cards}” is no board; each of several has three, four or five cards, or none</source>
        <translation>„{cards}“ ist kein Board; jedes von mehreren hat drei, vier oder fünf Karten oder keine</translation>
    </message>
    <message>
        <source>There are {count} boards; a deal has three at most</source>
        <translation>Es sind {count} Boards; höchstens drei sind möglich</translation>
    </message>
    <message>
        <source>“{cards}” would be a second board; write one: AhKh v QsQd @ QhJh2c</source>
        <translation>„{cards}“ wäre ein zweites Board; nur eines schreiben: AhKh v QsQd @ QhJh2c</translation>
    </message>
    <message>
        <source>The number of hands is {count}, and one is analysed at a time; write AhKh @ QhJh2c, or compare the hands</source>
        <translation>Die Zahl der Hände ist {count}, und analysiert wird nur eine; AhKh @ QhJh2c schreiben oder die Hände vergleichen</translation>
    </message>
    <message>
        <source>“{hand}” is read as one hand; write v between hands: {form}</source>
        <translation>„{hand}“ wird als eine Hand gelesen; v zwischen die Hände schreiben: {form}</translation>
    </message>
    <message>
        <source>With the {street} the board has {size} cards, and here it has {count}; write the whole board after @: AhKh v QsQd @ QhJh2c</source>
        <translation>Mit „{street}“ hat das Board {size} Karten, und hier hat es {count}; das ganze Board hinter @ schreiben: AhKh v QsQd @ QhJh2c</translation>
    </message>
    <message>
        <source>This can be read in two ways; write {one}, or {other}</source>
        <translation>Das lässt sich auf zwei Arten lesen; {one} oder {other} schreiben</translation>
    </message>
    <message>
        <source>“{word}” cannot be read here; write v between hands and the board after @, as in AhKh v QsQd @ QhJh2c</source>
        <translation>„{word}“ ist hier nicht lesbar; v zwischen die Hände schreiben und das Board hinter @, wie in AhKh v QsQd @ QhJh2c</translation>
    </message>
    <message>
        <source>“{word}” cannot be read here; write v between hands and the board after @: {form}</source>
        <translation>„{word}“ ist hier nicht lesbar; v zwischen die Hände schreiben und das Board hinter @: {form}</translation>
    </message>
    <message>
        <source>“{word}” cannot be read here; if it is a name, put a colon behind it: {form}</source>
        <translation>„{word}“ ist hier nicht lesbar; ist es ein Name, gehört ein Doppelpunkt dahinter: {form}</translation>
    </message>
    <message>
        <source>“{word}” is of nobody here; write a seat&apos;s letter or name: A to call 60, B bets 60</source>
        <translation>„{word}“ gehört hier zu niemandem; den Buchstaben oder Namen eines Platzes schreiben: A to call 60, B bets 60</translation>
    </message>
    <message>
        <source>Each hand has {board} in it; write the board once, {form}, or use sort, which takes hands that share cards</source>
        <translation>In jeder Hand steht {board}; das Board einmal schreiben, {form}, oder sort verwenden, wo Hände Karten gemeinsam haben dürfen</translation>
    </message>
    <message>
        <source>There are more than four {ranks} here; a deck has one in each suit</source>
        <translation>Hier sind mehr als vier {ranks}; ein Deck hat eine Karte davon in jeder Farbe</translation>
    </message>
    <message>
        <source>Suits decide here, and none are given; write each card as rank and suit (As, 10h, T♠)</source>
        <translation>Hier entscheiden Farben, und keine sind angegeben; jede Karte als Wert und Farbe schreiben (As, 10h, T♠)</translation>
    </message>
    <message>
        <source>“{name}” stands in front of the hands, where a game or an option is named, and is neither here; write one, such as {known}, or give each hand a name (Ann: AhKh Bob: QsQd)</source>
        <translation>„{name}“ steht vor den Händen, wo ein Spiel oder eine Option genannt wird, und ist keines von beiden; möglich sind zum Beispiel {known}, oder ein Name für jede Hand (Ann: AhKh Bob: QsQd)</translation>
    </message>
    <message>
        <source>In “{name}” cards are thrown away until {game} is left; write the two cards that each seat kept, or play {known}, where all three stay</source>
        <translation>Bei „{name}“ werden Karten abgeworfen, bis {game} übrig bleibt; schreiben Sie die zwei Karten, die jeder Platz behalten hat, oder spielen Sie {known}, wo alle drei bleiben</translation>
    </message>
    <message>
        <source>{nearest}? “{name}” is no game and no option; write it so, before a colon</source>
        <translation>{nearest}? „{name}“ ist kein Spiel und keine Option; den richtigen Namen vor einen Doppelpunkt schreiben</translation>
    </message>
    <message>
        <source>“{character}” is the knight of {suit}, which is not one of the 52 cards; a jack is the character before it, a queen the one after it</source>
        <translation>„{character}“ ist der Ritter in {suit} und keine der 52 Karten; ein Bube ist das Zeichen davor, eine Dame das dahinter</translation>
    </message>
    <message>
        <source>It is not clear whose cards “{cards}” are; put them in brackets, and before them Dealt to and a name, or a name and shows, or Board</source>
        <translation>Es ist unklar, wem die Karten „{cards}“ gehören; sie in Klammern setzen und davor „Dealt to“ und einen Namen, einen Namen und „shows“ oder „Board“ schreiben</translation>
    </message>
    <message>
        <source>Line {line}: {why}</source>
        <translation>Zeile {line}: {why}</translation>
    </message>
    <message>
        <source>“{name}” is a game that is not judged here</source>
        <translation>„{name}“ ist ein Spiel, das hier nicht ausgewertet wird</translation>
    </message>
    <message>
        <source>The hand is cut short: its end is missing</source>
        <translation>Die Hand ist abgeschnitten: Ihr Ende fehlt</translation>
    </message>
    <message>
        <source>This hand history is translated ({language}); histories are read in English only</source>
        <translation>Diese Hand History ist übersetzt ({language}); gelesen werden sie nur auf Englisch</translation>
    </message>
    <message>
        <source>This is a hand history of {site}, which is not read; histories of these are: {known}</source>
        <translation>Das ist eine Hand History von {site}, die nicht gelesen wird; gelesen werden die von: {known}</translation>
    </message>
    <message>
        <source>This is the summary of a tournament of {site}, without hands; they are in the history beside it</source>
        <translation>Das ist die Zusammenfassung eines Turniers von {site}, ohne Hände; sie stehen in der Hand History daneben</translation>
    </message>
    <message>
        <source>There is no hand for the table: {why}</source>
        <translation>Es gibt keine Hand für den Tisch: {why}</translation>
    </message>
    <message>
        <source>There are no hands here; lines of hands such as “AhKh v QsQd @ Qc Jh 2h”, CSV, PHH, OHH and histories of {known} can be read</source>
        <translation>Hier sind keine Hände; lesbar sind Zeilen mit Händen wie „AhKh v QsQd @ Qc Jh 2h“, CSV, PHH, OHH und Hand Histories von {known}</translation>
    </message>
    <message>
        <source>The hand cannot be read: {why}</source>
        <translation>Die Hand ist nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>A process that read some of the hands was ended before it was done, or ran out of memory; with fewer jobs less memory is used</source>
        <translation>Ein Prozess, der einen Teil der Hände las, wurde vorzeitig beendet oder hatte nicht genug Speicher; mit weniger Jobs wird weniger Speicher gebraucht</translation>
    </message>
    <message>
        <source>Tables for data tools need pyarrow, which is not installed here; add it with: pip install pyarrow</source>
        <translation>Tabellen für Datenwerkzeuge brauchen pyarrow, das hier nicht installiert ist; installieren mit: pip install pyarrow</translation>
    </message>
    <message>
        <source>Tables for data tools need the Python package of this program, with pyarrow; the installed program writes CSV and JSON</source>
        <translation>Tabellen für Datenwerkzeuge brauchen das Python-Paket dieses Programms mit pyarrow; das installierte Programm schreibt CSV und JSON</translation>
    </message>
    <message>
        <source>“{text}” compares with nothing; write an amount, such as pot &gt; 50</source>
        <translation>„{text}“ vergleicht mit nichts; einen Betrag schreiben, etwa pot &gt; 50</translation>
    </message>
    <message>
        <source>“{text}” finds hands of files only; look in My hands for words or cards</source>
        <translation>„{text}“ findet nur Hände in Dateien; in „Meine Hände“ nach Wörtern oder Karten suchen</translation>
    </message>
    <message>
        <source>Board: {why}</source>
        <translation>Board: {why}</translation>
    </message>
    <message>
        <source>This is not a table that can be opened ({why}); the file is kept as it is</source>
        <translation>Das ist kein Tisch, der sich öffnen lässt ({why}); die Datei bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>This table was saved by a newer version of the program (format {version}, this program reads up to {newest}); update the program to open it; the file is kept as it is</source>
        <translation>Dieser Tisch wurde mit einer neueren Version des Programms gespeichert (Format {version}, dieses Programm liest bis {newest}); zum Öffnen das Programm aktualisieren; die Datei bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Hands come as rows of {least} to {most} card numbers, whole numbers from 0 to 51, all rows of one length; this is {given}</source>
        <translation>Hände kommen als Zeilen mit {least} bis {most} Kartennummern, ganze Zahlen von 0 bis 51, alle Zeilen gleich lang; hier ist es {given}</translation>
    </message>
    <message>
        <source>“{name}” ends in neither .png nor .svg; name the picture&apos;s file with one of them</source>
        <translation>„{name}“ endet weder auf .png noch auf .svg; eine dieser Endungen anhängen</translation>
    </message>
    <message>
        <source>The picture would be {width} by {height} pixels, which is too large; draw fewer rows or shorter ones, or save it as SVG</source>
        <translation>Das Bild wäre {width} mal {height} Pixel groß, das ist zu viel; weniger oder kürzere Zeilen zeichnen oder als SVG speichern</translation>
    </message>
    <message>
        <source>the category</source>
        <translation>die Kategorie</translation>
    </message>
    <message>
        <source>the kind of hand</source>
        <translation>die Art der Hand</translation>
    </message>
    <message>
        <source>no pair</source>
        <translation>kein Paar|acc|eine Hand ohne Paar|schlaegt|eine Hand ohne Paar schlägt</translation>
    </message>
    <message>
        <source>neither has a low</source>
        <translation>keine der beiden hat ein Low</translation>
    </message>
    <message>
        <source>only one of the two has a low</source>
        <translation>nur eine der beiden hat ein Low</translation>
    </message>
    <message>
        <source>{place} of {classes} different hands. Of all four-card hands {better} are better, {equal} equal, this one counted, and {worse} worse.</source>
        <translation>Nummer {place_nr} von {classes} verschiedenen Händen. Von allen Händen aus vier Karten sind {better} besser, {equal} gleich gut, diese mitgezählt, und {worse} schlechter.</translation>
    </message>
    <message>
        <source>Choices of cards that are equally good: {count}. The first one is shown.</source>
        <translation>Gleich gute Auswahlen von Karten: {count}. Gezeigt wird die erste.</translation>
    </message>
    <message>
        <source>More than one card of a rank: {ranks}.</source>
        <translation>Mehr als eine Karte eines Wertes: {ranks}.</translation>
    </message>
    <message>
        <source>More than one card of a suit: {suits}.</source>
        <translation>Mehr als eine Karte einer Farbe: {suits}.</translation>
    </message>
    <message>
        <source>All ranks differ, and all suits: no card clashes.</source>
        <translation>Alle Werte und alle Farben sind verschieden: Keine Karte stört eine andere.</translation>
    </message>
    <message>
        <source>Cards that clash</source>
        <translation>Karten, die sich stören</translation>
    </message>
    <message>
        <source>Of cards that clash one plays: as many cards as possible, and then the lowest.</source>
        <translation>Von Karten, die sich stören, spielt eine: so viele Karten wie möglich, und dann die niedrigsten.</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Spielt</translation>
    </message>
    <message>
        <source>A badugi has four cards; this is what there is so far.</source>
        <translation>Ein Badugi hat vier Karten; das ist der Stand bisher.</translation>
    </message>
    <message>
        <source>Which cards play</source>
        <translation>Welche Karten spielen</translation>
    </message>
    <message>
        <source>The rank is {rank}: how many cards play, then their ranks from the highest down, the ace 1. More cards beat fewer; then the first rank that differs decides, the lower one wins.</source>
        <translation>Der Rang ist {rank}: wie viele Karten spielen, dann ihre Werte vom höchsten abwärts, das Ass als 1. Mehr Karten schlagen weniger; danach entscheidet der erste Wert, der verschieden ist, und der niedrigere gewinnt.</translation>
    </message>
    <message>
        <source>The rank</source>
        <translation>Der Rang</translation>
    </message>
    <message>
        <source>Best five</source>
        <translation>Die besten fünf</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>Spielt nicht</translation>
    </message>
    <message>
        <source>Equal choices</source>
        <translation>Gleich gute Auswahlen</translation>
    </message>
    <message>
        <source>Its place among all hands</source>
        <translation>Der Rang unter allen Händen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher|tile|Preflop</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>No match: all ranks differ.</source>
        <translation>Keine Übereinstimmung: Alle Werte sind verschieden.</translation>
    </message>
    <message>
        <source>One match: a pair.</source>
        <translation>Eine Übereinstimmung: ein Paar.</translation>
    </message>
    <message>
        <source>Two matches apart: two pair.</source>
        <translation>Zwei getrennte Übereinstimmungen: zwei Paare.</translation>
    </message>
    <message>
        <source>Two matches together: three of a kind.</source>
        <translation>Zwei Übereinstimmungen nebeneinander: ein Drilling.</translation>
    </message>
    <message>
        <source>Three matches, one apart: a full house.</source>
        <translation>Drei Übereinstimmungen, eine davon getrennt: ein Full House.</translation>
    </message>
    <message>
        <source>Three matches together: four of a kind.</source>
        <translation>Drei Übereinstimmungen nebeneinander: ein Vierling.</translation>
    </message>
    <message>
        <source>Four matches: five of a kind, which takes a joker or a wild card.</source>
        <translation>Vier Übereinstimmungen: ein Fünfling; dazu braucht es einen Joker oder eine Wild Card.</translation>
    </message>
    <message>
        <source>The cards are in order already; nothing moves.</source>
        <translation>Die Karten sind schon in der richtigen Reihenfolge; nichts wird verschoben.</translation>
    </message>
    <message>
        <source>The pair moves to the end.</source>
        <translation>Das Paar rückt ans Ende.</translation>
    </message>
    <message>
        <source>Both pairs move to the end, past the kicker.</source>
        <translation>Beide Paare rücken ans Ende, hinter den Kicker.</translation>
    </message>
    <message>
        <source>The three of a kind moves to the end.</source>
        <translation>Der Drilling rückt ans Ende.</translation>
    </message>
    <message>
        <source>The four of a kind moves past the kicker.</source>
        <translation>Der Vierling rückt hinter den Kicker.</translation>
    </message>
    <message>
        <source>{place} of {classes} different hands. Of all five-card hands {better} are better, {equal} equal, this one counted, and {worse} worse.</source>
        <translation>Nummer {place_nr} von {classes} verschiedenen Händen. Von allen Händen aus fünf Karten sind {better} besser, {equal} gleich gut, diese mitgezählt, und {worse} schlechter.</translation>
    </message>
    <message>
        <source>{place} of {classes} different hands. Of all three-card hands {better} are better, {equal} equal, this one counted, and {worse} worse.</source>
        <translation>Nummer {place_nr} von {classes} verschiedenen Händen. Von allen Händen aus drei Karten sind {better} besser, {equal} gleich gut, diese mitgezählt, und {worse} schlechter.</translation>
    </message>
    <message>
        <source>{count} choices of five are as good; the first is taken as the best five.</source>
        <translation>{count} Auswahlen von fünf Karten sind gleich gut; die erste gilt als die besten fünf.</translation>
    </message>
    <message>
        <source>Choices of five cards looked at: {count}. The best one plays, nothing else.</source>
        <translation>Geprüfte Auswahlen von fünf Karten: {count}. Die beste spielt, sonst nichts.</translation>
    </message>
    <message>
        <source>Choosing five cards</source>
        <translation>Fünf Karten auswählen</translation>
    </message>
    <message>
        <source>A hand has five cards. This is what there is so far: pairs and more of a kind count already, straights and flushes do not.</source>
        <translation>Eine Hand hat fünf Karten. Das ist der Stand bisher: Paare, Drillinge und Vierlinge zählen schon, Straßen und Flushes nicht.</translation>
    </message>
    <message>
        <source>No more than {hand} cards of the hand and {board} of the board count.</source>
        <translation>Es zählen höchstens {hand} Karten der Hand und {board} vom Board.</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>The {wild} stands for the {card}.</source>
        <translation>{wild_Der} steht für {card_den}.</translation>
    </message>
    <message>
        <source>The {wild} stands for itself.</source>
        <translation>{wild_Der} steht für sich selbst.</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Wild Cards</translation>
    </message>
    <message>
        <source>The {wild} is a fifth {rank}.</source>
        <translation>{wild_Der} zählt als {rank_fuenft}.</translation>
    </message>
    <message>
        <source>Sorting by rank</source>
        <translation>Nach Wert sortieren</translation>
    </message>
    <message>
        <source>From low to high, the ace highest.</source>
        <translation>Von niedrig nach hoch, das Ass am höchsten.</translation>
    </message>
    <message>
        <source>1 where neighbours have the same rank, else 0: the match pattern {bits}, as a number {number}.</source>
        <translation>1, wo Nachbarn den gleichen Wert haben, sonst 0: das Muster {bits}, als Zahl {number}.</translation>
    </message>
    <message>
        <source>Comparing neighbours</source>
        <translation>Nachbarn vergleichen</translation>
    </message>
    <message>
        <source>Hands of a kind compare from the end: groups before kickers.</source>
        <translation>Gleichartige Hände werden vom Ende her verglichen: Gruppen vor Kickern.</translation>
    </message>
    <message>
        <source>Moving groups to the end</source>
        <translation>Gruppen ans Ende rücken</translation>
    </message>
    <message>
        <source>The first pair moves to just before the second pair.</source>
        <translation>Das erste Paar rückt direkt vor das zweite.</translation>
    </message>
    <message>
        <source>The three of a kind moves past the pair.</source>
        <translation>Der Drilling rückt hinter das Paar.</translation>
    </message>
    <message>
        <source>All suits equal the first: a flush.</source>
        <translation>Alle Karten haben die Farbe der ersten: ein Flush.</translation>
    </message>
    <message>
        <source>Not all suits equal the first: no flush.</source>
        <translation>Nicht alle Karten haben die Farbe der ersten: kein Flush.</translation>
    </message>
    <message>
        <source>Testing for a flush</source>
        <translation>Auf Flush prüfen</translation>
    </message>
    <message>
        <source>How far it is from each rank down to the next.</source>
        <translation>Der Abstand von jedem Wert zum nächstniedrigeren.</translation>
    </message>
    <message>
        <source>An ace may also stand below the lowest rank, so the first difference counts modulo {modulus}: {difference} leaves {remainder}.</source>
        <translation>Ein Ass darf auch unter dem niedrigsten Wert stehen, deshalb zählt der erste Abstand modulo {modulus}: von {difference} bleibt {remainder}.</translation>
    </message>
    <message>
        <source>Every difference is 1: a straight, {top} high.</source>
        <translation>Jeder Abstand ist 1: eine Straße bis {top_bis}.</translation>
    </message>
    <message>
        <source>Not every difference is 1: no straight.</source>
        <translation>Nicht jeder Abstand ist 1: keine Straße.</translation>
    </message>
    <message>
        <source>Testing for a straight</source>
        <translation>Auf Straße prüfen</translation>
    </message>
    <message>
        <source>Four cards follow each other: a four-card straight.</source>
        <translation>Vier Karten folgen aufeinander: eine Viererstraße.</translation>
    </message>
    <message>
        <source>Four cards have one suit: a four-card flush.</source>
        <translation>Vier Karten haben dieselbe Farbe: ein Viererflush.</translation>
    </message>
    <message>
        <source>Four cards of five</source>
        <translation>Vier von fünf Karten</translation>
    </message>
    <message>
        <source>{flag}: yes</source>
        <translation>{flag}: ja</translation>
    </message>
    <message>
        <source>{flag}: no</source>
        <translation>{flag}: nein</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>Two ranks only</source>
        <translation>Nur zwei Werte</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Asked in this order, before any rank is compared; yes beats no.</source>
        <translation>In dieser Reihenfolge gefragt, bevor Werte verglichen werden; Ja schlägt Nein.</translation>
    </message>
    <message>
        <source>Four questions</source>
        <translation>Vier Fragen</translation>
    </message>
    <message>
        <source>How often each rank stands: larger groups first, then higher ranks. All counts are compared before any rank.</source>
        <translation>Wie oft jeder Wert vorkommt: größere Gruppen zuerst, dann höhere Werte. Zuerst werden alle Anzahlen verglichen, dann erst die Werte.</translation>
    </message>
    <message>
        <source>In a straight the first row goes to the end, so that an ace below the lowest rank is not read first. Between straights the top card alone decides.</source>
        <translation>Bei einer Straße kommt die erste Zeile ans Ende, damit ein Ass unter dem niedrigsten Wert nicht zuerst gelesen wird. Zwischen Straßen entscheidet allein die oberste Karte.</translation>
    </message>
    <message>
        <source>{count} × {rank}</source>
        <translation>{count} × {rank}</translation>
    </message>
    <message>
        <source>Counting ranks</source>
        <translation>Werte zählen</translation>
    </message>
    <message>
        <source>The rank is {rank}: category {number}, {category}, then the tie-breakers.</source>
        <translation>Der Rang ist {rank}: Kategorie {number}, {category}, dann die Vergleichswerte.</translation>
    </message>
    <message>
        <source>Ace to five</source>
        <translation>Ace to Five</translation>
    </message>
    <message>
        <source>Eight or better</source>
        <translation>Acht oder besser</translation>
    </message>
    <message>
        <source>Deuce to seven</source>
        <translation>Deuce to Seven</translation>
    </message>
    <message>
        <source>Ace to six</source>
        <translation>Ace to Six</translation>
    </message>
    <message>
        <source>The ace is low; straights and flushes do not count.</source>
        <translation>Das Ass ist niedrig; Straßen und Flushes zählen nicht.</translation>
    </message>
    <message>
        <source>Five different ranks, none above eight, the ace low; straights and flushes do not count.</source>
        <translation>Fünf verschiedene Werte, keiner über der Acht, das Ass niedrig; Straßen und Flushes zählen nicht.</translation>
    </message>
    <message>
        <source>The ace is high; straights and flushes count against.</source>
        <translation>Das Ass ist hoch; Straßen und Flushes zählen gegen die Hand.</translation>
    </message>
    <message>
        <source>The ace is low; straights and flushes count against.</source>
        <translation>Das Ass ist niedrig; Straßen und Flushes zählen gegen die Hand.</translation>
    </message>
    <message>
        <source>No low.</source>
        <translation>Kein Low.</translation>
    </message>
    <message>
        <source>No low yet.</source>
        <translation>Noch kein Low.</translation>
    </message>
    <message>
        <source>No low possible.</source>
        <translation>Kein Low möglich.</translation>
    </message>
    <message>
        <source>{no_low} Different ranks of eight or lower: {count}; a low needs {needed}.</source>
        <translation>{no_low} Verschiedene Werte bis zur Acht: {count}; ein Low braucht {needed}.</translation>
    </message>
    <message>
        <source>{no_low} Different ranks of eight or lower on the board: {count}; a low needs {needed} of them.</source>
        <translation>{no_low} Verschiedene Werte bis zur Acht auf dem Board: {count}; ein Low braucht davon {needed}.</translation>
    </message>
    <message>
        <source>{no_low} Different ranks of eight or lower in the hand: {count}; a low needs {needed} of them.</source>
        <translation>{no_low} Verschiedene Werte bis zur Acht in der Hand: {count}; ein Low braucht davon {needed}.</translation>
    </message>
    <message>
        <source>The low is counterfeited: no {hand} cards of the hand and {board} of the board are five different ranks of eight or lower.</source>
        <translation>Das Low ist entwertet: Keine {hand} Karten der Hand und {board} vom Board ergeben fünf verschiedene Werte bis zur Acht.</translation>
    </message>
    <message>
        <source>More than one card of a rank: {ranks}. Only one card of each rank helps a low.</source>
        <translation>Mehr als eine Karte eines Wertes: {ranks}. Nur eine Karte jedes Wertes nützt einem Low.</translation>
    </message>
    <message>
        <source>All ranks differ.</source>
        <translation>Alle Werte sind verschieden.</translation>
    </message>
    <message>
        <source>A low has five cards; there are fewer so far.</source>
        <translation>Ein Low hat fünf Karten; bisher sind es weniger.</translation>
    </message>
    <message>
        <source>All cards from high to low, the ace highest</source>
        <translation>Alle Karten von hoch nach niedrig, das Ass am höchsten</translation>
    </message>
    <message>
        <source>All cards from high to low, the ace lowest</source>
        <translation>Alle Karten von hoch nach niedrig, das Ass am niedrigsten</translation>
    </message>
    <message>
        <source>{low}: {place} of {classes} different lows.</source>
        <translation>{low}: Nummer {place_nr} von {classes} verschiedenen Lows.</translation>
    </message>
    <message>
        <source>{count} choices of five make this low; the first is taken.</source>
        <translation>{count} Auswahlen von fünf Karten ergeben dieses Low; genommen wird die erste.</translation>
    </message>
    <message>
        <source>As good</source>
        <translation>Gleich gut</translation>
    </message>
    <message>
        <source>It qualifies: no rank twice and none above {top}.</source>
        <translation>Es qualifiziert sich: kein Wert doppelt und keiner über {top}.</translation>
    </message>
    <message>
        <source>It is a {kind}, which counts against it.</source>
        <translation>Das ist {kind_ein} und zählt gegen die Hand.</translation>
    </message>
    <message>
        <source>Not all ranks differ ({kind}): worse than any low of five different ranks.</source>
        <translation>Nicht alle Werte sind verschieden ({kind}): schlechter als jedes Low aus fünf verschiedenen Werten.</translation>
    </message>
    <message>
        <source>The ace is high here, so this is no straight.</source>
        <translation>Das Ass ist hier hoch, deshalb ist das keine Straße.</translation>
    </message>
    <message>
        <source>{hand}.</source>
        <translation>{hand}.</translation>
    </message>
    <message>
        <source>What players call it</source>
        <translation>Wie Spieler dazu sagen</translation>
    </message>
    <message>
        <source>Set: three of a kind with a pair in the hand and one card of the board.</source>
        <translation>Set: ein Drilling aus einem Paar in der Hand und einer Karte vom Board.</translation>
    </message>
    <message>
        <source>Trips: three of a kind with one card of the hand and a pair on the board.</source>
        <translation>Trips: ein Drilling aus einer Karte der Hand und einem Paar auf dem Board.</translation>
    </message>
    <message>
        <source>Quads: four of a kind.</source>
        <translation>Quads: ein Vierling.</translation>
    </message>
    <message>
        <source>Nines full of queens: a full house is named by its three of a kind, full of its pair.</source>
        <translation>Neunen über Damen: Ein Full House wird nach seinem Drilling benannt, dann nach seinem Paar.</translation>
    </message>
    <message>
        <source>Pocket: both cards of the hand are a pair.</source>
        <translation>Pocket: Beide Karten der Hand sind ein Paar.</translation>
    </message>
    <message>
        <source>Suited: both cards have the same suit.</source>
        <translation>Suited: Beide Karten haben die gleiche Farbe.</translation>
    </message>
    <message>
        <source>Offsuit: the two cards have different suits.</source>
        <translation>Offsuit: Die beiden Karten haben verschiedene Farben.</translation>
    </message>
    <message>
        <source>Overpair: a pair in the hand, higher than every card of the board.</source>
        <translation>Overpair: ein Paar in der Hand, höher als jede Karte auf dem Board.</translation>
    </message>
    <message>
        <source>Underpair: a pair in the hand, lower than every card of the board.</source>
        <translation>Underpair: ein Paar in der Hand, niedriger als jede Karte auf dem Board.</translation>
    </message>
    <message>
        <source>A pocket pair is in the hand; some cards of the board are higher.</source>
        <translation>Ein Pocket-Paar liegt in der Hand; manche Karten auf dem Board sind höher.</translation>
    </message>
    <message>
        <source>Top pair: a card of the hand pairs the highest rank of the board.</source>
        <translation>Top Pair: Eine Karte der Hand bildet ein Paar mit dem höchsten Wert auf dem Board.</translation>
    </message>
    <message>
        <source>Second pair, bottom pair and so on: a card of the hand pairs one of the board, and its place among the board&apos;s ranks names the pair.</source>
        <translation>Second Pair, Bottom Pair und so weiter: Eine Karte der Hand bildet ein Paar mit einer vom Board, und deren Stelle unter den Werten des Boards gibt dem Paar den Namen.</translation>
    </message>
    <message>
        <source>Top two pair and so on: both cards of the hand pair one of the board; their places give the name.</source>
        <translation>Top Two Pair und so weiter: Beide Karten der Hand bilden je ein Paar mit einer vom Board; deren Stellen geben den Namen.</translation>
    </message>
    <message>
        <source>On the board: every seat has it, and the hand adds its kicker.</source>
        <translation>Auf dem Board: Jeder Platz hat es, und die Hand fügt ihren Kicker hinzu.</translation>
    </message>
    <message>
        <source>The board plays: the best five cards all lie there, so every seat has them.</source>
        <translation>Das Board spielt: Die besten fünf Karten liegen alle dort, also hat sie jeder Platz.</translation>
    </message>
    <message>
        <source>Kicker: the hand&apos;s card beside the pair or the three; it decides between equals.</source>
        <translation>Kicker: die Karte der Hand neben dem Paar oder dem Drilling; sie entscheidet bei Gleichstand.</translation>
    </message>
    <message>
        <source>The nuts: no two cards can make a better one on this board.</source>
        <translation>Die Nuts: Keine zwei Karten ergeben auf diesem Board eine bessere Hand.</translation>
    </message>
    <message>
        <source>Second-nut, third-nut and so on: one step below the nuts for each better one that two cards can make on this board.</source>
        <translation>Second-Nut, Third-Nut und so weiter: eine Stufe unter den Nuts für jede bessere Hand, die zwei Karten auf diesem Board ergeben.</translation>
    </message>
    <message>
        <source>Counterfeited: a card of the board has the rank of a low card of the hand.</source>
        <translation>Entwertet: Eine Karte auf dem Board hat den Wert einer niedrigen Karte der Hand.</translation>
    </message>
    <message>
        <source>Flush draw: one card more of the suit makes a flush.</source>
        <translation>Flush-Draw: Noch eine Karte der Farbe ergibt einen Flush.</translation>
    </message>
    <message>
        <source>To the nuts: nobody can have a higher card of the suit.</source>
        <translation>Zu den Nuts: Niemand kann eine höhere Karte der Farbe haben.</translation>
    </message>
    <message>
        <source>Backdoor: both cards to come have to be of the suit.</source>
        <translation>Backdoor: Beide Karten, die noch kommen, müssen die Farbe haben.</translation>
    </message>
    <message>
        <source>Open-ended: four ranks in a row, and a card at either end makes a straight.</source>
        <translation>Open-Ended: vier Werte in Folge, und eine Karte an einem der beiden Enden ergibt eine Straße.</translation>
    </message>
    <message>
        <source>Gutshot: one rank alone makes a straight.</source>
        <translation>Gutshot: Nur ein einziger Wert ergibt eine Straße.</translation>
    </message>
    <message>
        <source>Double gutshot: either of two ranks inside makes a straight.</source>
        <translation>Doppel-Gutshot: Jeder von zwei Werten im Inneren ergibt eine Straße.</translation>
    </message>
    <message>
        <source>Wrap: three ranks or more make a straight.</source>
        <translation>Wrap: Drei oder mehr Werte ergeben eine Straße.</translation>
    </message>
    <message>
        <source>Overcards: both cards are higher than the board&apos;s, and may pair.</source>
        <translation>Overcards: Beide Karten sind höher als die des Boards und können sich paaren.</translation>
    </message>
    <message>
        <source>From the hand</source>
        <translation>Aus der Hand</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Vom Board</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>The hand gives at most {hand} of the five cards, the board the others.</source>
        <translation>Die Hand gibt höchstens {hand} der fünf Karten, das Board die anderen.</translation>
    </message>
    <message>
        <source>Any five cards of the hand and the board may play.</source>
        <translation>Beliebige fünf Karten aus Hand und Board dürfen spielen.</translation>
    </message>
    <message>
        <source>Exactly {hand} cards of the hand and {board} of the board play.</source>
        <translation>Genau {hand} Karten der Hand und {board} vom Board spielen.</translation>
    </message>
    <message>
        <source>The hand gives exactly {hand} of the five cards, the board {board}.</source>
        <translation>Die Hand gibt genau {hand} der fünf Karten, das Board {board}.</translation>
    </message>
    <message>
        <source>Hand and board</source>
        <translation>Hand und Board</translation>
    </message>
    <message>
        <source>It looks like {hand}, but it is not: {why}</source>
        <translation>Es sieht aus wie {hand}, zählt aber nicht: {why}</translation>
    </message>
    <message>
        <source>What does not count</source>
        <translation>Was nicht zählt</translation>
    </message>
    <message>
        <source>it would take {held} of the hand and {shared} of the board; in {game} it is always {hand} and {board}.</source>
        <translation>nötig wären {held_zahl} aus der Hand und {shared_zahl} vom Board; in {game} sind es immer {hand_zahl} und {board_zahl}.</translation>
    </message>
    <message>
        <source>of the {suit}, {shared} are on the board and none in the hand; a flush needs {hand} from the hand.</source>
        <translation>in {suit} liegen auf dem Board {shared} und in der Hand keine; ein Flush braucht {hand} aus der Hand.</translation>
    </message>
    <message>
        <source>of the {suit}, {shared} are on the board and only {held} in the hand; a flush needs {hand} from the hand.</source>
        <translation>in {suit} liegen auf dem Board {shared} und in der Hand nur {held}; ein Flush braucht {hand} aus der Hand.</translation>
    </message>
    <message>
        <source>of the {suit}, {held} are in the hand and only {shared} on the board; a flush needs {board} from the board.</source>
        <translation>in {suit} liegen in der Hand {held} und auf dem Board nur {shared}; ein Flush braucht {board} vom Board.</translation>
    </message>
    <message>
        <source>of the {ranks}, {held} are in the hand and {shared} on the board; no more than {hand} of the hand may play.</source>
        <translation>von den {ranks_dat} liegen {held} in der Hand und {shared} auf dem Board; mehr als {hand} aus der Hand dürfen nicht spielen.</translation>
    </message>
    <message>
        <source>of the {ranks}, {shared} are on the board; no more than {board} of the board may play.</source>
        <translation>von den {ranks_dat} liegen {shared} auf dem Board; mehr als {board} vom Board dürfen nicht spielen.</translation>
    </message>
    <message>
        <source>The kinds of hand</source>
        <translation>Die Pokerhände</translation>
    </message>
    <message>
        <source>Comparing hands</source>
        <translation>Hände vergleichen</translation>
    </message>
    <message>
        <source>Low hands</source>
        <translation>Low-Hände</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Jokers and wild cards</source>
        <translation>Joker und Wild Cards</translation>
    </message>
    <message>
        <source>Sharing the pot</source>
        <translation>Den Pot teilen</translation>
    </message>
    <message>
        <source>The showdown</source>
        <translation>Der Showdown</translation>
    </message>
    <message>
        <source>What players say</source>
        <translation>Was Spieler sagen</translation>
    </message>
    <message>
        <source>Robert&apos;s Rules of Poker, version 11: {place}</source>
        <translation>Robert’s Rules of Poker, Version 11: {place}</translation>
    </message>
    <message>
        <source>Poker TDA Rules 2024: {place}</source>
        <translation>Poker-TDA-Regeln 2024: {place}</translation>
    </message>
    <message>
        <source>World Series of Poker 2026: {place}</source>
        <translation>World Series of Poker 2026: {place}</translation>
    </message>
    <message>
        <source>Wikipedia: {place}</source>
        <translation>Wikipedia: {place}</translation>
    </message>
    <message>
        <source>House rule of this program</source>
        <translation>Hausregel dieses Programms</translation>
    </message>
    <message>
        <source>Usage, in no rulebook</source>
        <translation>Sprachgebrauch, in keinem Regelwerk</translation>
    </message>
    <message>
        <source>poker.com, Manila</source>
        <translation>poker.com, Manila</translation>
    </message>
    <message>
        <source>The order of the kinds of hand</source>
        <translation>Die Reihenfolge der Pokerhände</translation>
    </message>
    <message>
        <source>From the best: straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, one pair, high card.</source>
        <translation>Von der besten an: Straight Flush, Vierling, Full House, Flush, Straße, Drilling, zwei Paare, ein Paar, High Card.</translation>
    </message>
    <message>
        <source>The kind of hand is compared first: the lowest hand of a better kind beats the highest one of a worse kind.</source>
        <translation>Zuerst wird die Art der Hand verglichen: Die niedrigste Hand einer besseren Art schlägt die höchste einer schlechteren.</translation>
    </message>
    <message>
        <source>Royal flush</source>
        <translation>Royal Flush</translation>
    </message>
    <message>
        <source>Ace, king, queen, jack and ten of one suit.</source>
        <translation>Ass, König, Dame, Bube und Zehn einer Farbe.</translation>
    </message>
    <message>
        <source>It is the highest straight flush, and has a name of its own.</source>
        <translation>Er ist der höchste Straight Flush und hat einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Five ranks in a row, all of one suit.</source>
        <translation>Fünf Werte in Folge, alle in einer Farbe.</translation>
    </message>
    <message>
        <source>The higher top card wins.</source>
        <translation>Es gewinnt, wer die höhere oberste Karte hat.</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>Four cards of one rank, and one other card.</source>
        <translation>Vier Karten eines Wertes und eine andere Karte.</translation>
    </message>
    <message>
        <source>The higher four wins; between equal fours the kicker decides.</source>
        <translation>Der höhere Vierling gewinnt; bei gleichen Vierlingen entscheidet der Kicker.</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Three cards of one rank and two of another.</source>
        <translation>Drei Karten eines Wertes und zwei eines anderen.</translation>
    </message>
    <message>
        <source>The higher three wins; between equal threes the higher pair.</source>
        <translation>Der höhere Drilling gewinnt; bei gleichen Drillingen das höhere Paar.</translation>
    </message>
    <message>
        <source>Five cards of one suit, not all in a row.</source>
        <translation>Fünf Karten einer Farbe, nicht alle in Folge.</translation>
    </message>
    <message>
        <source>All five count, from the highest down: the first that differs decides. A sixth card of the suit does not count, and no suit beats another.</source>
        <translation>Alle fünf zählen, von der höchsten abwärts: Die erste, die verschieden ist, entscheidet. Eine sechste Karte der Farbe zählt nicht, und keine Farbe schlägt eine andere.</translation>
    </message>
    <message>
        <source>Five ranks in a row, not all of one suit.</source>
        <translation>Fünf Werte in Folge, nicht alle in einer Farbe.</translation>
    </message>
    <message>
        <source>The higher top card wins. A straight does not go round the corner: queen, king, ace, two and three are none.</source>
        <translation>Es gewinnt, wer die höhere oberste Karte hat. Eine Straße geht nicht um die Ecke: Dame, König, Ass, Zwei und Drei sind keine.</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>Three cards of one rank, and two others that make no pair.</source>
        <translation>Drei Karten eines Wertes und zwei andere, die kein Paar bilden.</translation>
    </message>
    <message>
        <source>The higher three wins; between equal threes the kickers decide, the higher one first.</source>
        <translation>Der höhere Drilling gewinnt; bei gleichen Drillingen entscheiden die Kicker, der höhere zuerst.</translation>
    </message>
    <message>
        <source>Two pair</source>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <source>Two pairs of different ranks, and one card.</source>
        <translation>Zwei Paare mit verschiedenen Werten und eine weitere Karte.</translation>
    </message>
    <message>
        <source>The higher pairs are compared first, then the lower ones, then the kickers. A third pair does not count.</source>
        <translation>Zuerst werden die höheren Paare verglichen, dann die niedrigeren, dann die Kicker. Ein drittes Paar zählt nicht.</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Ein Paar</translation>
    </message>
    <message>
        <source>Two cards of one rank, and three of other ranks.</source>
        <translation>Zwei Karten eines Wertes und drei mit anderen Werten.</translation>
    </message>
    <message>
        <source>The higher pair wins; between equal pairs the kickers decide, the highest one first.</source>
        <translation>Das höhere Paar gewinnt; bei gleichen Paaren entscheiden die Kicker, der höchste zuerst.</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>High Card</translation>
    </message>
    <message>
        <source>Five cards that make nothing better.</source>
        <translation>Fünf Karten, die nichts Besseres ergeben.</translation>
    </message>
    <message>
        <source>All five count, from the highest down: the first that differs decides.</source>
        <translation>Alle fünf zählen, von der höchsten abwärts: Die erste, die verschieden ist, entscheidet.</translation>
    </message>
    <message>
        <source>The wheel: ace to five</source>
        <translation>Das Wheel: Ass bis Fünf</translation>
    </message>
    <message>
        <source>An ace also stands below the two. Ace, two, three, four and five are the lowest straight, and five is its top card.</source>
        <translation>Ein Ass steht auch unter der Zwei. Ass, Zwei, Drei, Vier und Fünf sind die niedrigste Straße, und ihre oberste Karte ist die Fünf.</translation>
    </message>
    <message>
        <source>An ace in the middle makes no straight: K-A-2-3-4 is high card.</source>
        <translation>Ein Ass in der Mitte ergibt keine Straße: K-A-2-3-4 ist nur High Card.</translation>
    </message>
    <message>
        <source>The steel wheel</source>
        <translation>Das Steel Wheel</translation>
    </message>
    <message>
        <source>Ace to five of one suit is the lowest straight flush. It still beats four aces.</source>
        <translation>Ass bis Fünf in einer Farbe ist der niedrigste Straight Flush. Er schlägt trotzdem vier Asse.</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Fünfling</translation>
    </message>
    <message>
        <source>Only with a joker or wild cards: five cards of one rank beat everything, a royal flush too.</source>
        <translation>Nur mit einem Joker oder Wild Cards: Fünf Karten eines Wertes schlagen alles, auch einen Royal Flush.</translation>
    </message>
    <message>
        <source>Five aces</source>
        <translation>Fünf Asse</translation>
    </message>
    <message>
        <source>The order of the ranks</source>
        <translation>Die Reihenfolge der Werte</translation>
    </message>
    <message>
        <source>From the highest: A K Q J T 9 8 7 6 5 4 3 2. T is the ten.</source>
        <translation>Vom höchsten an: A K Q J T 9 8 7 6 5 4 3 2. T ist die Zehn.</translation>
    </message>
    <message>
        <source>Suits never break a tie</source>
        <translation>Farben entscheiden nie einen Gleichstand</translation>
    </message>
    <message>
        <source>All four suits are worth the same. Hands that differ in nothing but suits are equal and split the pot.</source>
        <translation>Alle vier Farben sind gleich viel wert. Hände, die sich nur in den Farben unterscheiden, sind gleich gut und teilen den Pot.</translation>
    </message>
    <message>
        <source>Exactly as good</source>
        <translation>Genau gleich gut</translation>
    </message>
    <message>
        <source>Only the best five cards count</source>
        <translation>Nur die besten fünf Karten zählen</translation>
    </message>
    <message>
        <source>A hand is five cards. With more cards to choose from, the best five play and the others do nothing: no third pair, no sixth card of a flush.</source>
        <translation>Eine Hand hat fünf Karten. Stehen mehr zur Wahl, spielen die besten fünf, und die anderen bewirken nichts: kein drittes Paar, keine sechste Karte eines Flushs.</translation>
    </message>
    <message>
        <source>Groups come before single cards</source>
        <translation>Gruppen kommen vor einzelnen Karten</translation>
    </message>
    <message>
        <source>Cards of one rank form a group. Larger groups are compared before smaller ones, and among groups of a size the higher rank first.</source>
        <translation>Karten eines Wertes bilden eine Gruppe. Größere Gruppen werden vor kleineren verglichen, und bei gleicher Größe zuerst der höhere Wert.</translation>
    </message>
    <message>
        <source>Kickers</source>
        <translation>Kicker</translation>
    </message>
    <message>
        <source>Cards beside a pair, two pair, three or four of a kind are kickers. They are compared only where the groups are equal, the highest first, and the first that differs decides.</source>
        <translation>Karten neben einem Paar, zwei Paaren, einem Drilling oder Vierling sind Kicker. Sie werden nur verglichen, wenn die Gruppen gleich sind, die höchsten zuerst, und der erste, der verschieden ist, entscheidet.</translation>
    </message>
    <message>
        <source>Tied hands</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Hands whose five ranks and kind are the same tie, whatever their suits and whatever cards do not play. Tied hands split the pot.</source>
        <translation>Hände mit den gleichen fünf Werten und der gleichen Art sind gleich gut, unabhängig von ihren Farben und von Karten, die nicht spielen. Sie teilen den Pot.</translation>
    </message>
    <message>
        <source>Playing the board</source>
        <translation>Das Board spielen</translation>
    </message>
    <message>
        <source>In hold&apos;em the five cards of the board may themselves be a player&apos;s best five. If nobody has better, those who show both their cards split the pot.</source>
        <translation>Im Hold&apos;em können die fünf Karten des Boards selbst die besten fünf eines Spielers sein. Hat niemand etwas Besseres, teilen alle den Pot, die ihre beiden Karten zeigen.</translation>
    </message>
    <message>
        <source>Robert&apos;s Rules only ask in hold&apos;em that a player says so before the cards are thrown away.</source>
        <translation>Robert’s Rules verlangen nur beim Hold&apos;em, dass ein Spieler es ansagt, bevor er die Karten wegwirft.</translation>
    </message>
    <message>
        <source>Fewer than five cards</source>
        <translation>Weniger als fünf Karten</translation>
    </message>
    <message>
        <source>With fewer than five cards the program says what there is so far: pairs, three and four of a kind. Straights and flushes take all five.</source>
        <translation>Bei weniger als fünf Karten sagt das Programm, was es bisher gibt: Paare, Drillinge und Vierlinge. Straßen und Flushes brauchen alle fünf.</translation>
    </message>
    <message>
        <source>Who is ahead so far leads; nobody wins before the last card.</source>
        <translation>Wer bisher vorn liegt, führt; vor der letzten Karte gewinnt niemand.</translation>
    </message>
    <message>
        <source>Reading a low hand</source>
        <translation>Eine Low-Hand lesen</translation>
    </message>
    <message>
        <source>A low is named and compared from its highest card down: 8-7-5-4-A loses to 8-6-5-4-3, because the seven is higher than the six.</source>
        <translation>Ein Low wird von der höchsten Karte abwärts benannt und verglichen: 8-7-5-4-A verliert gegen 8-6-5-4-3, weil die Sieben höher ist als die Sechs.</translation>
    </message>
    <message>
        <source>Any pair is worse than no pair. Where a card can be chosen among several of its rank, it does not matter which.</source>
        <translation>Jedes Paar ist schlechter als kein Paar. Kann eine Karte unter mehreren ihres Wertes gewählt werden, ist es gleich, welche.</translation>
    </message>
    <message>
        <source>Ace to five, or California</source>
        <translation>Ace to Five oder California</translation>
    </message>
    <message>
        <source>The ace is the lowest card, and straights and flushes do not count against a hand. The best low is 5-4-3-2-A.</source>
        <translation>Das Ass ist die niedrigste Karte, und Straßen und Flushes zählen nicht gegen eine Hand. Das beste Low ist 5-4-3-2-A.</translation>
    </message>
    <message>
        <source>A pair of aces is the lowest pair, below a pair of twos.</source>
        <translation>Ein Paar Asse ist das niedrigste Paar, unter einem Paar Zweien.</translation>
    </message>
    <message>
        <source>A low counts only with five different ranks, none higher than eight. The ace is low; straights and flushes do not count against it.</source>
        <translation>Ein Low zählt nur mit fünf verschiedenen Werten, keiner höher als die Acht. Das Ass ist niedrig; Straßen und Flushes zählen nicht gegen die Hand.</translation>
    </message>
    <message>
        <source>The best is 5-4-3-2-A and the worst that qualifies 8-7-6-5-4.</source>
        <translation>Das beste ist 5-4-3-2-A, das schlechteste, das sich qualifiziert, 8-7-6-5-4.</translation>
    </message>
    <message>
        <source>Deuce to seven, or Kansas City</source>
        <translation>Deuce to Seven oder Kansas City</translation>
    </message>
    <message>
        <source>The worst high hand wins. The ace is high, and straights and flushes count against a hand. The best low is 7-5-4-3-2 of more than one suit.</source>
        <translation>Die schlechteste High-Hand gewinnt. Das Ass ist hoch, und Straßen und Flushes zählen gegen eine Hand. Das beste Low ist 7-5-4-3-2 in mehr als einer Farbe.</translation>
    </message>
    <message>
        <source>A-5-4-3-2 is no straight here: it is an ace-high hand, the best of them.</source>
        <translation>A-5-4-3-2 ist hier keine Straße: Es ist eine Hand mit Ass hoch, die beste davon.</translation>
    </message>
    <message>
        <source>The ace is the lowest card, and straights and flushes count against a hand. 5-4-3-2-A is a straight, so the best low is 6-4-3-2-A.</source>
        <translation>Das Ass ist die niedrigste Karte, und Straßen und Flushes zählen gegen eine Hand. 5-4-3-2-A ist eine Straße, also ist das beste Low 6-4-3-2-A.</translation>
    </message>
    <message>
        <source>Aces in deuce to seven</source>
        <translation>Asse in Deuce to Seven</translation>
    </message>
    <message>
        <source>A pair of aces is the highest pair: it loses to any other.</source>
        <translation>Ein Paar Asse ist das höchste Paar: Es verliert gegen jedes andere.</translation>
    </message>
    <message>
        <source>A-5-4-3-2 beats all other ace-high hands and loses to any king-high hand without a straight or flush.</source>
        <translation>A-5-4-3-2 schlägt alle anderen Hände mit Ass hoch und verliert gegen jede Hand mit König hoch ohne Straße oder Flush.</translation>
    </message>
    <message>
        <source>Omaha: two from the hand, three from the board</source>
        <translation>Omaha: zwei aus der Hand, drei vom Board</translation>
    </message>
    <message>
        <source>A hand is made of exactly two of a player&apos;s own cards and exactly three of the board. Four cards of a suit on the board and one in the hand are no flush, and three aces in the hand count as two.</source>
        <translation>Eine Hand besteht aus genau zwei eigenen Karten und genau drei vom Board. Vier Karten einer Farbe auf dem Board und eine in der Hand sind kein Flush, und drei Asse in der Hand zählen als zwei.</translation>
    </message>
    <message>
        <source>Omaha: nobody plays the board</source>
        <translation>Omaha: Niemand spielt das Board</translation>
    </message>
    <message>
        <source>Two cards of the hand always play, so the board alone is nobody&apos;s hand.</source>
        <translation>Zwei Karten der Hand spielen immer, deshalb hat niemand das Board allein als Hand.</translation>
    </message>
    <message>
        <source>Omaha: the cards of a low</source>
        <translation>Omaha: die Karten eines Lows</translation>
    </message>
    <message>
        <source>A low takes two different low ranks of the hand and three others of the board.</source>
        <translation>Ein Low braucht zwei verschiedene niedrige Werte aus der Hand und drei andere vom Board.</translation>
    </message>
    <message>
        <source>Counterfeited lows</source>
        <translation>Entwertete Lows</translation>
    </message>
    <message>
        <source>A card on the board that pairs a low card of the hand counterfeits it: only one of the two helps the low, which gets worse or is lost.</source>
        <translation>Eine Karte auf dem Board, die sich mit einer niedrigen Karte der Hand paart, entwertet sie: Nur eine von beiden nützt dem Low, das schlechter wird oder verloren geht.</translation>
    </message>
    <message>
        <source>High and low are chosen separately</source>
        <translation>High und Low werden getrennt gewählt</translation>
    </message>
    <message>
        <source>Where high and low share the pot, a player may use different cards for each, or the same ones for both.</source>
        <translation>Wo sich High und Low den Pot teilen, darf ein Spieler für beide verschiedene Karten verwenden oder die gleichen.</translation>
    </message>
    <message>
        <source>Games in which the low hand wins</source>
        <translation>Spiele, in denen die Low-Hand gewinnt</translation>
    </message>
    <message>
        <source>In lowball and razz the best low takes the whole pot; the high hand counts for nothing. Razz and California lowball are played ace to five, Kansas City lowball deuce to seven.</source>
        <translation>In Lowball und Razz bekommt das beste Low den ganzen Pot; die High-Hand zählt nicht. Razz und California Lowball werden nach Ace to Five gespielt, Kansas City Lowball nach Deuce to Seven.</translation>
    </message>
    <message>
        <source>Stud: who brings it in</source>
        <translation>Stud: wer das Bring-in setzt</translation>
    </message>
    <message>
        <source>The lowest card that shows opens the betting, in razz the highest. Between cards of one rank the suit decides: spades are the highest, then hearts, diamonds and clubs.</source>
        <translation>Die niedrigste offene Karte eröffnet die Setzrunde, in Razz die höchste. Bei Karten gleichen Wertes entscheidet die Farbe: Pik ist am höchsten, dann Herz, Karo und Kreuz.</translation>
    </message>
    <message>
        <source>Stud: the common card</source>
        <translation>Stud: die Gemeinschaftskarte</translation>
    </message>
    <message>
        <source>If there are too few cards to deal everybody a last one, one card is dealt face up in the middle and counts in every hand.</source>
        <translation>Reichen die Karten nicht für eine letzte Karte an jeden, wird eine Karte offen in die Mitte gelegt und zählt in jeder Hand.</translation>
    </message>
    <message>
        <source>Badugi: four ranks, four suits</source>
        <translation>Badugi: vier Werte, vier Farben</translation>
    </message>
    <message>
        <source>A hand is four cards, and only cards of different ranks and different suits play. Of cards that clash one plays: the choice that leaves most cards, and of such choices the lowest.</source>
        <translation>Eine Hand hat vier Karten, und nur Karten mit verschiedenen Werten und verschiedenen Farben spielen. Von Karten, die sich stören, spielt eine: die Wahl, bei der die meisten Karten bleiben, und darunter die niedrigste.</translation>
    </message>
    <message>
        <source>Badugi: which hand wins</source>
        <translation>Badugi: welche Hand gewinnt</translation>
    </message>
    <message>
        <source>A badugi beats a three-card hand, that a two-card hand, and that a single card. Of hands of as many cards the lower one wins, compared from its highest card down. The ace is low, and straights do not count.</source>
        <translation>Ein Badugi schlägt eine Drei-Karten-Hand, diese eine Zwei-Karten-Hand und diese eine einzelne Karte. Bei gleich vielen Karten gewinnt die niedrigere Hand, verglichen von der höchsten Karte abwärts. Das Ass ist niedrig, und Straßen zählen nicht.</translation>
    </message>
    <message>
        <source>Short deck: a flush beats a full house</source>
        <translation>Short Deck: Ein Flush schlägt ein Full House</translation>
    </message>
    <message>
        <source>With the twos to fives taken out, 36 cards are left. Flushes become rarer than full houses and beat them.</source>
        <translation>Ohne die Zweien bis Fünfen bleiben 36 Karten. Flushes werden seltener als Full Houses und schlagen sie.</translation>
    </message>
    <message>
        <source>Short deck: the lowest straight</source>
        <translation>Short Deck: die niedrigste Straße</translation>
    </message>
    <message>
        <source>The ace also stands below the six: ace, six, seven, eight and nine are the lowest straight, and nine is its top card.</source>
        <translation>Das Ass steht auch unter der Sechs: Ass, Sechs, Sieben, Acht und Neun sind die niedrigste Straße, und ihre oberste Karte ist die Neun.</translation>
    </message>
    <message>
        <source>Straight, nine high</source>
        <translation>Straße bis zur Neun</translation>
    </message>
    <message>
        <source>“{range}” is a range, and {game} with wild cards has none; give the cards of the hand, or play without wild cards</source>
        <translation>„{range}“ ist eine Range, und in {game} mit Wild Cards gibt es keine; die Karten der Hand angeben oder ohne Wild Cards spielen</translation>
    </message>
    <message>
        <source>a set of {better} beats a set of {worse}</source>
        <translation>ein Set {better} schlägt ein Set {worse}</translation>
    </message>
    <message>
        <source>trip {better} beat trip {worse}</source>
        <translation>Trips {better} schlagen Trips {worse}</translation>
    </message>
    <message>
        <source>a wheel</source>
        <translation>ein Wheel|acc|ein Wheel|schlaegt|ein Wheel schlägt</translation>
    </message>
    <message>
        <source>a straight, {better} high, beats a wheel</source>
        <translation>eine Straße bis {better_bis} schlägt ein Wheel</translation>
    </message>
    <message>
        <source>steel wheel</source>
        <translation>Steel Wheel</translation>
    </message>
    <message>
        <source>a steel wheel</source>
        <translation>ein Steel Wheel|acc|ein Steel Wheel|schlaegt|ein Steel Wheel schlägt</translation>
    </message>
    <message>
        <source>a straight flush, {better} high, beats a steel wheel</source>
        <translation>ein Straight Flush bis {better_bis} schlägt ein Steel Wheel</translation>
    </message>
    <message>
        <source>quad {better} beat quad {worse}</source>
        <translation>ein Vierling {better} schlägt einen Vierling {worse}</translation>
    </message>
    <message>
        <source>{better} full beat {worse} full</source>
        <translation>ein Full House {better} schlägt ein Full House {worse}</translation>
    </message>
    <message>
        <source>Second street</source>
        <translation>Second Street</translation>
    </message>
    <message>
        <source>Third street</source>
        <translation>Third Street</translation>
    </message>
    <message>
        <source>Fourth street</source>
        <translation>Fourth Street</translation>
    </message>
    <message>
        <source>Fifth street</source>
        <translation>Fifth Street</translation>
    </message>
    <message>
        <source>Sixth street</source>
        <translation>Sixth Street</translation>
    </message>
    <message>
        <source>Seventh street</source>
        <translation>Seventh Street</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Vor dem Tausch</translation>
    </message>
    <message>
        <source>After the draw</source>
        <translation>Nach dem Tausch</translation>
    </message>
    <message>
        <source>{high} wins {half}, {low} {other}</source>
        <translation>{high} gewinnt {half}, {low} {other}</translation>
    </message>
    <message>
        <source>{high} wins {half}, {low} share {other}</source>
        <translation>{high} gewinnt {half}, {low} teilen {other}</translation>
    </message>
    <message>
        <source>{high} share {half}, {low} wins {other}</source>
        <translation>{high} teilen {half}, {low} gewinnt {other}</translation>
    </message>
    <message>
        <source>{high} share {half}, {low} {other}</source>
        <translation>{high} teilen {half}, {low} {other}</translation>
    </message>
    <message>
        <source>{why}, but {seat} goes ahead on {count} of {unseen} turn cards</source>
        <translation>{why}, aber mit {count} von {unseen} Turn-Karten liegt {seat} vorn</translation>
    </message>
    <message>
        <source>{why}, but {seat} goes ahead on {count} of {unseen} rivers</source>
        <translation>{why}, aber mit {count} von {unseen} River-Karten liegt {seat} vorn</translation>
    </message>
    <message>
        <source>{why}; {seat} goes ahead on {count} of {unseen} turn cards</source>
        <translation>{why}; mit {count} von {unseen} Turn-Karten liegt {seat} vorn</translation>
    </message>
    <message>
        <source>{why}; {seat} goes ahead on {count} of {unseen} rivers</source>
        <translation>{why}; mit {count} von {unseen} River-Karten liegt {seat} vorn</translation>
    </message>
    <message>
        <source>{why}; {leader} falls behind on {count} of {unseen} turn cards</source>
        <translation>{why}; mit {count} von {unseen} Turn-Karten wird {leader} geschlagen</translation>
    </message>
    <message>
        <source>{why}; {leader} falls behind on {count} of {unseen} rivers</source>
        <translation>{why}; mit {count} von {unseen} River-Karten wird {leader} geschlagen</translation>
    </message>
    <message>
        <source>&amp;Name the seat</source>
        <translation>Platz &amp;benennen</translation>
    </message>
    <message>
        <source>name the seat that has the keyboard or the pointer, or else the one in focus</source>
        <translation>den Platz benennen, auf dem Tastatur oder Zeiger steht, sonst den hervorgehobenen</translation>
    </message>
    <message>
        <source>Street before</source>
        <translation>Vorige Street</translation>
    </message>
    <message>
        <source>the table as it was on the street before</source>
        <translation>der Tisch, wie er auf der Street davor war</translation>
    </message>
    <message>
        <source>Street after</source>
        <translation>Folgende Street</translation>
    </message>
    <message>
        <source>on to the next street, as far as the table is now</source>
        <translation>weiter zur nächsten Street, bis dahin, wo der Tisch jetzt ist</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>the licence of the program, and those of what it is built on</source>
        <translation>die Lizenz des Programms und die der Bausteine, auf denen es beruht</translation>
    </message>
    <message>
        <source>&amp;System colours</source>
        <translation>&amp;Systemfarben</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Two colours</source>
        <translation>&amp;Zwei Farben</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Vier Farben</translation>
    </message>
    <message>
        <source>Four colours, colour-&amp;blind safe</source>
        <translation>Vier Farben für &amp;Farbenblinde</translation>
    </message>
    <message>
        <source>Deal the &amp;hands</source>
        <translation>&amp;Hände geben</translation>
    </message>
    <message>
        <source>Deal the &amp;flop</source>
        <translation>&amp;Flop geben</translation>
    </message>
    <message>
        <source>Deal the &amp;turn</source>
        <translation>&amp;Turn geben</translation>
    </message>
    <message>
        <source>Deal the &amp;river</source>
        <translation>R&amp;iver geben</translation>
    </message>
    <message>
        <source>&amp;No joker</source>
        <translation>&amp;Kein Joker</translation>
    </message>
    <message>
        <source>A joker that is a &amp;bug</source>
        <translation>Joker als &amp;Bug</translation>
    </message>
    <message>
        <source>A joker that is &amp;any card</source>
        <translation>&amp;Joker als beliebige Karte</translation>
    </message>
    <message>
        <source>&amp;Wild ranks</source>
        <translation>&amp;Wild-Werte</translation>
    </message>
    <message>
        <source>&amp;Three of a kind beats a straight</source>
        <translation>&amp;Drilling schlägt Straße</translation>
    </message>
    <message>
        <source>Any &amp;low wins, not only eight or better</source>
        <translation>Jedes &amp;Low gewinnt, nicht nur Acht oder besser</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Pfeile, Pos1, Ende</translation>
    </message>
    <message>
        <source>walk over the 52 cards</source>
        <translation>über die 52 Karten gehen</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Leertaste, Enter</translation>
    </message>
    <message>
        <source>place the card, or take it back</source>
        <translation>die Karte legen oder zurücknehmen</translation>
    </message>
    <message>
        <source>A S, 1 0 H, …</source>
        <translation>A S, 1 0 H, …</translation>
    </message>
    <message>
        <source>pick a card by typing its rank and suit, wherever the focus is</source>
        <translation>eine Karte mit Wert und Farbe eintippen, wo auch immer der Fokus ist</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go on to the seats, the board and the results</source>
        <translation>weiter zu den Plätzen, dem Board und den Ergebnissen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>on a slot: take its card back</source>
        <translation>auf einem Feld: seine Karte zurücknehmen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back to the cards</source>
        <translation>zurück zu den Karten</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Hände</translation>
    </message>
    <message>
        <source>Showdowns</source>
        <translation>Showdowns</translation>
    </message>
    <message>
        <source>Hands in which two seats or more were compared</source>
        <translation>Hände, in denen zwei oder mehr Plätze verglichen wurden</translation>
    </message>
    <message>
        <source>All in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Somebody was all in before the end</source>
        <translation>Jemand war vor dem Ende all-in</translation>
    </message>
    <message>
        <source>Paid otherwise</source>
        <translation>Anders ausgezahlt</translation>
    </message>
    <message>
        <source>The cards say another winner than the file paid</source>
        <translation>Die Karten ergeben einen anderen Gewinner als die Auszahlung in der Datei</translation>
    </message>
    <message>
        <source>Copies too</source>
        <translation>Auch Kopien</translation>
    </message>
    <message>
        <source>A hand that is in several files each time, not only once</source>
        <translation>Eine Hand aus mehreren Dateien jedes Mal zeigen, nicht nur einmal</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Was nicht lesbar war</translation>
    </message>
    <message>
        <source>What could not be read, and why</source>
        <translation>Was nicht lesbar war, und warum</translation>
    </message>
    <message>
        <source>The order of the file</source>
        <translation>Reihenfolge der Datei</translation>
    </message>
    <message>
        <source>The best hand</source>
        <translation>Beste Hand</translation>
    </message>
    <message>
        <source>The best low</source>
        <translation>Bestes Low</translation>
    </message>
    <message>
        <source>The rank among all hands</source>
        <translation>Rang unter allen Händen</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>What was won</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>The share at the all-in</source>
        <translation>Anteil beim All-in</translation>
    </message>
    <message>
        <source>When it was played</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>The stakes</source>
        <translation>Blinds</translation>
    </message>
    <message>
        <source>Hold&apos;em hi-lo</source>
        <translation>Hold&apos;em Hi-Lo</translation>
    </message>
    <message>
        <source>Another order of the kinds of hand</source>
        <translation>Eine andere Reihenfolge der Pokerhände</translation>
    </message>
    <message>
        <source>In a game of one&apos;s own kinds of hand may change places: the rules of the game say which beats which.</source>
        <translation>In einem eigenen Spiel können Pokerhände die Plätze tauschen: Die Regeln des Spiels sagen, welche Hand welche schlägt.</translation>
    </message>
    <message>
        <source>Tahoe: two of three cards at most</source>
        <translation>Tahoe: höchstens zwei von drei Karten</translation>
    </message>
    <message>
        <source>Each player keeps three cards to the end; none, one or two of them play with the board, never all three. It is also called lazy pineapple. In pineapple, crazy pineapple and Irish one card or two are thrown away, and hold&apos;em is what is left.</source>
        <translation>Jeder Spieler behält bis zum Ende drei Karten; keine, eine oder zwei davon spielen mit dem Board, nie alle drei. Das Spiel heißt auch Lazy Pineapple. In Pineapple, Crazy Pineapple und Irish werden eine oder zwei Karten abgeworfen, und übrig bleibt Hold&apos;em.</translation>
    </message>
    <message>
        <source>Greek hold&apos;em: both cards play</source>
        <translation>Greek Hold&apos;em: Beide Karten spielen</translation>
    </message>
    <message>
        <source>A hand is both cards that were dealt and three of the five on the board.</source>
        <translation>Eine Hand besteht aus beiden ausgeteilten Karten und drei der fünf auf dem Board.</translation>
    </message>
    <message>
        <source>Manila: a flush beats a full house</source>
        <translation>Manila: Ein Flush schlägt ein Full House</translation>
    </message>
    <message>
        <source>It is played with the 32 cards from seven up. Both cards of the hand play, with three of the board. A flush beats a full house, and the ace is never low in a straight.</source>
        <translation>Gespielt wird mit den 32 Karten ab der Sieben. Beide Karten der Hand spielen, mit drei vom Board. Ein Flush schlägt ein Full House, und das Ass ist in einer Straße nie niedrig.</translation>
    </message>
    <message>
        <source>Five-card stud</source>
        <translation>Five Card Stud</translation>
    </message>
    <message>
        <source>Sökö: four to a straight, four to a flush</source>
        <translation>Sökö: Viererstraße und Viererflush</translation>
    </message>
    <message>
        <source>A four-card straight beats a pair, and a four-card flush beats a four-card straight; two pair beats both. A hand is judged by the best of what it is.</source>
        <translation>Eine Viererstraße schlägt ein Paar, ein Viererflush schlägt eine Viererstraße; zwei Paare schlagen beide. Eine Hand zählt als das Beste, was sie ist.</translation>
    </message>
    <message>
        <source>Four-card straights compare by their top card, then by the fifth card; ace, two, three and four are the lowest. Four-card flushes compare by their four cards from the highest down, then by the fifth. The game is also called Canadian stud.</source>
        <translation>Viererstraßen werden nach ihrer höchsten Karte verglichen, dann nach der fünften; Ass, Zwei, Drei und Vier ist die niedrigste. Viererflushes werden nach ihren vier Karten von der höchsten an verglichen, dann nach der fünften. Das Spiel heißt auch Canadian Stud.</translation>
    </message>
    <message>
        <source>Four-card straight, eight high</source>
        <translation>Viererstraße bis zur Acht</translation>
    </message>
    <message>
        <source>Four-card flush, A-9-5-2</source>
        <translation>Viererflush, A-9-5-2</translation>
    </message>
    <message>
        <source>Three cards: which hand wins</source>
        <translation>Drei Karten: welche Hand gewinnt</translation>
    </message>
    <message>
        <source>From the best down: straight flush, three of a kind, straight, flush, pair, high card. With three cards a straight is rarer than a flush. Ace, two, three is the lowest straight.</source>
        <translation>Von der besten an: Straight Flush, Drilling, Straße, Flush, Paar, High Card. Mit drei Karten ist eine Straße seltener als ein Flush. Ass, Zwei, Drei ist die niedrigste Straße.</translation>
    </message>
    <message>
        <source>Straight, 5-4-3</source>
        <translation>Straße, 5-4-3</translation>
    </message>
    <message>
        <source>Teen patti: three of a kind is best</source>
        <translation>Teen Patti: Der Drilling ist am besten</translation>
    </message>
    <message>
        <source>Three of a kind beats a straight flush; below them come straight, flush, pair and high card.</source>
        <translation>Ein Drilling schlägt einen Straight Flush; darunter folgen Straße, Flush, Paar und High Card.</translation>
    </message>
    <message>
        <source>Ace, two, three is the second-best run, behind ace, king, queen. Sources differ: in some houses it is the best of all.</source>
        <translation>Ass, Zwei, Drei ist die zweitbeste Folge, hinter Ass, König, Dame. Die Quellen sind sich nicht einig: In manchen Häusern ist sie die beste von allen.</translation>
    </message>
    <message>
        <source>Straight, A-3-2</source>
        <translation>Straße, A-3-2</translation>
    </message>
    <message>
        <source>Deuce-to-seven razz</source>
        <translation>Deuce to Seven Razz</translation>
    </message>
    <message>
        <source>Short deck: straight or three of a kind</source>
        <translation>Short Deck: Straße oder Drilling</translation>
    </message>
    <message>
        <source>Houses differ on whether three of a kind beats a straight. Here the straight is better unless the game&apos;s option says otherwise.</source>
        <translation>Je nach Haus schlägt ein Drilling eine Straße oder nicht. Hier ist die Straße besser, wenn die Option des Spiels nichts anderes sagt.</translation>
    </message>
    <message>
        <source>A wild card stands for whatever card makes the hand best. It is never a second copy of a card in the hand, except to make five of a kind.</source>
        <translation>Eine Wild Card steht für die Karte, mit der die Hand am besten wird. Sie ist nie ein zweites Exemplar einer Karte der Hand, außer für einen Fünfling.</translation>
    </message>
    <message>
        <source>The joker can be wild, or all cards of a rank: with deuces wild, the four twos.</source>
        <translation>Wild sein können der Joker oder alle Karten eines Wertes: bei „Zweien wild“ die vier Zweien.</translation>
    </message>
    <message>
        <source>Joker wild: full house, eights full of fives</source>
        <translation>Joker wild: Full House, Achten über Fünfen</translation>
    </message>
    <message>
        <source>Wild against natural</source>
        <translation>Wild gegen natürlich</translation>
    </message>
    <message>
        <source>A hand with wild cards is as good as the same hand without them, and they split the pot. Books differ: in some the natural hand wins.</source>
        <translation>Eine Hand mit Wild Cards ist so gut wie die gleiche Hand ohne sie, und beide teilen den Pot. Die Regelwerke sind sich nicht einig: In manchen gewinnt die natürliche Hand.</translation>
    </message>
    <message>
        <source>The joker as a bug</source>
        <translation>Der Joker als Bug</translation>
    </message>
    <message>
        <source>The bug is an ace, or the card that completes a straight, a flush or a straight flush; nothing else. Five aces beat everything.</source>
        <translation>Der Bug ist ein Ass oder die Karte, die eine Straße, einen Flush oder einen Straight Flush vollendet; sonst nichts. Fünf Asse schlagen alles.</translation>
    </message>
    <message>
        <source>In a flush it is the highest card of the suit that is not there.</source>
        <translation>In einem Flush ist er die höchste Karte der Farbe, die noch fehlt.</translation>
    </message>
    <message>
        <source>Joker as a bug: two pair, ace kicker</source>
        <translation>Joker als Bug: zwei Paare, Kicker Ass</translation>
    </message>
    <message>
        <source>Joker as a bug: flush, A-K-9-5-2</source>
        <translation>Joker als Bug: Flush, A-K-9-5-2</translation>
    </message>
    <message>
        <source>The joker in lowball</source>
        <translation>Der Joker in Lowball</translation>
    </message>
    <message>
        <source>In ace-to-five lowball the joker is the lowest rank that is not in the hand; in other lows it is the rank that makes the best low.</source>
        <translation>In Lowball nach Ace to Five ist der Joker der niedrigste Wert, der in der Hand fehlt; in anderen Lows ist er der Wert, mit dem das Low am besten wird.</translation>
    </message>
    <message>
        <source>California lowball is played with a joker unless the house says otherwise.</source>
        <translation>California Lowball wird mit einem Joker gespielt, wenn das Haus nichts anderes sagt.</translation>
    </message>
    <message>
        <source>The joker is a two: 7-4-3-2-A</source>
        <translation>Der Joker ist eine Zwei: 7-4-3-2-A</translation>
    </message>
    <message>
        <source>A joker in a game without one</source>
        <translation>Ein Joker in einem Spiel ohne Joker</translation>
    </message>
    <message>
        <source>A joker that turns up in a game played without one is a scrap of paper: it counts as no card.</source>
        <translation>Taucht ein Joker in einem Spiel auf, das ohne ihn gespielt wird, ist er nur ein Stück Papier: Er zählt nicht als Karte.</translation>
    </message>
    <message>
        <source>High and low share the pot</source>
        <translation>High und Low teilen den Pot</translation>
    </message>
    <message>
        <source>In hi-lo games the best high hand takes one half of the pot and the best low the other. One player may win both.</source>
        <translation>In Hi-Lo-Spielen bekommt die beste High-Hand eine Hälfte des Pots und das beste Low die andere. Ein Spieler kann beide gewinnen.</translation>
    </message>
    <message>
        <source>Nobody has a low</source>
        <translation>Niemand hat ein Low</translation>
    </message>
    <message>
        <source>In games with a qualifier the high hand takes the whole pot if no hand qualifies for low.</source>
        <translation>In Spielen mit Qualifier bekommt die High-Hand den ganzen Pot, wenn sich keine Hand für das Low qualifiziert.</translation>
    </message>
    <message>
        <source>Scoop, quarter, three quarters</source>
        <translation>Scoop, Viertel, drei Viertel</translation>
    </message>
    <message>
        <source>A player who wins both halves scoops the pot.</source>
        <translation>Wer beide Hälften gewinnt, scoopt den Pot.</translation>
    </message>
    <message>
        <source>A player who only ties for one half is quartered: of two who tie, each gets a quarter of the pot. Winning one half alone and tying with one other for the other half makes three quarters.</source>
        <translation>Wer eine Hälfte nur teilt, wird geviertelt: Bei zweien bekommt jeder ein Viertel des Pots. Eine Hälfte allein zu gewinnen und die andere mit einem Spieler zu teilen ergibt drei Viertel.</translation>
    </message>
    <message>
        <source>The odd chip between high and low</source>
        <translation>Der überzählige Chip zwischen High und Low</translation>
    </message>
    <message>
        <source>A chip that cannot be halved between the high and the low half goes to the high half.</source>
        <translation>Ein Chip, der sich nicht auf High und Low verteilen lässt, geht an die High-Hälfte.</translation>
    </message>
    <message>
        <source>Odd chips between tied hands</source>
        <translation>Überzählige Chips zwischen gleichen Händen</translation>
    </message>
    <message>
        <source>Chips that cannot be shared go out one each, in games with a button to the first tied seats from its left. Nobody gets more than one.</source>
        <translation>Chips, die sich nicht teilen lassen, werden einzeln vergeben, in Spielen mit Button an die ersten der gleichen Plätze links davon. Niemand bekommt mehr als einen.</translation>
    </message>
    <message>
        <source>In stud the odd chip goes by the highest card of all a player&apos;s cards, in razz and for the low half by the lowest. From the highest, the suits are spades, hearts, diamonds, clubs. Tournaments have another rule.</source>
        <translation>Im Stud geht der überzählige Chip nach der höchsten aller Karten eines Spielers, in Razz und für die Low-Hälfte nach der niedrigsten. Die Farben von der höchsten an: Pik, Herz, Karo, Kreuz. Turniere haben eine andere Regel.</translation>
    </message>
    <message>
        <source>Suits never decide who wins a pot; between cards of one rank they decide the odd chip in stud, who brings it in, and the draw for seats or the button.</source>
        <translation>Farben entscheiden nie, wer einen Pot gewinnt; bei Karten gleichen Wertes entscheiden sie über den überzähligen Chip im Stud, über das Bring-in und über die Auslosung der Plätze oder des Buttons.</translation>
    </message>
    <message>
        <source>The odd chip in stud tournaments</source>
        <translation>Der überzählige Chip in Stud-Turnieren</translation>
    </message>
    <message>
        <source>In stud tournaments, and in the cash games of the World Series of Poker, the odd chip goes by the highest card and its suit, in razz and for the low half too. The Poker TDA Rules look at the five cards that play.</source>
        <translation>In Stud-Turnieren und in den Cash Games der World Series of Poker geht der überzählige Chip nach der höchsten Karte und ihrer Farbe, auch in Razz und für die Low-Hälfte. Die Poker-TDA-Regeln richten sich nach den fünf Karten, die spielen.</translation>
    </message>
    <message>
        <source>This program keeps Robert&apos;s Rules.</source>
        <translation>Dieses Programm hält sich an Robert’s Rules.</translation>
    </message>
    <message>
        <source>An odd chip is changed first</source>
        <translation>Ein überzähliger Chip wird erst gewechselt</translation>
    </message>
    <message>
        <source>A chip that cannot be shared is changed into the smallest chips of the game before anybody gets one more.</source>
        <translation>Ein Chip, der sich nicht teilen lässt, wird in die kleinsten Chips des Spiels gewechselt, bevor jemand einen mehr bekommt.</translation>
    </message>
    <message>
        <source>The same hand both ways</source>
        <translation>Die gleiche Hand bei High und Low</translation>
    </message>
    <message>
        <source>Players who tie for high and for low share the whole pot as evenly as chips allow: 66 chips are 33 each.</source>
        <translation>Spieler, die High und Low teilen, teilen den ganzen Pot so gleichmäßig, wie es die Chips erlauben: Von 66 Chips bekommt jeder 33.</translation>
    </message>
    <message>
        <source>Side pots</source>
        <translation>Side Pots</translation>
    </message>
    <message>
        <source>The main pot and each side pot are split by themselves, and never put together.</source>
        <translation>Der Main Pot und jeder Side Pot werden für sich geteilt und nie zusammengelegt.</translation>
    </message>
    <message>
        <source>A pot holds equal bets of those who can win it. So a player who is all in wins from each other player no more than he put in himself.</source>
        <translation>Ein Pot enthält gleich hohe Einsätze aller, die ihn gewinnen können. Wer all-in ist, gewinnt also von jedem anderen Spieler höchstens so viel, wie er selbst gesetzt hat.</translation>
    </message>
    <message>
        <source>A bet that nobody called</source>
        <translation>Ein Einsatz, den niemand callt</translation>
    </message>
    <message>
        <source>What nobody called goes back to the player who bet it, before the pot is split.</source>
        <translation>Was niemand callt, geht an den Spieler zurück, der es gesetzt hat, bevor der Pot geteilt wird.</translation>
    </message>
    <message>
        <source>The tournament rules say this of a bettor who throws the cards away by mistake.</source>
        <translation>Die Turnierregeln sagen das von einem Spieler, der setzt und seine Karten aus Versehen wegwirft.</translation>
    </message>
    <message>
        <source>Dealing twice</source>
        <translation>Zweimal geben</translation>
    </message>
    <message>
        <source>When no more bets are possible, the players may agree to deal the cards to come twice. Each deal decides half of the pot.</source>
        <translation>Wenn nicht mehr gesetzt werden kann, dürfen die Spieler vereinbaren, die restlichen Karten zweimal zu geben. Jeder Durchgang entscheidet über die Hälfte des Pots.</translation>
    </message>
    <message>
        <source>Several boards</source>
        <translation>Mehrere Boards</translation>
    </message>
    <message>
        <source>A pot is divided in this order: main pot and side pots, boards, high and low, tied hands. At each step odd chips go one each to the first parts. No rule book that we read says which board gets an odd chip.</source>
        <translation>Ein Pot wird in dieser Reihenfolge geteilt: Main Pot und Side Pots, Boards, High und Low, gleiche Hände. Bei jedem Schritt gehen überzählige Chips einzeln an die ersten Teile. Kein Regelwerk, das wir gelesen haben, sagt, welches Board einen überzähligen Chip bekommt.</translation>
    </message>
    <message>
        <source>Cards speak</source>
        <translation>Die Karten sprechen</translation>
    </message>
    <message>
        <source>The cards on the table decide, not what their player says of them.</source>
        <translation>Es entscheiden die Karten auf dem Tisch, nicht was ihr Spieler über sie sagt.</translation>
    </message>
    <message>
        <source>All cards are shown</source>
        <translation>Alle Karten werden gezeigt</translation>
    </message>
    <message>
        <source>To win any part of a pot at the showdown, a player shows all cards of the hand face up, those that do not play too.</source>
        <translation>Um beim Showdown einen Teil eines Pots zu gewinnen, zeigt ein Spieler alle Karten der Hand offen, auch die, die nicht spielen.</translation>
    </message>
    <message>
        <source>Who shows first</source>
        <translation>Wer zuerst zeigt</translation>
    </message>
    <message>
        <source>The player who made the last bet or raise on the last street shows first; if nobody bet there, the one who had to act first.</source>
        <translation>Wer in der letzten Setzrunde zuletzt gesetzt oder erhöht hat, zeigt zuerst; hat dort niemand gesetzt, zeigt der Spieler, der zuerst an der Reihe war.</translation>
    </message>
    <message>
        <source>Players in a side pot show before those who can win the main pot only.</source>
        <translation>Spieler in einem Side Pot zeigen vor denen, die nur den Main Pot gewinnen können.</translation>
    </message>
    <message>
        <source>All in: hands face up</source>
        <translation>All-in: Hände offen</translation>
    </message>
    <message>
        <source>In tournaments all hands are turned face up once a player is all in and nobody can bet any more.</source>
        <translation>In Turnieren werden alle Hände aufgedeckt, sobald ein Spieler all-in ist und niemand mehr setzen kann.</translation>
    </message>
    <message>
        <source>Fouled hands</source>
        <translation>Ungültige Hände</translation>
    </message>
    <message>
        <source>A hand that does not have the number of cards of its game is dead. In stud a hand without its last card may be ruled live, and in draw games one with too few cards before the draw is live.</source>
        <translation>Eine Hand mit falscher Kartenzahl ist tot. Im Stud kann eine Hand ohne ihre letzte Karte als gültig gewertet werden, und in Draw-Spielen ist eine mit zu wenigen Karten vor dem Tausch gültig.</translation>
    </message>
    <message>
        <source>Disputing a hand</source>
        <translation>Eine Hand anfechten</translation>
    </message>
    <message>
        <source>How a hand on the table was read may be disputed until the next hand begins.</source>
        <translation>Wie eine Hand auf dem Tisch gelesen wurde, kann angefochten werden, bis die nächste Hand beginnt.</translation>
    </message>
    <message>
        <source>Pocket pair, top pair, overpair, two pair</source>
        <translation>Pocket-Paar, Top Pair, Overpair, zwei Paare</translation>
    </message>
    <message>
        <source>Set, trips, quads</source>
        <translation>Set, Trips, Quads</translation>
    </message>
    <message>
        <source>The nuts</source>
        <translation>Die Nuts</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Draws</translation>
    </message>
    <message>
        <source>Outs</source>
        <translation>Outs</translation>
    </message>
    <message>
        <source>An out is a next card that puts a hand ahead which is behind. Of a hand alone it is one that makes a better kind of hand of the hand&apos;s own cards.</source>
        <translation>Ein Out ist eine nächste Karte, die eine zurückliegende Hand nach vorn bringt. Bei einer Hand allein ist es eine, die mit ihren eigenen Karten eine bessere Art von Hand ergibt.</translation>
    </message>
    <message>
        <source>The bet: what a call needs (pot odds)</source>
        <translation>Der Einsatz: was ein Call braucht (Pot Odds)</translation>
    </message>
    <message>
        <source>A call needs the share that it pays of all chips: 50 to call and 100 in the pot are 50 of 150, a third. It is worth the hand&apos;s share of those chips, less what it costs.</source>
        <translation>Ein Call braucht den Anteil, den er von allen Chips bezahlt: 50 für den Call und 100 im Pot sind 50 von 150, ein Drittel. Er ist so viel wert wie der Anteil der Hand an diesen Chips, abzüglich seiner Kosten.</translation>
    </message>
    <message>
        <source>A hand&apos;s share (its equity) is what it wins of the pot on average.</source>
        <translation>Der Anteil einer Hand (ihre Equity) ist das, was sie im Durchschnitt vom Pot gewinnt.</translation>
    </message>
    <message>
        <source>Both play the board: {hand}.</source>
        <translation>Beide spielen das Board: {hand}.</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} gegen {other}</translation>
    </message>
    <message>
        <source>For {half}: {one} against {other}</source>
        <translation>Für {half}: {one} gegen {other}</translation>
    </message>
    <message>
        <source>{seat} has the only low.</source>
        <translation>{seat} hat das einzige Low.</translation>
    </message>
    <message>
        <source>For the low: nobody</source>
        <translation>Für das Low: niemand</translation>
    </message>
    <message>
        <source>{seat}: {why}</source>
        <translation>{seat}: {why}</translation>
    </message>
    <message>
        <source>Both have {same}.</source>
        <translation>Beide haben {same}.</translation>
    </message>
    <message>
        <source>{seat} is better: {reason}.</source>
        <translation>{seat} ist besser: {reason}.</translation>
    </message>
    <message>
        <source>{seat} is lower: {reason}.</source>
        <translation>{seat} ist niedriger: {reason}.</translation>
    </message>
    <message>
        <source>the high</source>
        <translation>das High</translation>
    </message>
    <message>
        <source>the low</source>
        <translation>das Low</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Das Board</translation>
    </message>
    <message>
        <source>the options are {names}</source>
        <translation>die Optionen sind {names}</translation>
    </message>
    <message>
        <source>a joker is one of: {names}</source>
        <translation>für den Joker gibt es: {names}</translation>
    </message>
    <message>
        <source>wild ranks are written like 2,J</source>
        <translation>Wild-Werte schreibt man so: 2,J</translation>
    </message>
    <message>
        <source>an option like this is true or false</source>
        <translation>eine solche Option ist true oder false</translation>
    </message>
    <message>
        <source>Any cards</source>
        <translation>Beliebige Karten</translation>
    </message>
    <message>
        <source>Texas hold&apos;em</source>
        <translation>Texas Hold&apos;em</translation>
    </message>
    <message>
        <source>Hold&apos;em</source>
        <translation>Hold&apos;em</translation>
    </message>
    <message>
        <source>Greek hold&apos;em</source>
        <translation>Greek Hold&apos;em</translation>
    </message>
    <message>
        <source>Tahoe</source>
        <translation>Tahoe</translation>
    </message>
    <message>
        <source>Omaha</source>
        <translation>Omaha</translation>
    </message>
    <message>
        <source>Five-card Omaha</source>
        <translation>Five Card Omaha</translation>
    </message>
    <message>
        <source>Omaha 5</source>
        <translation>Omaha 5</translation>
    </message>
    <message>
        <source>Six-card Omaha</source>
        <translation>Six Card Omaha</translation>
    </message>
    <message>
        <source>Omaha 6</source>
        <translation>Omaha 6</translation>
    </message>
    <message>
        <source>Omaha hi-lo</source>
        <translation>Omaha Hi-Lo</translation>
    </message>
    <message>
        <source>Five-card Omaha hi-lo</source>
        <translation>Five Card Omaha Hi-Lo</translation>
    </message>
    <message>
        <source>Omaha 5 hi-lo</source>
        <translation>Omaha 5 Hi-Lo</translation>
    </message>
    <message>
        <source>Six-card Omaha hi-lo</source>
        <translation>Six Card Omaha Hi-Lo</translation>
    </message>
    <message>
        <source>Omaha 6 hi-lo</source>
        <translation>Omaha 6 Hi-Lo</translation>
    </message>
    <message>
        <source>Seven-card stud</source>
        <translation>Seven Card Stud</translation>
    </message>
    <message>
        <source>Stud</source>
        <translation>Stud</translation>
    </message>
    <message>
        <source>Seven-card stud hi-lo</source>
        <translation>Seven Card Stud Hi-Lo</translation>
    </message>
    <message>
        <source>Stud hi-lo</source>
        <translation>Stud Hi-Lo</translation>
    </message>
    <message>
        <source>Five-card draw</source>
        <translation>Five Card Draw</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Razz</source>
        <translation>Razz</translation>
    </message>
    <message>
        <source>Razz 2-7</source>
        <translation>Razz 2-7</translation>
    </message>
    <message>
        <source>Stud 5</source>
        <translation>Stud 5</translation>
    </message>
    <message>
        <source>Sökö</source>
        <translation>Sökö</translation>
    </message>
    <message>
        <source>Three-card poker</source>
        <translation>Drei-Karten-Poker</translation>
    </message>
    <message>
        <source>Teen patti</source>
        <translation>Teen Patti</translation>
    </message>
    <message>
        <source>California lowball</source>
        <translation>California Lowball</translation>
    </message>
    <message>
        <source>Lowball A-5</source>
        <translation>Lowball A-5</translation>
    </message>
    <message>
        <source>Deuce-to-seven lowball</source>
        <translation>Deuce to Seven Lowball</translation>
    </message>
    <message>
        <source>Lowball 2-7</source>
        <translation>Lowball 2-7</translation>
    </message>
    <message>
        <source>Badugi</source>
        <translation>Badugi</translation>
    </message>
    <message>
        <source>the badugi</source>
        <translation>das Badugi</translation>
    </message>
    <message>
        <source>Badeucy</source>
        <translation>Badeucy</translation>
    </message>
    <message>
        <source>Badacey</source>
        <translation>Badacey</translation>
    </message>
    <message>
        <source>Drawmaha</source>
        <translation>Drawmaha</translation>
    </message>
    <message>
        <source>the draw hand</source>
        <translation>die Draw-Hand</translation>
    </message>
    <message>
        <source>the Omaha hand</source>
        <translation>die Omaha-Hand</translation>
    </message>
    <message>
        <source>Short-deck hold&apos;em</source>
        <translation>Short Deck Hold&apos;em</translation>
    </message>
    <message>
        <source>Short deck</source>
        <translation>Short Deck</translation>
    </message>
    <message>
        <source>Manila</source>
        <translation>Manila</translation>
    </message>
    <message>
        <source>Royal hold&apos;em</source>
        <translation>Royal Hold&apos;em</translation>
    </message>
    <message>
        <source>before the flop</source>
        <translation>vor dem Flop</translation>
    </message>
    <message>
        <source>on the flop</source>
        <translation>auf dem Flop</translation>
    </message>
    <message>
        <source>on the turn</source>
        <translation>auf dem Turn</translation>
    </message>
    <message>
        <source>on the river</source>
        <translation>auf dem River</translation>
    </message>
    <message>
        <source>on second street</source>
        <translation>auf der Second Street</translation>
    </message>
    <message>
        <source>on third street</source>
        <translation>auf der Third Street</translation>
    </message>
    <message>
        <source>on fourth street</source>
        <translation>auf der Fourth Street</translation>
    </message>
    <message>
        <source>on fifth street</source>
        <translation>auf der Fifth Street</translation>
    </message>
    <message>
        <source>on sixth street</source>
        <translation>auf der Sixth Street</translation>
    </message>
    <message>
        <source>on seventh street</source>
        <translation>auf der Seventh Street</translation>
    </message>
    <message>
        <source>All in {street}, {player} had {share} of the pot.</source>
        <translation>All-in {street} hatte {player} {share} vom Pot.</translation>
    </message>
    <message>
        <source>All in {street}, {player} had {share} of {pot}: worth {worth}. {player} put in {bet} and took {paid}: {difference} more than the cards were worth.</source>
        <translation>All-in {street} hatte {player} {share} von {pot}: ein Wert von {worth}. {player} setzte {bet} und bekam {paid}: {difference} mehr, als die Karten wert waren.</translation>
    </message>
    <message>
        <source>All in {street}, {player} had {share} of {pot}: worth {worth}. {player} put in {bet} and took {paid}: {difference} less than the cards were worth.</source>
        <translation>All-in {street} hatte {player} {share} von {pot}: ein Wert von {worth}. {player} setzte {bet} und bekam {paid}: {difference} weniger, als die Karten wert waren.</translation>
    </message>
    <message>
        <source>{player} all in {street} with {share}</source>
        <translation>{player} all-in {street} mit {share}</translation>
    </message>
    <message>
        <source>all in {street} with {share}</source>
        <translation>all-in {street} mit {share}</translation>
    </message>
    <message>
        <source>The file cannot be read: {why}</source>
        <translation>Die Datei ist nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>a quotation mark opens there and is not closed</source>
        <translation>dort beginnt ein Anführungszeichen und wird nicht geschlossen</translation>
    </message>
    <message>
        <source>one of its cells is too long</source>
        <translation>eine ihrer Zellen ist zu lang</translation>
    </message>
    <message>
        <source>it has {count} cells under {names} names</source>
        <translation>sie hat {count} Zellen unter {names} Namen</translation>
    </message>
    <message>
        <source>the hand was cancelled</source>
        <translation>die Hand wurde abgebrochen</translation>
    </message>
    <message>
        <source>everybody else folded</source>
        <translation>alle anderen haben gefoldet</translation>
    </message>
    <message>
        <source>there are no two hands to compare</source>
        <translation>es gibt keine zwei Hände zum Vergleichen</translation>
    </message>
    <message>
        <source>{reason} (no suits given: no flush assumed)</source>
        <translation>{reason} (keine Farben angegeben: kein Flush angenommen)</translation>
    </message>
    <message>
        <source>{leads}, and cards are to come: {reason}</source>
        <translation>{leads}, und es kommen noch Karten: {reason}</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>sie ist zu lang</translation>
    </message>
    <message>
        <source>a number is too long or it is nested too deeply</source>
        <translation>eine Zahl ist zu lang oder sie ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>there is no “ohh” with a hand in it</source>
        <translation>es ist kein „ohh“ mit einer Hand darin</translation>
    </message>
    <message>
        <source>“{text}” belongs to no hand</source>
        <translation>„{text}“ gehört zu keiner Hand</translation>
    </message>
    <message>
        <source>line {line} is no JSON from “{rest}” on</source>
        <translation>Zeile {line} ist ab „{rest}“ kein JSON</translation>
    </message>
    <message>
        <source>It is in a ZIP file with a password</source>
        <translation>Sie steckt in einer ZIP-Datei mit Passwort</translation>
    </message>
    <message>
        <source>there is no list of actions in it</source>
        <translation>es ist keine Liste von Aktionen darin</translation>
    </message>
    <message>
        <source>a key has too many parts</source>
        <translation>ein Schlüssel hat zu viele Teile</translation>
    </message>
    <message>
        <source>it is no TOML ({error})</source>
        <translation>es ist kein TOML ({error})</translation>
    </message>
    <message>
        <source>line {line} is no TOML from “{rest}” on</source>
        <translation>Zeile {line} ist ab „{rest}“ kein TOML</translation>
    </message>
    <message>
        <source>one hand has {count} actions, far too many</source>
        <translation>eine Hand hat {count} Aktionen, viel zu viele</translation>
    </message>
    <message>
        <source>“{action}” is no action</source>
        <translation>„{action}“ ist keine Aktion</translation>
    </message>
    <message>
        <source>“{text}” is no amount of chips</source>
        <translation>„{text}“ ist keine Menge von Chips</translation>
    </message>
    <message>
        <source>it is no XML ({error})</source>
        <translation>es ist kein XML ({error})</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Spanish or Portuguese</source>
        <translation>Spanisch oder Portugiesisch</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugiesisch</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>Danish, Norwegian or Swedish</source>
        <translation>Dänisch, Norwegisch oder Schwedisch</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dänisch</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Norwegisch</translation>
    </message>
    <message>
        <source>Danish or Norwegian</source>
        <translation>Dänisch oder Norwegisch</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Schwedisch</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polnisch</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tschechisch</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Ungarisch</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Finnisch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Turkish or Romanian</source>
        <translation>Türkisch oder Rumänisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>not English</source>
        <translation>nicht Englisch</translation>
    </message>
    <message>
        <source>it lacks a field of PokerNow, or has another value there</source>
        <translation>ein Feld von PokerNow fehlt oder hat dort einen anderen Wert</translation>
    </message>
    <message>
        <source>The line is too long to be read</source>
        <translation>Die Zeile ist zu lang zum Lesen</translation>
    </message>
    <message>
        <source>The packed file is damaged</source>
        <translation>Die gepackte Datei ist beschädigt</translation>
    </message>
    <message>
        <source>The line is no text: it holds NUL bytes, or it is not in UTF-8, UTF-16 or Windows-1252</source>
        <translation>Die Zeile ist kein Text: Sie enthält NUL-Bytes oder ist nicht in UTF-8, UTF-16 oder Windows-1252</translation>
    </message>
    <message>
        <source>It became shorter while it was read</source>
        <translation>Sie wurde beim Lesen kürzer</translation>
    </message>
    <message>
        <source>It is a folder, a pipe or a device</source>
        <translation>Es ist ein Ordner, eine Pipe oder ein Gerät</translation>
    </message>
    <message>
        <source>low</source>
        <translation>Low</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>{high}; low: {low}</source>
        <translation>{high}; Low: {low}</translation>
    </message>
    <message>
        <source>{rank} low</source>
        <translation>{rank}-Low</translation>
    </message>
    <message>
        <source>the {card} cannot come, because every deal gives it to another seat</source>
        <translation>{card_der} kann nicht kommen, weil jede Verteilung diese Karte einem anderen Platz gibt</translation>
    </message>
    <message>
        <source>after it {seat} has {share}</source>
        <translation>danach hat {seat} {share}</translation>
    </message>
    <message>
        <source>Would lie among the dead cards</source>
        <translation>Würde bei den toten Karten liegen</translation>
    </message>
    <message>
        <source>for {seat}: {hand}</source>
        <translation>für {seat}: {hand}</translation>
    </message>
    <message>
        <source>Would lie on the board</source>
        <translation>Würde auf dem Board liegen</translation>
    </message>
    <message>
        <source>Would make {hands}</source>
        <translation>Ergäbe {hands}</translation>
    </message>
    <message>
        <source>Would make: {hand}</source>
        <translation>Ergäbe: {hand}</translation>
    </message>
    <message>
        <source>{makes}; then {headline}</source>
        <translation>{makes}; dann: {headline}</translation>
    </message>
    <message>
        <source>flush draw</source>
        <translation>Flush-Draw</translation>
    </message>
    <message>
        <source>backdoor flush draw</source>
        <translation>Backdoor-Flush-Draw</translation>
    </message>
    <message>
        <source>open-ended straight draw</source>
        <translation>Open-Ended-Straight-Draw</translation>
    </message>
    <message>
        <source>double gutshot</source>
        <translation>Doppel-Gutshot</translation>
    </message>
    <message>
        <source>gutshot</source>
        <translation>Gutshot</translation>
    </message>
    <message>
        <source>wrap</source>
        <translation>Wrap</translation>
    </message>
    <message>
        <source>overcards</source>
        <translation>Overcards</translation>
    </message>
    <message>
        <source>nut {draw}</source>
        <translation>Nut-{draw}</translation>
    </message>
    <message>
        <source>{draws}: {count} cards</source>
        <translation>{draws}: {count} Karten</translation>
    </message>
    <message>
        <source>{draws}</source>
        <translation>{draws}</translation>
    </message>
    <message>
        <source>{draws}: {count} card</source>
        <translation>{draws}: {count} Karte</translation>
    </message>
    <message>
        <source>nut</source>
        <translation>Nut</translation>
    </message>
    <message>
        <source>second-nut</source>
        <translation>Second-Nut</translation>
    </message>
    <message>
        <source>third-nut</source>
        <translation>Third-Nut</translation>
    </message>
    <message>
        <source>fourth-nut</source>
        <translation>Fourth-Nut</translation>
    </message>
    <message>
        <source>fifth-nut</source>
        <translation>Fifth-Nut</translation>
    </message>
    <message>
        <source>sixth-nut</source>
        <translation>Sixth-Nut</translation>
    </message>
    <message>
        <source>top pair</source>
        <translation>Top Pair</translation>
    </message>
    <message>
        <source>second pair</source>
        <translation>Second Pair</translation>
    </message>
    <message>
        <source>third pair</source>
        <translation>Third Pair</translation>
    </message>
    <message>
        <source>fourth pair</source>
        <translation>Fourth Pair</translation>
    </message>
    <message>
        <source>middle pair</source>
        <translation>Middle Pair</translation>
    </message>
    <message>
        <source>bottom pair</source>
        <translation>Bottom Pair</translation>
    </message>
    <message>
        <source>top set, {ranks}</source>
        <translation>Top Set, {ranks}</translation>
    </message>
    <message>
        <source>middle set, {ranks}</source>
        <translation>Middle Set, {ranks}</translation>
    </message>
    <message>
        <source>bottom set, {ranks}</source>
        <translation>Bottom Set, {ranks}</translation>
    </message>
    <message>
        <source>top two pair</source>
        <translation>Top Two Pair</translation>
    </message>
    <message>
        <source>top and bottom pair</source>
        <translation>Top und Bottom Pair</translation>
    </message>
    <message>
        <source>bottom two pair</source>
        <translation>Bottom Two Pair</translation>
    </message>
    <message>
        <source>{firsts} full of {seconds}</source>
        <translation>{firsts} über {seconds}</translation>
    </message>
    <message>
        <source>quad {firsts}</source>
        <translation>Vierling {firsts}</translation>
    </message>
    <message>
        <source>straight flush, {first} high</source>
        <translation>Straight Flush bis {first_bis}</translation>
    </message>
    <message>
        <source>the board plays: {firsts} full of {seconds}</source>
        <translation>das Board spielt: {firsts} über {seconds}</translation>
    </message>
    <message>
        <source>the board plays: quad {firsts}</source>
        <translation>das Board spielt: Vierling {firsts}</translation>
    </message>
    <message>
        <source>{high}; {low}</source>
        <translation>{high}; {low}</translation>
    </message>
    <message>
        <source>pocket {ranks}</source>
        <translation>Pocket-{ranks}</translation>
    </message>
    <message>
        <source>{high}-{low} suited</source>
        <translation>{high}-{low} suited</translation>
    </message>
    <message>
        <source>{high}-{low} offsuit</source>
        <translation>{high}-{low} offsuit</translation>
    </message>
    <message>
        <source>{first} high</source>
        <translation>{first} hoch|schlaegt|{first} hoch schlägt</translation>
    </message>
    <message>
        <source>the kicker does not play</source>
        <translation>der Kicker spielt nicht</translation>
    </message>
    <message>
        <source>{rank} kicker</source>
        <translation>Kicker {rank}</translation>
    </message>
    <message>
        <source>a pair on the board, {kicker}</source>
        <translation>ein Paar auf dem Board, {kicker}</translation>
    </message>
    <message>
        <source>top kicker</source>
        <translation>Top-Kicker</translation>
    </message>
    <message>
        <source>{pair}, {kicker}</source>
        <translation>{pair}, {kicker}</translation>
    </message>
    <message>
        <source>overpair</source>
        <translation>Overpair</translation>
    </message>
    <message>
        <source>underpair</source>
        <translation>Underpair</translation>
    </message>
    <message>
        <source>pocket {ranks} under the {higher}</source>
        <translation>Pocket-{ranks} unter {higher_dem}</translation>
    </message>
    <message>
        <source>two pair on the board</source>
        <translation>zwei Paare auf dem Board</translation>
    </message>
    <message>
        <source>two pair, {firsts} and {seconds}</source>
        <translation>zwei Paare, {firsts} und {seconds}</translation>
    </message>
    <message>
        <source>{pair} and the board&apos;s {ranks}</source>
        <translation>{pair} und {ranks} vom Board</translation>
    </message>
    <message>
        <source>set of {firsts}</source>
        <translation>Set {firsts}</translation>
    </message>
    <message>
        <source>trip {firsts}, {kicker}</source>
        <translation>Trips {firsts}, {kicker}</translation>
    </message>
    <message>
        <source>three {firsts} on the board, {kicker}</source>
        <translation>drei {firsts} auf dem Board, {kicker}</translation>
    </message>
    <message>
        <source>straight, {first} high</source>
        <translation>Straße bis {first_bis}</translation>
    </message>
    <message>
        <source>{nut} straight</source>
        <translation>{nut}-Straße</translation>
    </message>
    <message>
        <source>{nut} flush</source>
        <translation>{nut}-Flush</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>Royal Flush|ein|ein Royal Flush|acc|einen Royal Flush|der|der Royal Flush|den|den Royal Flush|hoch|der höhere Royal Flush|schlaegt|ein Royal Flush schlägt|tile|Royal</translation>
    </message>
    <message>
        <source>{hand}, the nuts</source>
        <translation>{hand}, die Nuts</translation>
    </message>
    <message>
        <source>{nut} low</source>
        <translation>{nut}-Low</translation>
    </message>
    <message>
        <source>low {row}</source>
        <translation>Low {row}</translation>
    </message>
    <message>
        <source>low counterfeited</source>
        <translation>Low entwertet</translation>
    </message>
    <message>
        <source>no low yet</source>
        <translation>noch kein Low</translation>
    </message>
    <message>
        <source>no low</source>
        <translation>kein Low</translation>
    </message>
    <message>
        <source>{place}-nut</source>
        <translation>{place_en}-Nut</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei|der|die Zwei|den|die Zwei|dem|der Zwei|bis|zur Zwei|nom|die|akk|die|obl|Zwei|Nom|Die|fuenft|fünfte Zwei|zahl|zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei|der|die Drei|den|die Drei|dem|der Drei|bis|zur Drei|nom|die|akk|die|obl|Drei|Nom|Die|fuenft|fünfte Drei|zahl|drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier|der|die Vier|den|die Vier|dem|der Vier|bis|zur Vier|nom|die|akk|die|obl|Vier|Nom|Die|fuenft|fünfte Vier|zahl|vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf|der|die Fünf|den|die Fünf|dem|der Fünf|bis|zur Fünf|nom|die|akk|die|obl|Fünf|Nom|Die|fuenft|fünfte Fünf|zahl|fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs|der|die Sechs|den|die Sechs|dem|der Sechs|bis|zur Sechs|nom|die|akk|die|obl|Sechs|Nom|Die|fuenft|fünfte Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben|der|die Sieben|den|die Sieben|dem|der Sieben|bis|zur Sieben|nom|die|akk|die|obl|Sieben|Nom|Die|fuenft|fünfte Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht|der|die Acht|den|die Acht|dem|der Acht|bis|zur Acht|nom|die|akk|die|obl|Acht|Nom|Die|fuenft|fünfte Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun|der|die Neun|den|die Neun|dem|der Neun|bis|zur Neun|nom|die|akk|die|obl|Neun|Nom|Die|fuenft|fünfte Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn|der|die Zehn|den|die Zehn|dem|der Zehn|bis|zur Zehn|nom|die|akk|die|obl|Zehn|Nom|Die|fuenft|fünfte Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube|der|der Bube|den|den Buben|dem|dem Buben|bis|zum Buben|nom|der|akk|den|obl|Buben|Nom|Der|fuenft|fünfter Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame|der|die Dame|den|die Dame|dem|der Dame|bis|zur Dame|nom|die|akk|die|obl|Dame|Nom|Die|fuenft|fünfte Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König|der|der König|den|den König|dem|dem König|bis|zum König|nom|der|akk|den|obl|König|Nom|Der|fuenft|fünfter König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass|der|das Ass|den|das Ass|dem|dem Ass|bis|zum Ass|nom|das|akk|das|obl|Ass|Nom|Das|fuenft|fünftes Ass</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Könige|dat|Königen</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse|dat|Assen</translation>
    </message>
    <message>
        <source>deuce</source>
        <translation>Zwei|der|die Zwei|den|die Zwei|dem|der Zwei|bis|zur Zwei|nom|die|akk|die|obl|Zwei|Nom|Die|fuenft|fünfte Zwei</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>High Card|schlaegt|High Card schlägt|tile|High C.</translation>
    </message>
    <message>
        <source>one pair</source>
        <translation>ein Paar|schlaegt|ein Paar schlägt</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>zwei Paare|schlaegt|zwei Paare schlagen|tile|2 Paare</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>Drilling|ein|ein Drilling|acc|einen Drilling|der|der Drilling|den|den Drilling|hoch|der höhere Drilling|schlaegt|ein Drilling schlägt</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>Straße|ein|eine Straße|acc|eine Straße|der|die Straße|den|die Straße|hoch|die höhere Straße|schlaegt|eine Straße schlägt</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>Flush|ein|ein Flush|acc|einen Flush|der|der Flush|den|den Flush|hoch|der höhere Flush|schlaegt|ein Flush schlägt</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>Full House|ein|ein Full House|acc|ein Full House|der|das Full House|den|das Full House|hoch|das höhere Full House|schlaegt|ein Full House schlägt|tile|Full H.</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>Vierling|ein|ein Vierling|acc|einen Vierling|der|der Vierling|den|den Vierling|hoch|der höhere Vierling|schlaegt|ein Vierling schlägt</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>Straight Flush|ein|ein Straight Flush|acc|einen Straight Flush|der|der Straight Flush|den|den Straight Flush|hoch|der höhere Straight Flush|schlaegt|ein Straight Flush schlägt</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <translation>Fünfling|ein|ein Fünfling|acc|einen Fünfling|der|der Fünfling|den|den Fünfling|hoch|der höhere Fünfling|schlaegt|ein Fünfling schlägt</translation>
    </message>
    <message>
        <source>four-card straight</source>
        <translation>Viererstraße</translation>
    </message>
    <message>
        <source>four-card flush</source>
        <translation>Viererflush</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>ein Paar|acc|ein Paar|schlaegt|ein Paar schlägt</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>eine Straße|acc|eine Straße|schlaegt|eine Straße schlägt</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>ein Flush|acc|einen Flush|schlaegt|ein Flush schlägt</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>ein Full House|acc|ein Full House|schlaegt|ein Full House schlägt</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation>ein Straight Flush|acc|einen Straight Flush|schlaegt|ein Straight Flush schlägt</translation>
    </message>
    <message>
        <source>a four-card straight</source>
        <translation>eine Viererstraße|acc|eine Viererstraße|schlaegt|eine Viererstraße schlägt</translation>
    </message>
    <message>
        <source>a four-card flush</source>
        <translation>ein Viererflush|acc|einen Viererflush|schlaegt|ein Viererflush schlägt</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>zwei Karten</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>drei Karten</translation>
    </message>
    <message>
        <source>four cards</source>
        <translation>vier Karten</translation>
    </message>
    <message>
        <source>one-card hand</source>
        <translation>Ein-Karten-Hand</translation>
    </message>
    <message>
        <source>two-card hand</source>
        <translation>Zwei-Karten-Hand</translation>
    </message>
    <message>
        <source>three-card hand</source>
        <translation>Drei-Karten-Hand</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>Badugi</translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation>ein Royal Flush|acc|einen Royal Flush|schlaegt|ein Royal Flush schlägt</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar|ein|ein Paar|acc|ein Paar|der|das Paar|den|das Paar|hoch|das höhere Paar|schlaegt|ein Paar schlägt</translation>
    </message>
    <message>
        <source>trips</source>
        <translation>Trips|acc|Trips|schlaegt|Trips schlagen</translation>
    </message>
    <message>
        <source>quads</source>
        <translation>Quads|acc|Quads|schlaegt|Quads schlagen</translation>
    </message>
    <message>
        <source>str. flush</source>
        <translation>Str. Flush</translation>
    </message>
    <message>
        <source>five alike</source>
        <translation>Fünfling</translation>
    </message>
    <message>
        <source>4-straight</source>
        <translation>4er-Straße</translation>
    </message>
    <message>
        <source>4-flush</source>
        <translation>4er-Flush</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>auf dem Board</translation>
    </message>
    <message>
        <source>in the hand</source>
        <translation>in der Hand</translation>
    </message>
    <message>
        <source>among the dead cards</source>
        <translation>bei den toten Karten</translation>
    </message>
    <message>
        <source>No suits given: no flush assumed</source>
        <translation>Keine Farben angegeben: kein Flush angenommen</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>Kreuz-{rank}|der|{rank_nom} Kreuz-{rank}|den|{rank_akk} Kreuz-{rank_obl}|Der|{rank_Nom} Kreuz-{rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>Karo-{rank}|der|{rank_nom} Karo-{rank}|den|{rank_akk} Karo-{rank_obl}|Der|{rank_Nom} Karo-{rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>Herz-{rank}|der|{rank_nom} Herz-{rank}|den|{rank_akk} Herz-{rank_obl}|Der|{rank_Nom} Herz-{rank}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>Pik-{rank}|der|{rank_nom} Pik-{rank}|den|{rank_akk} Pik-{rank_obl}|Der|{rank_Nom} Pik-{rank}</translation>
    </message>
    <message>
        <source>High card, {row}</source>
        <translation>High Card, {row}</translation>
    </message>
    <message>
        <source>Pair of {firsts}</source>
        <translation>Paar {firsts}</translation>
    </message>
    <message>
        <source>Pair of {firsts}, {kicker} kicker</source>
        <translation>Paar {firsts}, Kicker {kicker}</translation>
    </message>
    <message>
        <source>Pair of {firsts}, {rest} kickers</source>
        <translation>Paar {firsts}, Kicker {rest}</translation>
    </message>
    <message>
        <source>Two pair, {firsts} and {seconds}</source>
        <translation>Zwei Paare, {firsts} und {seconds}</translation>
    </message>
    <message>
        <source>Two pair, {firsts} and {seconds}, {kicker} kicker</source>
        <translation>Zwei Paare, {firsts} und {seconds}, Kicker {kicker}</translation>
    </message>
    <message>
        <source>Three {firsts}</source>
        <translation>Drilling {firsts}</translation>
    </message>
    <message>
        <source>Three {firsts}, {kicker} kicker</source>
        <translation>Drilling {firsts}, Kicker {kicker}</translation>
    </message>
    <message>
        <source>Three {firsts}, {rest} kickers</source>
        <translation>Drilling {firsts}, Kicker {rest}</translation>
    </message>
    <message>
        <source>Straight, {first} high</source>
        <translation>Straße bis {first_bis}</translation>
    </message>
    <message>
        <source>Straight, {row}</source>
        <translation>Straße, {row}</translation>
    </message>
    <message>
        <source>Flush, {row}</source>
        <translation>Flush, {row}</translation>
    </message>
    <message>
        <source>Full house, {firsts} full of {seconds}</source>
        <translation>Full House, {firsts} über {seconds}</translation>
    </message>
    <message>
        <source>Four {firsts}</source>
        <translation>Vierling {firsts}</translation>
    </message>
    <message>
        <source>Four {firsts}, {kicker} kicker</source>
        <translation>Vierling {firsts}, Kicker {kicker}</translation>
    </message>
    <message>
        <source>Straight flush, {first} high</source>
        <translation>Straight Flush bis {first_bis}</translation>
    </message>
    <message>
        <source>Straight flush, {row}</source>
        <translation>Straight Flush, {row}</translation>
    </message>
    <message>
        <source>Five {firsts}</source>
        <translation>Fünfling {firsts}</translation>
    </message>
    <message>
        <source>Four-card straight, {first} high</source>
        <translation>Viererstraße bis {first_bis}</translation>
    </message>
    <message>
        <source>Four-card straight, {first} high, {kicker} kicker</source>
        <translation>Viererstraße bis {first_bis}, Kicker {kicker}</translation>
    </message>
    <message>
        <source>Four-card flush, {first} high</source>
        <translation>Viererflush bis {first_bis}</translation>
    </message>
    <message>
        <source>Four-card flush, {four}, {kicker} kicker</source>
        <translation>Viererflush, {four}, Kicker {kicker}</translation>
    </message>
    <message>
        <source>high card, {row}</source>
        <translation>High Card, {row}</translation>
    </message>
    <message>
        <source>a pair of {firsts}</source>
        <translation>ein Paar {firsts}</translation>
    </message>
    <message>
        <source>a pair of {firsts}, {kicker} kicker</source>
        <translation>ein Paar {firsts}, Kicker {kicker}</translation>
    </message>
    <message>
        <source>a pair of {firsts}, {rest} kickers</source>
        <translation>ein Paar {firsts}, Kicker {rest}</translation>
    </message>
    <message>
        <source>two pair, {firsts} and {seconds}, {kicker} kicker</source>
        <translation>zwei Paare, {firsts} und {seconds}, Kicker {kicker}</translation>
    </message>
    <message>
        <source>three {firsts}</source>
        <translation>drei {firsts}</translation>
    </message>
    <message>
        <source>three {firsts}, {kicker} kicker</source>
        <translation>drei {firsts}, Kicker {kicker}</translation>
    </message>
    <message>
        <source>three {firsts}, {rest} kickers</source>
        <translation>drei {firsts}, Kicker {rest}</translation>
    </message>
    <message>
        <source>a straight, {first} high</source>
        <translation>eine Straße bis {first_bis}</translation>
    </message>
    <message>
        <source>a straight, {row}</source>
        <translation>eine Straße, {row}</translation>
    </message>
    <message>
        <source>a flush, {row}</source>
        <translation>ein Flush, {row}|acc|einen Flush, {row}</translation>
    </message>
    <message>
        <source>a full house, {firsts} full of {seconds}</source>
        <translation>ein Full House, {firsts} über {seconds}</translation>
    </message>
    <message>
        <source>four {firsts}</source>
        <translation>vier {firsts}</translation>
    </message>
    <message>
        <source>four {firsts}, {kicker} kicker</source>
        <translation>vier {firsts}, Kicker {kicker}</translation>
    </message>
    <message>
        <source>a straight flush, {first} high</source>
        <translation>ein Straight Flush bis {first_bis}|acc|einen Straight Flush bis {first_bis}</translation>
    </message>
    <message>
        <source>a straight flush, {row}</source>
        <translation>ein Straight Flush, {row}</translation>
    </message>
    <message>
        <source>five {firsts}</source>
        <translation>fünf {firsts}</translation>
    </message>
    <message>
        <source>a four-card straight, {first} high</source>
        <translation>eine Viererstraße bis {first_bis}</translation>
    </message>
    <message>
        <source>a four-card straight, {first} high, {kicker} kicker</source>
        <translation>eine Viererstraße bis {first_bis}, Kicker {kicker}</translation>
    </message>
    <message>
        <source>a four-card flush, {first} high</source>
        <translation>ein Viererflush bis {first_bis}</translation>
    </message>
    <message>
        <source>a four-card flush, {four}, {kicker} kicker</source>
        <translation>ein Viererflush, {four}, Kicker {kicker}</translation>
    </message>
    <message>
        <source>pair of {firsts}, {rest} kickers</source>
        <translation>Paar {firsts}, Kicker {rest}</translation>
    </message>
    <message>
        <source>flush, {row}</source>
        <translation>Flush, {row}</translation>
    </message>
    <message>
        <source>full house, {firsts} full of {seconds}</source>
        <translation>Full House, {firsts} über {seconds}</translation>
    </message>
    <message>
        <source>One-card hand, {row}</source>
        <translation>Ein-Karten-Hand, {row}</translation>
    </message>
    <message>
        <source>Two-card hand, {row}</source>
        <translation>Zwei-Karten-Hand, {row}</translation>
    </message>
    <message>
        <source>Three-card hand, {row}</source>
        <translation>Drei-Karten-Hand, {row}</translation>
    </message>
    <message>
        <source>Badugi, {row}</source>
        <translation>Badugi, {row}</translation>
    </message>
    <message>
        <source>a one-card hand, {row}</source>
        <translation>eine Ein-Karten-Hand, {row}</translation>
    </message>
    <message>
        <source>a two-card hand, {row}</source>
        <translation>eine Zwei-Karten-Hand, {row}</translation>
    </message>
    <message>
        <source>a three-card hand, {row}</source>
        <translation>eine Drei-Karten-Hand, {row}</translation>
    </message>
    <message>
        <source>a badugi, {row}</source>
        <translation>ein Badugi, {row}</translation>
    </message>
    <message>
        <source>the first kicker</source>
        <translation>der erste Kicker|den|den ersten Kicker</translation>
    </message>
    <message>
        <source>the second kicker</source>
        <translation>der zweite Kicker|den|den zweiten Kicker</translation>
    </message>
    <message>
        <source>the third kicker</source>
        <translation>der dritte Kicker|den|den dritten Kicker</translation>
    </message>
    <message>
        <source>the kicker</source>
        <translation>der Kicker|den|den Kicker</translation>
    </message>
    <message>
        <source>the pair</source>
        <translation>das Paar</translation>
    </message>
    <message>
        <source>the higher pair</source>
        <translation>das höhere Paar</translation>
    </message>
    <message>
        <source>the lower pair</source>
        <translation>das niedrigere Paar</translation>
    </message>
    <message>
        <source>the highest card</source>
        <translation>die höchste Karte</translation>
    </message>
    <message>
        <source>the second card</source>
        <translation>die zweite Karte</translation>
    </message>
    <message>
        <source>the third card</source>
        <translation>die dritte Karte</translation>
    </message>
    <message>
        <source>the fourth card</source>
        <translation>die vierte Karte</translation>
    </message>
    <message>
        <source>the fifth card</source>
        <translation>die fünfte Karte</translation>
    </message>
    <message>
        <source>the top card</source>
        <translation>die oberste Karte</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>unbekannte Karte|der|die unbekannte Karte|den|die unbekannte Karte|Der|Die unbekannte Karte</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker|der|der Joker|den|den Joker|Der|Der Joker</translation>
    </message>
    <message>
        <source>second joker</source>
        <translation>zweiter Joker|der|der zweite Joker|den|den zweiten Joker|Der|Der zweite Joker</translation>
    </message>
    <message>
        <source>Seat {letter}</source>
        <translation>Platz {letter}</translation>
    </message>
    <message>
        <source>seat {letter}</source>
        <translation>Platz {letter}</translation>
    </message>
    <message>
        <source>in {seat}</source>
        <translation>bei {seat}</translation>
    </message>
    <message>
        <source>on board {number}</source>
        <translation>auf Board {number}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Board {number}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Hand {number}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}|acc|{names_acc} und {last_acc}|dat|{names_dat} und {last_dat}</translation>
    </message>
    <message>
        <source>Call.</source>
        <translation>Call.</translation>
    </message>
    <message>
        <source>Fold.</source>
        <translation>Fold.</translation>
    </message>
    <message>
        <source>Close.</source>
        <translation>Knapp.</translation>
    </message>
    <message>
        <source>{seat} needs {needed} and has {share}: a call wins {chips} on average, with no more betting</source>
        <translation>{seat} braucht {needed} und hat {share}: Ein Call gewinnt im Schnitt {chips}, ohne weitere Einsätze</translation>
    </message>
    <message>
        <source>{seat} needs {needed} and has {share}: a call loses {chips} on average, with no more betting</source>
        <translation>{seat} braucht {needed} und hat {share}: Ein Call verliert im Schnitt {chips}, ohne weitere Einsätze</translation>
    </message>
    <message>
        <source>Main pot {chips}: {seat} has {share} against {others}</source>
        <translation>Main Pot {chips}: {seat} hat {share} gegen {others}</translation>
    </message>
    <message>
        <source>Side pot {chips}: {seat} has {share} against {others}</source>
        <translation>Side Pot {chips}: {seat} hat {share} gegen {others}</translation>
    </message>
    <message>
        <source>about {deals}</source>
        <translation>etwa {deals}</translation>
    </message>
    <message>
        <source>about {count} million million</source>
        <translation>etwa {count} Billionen</translation>
    </message>
    <message>
        <source>more than a million million million</source>
        <translation>mehr als eine Trillion</translation>
    </message>
    <message>
        <source>&lt;{percentage}</source>
        <translation>&lt;{percentage}</translation>
    </message>
    <message>
        <source>&gt;{percentage}</source>
        <translation>&gt;{percentage}</translation>
    </message>
    <message>
        <source>{share} ± ?</source>
        <translation>{share} ± ?</translation>
    </message>
    <message>
        <source>{share} ± {error}</source>
        <translation>{share} ± {error}</translation>
    </message>
    <message>
        <source>Equity: {seats}</source>
        <translation>Equity: {seats}</translation>
    </message>
    <message>
        <source>Equity, estimated: {seats}</source>
        <translation>Equity, geschätzt: {seats}</translation>
    </message>
    <message>
        <source>{seat} {share}</source>
        <translation>{seat} {share}</translation>
    </message>
    <message>
        <source>about {most} to {least}</source>
        <translation>etwa {most} zu {least}</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Teilt</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Verliert</translation>
    </message>
    <message>
        <source>Scoops</source>
        <translation>Scoopt</translation>
    </message>
    <message>
        <source>Wins {half}</source>
        <translation>Gewinnt {half}</translation>
    </message>
    <message>
        <source>Ties for {half}</source>
        <translation>Teilt {half}</translation>
    </message>
    <message>
        <source>Loses {half}</source>
        <translation>Verliert {half}</translation>
    </message>
    <message>
        <source>Estimated from 1 deal drawn at random</source>
        <translation>Geschätzt aus 1 zufällig gezogenen Verteilung</translation>
    </message>
    <message>
        <source>Estimated from {deals} deals drawn at random</source>
        <translation>Geschätzt aus {deals} zufällig gezogenen Verteilungen</translation>
    </message>
    <message>
        <source>Every deal counted: {deals}</source>
        <translation>Alle Verteilungen gezählt: {deals}</translation>
    </message>
    <message>
        <source>equity</source>
        <translation>Equity</translation>
    </message>
    <message>
        <source>win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>low win</source>
        <translation>Low-Sieg</translation>
    </message>
    <message>
        <source>low tie</source>
        <translation>Low-Split</translation>
    </message>
    <message>
        <source>2nd win</source>
        <translation>2. Sieg</translation>
    </message>
    <message>
        <source>2nd tie</source>
        <translation>2. Split</translation>
    </message>
    <message>
        <source>scoop</source>
        <translation>Scoop</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>{seat} beats {wins} of {other}&apos;s range</source>
        <translation>{seat} schlägt {wins} der Range von {other}</translation>
    </message>
    <message>
        <source>{seat} beats {wins} of {other}&apos;s range, ties with {ties}</source>
        <translation>{seat} schlägt {wins} der Range von {other}, Split bei {ties}</translation>
    </message>
    <message>
        <source>{parts}, {next}</source>
        <translation>{parts}, {next}|acc|{parts_acc}, {next_acc}|dat|{parts_dat}, {next_dat}</translation>
    </message>
    <message>
        <source>{parts}; {next}</source>
        <translation>{parts}; {next}|acc|{parts_acc}; {next_acc}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>pair against pair</source>
        <translation>Paar gegen Paar</translation>
    </message>
    <message>
        <source>a pair against higher cards</source>
        <translation>ein Paar gegen höhere Karten</translation>
    </message>
    <message>
        <source>a card in common</source>
        <translation>eine gemeinsame Karte</translation>
    </message>
    <message>
        <source>four different ranks</source>
        <translation>vier verschiedene Werte</translation>
    </message>
    <message>
        <source>a flush draw</source>
        <translation>ein Flush-Draw</translation>
    </message>
    <message>
        <source>a straight draw</source>
        <translation>ein Straight-Draw</translation>
    </message>
    <message>
        <source>draws to straight and flush</source>
        <translation>Draws auf Straße und Flush</translation>
    </message>
    <message>
        <source>no draw</source>
        <translation>kein Draw</translation>
    </message>
    <message>
        <source>{seat} gets {share} of the pot on average, in {deals} deals</source>
        <translation>{seat} bekommt im Schnitt {share} vom Pot, bei {deals} Verteilungen</translation>
    </message>
    <message>
        <source>a seven or better</source>
        <translation>eine Sieben oder besser</translation>
    </message>
    <message>
        <source>an eight or a nine</source>
        <translation>eine Acht oder eine Neun</translation>
    </message>
    <message>
        <source>a ten or worse</source>
        <translation>eine Zehn oder schlechter</translation>
    </message>
    <message>
        <source>{cards} make {hand}</source>
        <translation>{cards}: {hand}</translation>
    </message>
    <message>
        <source>{cards} and {count} other pairs make {hand}</source>
        <translation>{cards} und {count} weitere Combos: {hand}</translation>
    </message>
    <message>
        <source>The level</source>
        <translation>Die Stufe</translation>
    </message>
    <message>
        <source>The number of questions</source>
        <translation>Die Zahl der Fragen</translation>
    </message>
    <message>
        <source>{verdict}: {reason}</source>
        <translation>{verdict}: {reason}</translation>
    </message>
    <message>
        <source>category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>kicker</source>
        <translation>Kicker</translation>
    </message>
    <message>
        <source>full houses</source>
        <translation>Full Houses</translation>
    </message>
    <message>
        <source>split with different cards</source>
        <translation>Split Pot mit verschiedenen Karten</translation>
    </message>
    <message>
        <source>higher pair</source>
        <translation>höheres Paar</translation>
    </message>
    <message>
        <source>straight over straight</source>
        <translation>Straße gegen Straße</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>Wheel</translation>
    </message>
    <message>
        <source>flush by its second card</source>
        <translation>Flush mit der zweiten Karte</translation>
    </message>
    <message>
        <source>the board plays</source>
        <translation>das Board spielt</translation>
    </message>
    <message>
        <source>counterfeited two pair</source>
        <translation>entwertete zwei Paare</translation>
    </message>
    <message>
        <source>two boards</source>
        <translation>zwei Boards</translation>
    </message>
    <message>
        <source>two of the hand and three of the board</source>
        <translation>zwei aus der Hand und drei vom Board</translation>
    </message>
    <message>
        <source>the best low</source>
        <translation>das beste Low</translation>
    </message>
    <message>
        <source>a shared low, and quarters</source>
        <translation>geteiltes Low und Viertel</translation>
    </message>
    <message>
        <source>counterfeited low</source>
        <translation>entwertetes Low</translation>
    </message>
    <message>
        <source>highest card</source>
        <translation>höchste Karte</translation>
    </message>
    <message>
        <source>second card</source>
        <translation>zweite Karte</translation>
    </message>
    <message>
        <source>later cards</source>
        <translation>spätere Karten</translation>
    </message>
    <message>
        <source>a pair against the hand</source>
        <translation>ein Paar gegen die Hand</translation>
    </message>
    <message>
        <source>a straight that does not count</source>
        <translation>eine Straße, die nicht zählt</translation>
    </message>
    <message>
        <source>a straight or flush against the hand</source>
        <translation>Straße oder Flush gegen die Hand</translation>
    </message>
    <message>
        <source>the ace is high</source>
        <translation>das Ass ist hoch</translation>
    </message>
    <message>
        <source>four to a straight or flush</source>
        <translation>vier zu einer Straße oder einem Flush</translation>
    </message>
    <message>
        <source>ace, two, three</source>
        <translation>Ass, Zwei, Drei</translation>
    </message>
    <message>
        <source>how many cards play</source>
        <translation>wie viele Karten spielen</translation>
    </message>
    <message>
        <source>third card</source>
        <translation>dritte Karte</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>Who wins which board?</source>
        <translation>Wer gewinnt welches Board?</translation>
    </message>
    <message>
        <source>Who wins which half on each board?</source>
        <translation>Wer gewinnt auf jedem Board welche Hälfte?</translation>
    </message>
    <message>
        <source>Who wins {half}, and who {other}?</source>
        <translation>Wer gewinnt {half} und wer {other}?</translation>
    </message>
    <message>
        <source>What is this hand?</source>
        <translation>Was ist das für eine Hand?</translation>
    </message>
    <message>
        <source>Which two cards make the best hand?</source>
        <translation>Welche zwei Karten ergeben die beste Hand?</translation>
    </message>
    <message>
        <source>How much of the pot does Seat A get on average?</source>
        <translation>Wie viel vom Pot bekommt Platz A im Schnitt?</translation>
    </message>
    <message>
        <source>Split pot</source>
        <translation>Split Pot</translation>
    </message>
    <message>
        <source>No low</source>
        <translation>Kein Low</translation>
    </message>
    <message>
        <source>High</source>
        <translation>High</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Low</translation>
    </message>
    <message>
        <source>{board}: {half}</source>
        <translation>{board}: {half}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>smaller pair</source>
        <translation>kleineres Paar</translation>
    </message>
    <message>
        <source>no more than the board</source>
        <translation>nur das Board</translation>
    </message>
    <message>
        <source>ace high</source>
        <translation>Ass hoch</translation>
    </message>
    <message>
        <source>no pair, no ace</source>
        <translation>kein Paar, kein Ass</translation>
    </message>
    <message>
        <source>a set</source>
        <translation>ein Set|acc|ein Set|schlaegt|ein Set schlägt</translation>
    </message>
    <message>
        <source>an overpair</source>
        <translation>ein Overpair</translation>
    </message>
    <message>
        <source>a smaller pair</source>
        <translation>ein kleineres Paar</translation>
    </message>
    <message>
        <source>{seat}&apos;s commonest hand is {hand}</source>
        <translation>{seat} hat am häufigsten {hand_acc}</translation>
    </message>
    <message>
        <source>{seat} always has {hand}</source>
        <translation>{seat} hat immer {hand_acc}</translation>
    </message>
    <message>
        <source>{seat} mostly has {hand}</source>
        <translation>{seat} hat meist {hand_acc}</translation>
    </message>
    <message>
        <source>two cards, such as “AhKh”</source>
        <translation>zwei Karten, etwa „AhKh“</translation>
    </message>
    <message>
        <source>1,326 whole hundredths, each from 0 to 100</source>
        <translation>1.326 ganzen Hundertsteln, jedes von 0 bis 100</translation>
    </message>
    <message>
        <source>numbers of holdings, 0 to 1,325</source>
        <translation>Nummern von Combos, 0 bis 1.325</translation>
    </message>
    <message>
        <source>{seat}: {cards}</source>
        <translation>{seat}: {cards}</translation>
    </message>
    <message>
        <source>{seat}: {cards}, {hand}</source>
        <translation>{seat}: {cards}, {hand}</translation>
    </message>
    <message>
        <source>Best low: {low}</source>
        <translation>Bestes Low: {low}</translation>
    </message>
    <message>
        <source>{headline}: {reason}</source>
        <translation>{headline}: {reason}</translation>
    </message>
    <message>
        <source>{seat} {chips}</source>
        <translation>{seat} {chips}</translation>
    </message>
    <message>
        <source>Pot: {x}</source>
        <translation>Pot: {x}</translation>
    </message>
    <message>
        <source>The number of hands</source>
        <translation>Die Zahl der Hände</translation>
    </message>
    <message>
        <source>{count} seats hold a range each</source>
        <translation>{count} Plätze haben je eine Range</translation>
    </message>
    <message>
        <source>only a range is known of {seats}</source>
        <translation>von {seats} ist nur eine Range bekannt</translation>
    </message>
    <message>
        <source>the cards of {count} seats are unknown</source>
        <translation>die Karten von {count} Plätzen sind unbekannt</translation>
    </message>
    <message>
        <source>the cards of {seats} are unknown</source>
        <translation>die Karten von {seats} sind unbekannt</translation>
    </message>
    <message>
        <source>Give two seats a hand</source>
        <translation>Zwei Plätzen eine Hand geben</translation>
    </message>
    <message>
        <source>Now give {seat} a hand</source>
        <translation>Jetzt {seat} eine Hand geben</translation>
    </message>
    <message>
        <source>{one} against {other}: {reason}</source>
        <translation>{one} gegen {other}: {reason}</translation>
    </message>
    <message>
        <source>a one-card hand</source>
        <translation>eine Ein-Karten-Hand|acc|eine Ein-Karten-Hand|schlaegt|eine Ein-Karten-Hand schlägt</translation>
    </message>
    <message>
        <source>a two-card hand</source>
        <translation>eine Zwei-Karten-Hand|acc|eine Zwei-Karten-Hand|schlaegt|eine Zwei-Karten-Hand schlägt</translation>
    </message>
    <message>
        <source>a three-card hand</source>
        <translation>eine Drei-Karten-Hand|acc|eine Drei-Karten-Hand|schlaegt|eine Drei-Karten-Hand schlägt</translation>
    </message>
    <message>
        <source>a badugi</source>
        <translation>ein Badugi|acc|ein Badugi|schlaegt|ein Badugi schlägt</translation>
    </message>
    <message>
        <source>for {half}, {first}; for {other}, {second}</source>
        <translation>für {half}: {first}; für {other}: {second}</translation>
    </message>
    <message>
        <source>for the high, {high}; for the low, {low}</source>
        <translation>beim High: {high}; beim Low: {low}</translation>
    </message>
    <message>
        <source>for the high, {high}; {low}</source>
        <translation>beim High: {high}; {low}</translation>
    </message>
    <message>
        <source>{high}; {no_low}</source>
        <translation>{high}; {no_low}</translation>
    </message>
    <message>
        <source>on every board {reason}</source>
        <translation>auf jedem Board: {reason}</translation>
    </message>
    <message>
        <source>on board {board} {reason}</source>
        <translation>auf Board {board}: {reason}</translation>
    </message>
    <message>
        <source>{seat} has the only low, {low}</source>
        <translation>{seat} hat das einzige Low, {low}</translation>
    </message>
    <message>
        <source>{better} beat {worse}</source>
        <translation>{better_schlaegt} {worse_acc}</translation>
    </message>
    <message>
        <source>{better} beats {worse}</source>
        <translation>{better_schlaegt} {worse_acc}</translation>
    </message>
    <message>
        <source>the same so far; {tie_breaker} is there for one hand only: {better}</source>
        <translation>bisher gleich; {tie_breaker_den} gibt es nur bei einer Hand: {better}</translation>
    </message>
    <message>
        <source>{same}; {difference}</source>
        <translation>{same}; {difference}</translation>
    </message>
    <message>
        <source>both have {hand}</source>
        <translation>beide haben {hand_acc}</translation>
    </message>
    <message>
        <source>{seats} each have {hand}</source>
        <translation>{seats} haben je {hand_acc}</translation>
    </message>
    <message>
        <source>{better} high beats {worse} high</source>
        <translation>{better} hoch schlägt {worse} hoch</translation>
    </message>
    <message>
        <source>a pair of {better} beats a pair of {worse}</source>
        <translation>ein Paar {better} schlägt ein Paar {worse}</translation>
    </message>
    <message>
        <source>the higher {group} wins, {better} over {worse}</source>
        <translation>{group_hoch} gewinnt, {better} vor {worse_dat}</translation>
    </message>
    <message>
        <source>{top} high beats {other} high</source>
        <translation>die bis {top_bis} schlägt die bis {other_bis}</translation>
    </message>
    <message>
        <source>the {better} kicker beats the {worse}</source>
        <translation>Kicker {better} schlägt Kicker {worse}</translation>
    </message>
    <message>
        <source>the {better} kicker beats the board&apos;s {worse}</source>
        <translation>Kicker {better} schlägt Kicker {worse} vom Board</translation>
    </message>
    <message>
        <source>the {better} beats the {worse}</source>
        <translation>{better_der} schlägt {worse_den}</translation>
    </message>
    <message>
        <source>{tie_breaker} decides, {better} over {worse}</source>
        <translation>{tie_breaker_der} entscheidet, {better} vor {worse_dat}</translation>
    </message>
    <message>
        <source>{tie_breaker} decides, {better} below {worse}</source>
        <translation>{tie_breaker_der} entscheidet, {better} unter {worse_dat}</translation>
    </message>
    <message>
        <source>the same hand: {description}</source>
        <translation>die gleiche Hand: {description}</translation>
    </message>
    <message>
        <source>the board plays: {description}</source>
        <translation>das Board spielt: {description}</translation>
    </message>
    <message>
        <source>{rank} high</source>
        <translation>{rank} hoch|schlaegt|{rank} hoch schlägt</translation>
    </message>
    <message>
        <source>{worse} counts against the hand: {low} beats it</source>
        <translation>{worse} zählt gegen die Hand: {low} schlägt sie</translation>
    </message>
    <message>
        <source>{better} is ahead of {worse} with fewer cards</source>
        <translation>{better} liegt mit weniger Karten vor {worse}</translation>
    </message>
    <message>
        <source>{lower} beats {higher}: {better} against {worse}</source>
        <translation>{lower} schlägt {higher}: {better} gegen {worse}</translation>
    </message>
    <message>
        <source>{better} beats {worse}; {tie_breaker} decides, {lower} below {higher}</source>
        <translation>{better} schlägt {worse}; {tie_breaker_der} entscheidet, {lower} unter {higher_dat}</translation>
    </message>
    <message>
        <source>{ranks}-{rank}</source>
        <translation>{ranks}-{rank}</translation>
    </message>
    <message>
        <source>a {ranks}</source>
        <translation>ein {ranks}-Low</translation>
    </message>
    <message>
        <source>an {ranks}</source>
        <translation>ein {ranks}-Low</translation>
    </message>
    <message>
        <source>the same low: {low}</source>
        <translation>das gleiche Low: {low}</translation>
    </message>
    <message>
        <source>a pair of {ranks}, {row}</source>
        <translation>ein Paar {ranks}, {row}</translation>
    </message>
    <message>
        <source>no low: nobody has five different ranks of eight or lower</source>
        <translation>kein Low: niemand hat fünf verschiedene Werte bis zur Acht</translation>
    </message>
    <message>
        <source>no low: nobody has five different ranks of eight or lower with two cards of the hand and three of the board</source>
        <translation>kein Low: niemand hat fünf verschiedene Werte bis zur Acht aus zwei Karten der Hand und drei vom Board</translation>
    </message>
    <message>
        <source>no low: only one low rank on the board; it takes three</source>
        <translation>kein Low: nur ein niedriger Wert auf dem Board; nötig sind drei</translation>
    </message>
    <message>
        <source>no low: only two low ranks on the board; it takes three</source>
        <translation>kein Low: nur zwei niedrige Werte auf dem Board; nötig sind drei</translation>
    </message>
    <message>
        <source>no low: no low card on the board; it takes three of different ranks</source>
        <translation>kein Low: keine niedrige Karte auf dem Board; nötig sind drei mit verschiedenen Werten</translation>
    </message>
    <message>
        <source>no low: only one low card on the board; it takes three of different ranks</source>
        <translation>kein Low: nur eine niedrige Karte auf dem Board; nötig sind drei mit verschiedenen Werten</translation>
    </message>
    <message>
        <source>no low: only two low cards on the board; it takes three of different ranks</source>
        <translation>kein Low: nur zwei niedrige Karten auf dem Board; nötig sind drei mit verschiedenen Werten</translation>
    </message>
    <message>
        <source>Against {seat} {tie_breaker} decides, which is not there yet.</source>
        <translation>Gegen {seat} entscheidet {tie_breaker_der}; diese Stelle fehlt noch.</translation>
    </message>
    <message>
        <source>Against {seat} {tie_breaker} decides: {rank}.</source>
        <translation>Gegen {seat} entscheidet {tie_breaker_der}: {rank}.</translation>
    </message>
    <message>
        <source>Flush, {rank} high</source>
        <translation>Flush, {rank} hoch</translation>
    </message>
    <message>
        <source>Main pot of {chips}: {seats}</source>
        <translation>Main Pot {chips}: {seats}</translation>
    </message>
    <message>
        <source>{number} side pot of {chips}: {seats}</source>
        <translation>{number} Side Pot {chips}: {seats}</translation>
    </message>
    <message>
        <source>Side pot of {chips}: {seats}</source>
        <translation>Side Pot {chips}: {seats}</translation>
    </message>
    <message>
        <source>{seats} so far</source>
        <translation>{seats} (bisher)</translation>
    </message>
    <message>
        <source>a folded hand</source>
        <translation>eine gefoldete Hand</translation>
    </message>
    <message>
        <source>{chips} back to {seat}</source>
        <translation>{chips} zurück an {seat}</translation>
    </message>
    <message>
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message>
        <source>{seat} {chips} for {half}</source>
        <translation>{seat} {chips} für {half}</translation>
    </message>
    <message>
        <source>{seats} split the pot</source>
        <translation>{seats} teilen den Pot</translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation>{seat} gewinnt</translation>
    </message>
    <message>
        <source>{seat} leads</source>
        <translation>{seat} führt</translation>
    </message>
    <message>
        <source>{seats} are tied so far</source>
        <translation>{seats} sind bisher gleichauf</translation>
    </message>
    <message>
        <source>{seats} tie for high and low</source>
        <translation>{seats} teilen High und Low</translation>
    </message>
    <message>
        <source>{seat} scoops: wins high and low</source>
        <translation>{seat} scoopt: gewinnt High und Low</translation>
    </message>
    <message>
        <source>{seat} leads high and low</source>
        <translation>{seat} führt bei High und Low</translation>
    </message>
    <message>
        <source>{seats} tie for both halves</source>
        <translation>{seats} teilen beide Hälften</translation>
    </message>
    <message>
        <source>{seat} scoops: wins both halves</source>
        <translation>{seat} scoopt: gewinnt beide Hälften</translation>
    </message>
    <message>
        <source>{seat} leads both halves</source>
        <translation>{seat} führt bei beiden Hälften</translation>
    </message>
    <message>
        <source>{seats} tie for {half}</source>
        <translation>{seats} teilen {half}</translation>
    </message>
    <message>
        <source>{seat} wins {half}</source>
        <translation>{seat} gewinnt {half}</translation>
    </message>
    <message>
        <source>{seat} leads {half}</source>
        <translation>{half}: {seat} führt</translation>
    </message>
    <message>
        <source>{seats} share board {board}</source>
        <translation>{seats} teilen Board {board}</translation>
    </message>
    <message>
        <source>{seats} are tied on board {board}</source>
        <translation>{seats} sind auf Board {board} gleichauf</translation>
    </message>
    <message>
        <source>{seat} wins board {board}</source>
        <translation>{seat} gewinnt Board {board}</translation>
    </message>
    <message>
        <source>{seat} leads on board {board}</source>
        <translation>{seat} führt auf Board {board}</translation>
    </message>
    <message>
        <source>{seats} share both boards</source>
        <translation>{seats} teilen beide Boards</translation>
    </message>
    <message>
        <source>{seats} are tied on both boards</source>
        <translation>{seats} sind auf beiden Boards gleichauf</translation>
    </message>
    <message>
        <source>{seat} wins both boards</source>
        <translation>{seat} gewinnt beide Boards</translation>
    </message>
    <message>
        <source>{seat} leads on both boards</source>
        <translation>{seat} führt auf beiden Boards</translation>
    </message>
    <message>
        <source>{seats} share all boards</source>
        <translation>{seats} teilen alle Boards</translation>
    </message>
    <message>
        <source>{seats} are tied on all boards</source>
        <translation>{seats} sind auf allen Boards gleichauf</translation>
    </message>
    <message>
        <source>{seat} wins all boards</source>
        <translation>{seat} gewinnt alle Boards</translation>
    </message>
    <message>
        <source>{seat} leads on all boards</source>
        <translation>{seat} führt auf allen Boards</translation>
    </message>
    <message>
        <source>no low possible</source>
        <translation>kein Low möglich</translation>
    </message>
    <message>
        <source>{seat} wins {won} and half {shared}, {other} is quartered</source>
        <translation>{seat} gewinnt {won} ganz und {shared} halb, {other} wird geviertelt</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{high}; low {low}</source>
        <translation>{high}; Low {low}</translation>
    </message>
    <message>
        <source>{ranks}</source>
        <translation>{ranks}</translation>
    </message>
    <message>
        <source>Low so far, {low}</source>
        <translation>Low bisher, {low}</translation>
    </message>
    <message>
        <source>Low, {low}</source>
        <translation>Low, {low}</translation>
    </message>
    <message>
        <source>A pair of {ranks}, {row}</source>
        <translation>Ein Paar {ranks}, {row}</translation>
    </message>
    <message>
        <source>fifth {rank}</source>
        <translation>{rank_fuenft}</translation>
    </message>
    <message>
        <source>{wild} = {card}</source>
        <translation>{wild} = {card}</translation>
    </message>
    <message>
        <source>Wild: {cards}</source>
        <translation>Wild: {cards}</translation>
    </message>
    <message>
        <source>{high}, {low}</source>
        <translation>{high}, {low}</translation>
    </message>
    <message>
        <source>{seats} win a board each</source>
        <translation>{seats} gewinnen je ein Board</translation>
    </message>
    <message>
        <source>{verdict} on board {board}</source>
        <translation>{verdict} auf Board {board}</translation>
    </message>
    <message>
        <source>The number of bets of folded hands</source>
        <translation>Die Zahl der Einsätze gefoldeter Hände</translation>
    </message>
    <message>
        <source>The bet</source>
        <translation>Der Einsatz</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>sie ist beschädigt</translation>
    </message>
    <message>
        <source>it is not a saved table</source>
        <translation>es ist kein gespeicherter Tisch</translation>
    </message>
    <message>
        <source>the flop, card {number}</source>
        <translation>der Flop, Karte {number}</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>der Turn</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>der River</translation>
    </message>
    <message>
        <source>{place}, card {number}</source>
        <translation>{place}, Karte {number}</translation>
    </message>
    <message>
        <source>{slot}, {board}</source>
        <translation>{slot}, {board}</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erste</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweite</translation>
    </message>
    <message>
        <source>third</source>
        <translation>dritte</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>vierte</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>fünfte</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sechste</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>siebte</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>achte</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>neunte</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>zehnte</translation>
    </message>
    <message>
        <source>Flop, {nth} card</source>
        <translation>Flop, {nth} Karte</translation>
    </message>
    <message>
        <source>River</source>
        <translation>River</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>{nth} card</source>
        <translation>{nth} Karte</translation>
    </message>
    <message>
        <source>{seat}&apos;s {nth} card</source>
        <translation>{seat}, {nth} Karte</translation>
    </message>
    <message>
        <source>Flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>Board {number}</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>das Board</translation>
    </message>
    <message>
        <source>the dead cards</source>
        <translation>die toten Karten</translation>
    </message>
    <message>
        <source>no joker</source>
        <translation>kein Joker</translation>
    </message>
    <message>
        <source>the joker as a bug</source>
        <translation>der Joker als Bug</translation>
    </message>
    <message>
        <source>the joker as any card</source>
        <translation>der Joker als beliebige Karte</translation>
    </message>
    <message>
        <source>{ranks} wild</source>
        <translation>{ranks} wild</translation>
    </message>
    <message>
        <source>three of a kind beats a straight</source>
        <translation>Drilling schlägt Straße</translation>
    </message>
    <message>
        <source>any low wins</source>
        <translation>jedes Low gewinnt</translation>
    </message>
    <message>
        <source>Board: {cards}</source>
        <translation>Board: {cards}</translation>
    </message>
    <message>
        <source>Board {number}: {cards}</source>
        <translation>Board {number}: {cards}</translation>
    </message>
    <message>
        <source>Dead: {cards}</source>
        <translation>Tot: {cards}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>the {ordering} low</source>
        <translation>das Low ({ordering})</translation>
    </message>
    <message>
        <source>the badugi with the ace high</source>
        <translation>das Badugi mit hohem Ass</translation>
    </message>
    <message>
        <source>put a hand on the table</source>
        <translation>Hand auf den Tisch legen</translation>
    </message>
    <message>
        <source>go back to {cards}</source>
        <translation>zurück zu {cards}</translation>
    </message>
    <message>
        <source>put a question on the table</source>
        <translation>Frage auf den Tisch legen</translation>
    </message>
    <message>
        <source>place {card}</source>
        <translation>{card} legen</translation>
    </message>
    <message>
        <source>place an unknown card</source>
        <translation>unbekannte Karte legen</translation>
    </message>
    <message>
        <source>play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>deal the hands</source>
        <translation>Hände geben</translation>
    </message>
    <message>
        <source>deal the flop</source>
        <translation>Flop geben</translation>
    </message>
    <message>
        <source>deal the turn</source>
        <translation>Turn geben</translation>
    </message>
    <message>
        <source>deal the river</source>
        <translation>River geben</translation>
    </message>
    <message>
        <source>deal the next street</source>
        <translation>nächste Street geben</translation>
    </message>
    <message>
        <source>play one board</source>
        <translation>ein Board spielen</translation>
    </message>
    <message>
        <source>play two boards</source>
        <translation>zwei Boards spielen</translation>
    </message>
    <message>
        <source>play three boards</source>
        <translation>drei Boards spielen</translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation>zweimal geben</translation>
    </message>
    <message>
        <source>run it three times</source>
        <translation>dreimal geben</translation>
    </message>
    <message>
        <source>take back {card}</source>
        <translation>{card} zurücknehmen</translation>
    </message>
    <message>
        <source>enter cards</source>
        <translation>Karten eingeben</translation>
    </message>
    <message>
        <source>keep the board</source>
        <translation>Board behalten</translation>
    </message>
    <message>
        <source>keep the boards</source>
        <translation>Boards behalten</translation>
    </message>
    <message>
        <source>make {seat} unknown</source>
        <translation>{seat} unbekannt machen</translation>
    </message>
    <message>
        <source>give {seat} a range</source>
        <translation>{seat} eine Range geben</translation>
    </message>
    <message>
        <source>take the range of {seat} away</source>
        <translation>Range von {seat} entfernen</translation>
    </message>
    <message>
        <source>take back an unknown card</source>
        <translation>unbekannte Karte zurücknehmen</translation>
    </message>
    <message>
        <source>move a card</source>
        <translation>Karte verschieben</translation>
    </message>
    <message>
        <source>clear the table</source>
        <translation>Tisch leeren</translation>
    </message>
    <message>
        <source>deal {seed}</source>
        <translation>Nummer {seed} geben</translation>
    </message>
    <message>
        <source>deal to {seat}</source>
        <translation>{seat} Karten geben</translation>
    </message>
    <message>
        <source>deal a card</source>
        <translation>eine Karte geben</translation>
    </message>
    <message>
        <source>clear {seat}</source>
        <translation>{seat} leeren</translation>
    </message>
    <message>
        <source>give a seat cards</source>
        <translation>einem Platz Karten geben</translation>
    </message>
    <message>
        <source>complete the board</source>
        <translation>Board vervollständigen</translation>
    </message>
    <message>
        <source>complete the boards</source>
        <translation>Boards vervollständigen</translation>
    </message>
    <message>
        <source>add a seat</source>
        <translation>Platz hinzufügen</translation>
    </message>
    <message>
        <source>remove {seat}</source>
        <translation>{seat} entfernen</translation>
    </message>
    <message>
        <source>name {seat}</source>
        <translation>{seat} benennen</translation>
    </message>
    <message>
        <source>forget the pot</source>
        <translation>Pot vergessen</translation>
    </message>
    <message>
        <source>set the pot to {chips}</source>
        <translation>Pot auf {chips} festlegen</translation>
    </message>
    <message>
        <source>set what it takes to call</source>
        <translation>Einsatz zum Callen festlegen</translation>
    </message>
    <message>
        <source>say whether {seat} is all in</source>
        <translation>angeben, ob {seat} all-in ist</translation>
    </message>
    <message>
        <source>set the bet by {seat}</source>
        <translation>Einsatz von {seat} festlegen</translation>
    </message>
    <message>
        <source>set what {seat} is in for</source>
        <translation>Gesamteinsatz von {seat} festlegen</translation>
    </message>
    <message>
        <source>set the dead money</source>
        <translation>totes Geld festlegen</translation>
    </message>
    <message>
        <source>swap seats</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>open a table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>play with {joker}</source>
        <translation>auf „{joker}“ umstellen</translation>
    </message>
    <message>
        <source>take {ranks} as they are</source>
        <translation>{ranks} nicht mehr wild</translation>
    </message>
    <message>
        <source>make {ranks} wild</source>
        <translation>{ranks} wild machen</translation>
    </message>
    <message>
        <source>let a straight beat three of a kind</source>
        <translation>Straße über Drilling stellen</translation>
    </message>
    <message>
        <source>let three of a kind beat a straight</source>
        <translation>Drilling über Straße stellen</translation>
    </message>
    <message>
        <source>ask for a low of eight or better</source>
        <translation>Low mit Acht oder besser verlangen</translation>
    </message>
    <message>
        <source>let any low win</source>
        <translation>jedes Low gewinnen lassen</translation>
    </message>
    <message>
        <source>Other names: {names}.</source>
        <translation>Andere Namen: {names}.</translation>
    </message>
    <message>
        <source>A seat gets one card, and the board has {board}.</source>
        <translation>Jeder Platz bekommt eine Karte, das Board hat {board}.</translation>
    </message>
    <message>
        <source>A seat gets {dealt} cards, and the board has {board}.</source>
        <translation>Jeder Platz bekommt {dealt} Karten, das Board hat {board}.</translation>
    </message>
    <message>
        <source>A seat may have up to {most} cards of its own.</source>
        <translation>Ein Platz kann bis zu {most} eigene Karten haben.</translation>
    </message>
    <message>
        <source>A seat gets {dealt} cards; there is no board.</source>
        <translation>Jeder Platz bekommt {dealt} Karten; ein Board gibt es nicht.</translation>
    </message>
    <message>
        <source>There are {boards} boards; each decides its part of the pot.</source>
        <translation>Es gibt {boards} Boards; jedes entscheidet über seinen Teil des Pots.</translation>
    </message>
    <message>
        <source>Cards are exchanged in a draw.</source>
        <translation>Karten werden beim Draw getauscht.</translation>
    </message>
    <message>
        <source>Bets are made when a seat has {counts} of its cards.</source>
        <translation>Gesetzt wird, wenn jeder Platz {counts} Karten hat.</translation>
    </message>
    <message>
        <source>It is played with the {count} cards from the {rank} up.</source>
        <translation>Gespielt wird mit den {count} Karten ab {rank_dem} aufwärts.</translation>
    </message>
    <message>
        <source>Wild cards: {cards}.</source>
        <translation>Wild Cards: {cards}.</translation>
    </message>
    <message>
        <source>The pot is shared by {half} and {other}; the odd chip goes to {half}.</source>
        <translation>Den Pot teilen sich {half} und {other}; ein überzähliger Chip geht an {half}.</translation>
    </message>
    <message>
        <source>For {half}: {rule}</source>
        <translation>Für {half}: {rule}</translation>
    </message>
    <message>
        <source>The best {hand} play.</source>
        <translation>Die besten {hand} spielen.</translation>
    </message>
    <message>
        <source>The best badugi wins; the ace is high.</source>
        <translation>Das beste Badugi gewinnt; das Ass ist hoch.</translation>
    </message>
    <message>
        <source>The best badugi wins; the ace is low.</source>
        <translation>Das beste Badugi gewinnt; das Ass ist niedrig.</translation>
    </message>
    <message>
        <source>The best hand wins; from the best down: {kinds}.</source>
        <translation>Die beste Hand gewinnt; von der besten abwärts: {kinds}.</translation>
    </message>
    <message>
        <source>The best high hand wins.</source>
        <translation>Die beste High-Hand gewinnt.</translation>
    </message>
    <message>
        <source>The best low wins, {ordering}.</source>
        <translation>Das beste Low gewinnt ({ordering}).</translation>
    </message>
    <message>
        <source>The best five of all these cards play.</source>
        <translation>Von allen diesen Karten spielen die besten fünf.</translation>
    </message>
    <message>
        <source>Of a seat&apos;s own cards at most {own} play, with others of the board.</source>
        <translation>Höchstens {own} der eigenen Karten spielen, dazu Karten vom Board.</translation>
    </message>
    <message>
        <source>Of a seat&apos;s own cards exactly {own} play, with {board} of the board.</source>
        <translation>Genau {own} der eigenen Karten spielen, dazu {board} vom Board.</translation>
    </message>
    <message>
        <source>A seat&apos;s own {own} cards play alone.</source>
        <translation>Die eigenen {own} Karten spielen allein.</translation>
    </message>
    <message>
        <source>remove “{game}” from the list of games</source>
        <translation>„{game}“ aus der Liste der Spiele entfernen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>{place} best of {places}</source>
        <translation>{place} von {places}</translation>
    </message>
    <message>
        <source>&amp;One board</source>
        <translation>&amp;Ein Board</translation>
    </message>
    <message>
        <source>&amp;Two boards</source>
        <translation>&amp;Zwei Boards</translation>
    </message>
    <message>
        <source>T&amp;hree boards</source>
        <translation>&amp;Drei Boards</translation>
    </message>
    <message>
        <source>&amp;Run it twice from here</source>
        <translation>Ab hier z&amp;weimal geben</translation>
    </message>
    <message>
        <source>Run it three ti&amp;mes from here</source>
        <translation>Ab hier d&amp;reimal geben</translation>
    </message>
    <message>
        <source>Put cards on the table</source>
        <translation>Karten auf den Tisch legen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Seats, boards and bets</source>
        <translation>Plätze, Boards und Einsätze</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <translation>Die Antwort lesen</translation>
    </message>
    <message>
        <source>Hands and practice</source>
        <translation>Hände und Üben</translation>
    </message>
    <message>
        <source>Save and share</source>
        <translation>Speichern und teilen</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>&amp;Neues Fenster</translation>
    </message>
    <message>
        <source>“??” has no place here, where every card must be known; unknown cards are for odds (equity)</source>
        <translation>„??“ hat hier keinen Platz, wo jede Karte bekannt sein muss; unbekannte Karten sind für Chancen (equity)</translation>
    </message>
    <message>
        <source>“{name}” has no cards here; write them behind the name, ?? for cards that nobody knows, or leave the name out</source>
        <translation>„{name}“ hat hier keine Karten; sie hinter den Namen schreiben, ?? für Karten, die niemand kennt, oder den Namen weglassen</translation>
    </message>
    <message>
        <source>“{range} {name}” may be one name, or a range and a name; write &quot;{range} {name}&quot;: in quotes, or {range} v {name}:</source>
        <translation>„{range} {name}“ kann ein Name sein oder eine Range und ein Name; &quot;{range} {name}&quot;: in Anführungszeichen schreiben, oder {range} v {name}:</translation>
    </message>
    <message>
        <source>There are no hands for “{money}” yet; write them in front: AhKh v QsQd, {money}</source>
        <translation>Für „{money}“ gibt es noch keine Hände; sie davor schreiben: AhKh v QsQd, {money}</translation>
    </message>
    <message>
        <source>Press a seat&apos;s letter, T if the pot splits, or click</source>
        <translation>Den Buchstaben eines Platzes drücken, T bei Split Pot, oder klicken</translation>
    </message>
    <message>
        <source>Choose its name, or the five cards that play</source>
        <translation>Den Namen wählen oder die fünf Karten, die spielen</translation>
    </message>
    <message>
        <source>Choose two of the cards below</source>
        <translation>Unten zwei der Karten wählen</translation>
    </message>
    <message>
        <source>Move the edge with Left and Right or by dragging, then press Enter</source>
        <translation>Den Rand mit Links und Rechts oder durch Ziehen verschieben, dann Enter drücken</translation>
    </message>
    <message>
        <source>The closed window&apos;s table is in the history: {key}</source>
        <translation>Der Tisch des geschlossenen Fensters ist im Verlauf: {key}</translation>
    </message>
    <message>
        <source>The table is back; its changes are not in {file}</source>
        <translation>Der Tisch ist wieder da; seine Änderungen sind nicht in {file}</translation>
    </message>
    <message>
        <source>The table of the last run cannot be read</source>
        <translation>Der Tisch vom letzten Mal ist nicht lesbar</translation>
    </message>
    <message>
        <source>The table of the last run cannot be read: {why}</source>
        <translation>Der Tisch vom letzten Mal ist nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>{why} ({file})</source>
        <translation>{why} ({file})</translation>
    </message>
    <message>
        <source>{why} ({file}); that file is not changed, so this table is not saved</source>
        <translation>{why} ({file}); diese Datei bleibt unverändert, deshalb wird dieser Tisch nicht gespeichert</translation>
    </message>
    <message>
        <source>this hand cannot be added to the history: {why}</source>
        <translation>diese Hand lässt sich nicht zum Verlauf hinzufügen: {why}</translation>
    </message>
    <message>
        <source>the table cannot be kept for the next start: {why}</source>
        <translation>der Tisch lässt sich nicht für den nächsten Start aufbewahren: {why}</translation>
    </message>
    <message>
        <source>There is no card to take back</source>
        <translation>Es gibt keine Karte zum Zurücknehmen</translation>
    </message>
    <message>
        <source>There is no room for another card: {place}</source>
        <translation>Kein Feld frei für eine weitere Karte: {place}</translation>
    </message>
    <message>
        <source>There is no {seat}; add one first</source>
        <translation>{seat} gibt es nicht; zuerst einen Platz hinzufügen</translation>
    </message>
    <message>
        <source>There is no board in {game}</source>
        <translation>In {game} gibt es kein Board</translation>
    </message>
    <message>
        <source>All the cards of this hand are dealt; Escape brings your table back</source>
        <translation>Alle Karten dieser Hand sind gegeben; Esc holt den eigenen Tisch zurück</translation>
    </message>
    <message>
        <source>The board from before is gone</source>
        <translation>Das bisherige Board ist weg</translation>
    </message>
    <message>
        <source>The boards from before are gone</source>
        <translation>Die bisherigen Boards sind weg</translation>
    </message>
    <message>
        <source>The pot from before is gone: the bets make it</source>
        <translation>Der bisherige Pot ist weg: Die Einsätze bilden ihn</translation>
    </message>
    <message>
        <source>The game is now {game}</source>
        <translation>Das Spiel ist jetzt {game}</translation>
    </message>
    <message>
        <source>Cards without a place in this game: {count}. Undo brings them back.</source>
        <translation>Karten ohne Feld in diesem Spiel: {count}. Rückgängig bringt sie zurück.</translation>
    </message>
    <message>
        <source>Ranges and cards without a place here: {count}. Undo brings them back.</source>
        <translation>Ranges und Karten ohne Feld hier: {count}. Rückgängig bringt sie zurück.</translation>
    </message>
    <message>
        <source>All cards are dealt</source>
        <translation>Alle Karten sind gegeben</translation>
    </message>
    <message>
        <source>The next card goes to {slot}</source>
        <translation>Nächste Karte: {slot}</translation>
    </message>
    <message>
        <source>Cells of a spreadsheet (*.csv)</source>
        <translation>Zellen einer Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>JSON, one hand on a line (*.jsonl)</source>
        <translation>JSON, eine Hand pro Zeile (*.jsonl)</translation>
    </message>
    <message>
        <source>Database (*.sqlite)</source>
        <translation>Datenbank (*.sqlite)</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>Spieler und Karten</translation>
    </message>
    <message>
        <source>What each made</source>
        <translation>Was jeder hatte</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>1 row is copied</source>
        <translation>1 Zeile ist kopiert</translation>
    </message>
    <message>
        <source>{count} rows are copied</source>
        <translation>{count} Zeilen sind kopiert</translation>
    </message>
    <message>
        <source>Saved as {file}; rows: {count}</source>
        <translation>Gespeichert als {file}; Zeilen: {count}</translation>
    </message>
    <message>
        <source>These are {count} rows, and {most} are the most to copy; save them</source>
        <translation>Das sind {count} Zeilen, und höchstens {most} lassen sich kopieren; bitte stattdessen speichern</translation>
    </message>
    <message>
        <source>“{file}” ends in none of these; name it with one: {endings}</source>
        <translation>„{file}“ hat keine dieser Endungen; eine davon anhängen: {endings}</translation>
    </message>
    <message>
        <source>The text has {count} characters, too many for a list of hands; paste up to {most}, with one hand on a line</source>
        <translation>Der Text hat {count} Zeichen, zu viele für eine Handliste; höchstens {most} einfügen, eine Hand pro Zeile</translation>
    </message>
    <message>
        <source>{file} is no text of a list of hands</source>
        <translation>{file} ist kein Text mit einer Handliste</translation>
    </message>
    <message>
        <source>Each hand is from a whole deck; {seed} deals these hands again</source>
        <translation>Jede Hand ist aus einem vollen Deck; {seed} gibt diese Hände erneut</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>The list of the last time cannot be read; {file} is not changed, so this list is not kept</source>
        <translation>Die Liste vom letzten Mal ist nicht lesbar; {file} bleibt unverändert, deshalb wird diese Liste nicht aufbewahrt</translation>
    </message>
    <message>
        <source>The list cannot be kept for the next start: {why}</source>
        <translation>Die Liste lässt sich nicht für den nächsten Start aufbewahren: {why}</translation>
    </message>
    <message>
        <source>Choose a place of another board to see its nuts.</source>
        <translation>Um die Nuts eines anderen Boards zu sehen, dort ein Feld wählen.</translation>
    </message>
    <message>
        <source>Only the range of {seat} is counted.</source>
        <translation>Gezählt wird nur die Range von {seat}.</translation>
    </message>
    <message>
        <source>Only the hands of {seat}&apos;s range</source>
        <translation>Nur die Hände der Range von {seat}</translation>
    </message>
    <message>
        <source>For the low</source>
        <translation>Für das Low</translation>
    </message>
    <message>
        <source>{count} of {all} hands have no low.</source>
        <translation>{count} von {all} Händen haben kein Low.</translation>
    </message>
    <message>
        <source>The nut low</source>
        <translation>Das Nut-Low</translation>
    </message>
    <message>
        <source>cards it needs are taken</source>
        <translation>nötige Karten sind vergeben</translation>
    </message>
    <message>
        <source>The best hand on both boards</source>
        <translation>Die beste Hand auf beiden Boards</translation>
    </message>
    <message>
        <source>The best hand on all boards</source>
        <translation>Die beste Hand auf allen Boards</translation>
    </message>
    <message>
        <source>{better} of {all} hands beat this one, none ties</source>
        <translation>{better} von {all} Händen schlagen diese Hand, keine ist gleich gut</translation>
    </message>
    <message>
        <source>{better} of {all} hands beat this one, {equal} tie</source>
        <translation>{better} von {all} Händen schlagen diese Hand, gleich gut sind {equal}</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Schlechter</translation>
    </message>
    <message>
        <source>this hand</source>
        <translation>diese Hand</translation>
    </message>
    <message>
        <source>nobody else can have it</source>
        <translation>niemand sonst kann sie haben</translation>
    </message>
    <message>
        <source>1 combo</source>
        <translation>1 Combo</translation>
    </message>
    <message>
        <source>{count} combos</source>
        <translation>{count} Combos</translation>
    </message>
    <message>
        <source>combos</source>
        <translation>Combos</translation>
    </message>
    <message>
        <source>As a map of the 169 hands</source>
        <translation>Als Übersicht der 169 Hände</translation>
    </message>
    <message>
        <source>Hide the map of the 169 hands</source>
        <translation>Übersicht der 169 Hände ausblenden</translation>
    </message>
    <message>
        <source>! beats this hand; pale: cannot be dealt</source>
        <translation>! schlägt diese Hand; blass: nicht möglich</translation>
    </message>
    <message>
        <source>Hands that may beat this one: {hands}.</source>
        <translation>Hände, die diese schlagen können: {hands}.</translation>
    </message>
    <message>
        <source>Says what some cards make, and which hand wins and why.</source>
        <translation>Sagt, was Karten ergeben und welche Hand warum gewinnt.</translation>
    </message>
    <message>
        <source>Program and card faces under the MIT licence. It uses Qt under the GNU Lesser General Public License, version 3, Python and NumPy.</source>
        <translation>Programm und Kartenbilder stehen unter der MIT-Lizenz. Es verwendet Qt unter der GNU Lesser General Public License, Version 3, Python und NumPy.</translation>
    </message>
    <message>
        <source>Newer versions: {releases}</source>
        <translation>Neuere Versionen: {releases}</translation>
    </message>
    <message>
        <source>the releases page of this project</source>
        <translation>die Veröffentlichungsseite dieses Projekts</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>What is installed</source>
        <translation>Was installiert ist</translation>
    </message>
    <message>
        <source>The program runs from its source, on what is installed beside it:</source>
        <translation>Das Programm läuft aus seinem Quelltext, mit dem, was daneben installiert ist:</translation>
    </message>
    <message>
        <source>its licence is not named</source>
        <translation>seine Lizenz ist nicht genannt</translation>
    </message>
    <message>
        <source>PySide6 brings Qt along, under the same licences. Its source is at {address}.</source>
        <translation>PySide6 bringt Qt mit, unter denselben Lizenzen. Der Quelltext ist unter {address} zu finden.</translation>
    </message>
    <message>
        <source>{seat} is the favourite</source>
        <translation>{seat} ist Favorit</translation>
    </message>
    <message>
        <source>What {seat} ends up with</source>
        <translation>Was {seat} am Ende hat</translation>
    </message>
    <message>
        <source>What each seat ends up with</source>
        <translation>Was jeder Platz am Ende hat</translation>
    </message>
    <message>
        <source>{seat} {percent}, {count}</source>
        <translation>{seat} {percent}, {count}</translation>
    </message>
    <message>
        <source>{seat} has 1 out</source>
        <translation>{seat} hat 1 Out</translation>
    </message>
    <message>
        <source>{seat} has {count} outs</source>
        <translation>{seat} hat {count} Outs</translation>
    </message>
    <message>
        <source>Cards that improve {seat}: {count}</source>
        <translation>Karten, die {seat} verbessern: {count}</translation>
    </message>
    <message>
        <source>{seat} draws level on {count}</source>
        <translation>Gleichstand für {seat}: {count}</translation>
    </message>
    <message>
        <source>{seat} ties on {count}</source>
        <translation>Split Pot für {seat}: {count}</translation>
    </message>
    <message>
        <source>{seat} goes up with {up} next cards, down with {down}</source>
        <translation>Nächste Karten für {seat}: {up} heben den Anteil, {down} senken ihn</translation>
    </message>
    <message>
        <source>{share} of the pot</source>
        <translation>{share} vom Pot</translation>
    </message>
    <message>
        <source>{least} to {most} of the pot</source>
        <translation>{least} bis {most} vom Pot</translation>
    </message>
    <message>
        <source>1 card makes: {category}</source>
        <translation>1 Karte ergibt: {category}</translation>
    </message>
    <message>
        <source>{count} cards make: {category}</source>
        <translation>{count} Karten ergeben: {category}</translation>
    </message>
    <message>
        <source>Question {number} of {all}</source>
        <translation>Frage {number} von {all}</translation>
    </message>
    <message>
        <source>Exam: question {number} of {all}</source>
        <translation>Prüfung: Frage {number} von {all}</translation>
    </message>
    <message>
        <source>Exam: {question}</source>
        <translation>Prüfung: {question}</translation>
    </message>
    <message>
        <source>Answer the question first, or leave practice with {key}</source>
        <translation>Zuerst die Frage beantworten oder das Üben mit {key} verlassen</translation>
    </message>
    <message>
        <source>{key} shows the pane: other questions, the results</source>
        <translation>{key} zeigt den Bereich: andere Fragen, die Ergebnisse</translation>
    </message>
    <message>
        <source>The exam goes on where the program was closed: {done} of {all} answered</source>
        <translation>Die Prüfung geht da weiter, wo das Programm geschlossen wurde: {done} von {all} beantwortet</translation>
    </message>
    <message>
        <source>The exam of {day} cannot go on, as this version asks other questions; its answers are among the results</source>
        <translation>Die Prüfung vom {day} kann nicht weitergehen, weil diese Version andere Fragen stellt; ihre Antworten sind bei den Ergebnissen</translation>
    </message>
    <message>
        <source>Right: {answer}</source>
        <translation>Richtig: {answer}</translation>
    </message>
    <message>
        <source>No: {answer}</source>
        <translation>Nein: {answer}</translation>
    </message>
    <message>
        <source>You said {given}. {reason}</source>
        <translation>Geantwortet: {given}. {reason}</translation>
    </message>
    <message>
        <source>You said {given}, {off}</source>
        <translation>Geantwortet: {given}, {off}</translation>
    </message>
    <message>
        <source>Answer {number} is taken: {given}</source>
        <translation>Antwort {number} ist notiert: {given}</translation>
    </message>
    <message>
        <source>{right} right, {missed} missed</source>
        <translation>{right} richtig, {missed} falsch</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>The cards alone (*.svg)</source>
        <translation>Die Karten allein (*.svg)</translation>
    </message>
    <message>
        <source>The result is copied as text</source>
        <translation>Das Ergebnis ist als Text kopiert</translation>
    </message>
    <message>
        <source>Version, system and table are copied: paste them into {place}</source>
        <translation>Version, System und Tisch sind kopiert; einzufügen in {place}</translation>
    </message>
    <message>
        <source>the list of problems of this project</source>
        <translation>die Liste der Probleme dieses Projekts</translation>
    </message>
    <message>
        <source>The odds are copied as text</source>
        <translation>Die Odds sind als Text kopiert</translation>
    </message>
    <message>
        <source>The table is copied as a picture</source>
        <translation>Der Tisch ist als Bild kopiert</translation>
    </message>
    <message>
        <source>The picture is being drawn</source>
        <translation>Das Bild wird gezeichnet</translation>
    </message>
    <message>
        <source>Stopped; nothing was copied or saved</source>
        <translation>Angehalten; nichts wurde kopiert oder gespeichert</translation>
    </message>
    <message>
        <source>{game} has no board, and one is needed here; write it after @, as in @ QhJh2c, or choose another game, such as Texas hold&apos;em</source>
        <translation>{game} hat kein Board, und hier wird eines gebraucht; es hinter @ schreiben, wie in @ QhJh2c, oder ein anderes Spiel wählen, wie Texas Hold&apos;em</translation>
    </message>
    <message>
        <source>The nuts of {game} are not counted; they are in games with a high in which two own cards play, such as Texas hold&apos;em and Omaha</source>
        <translation>Die Nuts von {game} werden nicht gezählt; gezählt werden sie in Spielen mit High, in denen zwei eigene Karten spielen, etwa Texas Hold&apos;em und Omaha</translation>
    </message>
    <message>
        <source>There are no {kind} questions in {game}; choose winner, which every game has, or another game, such as Texas hold&apos;em</source>
        <translation>In {game} gibt es keine Fragen der Art {kind}; winner wählen, das es in jedem Spiel gibt, oder ein anderes Spiel, etwa Texas Hold&apos;em</translation>
    </message>
    <message>
        <source>Files of hands ({endings})</source>
        <translation>Dateien mit Händen ({endings})</translation>
    </message>
    <message>
        <source>All files ({endings})</source>
        <translation>Alle Dateien ({endings})</translation>
    </message>
    <message>
        <source>There are no hands to paste; copy several of them</source>
        <translation>Es gibt keine Hände zum Einfügen; zuerst mehrere davon kopieren</translation>
    </message>
    <message>
        <source>{file} and {count} more</source>
        <translation>{file} und {count} weitere</translation>
    </message>
    <message>
        <source>folder {name}</source>
        <translation>Ordner {name}</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>eingefügter Text</translation>
    </message>
    <message>
        <source>your list</source>
        <translation>eigene Liste</translation>
    </message>
    <message>
        <source>Hands from: {name}</source>
        <translation>Hände aus: {name}</translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation>1 Hand</translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation>{count} Hände</translation>
    </message>
    <message>
        <source>No hands yet</source>
        <translation>Noch keine Hände</translation>
    </message>
    <message>
        <source>{count} of {all} hands</source>
        <translation>{count} von {all} Händen</translation>
    </message>
    <message>
        <source>{count} could not be read</source>
        <translation>{count} nicht lesbar</translation>
    </message>
    <message>
        <source>All hands are forgotten; the same menu brings them back</source>
        <translation>Alle Hände sind vergessen; dasselbe Menü holt sie zurück</translation>
    </message>
    <message>
        <source>&amp;Bring the forgotten hands back</source>
        <translation>&amp;Vergessene Hände zurückholen</translation>
    </message>
    <message>
        <source>All hands are back</source>
        <translation>Alle Hände sind wieder da</translation>
    </message>
    <message>
        <source>&amp;Forget all hands</source>
        <translation>Alle Hände &amp;vergessen</translation>
    </message>
    <message>
        <source>Counting what every all-in was worth …</source>
        <translation>Es wird gezählt, was jedes All-in wert war …</translation>
    </message>
    <message>
        <source>Stopped; rows that were read: {count}</source>
        <translation>Angehalten; gelesene Zeilen: {count}</translation>
    </message>
    <message>
        <source>Stopped; the order is as it was</source>
        <translation>Angehalten; die Reihenfolge ist wie vorher</translation>
    </message>
    <message>
        <source>{right} of {all} right in {seconds} s, longest streak {streak}</source>
        <translation>{right} von {all} richtig in {seconds} s, längste Serie {streak}</translation>
    </message>
    <message>
        <source>Exam: {right} of {all} right in {seconds} s</source>
        <translation>Prüfung: {right} von {all} richtig in {seconds} s</translation>
    </message>
    <message>
        <source>{cards}: {why}. You said {given}</source>
        <translation>{cards}: {why}. Geantwortet: {given}</translation>
    </message>
    <message>
        <source>The only answer to such a question</source>
        <translation>Die einzige Antwort auf so eine Frage</translation>
    </message>
    <message>
        <source>All {count} answers to such questions, by topic</source>
        <translation>Alle {count} Antworten auf solche Fragen, nach Thema</translation>
    </message>
    <message>
        <source>{right} of {all}</source>
        <translation>{right} von {all}</translation>
    </message>
    <message>
        <source>{topic} {right} of {all}</source>
        <translation>{topic} {right} von {all}</translation>
    </message>
    <message>
        <source>What you miss comes back sooner: {topics}</source>
        <translation>Was falsch war, kommt früher wieder: {topics}</translation>
    </message>
    <message>
        <source>For&amp;get all</source>
        <translation>Alle &amp;vergessen</translation>
    </message>
    <message>
        <source>Brin&amp;g all back</source>
        <translation>Alle &amp;zurückholen</translation>
    </message>
    <message>
        <source>Right. {why}</source>
        <translation>Richtig. {why}</translation>
    </message>
    <message>
        <source>Wrong: {answer}. {why}</source>
        <translation>Falsch: {answer}. {why}</translation>
    </message>
    <message>
        <source>Your own game</source>
        <translation>Eigenes Spiel</translation>
    </message>
    <message>
        <source>Rules of a game (*.toml)</source>
        <translation>Regeln eines Spiels (*.toml)</translation>
    </message>
    <message>
        <source>The file of your own games cannot be used: {why}</source>
        <translation>Die Datei der eigenen Spiele ist nicht benutzbar: {why}</translation>
    </message>
    <message>
        <source>“{game}” is being practised: first choose another game in practice</source>
        <translation>„{game}“ wird gerade geübt: zuerst beim Üben ein anderes Spiel wählen</translation>
    </message>
    <message>
        <source>“{game}” is no longer in the list of games</source>
        <translation>„{game}“ steht nicht mehr in der Liste der Spiele</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Tisch speichern</translation>
    </message>
    <message>
        <source>Tables ({files})</source>
        <translation>Tische ({files})</translation>
    </message>
    <message>
        <source>{file} is not a file on this computer</source>
        <translation>{file} ist keine Datei auf diesem Rechner</translation>
    </message>
    <message>
        <source>Only saved tables and text can be read here</source>
        <translation>Nur gespeicherte Tische und Text sind hier lesbar</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} ist nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>{file} is saved, and copied to paste into a folder or a message</source>
        <translation>{file} ist gespeichert und kopiert, zum Einfügen in einen Ordner oder eine Nachricht</translation>
    </message>
    <message>
        <source>The answer is hidden; reveal it to copy it</source>
        <translation>Die Antwort ist verborgen; zum Kopieren zuerst zeigen</translation>
    </message>
    <message>
        <source>There are no odds to copy yet</source>
        <translation>Es gibt noch keine Odds zum Kopieren</translation>
    </message>
    <message>
        <source>“{file}” ends in none of .png, .pdf and .svg; name the picture&apos;s file with one</source>
        <translation>„{file}“ endet weder auf .png noch auf .pdf oder .svg; eine dieser Endungen anhängen</translation>
    </message>
    <message>
        <source>The picture could not be printed</source>
        <translation>Das Bild konnte nicht gedruckt werden</translation>
    </message>
    <message>
        <source>{names} players are named, and there are {stacks} stacks</source>
        <translation>{names} Spieler sind benannt, Stacks gibt es aber {stacks}</translation>
    </message>
    <message>
        <source>half the pot</source>
        <translation>halber Pot</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>zwei Drittel</translation>
    </message>
    <message>
        <source>the pot</source>
        <translation>ganzer Pot</translation>
    </message>
    <message>
        <source>one and a half</source>
        <translation>anderthalb</translation>
    </message>
    <message>
        <source>twice the pot</source>
        <translation>doppelter Pot</translation>
    </message>
    <message>
        <source>{percent}% of the pot</source>
        <translation>{percent}&#xa0;% vom Pot</translation>
    </message>
    <message>
        <source>on both boards {reason}</source>
        <translation>auf beiden Boards: {reason}</translation>
    </message>
    <message>
        <source>another window, with a table of its own</source>
        <translation>ein weiteres Fenster mit einem eigenen Tisch</translation>
    </message>
    <message>
        <source>&amp;Open table…</source>
        <translation>Tisch ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a file of ha&amp;nds…</source>
        <translation>Datei mit &amp;Händen öffnen…</translation>
    </message>
    <message>
        <source>open a file of hands: who won each, with what, and why</source>
        <translation>eine Datei mit Händen öffnen: wer sie gewann, womit und warum</translation>
    </message>
    <message>
        <source>&amp;Save table</source>
        <translation>Tisch &amp;speichern</translation>
    </message>
    <message>
        <source>Save table &amp;as…</source>
        <translation>Tisch speichern &amp;unter…</translation>
    </message>
    <message>
        <source>save the table in another file</source>
        <translation>den Tisch in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>&amp;History of hands…</source>
        <translation>Ver&amp;lauf der Hände…</translation>
    </message>
    <message>
        <source>go back to a hand that was analysed</source>
        <translation>zu einer schon analysierten Hand zurückgehen</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>Bild &amp;speichern…</translation>
    </message>
    <message>
        <source>save a picture of the table: PNG, PDF, or SVG for the cards alone</source>
        <translation>ein Bild des Tisches speichern: PNG, PDF oder, für die Karten allein, SVG</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>print the table, with a preview</source>
        <translation>den Tisch drucken, mit Vorschau</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation>Fenster s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;odds as text</source>
        <translation>&amp;Odds als Text kopieren</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy a &amp;link to the file</source>
        <translation>&amp;Link zur Datei kopieren</translation>
    </message>
    <message>
        <source>save the table in a file, and copy the file to hand it on</source>
        <translation>den Tisch in einer Datei speichern und die Datei zum Weitergeben kopieren</translation>
    </message>
    <message>
        <source>Sa&amp;y the answer</source>
        <translation>Antwort vorle&amp;sen</translation>
    </message>
    <message>
        <source>have a screen reader say the answer and each seat&apos;s hand</source>
        <translation>die Antwort und die Hand jedes Platzes vom Screenreader vorlesen lassen</translation>
    </message>
    <message>
        <source>&amp;Paste cards</source>
        <translation>Karten &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Type cards</source>
        <translation>Karten ein&amp;tippen</translation>
    </message>
    <message>
        <source>&amp;Take the last card back</source>
        <translation>&amp;Letzte Karte zurücknehmen</translation>
    </message>
    <message>
        <source>C&amp;lear the table</source>
        <translation>Tis&amp;ch leeren</translation>
    </message>
    <message>
        <source>Your &amp;own game…</source>
        <translation>&amp;Eigenes Spiel…</translation>
    </message>
    <message>
        <source>play a game of your own: a file of its rules</source>
        <translation>ein eigenes Spiel spielen: eine Datei mit seinen Regeln</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Geben</translation>
    </message>
    <message>
        <source>deal all seats and boards at random</source>
        <translation>allen Plätzen und Boards zufällige Karten geben</translation>
    </message>
    <message>
        <source>Deal again from a &amp;number…</source>
        <translation>Erneut nach Nu&amp;mmer geben…</translation>
    </message>
    <message>
        <source>Deal the ne&amp;xt street</source>
        <translation>Nä&amp;chste Street geben</translation>
    </message>
    <message>
        <source>deal the next: the hands, the flop, the turn, the river</source>
        <translation>die nächsten Karten geben: Hände, Flop, Turn, River</translation>
    </message>
    <message>
        <source>&amp;Complete the board</source>
        <translation>Board &amp;vervollständigen</translation>
    </message>
    <message>
        <source>The &amp;board</source>
        <translation>Das &amp;Board</translation>
    </message>
    <message>
        <source>the next card goes to the board</source>
        <translation>die nächste Karte kommt aufs Board</translation>
    </message>
    <message>
        <source>&amp;Add a seat</source>
        <translation>Platz &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Swap seats A and B</source>
        <translation>Plätze A und B &amp;tauschen</translation>
    </message>
    <message>
        <source>&amp;Remove the last seat</source>
        <translation>&amp;Letzten Platz entfernen</translation>
    </message>
    <message>
        <source>&amp;Unknown card</source>
        <translation>&amp;Unbekannte Karte</translation>
    </message>
    <message>
        <source>an unknown card; on a slot: for that slot, or no longer</source>
        <translation>eine unbekannte Karte; auf einem Feld: für dieses Feld, oder nicht mehr</translation>
    </message>
    <message>
        <source>Make the seat un&amp;known</source>
        <translation>Den Platz unbe&amp;kannt machen</translation>
    </message>
    <message>
        <source>make all the cards of the seat unknown</source>
        <translation>alle Karten des Platzes unbekannt machen</translation>
    </message>
    <message>
        <source>Give a ra&amp;nge…</source>
        <translation>Range &amp;angeben…</translation>
    </message>
    <message>
        <source>say which hands the seat may have</source>
        <translation>angeben, welche Hände der Platz haben kann</translation>
    </message>
    <message>
        <source>Dead ca&amp;rds</source>
        <translation>T&amp;ote Karten</translation>
    </message>
    <message>
        <source>dead cards: to their tray, and back to the seats</source>
        <translation>tote Karten: zu ihrer Ablage und zurück zu den Plätzen</translation>
    </message>
    <message>
        <source>&amp;Pot of chips</source>
        <translation>&amp;Pot in Chips</translation>
    </message>
    <message>
        <source>Pract&amp;ice</source>
        <translation>Ü&amp;ben</translation>
    </message>
    <message>
        <source>practise: which hand wins, what it is, the nuts, what it is worth</source>
        <translation>üben: welche Hand gewinnt, was es für eine Hand ist, die Nuts, was sie wert ist</translation>
    </message>
    <message>
        <source>What it takes to ca&amp;ll</source>
        <translation>&amp;Einsatz zum Callen</translation>
    </message>
    <message>
        <source>the bet: what it takes to call, and whether that pays</source>
        <translation>der Einsatz: was ein Call kostet und ob er sich lohnt</translation>
    </message>
    <message>
        <source>S&amp;ide pots</source>
        <translation>&amp;Side Pots</translation>
    </message>
    <message>
        <source>side pots: what each seat is in for</source>
        <translation>Side Pots: was jeder Platz eingesetzt hat</translation>
    </message>
    <message>
        <source>&amp;Compare a list of hands…</source>
        <translation>Handliste &amp;vergleichen…</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>the table alone, without a pane at its left</source>
        <translation>der Tisch allein, ohne Bereich links davon</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation>&amp;Hände</translation>
    </message>
    <message>
        <source>hands of files, of a list, of the history</source>
        <translation>Hände aus Dateien, einer Liste, dem Verlauf</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>go round: the rail, the left pane, the felt, the cards, the right pane</source>
        <translation>reihum gehen: Leiste, linker Bereich, Filz, Karten, rechter Bereich</translation>
    </message>
    <message>
        <source>Part before</source>
        <translation>Voriger Bereich</translation>
    </message>
    <message>
        <source>go round the other way</source>
        <translation>in der anderen Richtung reihum gehen</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Warum</translation>
    </message>
    <message>
        <source>why a hand is what it is, and who wins</source>
        <translation>warum eine Hand ist, was sie ist, und wer gewinnt</translation>
    </message>
    <message>
        <source>&amp;Nuts</source>
        <translation>&amp;Nuts</translation>
    </message>
    <message>
        <source>the nuts, and every hand that beats this one</source>
        <translation>die Nuts und jede Hand, die diese schlägt</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Odds</translation>
    </message>
    <message>
        <source>how often each seat wins, and with what</source>
        <translation>wie oft jeder Platz gewinnt, und womit</translation>
    </message>
    <message>
        <source>&amp;Lows</source>
        <translation>&amp;Lows</translation>
    </message>
    <message>
        <source>the lows, step by step</source>
        <translation>die Lows, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Next &amp;card on the deck</source>
        <translation>&amp;Nächste Karte auf dem Deck</translation>
    </message>
    <message>
        <source>what each card would bring, or the plain cards</source>
        <translation>was jede Karte brächte, oder die bloßen Karten</translation>
    </message>
    <message>
        <source>Fold the dec&amp;k</source>
        <translation>Deck &amp;einklappen</translation>
    </message>
    <message>
        <source>fold the 52 cards to a bar, and open it</source>
        <translation>die 52 Karten zu einer Leiste einklappen und wieder ausklappen</translation>
    </message>
    <message>
        <source>&amp;Hide the answer until asked</source>
        <translation>&amp;Antwort erst auf Nachfrage zeigen</translation>
    </message>
    <message>
        <source>hide the answers until asked: on and off</source>
        <translation>die Antworten erst auf Nachfrage zeigen: an und aus</translation>
    </message>
    <message>
        <source>Re&amp;veal the answer</source>
        <translation>Antwort &amp;zeigen</translation>
    </message>
    <message>
        <source>Larger te&amp;xt</source>
        <translation>Text &amp;größer</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Text &amp;kleiner</translation>
    </message>
    <message>
        <source>Text as usua&amp;l</source>
        <translation>Text &amp;normal groß</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Type cards an&amp;ywhere</source>
        <translation>Karten überall eint&amp;ippen</translation>
    </message>
    <message>
        <source>type a card wherever the focus is: on and off</source>
        <translation>eine Karte eintippen, wo auch immer der Fokus ist: an und aus</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Ei&amp;nstellungen…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>how cards are written, files of hands, ranges and more</source>
        <translation>wie Karten geschrieben werden, Dateien mit Händen, Ranges und mehr</translation>
    </message>
    <message>
        <source>&amp;Rules of poker</source>
        <translation>Poker&amp;regeln</translation>
    </message>
    <message>
        <source>the rule for the hand on the table</source>
        <translation>die Regel für die Hand auf dem Tisch</translation>
    </message>
    <message>
        <source>Kinds of &amp;hand</source>
        <translation>&amp;Pokerhände</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>this page</source>
        <translation>diese Seite</translation>
    </message>
    <message>
        <source>Report a &amp;problem</source>
        <translation>Problem &amp;melden</translation>
    </message>
    <message>
        <source>copy version, system and table, for a report</source>
        <translation>Version, System und Tisch für eine Meldung kopieren</translation>
    </message>
    <message>
        <source>&amp;About {program}</source>
        <translation>Ü&amp;ber {program}</translation>
    </message>
    <message>
        <source>version and licences</source>
        <translation>Version und Lizenzen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>&amp;Teilen</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>&amp;Plätze</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Boards</translation>
    </message>
    <message>
        <source>Ne&amp;xt card to</source>
        <translation>Nächste &amp;Karte an</translation>
    </message>
    <message>
        <source>&amp;Unknown</source>
        <translation>&amp;Unbekannt</translation>
    </message>
    <message>
        <source>Make a seat un&amp;known</source>
        <translation>Einen Platz unbe&amp;kannt machen</translation>
    </message>
    <message>
        <source>&amp;Pot and bet</source>
        <translation>Pot und Einsat&amp;z</translation>
    </message>
    <message>
        <source>Dec&amp;k</source>
        <translation>Dec&amp;k</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>Ka&amp;rten</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>{name} neither folds nor calls</source>
        <translation>{name} foldet nicht und callt nicht</translation>
    </message>
</context>
</TS>
