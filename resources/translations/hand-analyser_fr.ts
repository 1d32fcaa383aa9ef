<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Walk over the felt</source>
        <translation>Se déplacer sur le tapis</translation>
    </message>
    <message>
        <source>{action}: not possible now</source>
        <translation>{action}&#xa0;: impossible maintenant</translation>
    </message>
    <message>
        <source>&amp;Complete the boards</source>
        <translation>&amp;Compléter les boards</translation>
    </message>
    <message>
        <source>&amp;Complete the board</source>
        <translation>&amp;Compléter le board</translation>
    </message>
    <message>
        <source>the next card goes to {seat}</source>
        <translation>prochaine carte&#xa0;: {seat}</translation>
    </message>
    <message>
        <source>The window and the help</source>
        <translation>La fenêtre et l’aide</translation>
    </message>
</context>
<context>
    <name>BetSizes</name>
    <message>
        <source>Bet size</source>
        <translation>Taille de mise</translation>
    </message>
    <message>
        <source>needs {needed}, has {share}</source>
        <translation>il faut {needed}, a {share}</translation>
    </message>
    <message>
        <source>{part}, {bet}: {decision} {worth}, {needs}</source>
        <translation>{part}, {bet}&#xa0;: {decision} {worth}, {needs}</translation>
    </message>
    <message>
        <source>Bet sizes</source>
        <translation>Tailles de mise</translation>
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
        <translation>Joue</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>Ne joue pas</translation>
    </message>
    <message>
        <source>Comes later</source>
        <translation>Vient plus tard</translation>
    </message>
    <message>
        <source>Plays in the low</source>
        <translation>Joue dans le low</translation>
    </message>
    <message>
        <source>Plays in the high</source>
        <translation>Joue dans le high</translation>
    </message>
    <message>
        <source>stands for {card}</source>
        <translation>remplace&#xa0;: {card}</translation>
    </message>
    <message>
        <source>&amp;Unknown card</source>
        <translation>Carte &amp;inconnue</translation>
    </message>
    <message>
        <source>&amp;Random card</source>
        <translation>Carte au &amp;hasard</translation>
    </message>
    <message>
        <source>&amp;Take the card back</source>
        <translation>&amp;Reprendre la carte</translation>
    </message>
    <message>
        <source>low</source>
        <translation>low</translation>
    </message>
    <message>
        <source>high · low</source>
        <translation>hi · lo</translation>
    </message>
    <message>
        <source>high</source>
        <translation>high</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les 2</translation>
    </message>
</context>
<context>
    <name>ChipField</name>
    <message>
        <source>chips</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>“{text}” is not a number of chips; type digits only, such as 101</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un nombre de jetons&#x202f;; tapez des chiffres seulement, comme 101</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your table is kept.</source>
        <translation>Un problème est survenu dans le programme. Votre table est gardée.</translation>
    </message>
    <message>
        <source>You can go on. To report it, copy the details; they are also in {file}.</source>
        <translation>Vous pouvez continuer. Pour le signaler, copiez les détails&#x202f;; ils sont aussi dans {file}.</translation>
    </message>
    <message>
        <source>You can go on. To report it, copy the details; {why}.</source>
        <translation>Vous pouvez continuer. Pour le signaler, copiez les détails&#x202f;; {why}.</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
        <source>the log {file} cannot be written: {why}</source>
        <translation>le journal {file} ne peut pas être écrit&#xa0;: {why}</translation>
    </message>
</context>
<context>
    <name>DeadStrip</name>
    <message>
        <source>Dead</source>
        <translation>Mortes</translation>
    </message>
</context>
<context>
    <name>DeckMenu</name>
    <message>
        <source>&amp;Take the card back</source>
        <translation>&amp;Reprendre la carte</translation>
    </message>
    <message>
        <source>Give to {place}</source>
        <translation>Donner à&#xa0;: {place}</translation>
    </message>
</context>
<context>
    <name>DeckModel</name>
    <message>
        <source>Dead</source>
        <translation>Morte</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>{card}, not in this game</source>
        <translation>{card}, pas dans ce jeu</translation>
    </message>
    <message>
        <source>{card}, in {place}</source>
        <translation>{card}, {place}</translation>
    </message>
    <message>
        <source>Picking it takes it back</source>
        <translation>La choisir la reprend</translation>
    </message>
    <message>
        <source>What it would make is hidden until you reveal it</source>
        <translation>Ce qu’elle ferait est caché jusqu’à ce que vous le révéliez</translation>
    </message>
    <message>
        <source>All cards are dealt</source>
        <translation>Toutes les cartes sont données</translation>
    </message>
</context>
<context>
    <name>DeckView</name>
    <message>
        <source>The 52 cards and the jokers</source>
        <translation>Les 52 cartes et les jokers</translation>
    </message>
    <message>
        <source>The 52 cards</source>
        <translation>Les 52 cartes</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Cleared</source>
        <translation>Table vidée</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Open, drop or paste hands: lines such as “AhKh v QsQd @ Qc Jh 2h”, CSV files, the two open standards PHH and OHH, and histories of {sites}.</source>
        <translation>Ouvrez, déposez ou collez des mains&#xa0;: des lignes comme «&#x202f;AhKh v QsQd @ Qc Jh 2h&#x202f;», des fichiers CSV, les deux standards ouverts PHH et OHH, et les historiques de {sites}.</translation>
    </message>
</context>
<context>
    <name>EntryPreview</name>
    <message>
        <source>Enter puts it on the table</source>
        <translation>Entrée les met sur la table</translation>
    </message>
    <message>
        <source>Understood: {cards}; {wrong}</source>
        <translation>Compris&#xa0;: {cards}&#x202f;; {wrong}</translation>
    </message>
    <message>
        <source>Understood: {cards}</source>
        <translation>Compris&#xa0;: {cards}</translation>
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
        <translation>Exemples</translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy as C&amp;SV</source>
        <translation>Copier en C&amp;SV</translation>
    </message>
    <message>
        <source>Save &amp;all that is shown…</source>
        <translation>Enregistrer &amp;tout ce qui est montré…</translation>
    </message>
    <message>
        <source>Save the c&amp;hosen rows…</source>
        <translation>Enregistrer les &amp;lignes choisies…</translation>
    </message>
    <message>
        <source>Save rows</source>
        <translation>Enregistrer des lignes</translation>
    </message>
</context>
<context>
    <name>EyeButton</name>
    <message>
        <source>Hide the answer until asked</source>
        <translation>Cacher la réponse jusqu’à la demande</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>Verdict: {verdict}</source>
        <translation>Verdict&#xa0;: {verdict}</translation>
    </message>
    <message>
        <source>{seats} share it</source>
        <translation>{seats} le partagent</translation>
    </message>
    <message>
        <source>fifth {rank}</source>
        <translation>cinquième {rank}</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>{seat} bets</source>
        <translation>{seat} mise</translation>
    </message>
    <message>
        <source>{seat} to call</source>
        <translation>{seat} doit payer</translation>
    </message>
    <message>
        <source>bets {chips}</source>
        <translation>mise {chips}</translation>
    </message>
    <message>
        <source>{chips} to call</source>
        <translation>{chips} à payer</translation>
    </message>
    <message>
        <source>in for {chips}</source>
        <translation>a engagé {chips}</translation>
    </message>
    <message>
        <source>all in for {chips}</source>
        <translation>à tapis pour {chips}</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>à tapis</translation>
    </message>
    <message>
        <source>{seat} needs {share}</source>
        <translation>{seat} a besoin de {share}</translation>
    </message>
    <message>
        <source>Any two cards</source>
        <translation>Deux cartes quelconques</translation>
    </message>
    <message>
        <source>{hand}, {combos}</source>
        <translation>{hand}, {combos}</translation>
    </message>
    <message>
        <source>{one}; {other}</source>
        <translation>{one}&#x202f;; {other}</translation>
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
        <translation>{street}&#x202f;; en cours</translation>
    </message>
    <message>
        <source>{street}, empty</source>
        <translation>{street}, vide</translation>
    </message>
    <message>
        <source>{seat} cannot lose</source>
        <translation>{seat} ne peut pas perdre</translation>
    </message>
    <message>
        <source>{seat} is behind, but the favourite</source>
        <translation>{seat} est derrière, mais favori</translation>
    </message>
    <message>
        <source>{seat} is ahead</source>
        <translation>{seat} est devant</translation>
    </message>
    <message>
        <source>{seat} is the favourite</source>
        <translation>{seat} est favori</translation>
    </message>
    <message>
        <source>{seats} are the favourites</source>
        <translation>{seats} sont favoris</translation>
    </message>
    <message>
        <source>{seats} are level</source>
        <translation>{seats} sont à égalité</translation>
    </message>
    <message>
        <source>{high} leads {half}, {low} {other}</source>
        <translation>{high} mène pour {half}, {low} pour {other}</translation>
    </message>
    <message>
        <source>{seats} split the pot</source>
        <translation>{seats} partagent le pot</translation>
    </message>
    <message>
        <source>{seat} wins both halves</source>
        <translation>{seat} gagne les deux moitiés</translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation>{seat} gagne</translation>
    </message>
    <message>
        <source>{main} wins the main pot, {side} the side pot</source>
        <translation>{main} gagne le pot principal, {side} le pot annexe</translation>
    </message>
    <message>
        <source>{count} seats</source>
        <translation>{count} sièges</translation>
    </message>
    <message>
        <source>{why}; counted as {count} cards each, with no board</source>
        <translation>{why}&#x202f;; compté avec {count} cartes chacun, sans board</translation>
    </message>
    <message>
        <source>Whatever cards come</source>
        <translation>Quelles que soient les cartes à venir</translation>
    </message>
    <message>
        <source>Counted as {count} cards each, with no board</source>
        <translation>Compté avec {count} cartes chacun, sans board</translation>
    </message>
    <message>
        <source>{seat} has the only low, {row}</source>
        <translation>{seat} a le seul low, {row}</translation>
    </message>
    <message>
        <source>{row} beats {other}</source>
        <translation>{row} bat {other}</translation>
    </message>
    <message>
        <source>{who}, {hand}</source>
        <translation>{who}, {hand}</translation>
    </message>
    <message>
        <source>Counting {percent}%</source>
        <translation>Calcul {percent}&#x202f;%</translation>
    </message>
    <message>
        <source>Drawing deals {percent}%</source>
        <translation>Tirage de donnes {percent}&#x202f;%</translation>
    </message>
    <message>
        <source>≈{percent}</source>
        <translation>≈{percent}</translation>
    </message>
    <message>
        <source>{seats} win parts of the pot</source>
        <translation>{seats} gagnent chacun une part du pot</translation>
    </message>
    <message>
        <source>Whatever cards they hold</source>
        <translation>Quelles que soient leurs cartes</translation>
    </message>
    <message>
        <source>± {error}, 1 second</source>
        <translation>± {error}, 1 seconde</translation>
    </message>
    <message>
        <source>± {error}, {count} seconds</source>
        <translation>± {error}, {count} secondes</translation>
    </message>
    <message>
        <source>{seat} comes next</source>
        <translation>{seat} suit</translation>
    </message>
    <message>
        <source>{seat}, {share}</source>
        <translation>{seat}, {share}</translation>
    </message>
    <message>
        <source>{seat} takes the pot</source>
        <translation>{seat} prend le pot</translation>
    </message>
    <message>
        <source>{seat}, low</source>
        <translation>{seat}, low</translation>
    </message>
    <message>
        <source>{seat}, high</source>
        <translation>{seat}, high</translation>
    </message>
    <message>
        <source>{seat}, {half}</source>
        <translation>{seat}, {half}</translation>
    </message>
    <message>
        <source>{seat}, board {boards}</source>
        <translation>{seat}, board {boards}</translation>
    </message>
    <message>
        <source>{seat}, boards {boards}</source>
        <translation>{seat}, boards {boards}</translation>
    </message>
    <message>
        <source>Click them below, type them above, or begin with one of these</source>
        <translation>Cliquez ci-dessous, tapez ci-dessus, ou commencez par un exemple</translation>
    </message>
    <message>
        <source>Click them below, or type them above</source>
        <translation>Cliquez ci-dessous, ou tapez ci-dessus</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Quelles cartes&#x202f;?</translation>
    </message>
    <message>
        <source>Drop or paste hands, a file or a folder of any poker site</source>
        <translation>Déposez ou collez des mains, un fichier ou un dossier de n’importe quel site de poker</translation>
    </message>
    <message>
        <source>Who is ahead?</source>
        <translation>Qui est devant&#x202f;?</translation>
    </message>
    <message>
        <source>What have you got?</source>
        <translation>Qu’avez-vous en main&#x202f;?</translation>
    </message>
    <message>
        <source>The answer is hidden until you reveal it</source>
        <translation>La réponse est cachée jusqu’à ce que vous la révéliez</translation>
    </message>
    <message>
        <source>{decision} {why}</source>
        <translation>{decision} {why}</translation>
    </message>
    <message>
        <source>Counting the chances</source>
        <translation>Calcul des chances</translation>
    </message>
    <message>
        <source>Too many deals: estimate?</source>
        <translation>Trop de donnes&#xa0;: estimer&#x202f;?</translation>
    </message>
    <message>
        <source>A range of hands</source>
        <translation>Une range de mains</translation>
    </message>
    <message>
        <source>Unknown cards</source>
        <translation>Cartes inconnues</translation>
    </message>
    <message>
        <source>Any cards that are left</source>
        <translation>N’importe lesquelles des cartes restantes</translation>
    </message>
    <message>
        <source>in numbers: {rank}</source>
        <translation>en chiffres&#xa0;: {rank}</translation>
    </message>
    <message>
        <source>of all five-card hands are worse</source>
        <translation>des mains de cinq cartes sont moins bonnes</translation>
    </message>
    <message>
        <source>of all holdings beaten</source>
        <translation>des mains possibles sont battues</translation>
    </message>
    <message>
        <source>of all three-card hands are worse</source>
        <translation>des mains de trois cartes sont moins bonnes</translation>
    </message>
    <message>
        <source>of all four-card hands are worse</source>
        <translation>des mains de quatre cartes sont moins bonnes</translation>
    </message>
    <message>
        <source>{share} {of_what}</source>
        <translation>{share} {of_what}</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Encore une carte</translation>
    </message>
    <message>
        <source>{count} more cards</source>
        <translation>Encore {count} cartes</translation>
    </message>
    <message>
        <source>Pick the flop, or add a seat</source>
        <translation>Choisissez le flop, ou ajoutez un siège</translation>
    </message>
    <message>
        <source>Each rank and each suit counts once; the ace is low</source>
        <translation>Chaque valeur et chaque famille comptent une fois&#x202f;; l’as est bas</translation>
    </message>
    <message>
        <source>Best low {ranks}, no eight-or-better</source>
        <translation>Meilleur low {ranks}, pas huit ou mieux</translation>
    </message>
    <message>
        <source>Best low {ranks}</source>
        <translation>Meilleur low {ranks}</translation>
    </message>
    <message>
        <source>{count} cards and the board make the hand</source>
        <translation>{count} cartes et le board font la main</translation>
    </message>
    <message>
        <source>{count} cards make the hand</source>
        <translation>{count} cartes font la main</translation>
    </message>
    <message>
        <source>One card to {most}; five or more make a hand</source>
        <translation>De une à {most} cartes&#x202f;; à partir de cinq, c’est une main</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Pas encore de cartes</translation>
    </message>
    <message>
        <source>the nuts</source>
        <translation>les nuts</translation>
    </message>
    <message>
        <source>{chips} of {pot} chips</source>
        <translation>{chips} / {pot} jetons</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimé</translation>
    </message>
    <message>
        <source>scoops {share}</source>
        <translation>fait le scoop {share}</translation>
    </message>
    <message>
        <source>{wins} of {deals}</source>
        <translation>{wins} / {deals}</translation>
    </message>
    <message>
        <source>{wins} of {deals}, {ties} split</source>
        <translation>{wins} / {deals}, partages&#xa0;: {ties}</translation>
    </message>
    <message>
        <source>low {ranks}</source>
        <translation>low {ranks}</translation>
    </message>
    <message>
        <source>Omaha: {hand}</source>
        <translation>Omaha&#xa0;: {hand}</translation>
    </message>
</context>
<context>
    <name>FileRows</name>
    <message>
        <source>The file could not be read to its end</source>
        <translation>Le fichier n’a pas pu être lu jusqu’au bout</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Ligne {line}</translation>
    </message>
    <message>
        <source>{where}. Error: {why}</source>
        <translation>{where}. Erreur&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{place}, tied</source>
        <translation>{place}, à égalité</translation>
    </message>
    <message>
        <source>run {run}</source>
        <translation>donne {run}</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find hands</source>
        <translation>Chercher des mains</translation>
    </message>
    <message>
        <source>Words, cards and amounts that a hand must have</source>
        <translation>Mots, cartes et montants qu’une main doit avoir</translation>
    </message>
    <message>
        <source>Find: flush, Ann, AhKh, all in</source>
        <translation>Chercher&#xa0;: couleur, Ann, AhKh</translation>
    </message>
    <message>
        <source>Words, cards and amounts that a hand must have: Ann flush, As Kd, pot &gt; 50, lost &gt; 20, when &gt;= 2024-05, all in, came from behind, split pot</source>
        <translation>Mots, cartes et montants qu’une main doit avoir&#xa0;: Ann couleur, As Kd, pot &gt; 50, perdu &gt; 20, quand &gt;= 2024-05, à tapis, retournement, pot partagé</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Came from behind</source>
        <translation>Retournement</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Partage</translation>
    </message>
    <message>
        <source>More filters, and the order</source>
        <translation>Autres filtres, et l’ordre</translation>
    </message>
    <message>
        <source>Sorted by: {order}, reversed</source>
        <translation>Trié par&#xa0;: {order}, à l’envers</translation>
    </message>
    <message>
        <source>Sorted by: {order}</source>
        <translation>Trié par&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation>À l’envers</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;Remove a game of your own</source>
        <translation>&amp;Retirer un de vos jeux</translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>Rules of the ga&amp;me</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
</context>
<context>
    <name>Guest</name>
    <message>
        <source>The pot is counted in cents: {pot}</source>
        <translation>Le pot est compté en centimes&#xa0;: {pot}</translation>
    </message>
</context>
<context>
    <name>HandPopover</name>
    <message>
        <source>%</source>
        <translation>&#x202f;%</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Familles</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation>&amp;Poids</translation>
    </message>
    <message>
        <source>{hand}: weight and suits</source>
        <translation>{hand}&#xa0;: poids et familles</translation>
    </message>
    <message>
        <source>{cards}, {weight}</source>
        <translation>{cards}, {weight}</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>coché</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non coché</translation>
    </message>
</context>
<context>
    <name>HandsPane</name>
    <message>
        <source>Hands pane</source>
        <translation>Volet Mains</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open a file of hands</source>
        <translation>Ouvrir un fichier de mains</translation>
    </message>
    <message>
        <source>Open a folder of hands</source>
        <translation>Ouvrir un dossier de mains</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>My hands</source>
        <translation>Mes mains</translation>
    </message>
    <message>
        <source>Back to the hands</source>
        <translation>Retour aux mains</translation>
    </message>
    <message>
        <source>Open &amp;files…</source>
        <translation>Ouvrir des &amp;fichiers…</translation>
    </message>
    <message>
        <source>Open a f&amp;older…</source>
        <translation>Ouvrir un &amp;dossier…</translation>
    </message>
    <message>
        <source>Past&amp;e hands</source>
        <translation>&amp;Coller des mains</translation>
    </message>
    <message>
        <source>A &amp;list of your own</source>
        <translation>Votre propre &amp;liste</translation>
    </message>
    <message>
        <source>Open a list to edit…</source>
        <translation>Ouvrir une liste à modifier…</translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation>Enregistrer la liste…</translation>
    </message>
    <message>
        <source>&amp;My hands</source>
        <translation>&amp;Mes mains</translation>
    </message>
    <message>
        <source>&amp;Forget all hands</source>
        <translation>&amp;Oublier toutes les mains</translation>
    </message>
    <message>
        <source>Take to the &amp;table</source>
        <translation>Mettre sur la &amp;table</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Type or paste cards</source>
        <translation>Taper ou coller des cartes</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menus</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>+ Seat</source>
        <translation>+ Siège</translation>
    </message>
    <message>
        <source>AhKh v QsQd @ QcJh2h    AA v 15%    type or paste</source>
        <translation>AhKh v QsQd @ QcJh2h    AA v 15%    taper ou coller</translation>
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
        <translation>{makes}&#x202f;; {share}</translation>
    </message>
</context>
<context>
    <name>KindsList</name>
    <message>
        <source>What the range makes; Enter keeps those hands only</source>
        <translation>Ce que fait la range&#x202f;; Entrée ne garde que ces mains</translation>
    </message>
    <message>
        <source>{category}, {share}, {part} of {whole} combos</source>
        <translation>{category}, {share}, combos&#xa0;: {part} sur {whole}</translation>
    </message>
    <message>
        <source>{row}: keep only these</source>
        <translation>{row}&#xa0;: ne garder que celles-ci</translation>
    </message>
</context>
<context>
    <name>ListEditor</name>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Donner</translation>
    </message>
    <message>
        <source>Open a list</source>
        <translation>Ouvrir une liste</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Enregistrer la liste</translation>
    </message>
    <message>
        <source>As the cards say</source>
        <translation>Selon les cartes</translation>
    </message>
    <message>
        <source>One hand on a line:

Kc Qc 9c 8c 2c
6h 6c 6d Kh Ks
10♠ J♠ Q♠ K♠ A♠</source>
        <translation>Une main par ligne&#xa0;:

Kc Qc 9c 8c 2c
6h 6c 6d Kh Ks
10♠ J♠ Q♠ K♠ A♠</translation>
    </message>
    <message>
        <source>Hands, one on a line</source>
        <translation>Mains, une par ligne</translation>
    </message>
    <message>
        <source>Board: cards that all hands share</source>
        <translation>Board&#xa0;: cartes communes à toutes les mains</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Game of the list</source>
        <translation>Jeu de la liste</translation>
    </message>
    <message>
        <source>How many hands</source>
        <translation>Combien de mains</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Cartes chacune</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Numéro de la donne</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>The same number deals the same hands</source>
        <translation>Le même numéro redonne les mêmes mains</translation>
    </message>
</context>
<context>
    <name>LiveOdds</name>
    <message>
        <source>The odds were not counted to the end.</source>
        <translation>Les cotes n’ont pas été calculées jusqu’au bout.</translation>
    </message>
    <message>
        <source>An estimate takes {count} seconds; more cards or smaller ranges are counted</source>
        <translation>Une estimation prend {count} secondes&#x202f;; avec plus de cartes ou des ranges plus petites, on compte tout</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>← → streets   ↑ ↓ hands</source>
        <translation>← → rues   ↑ ↓ mains</translation>
    </message>
    <message>
        <source>Luck: {sentences}</source>
        <translation>Chance&#xa0;: {sentences}</translation>
    </message>
</context>
<context>
    <name>MatrixModel</name>
    <message>
        <source>pair</source>
        <translation>paire</translation>
    </message>
    <message>
        <source>suited</source>
        <translation>assortis</translation>
    </message>
    <message>
        <source>offsuit</source>
        <translation>dépareillés</translation>
    </message>
    <message>
        <source>{hand}, none is left</source>
        <translation>{hand}, il n’en reste aucune</translation>
    </message>
    <message>
        <source>{hand}, none of {left} combos</source>
        <translation>{hand}, aucun combo sur {left}</translation>
    </message>
    <message>
        <source>{hand}, {weight} of {left} in the range</source>
        <translation>{hand}, {weight} sur {left} dans la range</translation>
    </message>
    <message>
        <source>{hand}, {weight} of {left} in the range, estimated {equity}</source>
        <translation>{hand}, {weight} sur {left} dans la range, estimé {equity}</translation>
    </message>
    <message>
        <source>{hand}, {weight} of {left} in the range, {equity}</source>
        <translation>{hand}, {weight} sur {left} dans la range, {equity}</translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>The 169 starting hands</source>
        <translation>Les 169 mains de départ</translation>
    </message>
</context>
<context>
    <name>NamedRanges</name>
    <message>
        <source>&amp;Save the range of {seat}…</source>
        <translation>&amp;Enregistrer la range&#xa0;: {seat}…</translation>
    </message>
    <message>
        <source>&amp;Forget a saved range</source>
        <translation>&amp;Oublier une range enregistrée</translation>
    </message>
    <message>
        <source>Save this range</source>
        <translation>Enregistrer cette range</translation>
    </message>
    <message>
        <source>Its name:</source>
        <translation>Son nom&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>space</source>
        <translation>espace</translation>
    </message>
    <message>
        <source>{text}, heading</source>
        <translation>{text}, titre</translation>
    </message>
</context>
<context>
    <name>PagesPanel</name>
    <message>
        <source>Explain which seat</source>
        <translation>Quel siège expliquer</translation>
    </message>
    <message>
        <source>Explain which seat, or the verdict</source>
        <translation>Quel siège expliquer, ou le verdict</translation>
    </message>
    <message>
        <source>Why pane</source>
        <translation>Volet Pourquoi</translation>
    </message>
    <message>
        <source>Odds pane</source>
        <translation>Volet Cotes</translation>
    </message>
    <message>
        <source>Nuts pane</source>
        <translation>Volet Nuts</translation>
    </message>
    <message>
        <source>Lows pane</source>
        <translation>Volet Lows</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Pourquoi</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Cotes</translation>
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
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>The verdict</source>
        <translation>Le verdict</translation>
    </message>
    <message>
        <source>The answer is hidden until you reveal it.</source>
        <translation>La réponse est cachée jusqu’à ce que vous la révéliez.</translation>
    </message>
    <message>
        <source>{seat}&apos;s range: {range}.</source>
        <translation>{seat}, range&#xa0;: {range}.</translation>
    </message>
    <message>
        <source>{seat} has no cards yet.</source>
        <translation>{seat} n’a pas encore de cartes.</translation>
    </message>
    <message>
        <source>The cards of {seat} are unknown.</source>
        <translation>Cartes inconnues&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>No verdict yet: give two seats a hand.</source>
        <translation>Pas encore de verdict&#xa0;: donnez une main à deux sièges.</translation>
    </message>
    <message>
        <source>A low has five cards; there are fewer so far.</source>
        <translation>Un low a cinq cartes&#x202f;; il y en a moins pour l’instant.</translation>
    </message>
    <message>
        <source>{seat} is ahead now</source>
        <translation>{seat} est devant maintenant</translation>
    </message>
    <message>
        <source>No odds yet: give a seat cards.</source>
        <translation>Pas encore de cotes&#xa0;: donnez des cartes à un siège.</translation>
    </message>
    <message>
        <source>Every deal is being counted.</source>
        <translation>Toutes les donnes sont en train d’être comptées.</translation>
    </message>
    <message>
        <source>No card is to come: see Why.</source>
        <translation>Aucune carte n’est à venir&#xa0;: voir Pourquoi.</translation>
    </message>
    <message>
        <source>Every hand is being counted.</source>
        <translation>Toutes les mains sont en train d’être comptées.</translation>
    </message>
    <message>
        <source>Give these cards to {seat}</source>
        <translation>Donner ces cartes&#xa0;: {seat}</translation>
    </message>
    <message>
        <source>Give these cards to a new seat</source>
        <translation>Donner ces cartes à un nouveau siège</translation>
    </message>
    <message>
        <source>Board {number}: {outs}</source>
        <translation>Board {number}&#xa0;: {outs}</translation>
    </message>
    <message>
        <source>{seat} gets {chips} of the pot.</source>
        <translation>{seat} reçoit {chips} du pot.</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Page {number}</source>
        <translation>Page {number}</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Deal again from a number</source>
        <translation>Redonner par numéro</translation>
    </message>
    <message>
        <source>The same number deals the same cards:</source>
        <translation>Le même numéro redonne les mêmes cartes&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Dead</source>
        <translation>Mortes</translation>
    </message>
</context>
<context>
    <name>PotEditor</name>
    <message>
        <source>Pot and bets</source>
        <translation>Pot et mises</translation>
    </message>
    <message>
        <source>Chips that are nobody&apos;s bet, such as antes</source>
        <translation>Jetons qui ne sont la mise de personne, comme les antes</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Dead money</source>
        <translation>Argent mort</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Mises</translation>
    </message>
    <message>
        <source>To call</source>
        <translation>À payer</translation>
    </message>
    <message>
        <source>In for in all</source>
        <translation>Engagé en tout</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>{seat} bets</source>
        <translation>{seat} mise</translation>
    </message>
    <message>
        <source>{seat} to call</source>
        <translation>{seat} doit payer</translation>
    </message>
    <message>
        <source>{seat} is in for</source>
        <translation>{seat} a engagé</translation>
    </message>
    <message>
        <source>{seat} is all in</source>
        <translation>{seat} est à tapis</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>à tapis</translation>
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
        <translation>Le pot et les mises</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>They share it</source>
        <translation>Ils le partagent</translation>
    </message>
    <message>
        <source>Which seats split the pot?</source>
        <translation>Quels sièges partagent le pot&#x202f;?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Share of Seat A, {percent}</source>
        <translation>Part du siège A, {percent}</translation>
    </message>
    <message>
        <source>off by {count} points</source>
        <translation>écart de {count} points</translation>
    </message>
    <message>
        <source>off by 1 point</source>
        <translation>écart de 1 point</translation>
    </message>
    <message>
        <source>{done} of {all} answered</source>
        <translation>Réponses&#xa0;: {done} sur {all}</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>La série</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Question suivante</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>Je passe</translation>
    </message>
    <message>
        <source>What was missed</source>
        <translation>Ce qui a été manqué</translation>
    </message>
    <message>
        <source>Answers by topic</source>
        <translation>Réponses par thème</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Justes</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Par jour</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name on the page</source>
        <translation>Nom sur la page</translation>
    </message>
</context>
<context>
    <name>PracticePane</name>
    <message>
        <source>Practice pane</source>
        <translation>Volet Exercices</translation>
    </message>
    <message>
        <source>Which hand wins?</source>
        <translation>Quelle main gagne&#x202f;?</translation>
    </message>
    <message>
        <source>What is this hand?</source>
        <translation>Quelle est cette main&#x202f;?</translation>
    </message>
    <message>
        <source>What is the nuts?</source>
        <translation>Quels sont les nuts&#x202f;?</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>Combien vaut-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Niveau {level}</translation>
    </message>
    <message>
        <source>{count} questions</source>
        <translation>{count} questions</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>New &amp;round</source>
        <translation>Nouvelle &amp;série</translation>
    </message>
    <message>
        <source>E&amp;xam</source>
        <translation>E&amp;xamen</translation>
    </message>
    <message>
        <source>En&amp;d the round</source>
        <translation>&amp;Terminer la série</translation>
    </message>
    <message>
        <source>Save a &amp;sheet…</source>
        <translation>Enregistrer une &amp;feuille…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Finish what you are typing, then choose New round</source>
        <translation>Finissez ce que vous tapez, puis choisissez Nouvelle série</translation>
    </message>
    <message>
        <source>{question} {hint}</source>
        <translation>{question} {hint}</translation>
    </message>
    <message>
        <source>See the results</source>
        <translation>Voir les résultats</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Question suivante</translation>
    </message>
    <message>
        <source>{said}. {why}</source>
        <translation>{said}. {why}</translation>
    </message>
    <message>
        <source>All answers are forgotten</source>
        <translation>Toutes les réponses sont oubliées</translation>
    </message>
    <message>
        <source>All answers are back</source>
        <translation>Toutes les réponses sont rétablies</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>Document (*.pdf)</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Sur papier</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré sous {file}</translation>
    </message>
    <message>
        <source>{right} of {every} right</source>
        <translation>Justes&#xa0;: {right} sur {every}</translation>
    </message>
    <message>
        <source>Print the answers</source>
        <translation>Imprimer les réponses</translation>
    </message>
    <message>
        <source>The page could not be printed</source>
        <translation>La page n’a pas pu être imprimée</translation>
    </message>
    <message>
        <source>Another choice ends the exam</source>
        <translation>Un autre choix met fin à l’examen</translation>
    </message>
    <message>
        <source>Another choice begins a new round</source>
        <translation>Un autre choix commence une nouvelle série</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenêtre</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartes</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>&amp;Empty the cache of files of hands: {size}</source>
        <translation>&amp;Vider le cache des fichiers de mains&#xa0;: {size}</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Print the table</source>
        <translation>Imprimer la table</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>ProgressStrip</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Not done: {why}</source>
        <translation>Pas fait&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Click a card to take it back, or clear the table</source>
        <translation>Cliquez sur une carte pour la reprendre, ou videz la table</translation>
    </message>
    <message>
        <source>All cards are dealt</source>
        <translation>Toutes les cartes sont données</translation>
    </message>
    <message>
        <source>Click a place of a seat to go on there</source>
        <translation>Cliquez sur une place d’un siège pour y continuer</translation>
    </message>
    <message>
        <source>A dead card</source>
        <translation>Une carte morte</translation>
    </message>
    <message>
        <source>Click a card, or type it: A S is the ace of spades</source>
        <translation>Cliquez sur une carte, ou tapez-la&#xa0;: A S est l’as de pique</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Page setup</source>
        <translation>Mise en page</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Rail</source>
        <translation>Barre latérale</translation>
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
        <translation>La range en texte</translation>
    </message>
    <message>
        <source>The best hands, in per cent</source>
        <translation>Les meilleures mains, en pour cent</translation>
    </message>
    <message>
        <source>{hand} has {share}</source>
        <translation>{hand} a {share}</translation>
    </message>
    <message>
        <source>{hand}</source>
        <translation>{hand}</translation>
    </message>
    <message>
        <source>{hand} is not in the range</source>
        <translation>{hand} n’est pas dans la range</translation>
    </message>
    <message>
        <source>{size}; painted at {weight}</source>
        <translation>{size}&#x202f;; pinceau à {weight}</translation>
    </message>
</context>
<context>
    <name>Ranges</name>
    <message>
        <source>suited</source>
        <translation>assortis</translation>
    </message>
    <message>
        <source>offsuit</source>
        <translation>dépareillés</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}&#x202f;%</translation>
    </message>
    <message>
        <source>&amp;Known ranges</source>
        <translation>Ranges c&amp;onnues</translation>
    </message>
    <message>
        <source>{left} of {whole} combos</source>
        <translation>combos&#xa0;: {left} sur {whole}</translation>
    </message>
    <message>
        <source>{whole} combos</source>
        <translation>{whole} combos</translation>
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
        <translation>contre,face à,face au,vs</translation>
    </message>
    <message>
        <source>and</source>
        <translation>et,ainsi que,puis</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table,sur le tapis,au milieu,sur</translation>
    </message>
    <message>
        <source>board</source>
        <translation>board,tableau,le board,au board,sur le board,sur board</translation>
    </message>
    <message>
        <source>flop</source>
        <translation>flop,le flop,au flop,sur le flop</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turn,le turn,la turn,au turn,à la turn,tournant,au tournant</translation>
    </message>
    <message>
        <source>river</source>
        <translation>river,la river,à la river,rivière,à la rivière</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>morte,mortes,mort,morts,carte morte,cartes mortes</translation>
    </message>
    <message>
        <source>has</source>
        <translation>ont,avec,tient,possède,montre</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>pot,pot de,le pot</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>mise,parie,ouvre à,ouvre,envoie</translation>
    </message>
    <message>
        <source>to call</source>
        <translation>à payer,pour payer,doit payer,à suivre,pour suivre,doit suivre</translation>
    </message>
    <message>
        <source>is</source>
        <translation>est</translation>
    </message>
    <message>
        <source>in for</source>
        <translation>a engagé,engage</translation>
    </message>
    <message>
        <source>for</source>
        <translation>pour</translation>
    </message>
    <message>
        <source>pair of</source>
        <translation>paire de,paires de,paire servie de,paire d&apos;,paire d’,paires d&apos;,paires d’,les,deux</translation>
    </message>
    <message>
        <source>suited</source>
        <translation>assortis,assorti,assortie,assorties,de même couleur,de la même couleur,de même famille,de la même famille</translation>
    </message>
    <message>
        <source>offsuit</source>
        <translation>dépareillés,dépareillé,dépareillée,dépareillées,non assortis,non assorti</translation>
    </message>
    <message>
        <source>random</source>
        <translation>au hasard,hasard,aléatoire,quelconque,quelconques,une main au hasard,main au hasard,main quelconque,une main quelconque,n’importe quelle main,main aléatoire,une main aléatoire,n’importe quoi</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>carte inconnue,carte cachée,inconnue</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>passe-partout,frime,frimes</translation>
    </message>
    <message>
        <source>came from behind</source>
        <translation>retournement,retournements,revenu de derrière,parti de derrière</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>à tapis,tapis,all-in,fait tapis</translation>
    </message>
    <message>
        <source>showdown</source>
        <translation>abattage,abattages</translation>
    </message>
    <message>
        <source>paid otherwise</source>
        <translation>payé autrement</translation>
    </message>
    <message>
        <source>hero</source>
        <translation>hero,héros</translation>
    </message>
    <message>
        <source>split pot</source>
        <translation>pot partagé,pots partagés,partage,partagé</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné,gagne,gagnés</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu,perd,perdus</translation>
    </message>
    <message>
        <source>when</source>
        <translation>quand,date</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>limites,limite,enjeux</translation>
    </message>
    <message>
        <source>the</source>
        <translation>le,la,les,l&apos;,un,une</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reine</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>reines</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreaux</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœurs</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>piques</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>{name}  ({folder})</source>
        <translation>{name}  ({folder})</translation>
    </message>
    <message>
        <source>No file yet</source>
        <translation>Pas encore de fichier</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Vider cette liste</translation>
    </message>
</context>
<context>
    <name>RowsView</name>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Source: {source}</source>
        <translation>Source&#xa0;: {source}</translation>
    </message>
    <message>
        <source>Rule: {title}</source>
        <translation>Règle&#xa0;: {title}</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>What to look up</source>
        <translation>Rubrique à consulter</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Kinds of hand</source>
        <translation>Combinaisons</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Rules pane</source>
        <translation>Volet Règles</translation>
    </message>
    <message>
        <source>What matters here</source>
        <translation>Ce qui compte ici</translation>
    </message>
    <message>
        <source>No ruling has all these words; try fewer, or their beginnings</source>
        <translation>Aucune règle ne contient tous ces mots&#x202f;; essayez-en moins, ou seulement leur début</translation>
    </message>
    <message>
        <source>Rulings found: {count}</source>
        <translation>Règles trouvées&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>{name}: {rest}</source>
        <translation>{name}&#xa0;: {rest}</translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <translation>{action} ({key})</translation>
    </message>
    <message>
        <source>Nothing further</source>
        <translation>Rien de plus</translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Read why</source>
        <translation>Lire pourquoi</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Stop counting the odds</source>
        <translation>Arrêter le calcul des cotes</translation>
    </message>
    <message>
        <source>Longer ▾</source>
        <translation>Plus long ▾</translation>
    </message>
    <message>
        <source>Estimate for longer</source>
        <translation>Estimer plus longtemps</translation>
    </message>
    <message>
        <source>Verdict: {verdict}</source>
        <translation>Verdict&#xa0;: {verdict}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Raison&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} secondes</translation>
    </message>
    <message>
        <source>Until stopped</source>
        <translation>Jusqu’à l’arrêt</translation>
    </message>
</context>
<context>
    <name>ScreenReaderNews</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Raison&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Name of {seat}</source>
        <translation>Nom&#xa0;: {seat}</translation>
    </message>
    <message>
        <source>What to do with {seat}</source>
        <translation>Actions&#xa0;: {seat}</translation>
    </message>
    <message>
        <source>&amp;Name this seat</source>
        <translation>&amp;Nommer ce siège</translation>
    </message>
    <message>
        <source>&amp;Swap with</source>
        <translation>Éc&amp;hanger avec</translation>
    </message>
    <message>
        <source>&amp;Swap with {seat}</source>
        <translation>Éc&amp;hanger avec {seat}</translation>
    </message>
    <message>
        <source>R&amp;andom cards of its range</source>
        <translation>Cartes &amp;au hasard de sa range</translation>
    </message>
    <message>
        <source>R&amp;andom cards</source>
        <translation>Cartes &amp;au hasard</translation>
    </message>
    <message>
        <source>&amp;Clear this seat</source>
        <translation>&amp;Vider ce siège</translation>
    </message>
    <message>
        <source>&amp;Take the range away</source>
        <translation>Enlever la ran&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Remove this seat</source>
        <translation>&amp;Retirer ce siège</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings cannot be read; they stay in {file}</source>
        <translation>Les réglages sont illisibles&#x202f;; ils restent dans {file}</translation>
    </message>
    <message>
        <source>This cannot be kept for the next start: {file}</source>
        <translation>Ceci ne peut pas être gardé pour le prochain démarrage&#xa0;: {file}</translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimer</translation>
    </message>
    <message>
        <source>Bar of shares</source>
        <translation>Barre des parts</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>calcul en cours</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Name ______________________   Date ____________</source>
        <translation>Nom ______________________   Date ____________</translation>
    </message>
    <message>
        <source>Exercises: {game}, level {level}</source>
        <translation>Exercices&#xa0;: {game}, niveau {level}</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Graine {seed}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>{question} If the pot is split, tick all who share it.</source>
        <translation>{question} Si le pot est partagé, cochez tous ceux qui le partagent.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
</context>
<context>
    <name>SlotRow</name>
    <message>
        <source>{place}, card {number}: {card}</source>
        <translation>{place}, carte {number}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
</context>
<context>
    <name>StreetTile</name>
    <message>
        <source>Count</source>
        <translation>Calculer</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Show the table as it was</source>
        <translation>Montrer la table comme elle était</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Tirer</translation>
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
        <translation>Rues</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Clear the text</source>
        <translation>Effacer le texte</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Table {number}</source>
        <translation>Table {number}</translation>
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
        <translation>Par combinaison&#xa0;: {hands}</translation>
    </message>
    <message>
        <source>{seat} wins: {count}</source>
        <translation>{seat} gagne&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Split: {count}</source>
        <translation>Partages&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Without a showdown: {count}</source>
        <translation>Sans abattage&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Paid otherwise: {count}</source>
        <translation>Payées autrement&#xa0;: {count}</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Tray</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carte suivante</translation>
    </message>
    <message>
        <source>Bet sizes</source>
        <translation>Tailles de mise</translation>
    </message>
    <message>
        <source>What the deck shows</source>
        <translation>Ce que montre le paquet</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Mortes</translation>
    </message>
    <message>
        <source>Unknown card</source>
        <translation>Carte inconnue</translation>
    </message>
    <message>
        <source>Place a card that is there, but that nobody has seen ({key})</source>
        <translation>Placer une carte qui est là, mais que personne n’a vue ({key})</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Cartes mortes</translation>
    </message>
    <message>
        <source>The next card is out of play, for everybody</source>
        <translation>La prochaine carte est hors jeu, pour tout le monde</translation>
    </message>
    <message>
        <source>{rank} … now the suit: C, D, H or S</source>
        <translation>{rank} … maintenant la famille&#xa0;: C, D, H ou S</translation>
    </message>
    <message>
        <source>Keep the boards</source>
        <translation>Garder les boards</translation>
    </message>
    <message>
        <source>Keep the board</source>
        <translation>Garder le board</translation>
    </message>
    <message>
        <source>Play as {game}?</source>
        <translation>Jouer en {game}&#x202f;?</translation>
    </message>
    <message>
        <source>If {seat} bets more or less</source>
        <translation>Si {seat} mise plus ou moins</translation>
    </message>
    <message>
        <source>{chips} in the pot before the bet</source>
        <translation>{chips} dans le pot avant la mise</translation>
    </message>
    <message>
        <source>Type a card, or open the deck</source>
        <translation>Tapez une carte, ou ouvrez le paquet</translation>
    </message>
    <message>
        <source>Open the deck to change a card</source>
        <translation>Ouvrez le paquet pour changer une carte</translation>
    </message>
    <message>
        <source>{seat}&apos;s share after each card</source>
        <translation>{seat}&#xa0;: part après chaque carte</translation>
    </message>
    <message>
        <source>what the hand would become</source>
        <translation>ce que deviendrait la main</translation>
    </message>
    <message>
        <source>{text} · {pots}</source>
        <translation>{text} · {pots}</translation>
    </message>
    <message>
        <source>Open the deck</source>
        <translation>Ouvrir le paquet</translation>
    </message>
    <message>
        <source>Fold the deck</source>
        <translation>Replier le paquet</translation>
    </message>
</context>
<context>
    <name>UndoableTable</name>
    <message>
        <source>Done: {step}</source>
        <translation>Fait&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Annulé&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation>Rétabli&#xa0;: {step}</translation>
    </message>
</context>
<context>
    <name>UnknownSeats</name>
    <message>
        <source>Make the seat un&amp;known</source>
        <translation>Cartes inconn&amp;ues du siège</translation>
    </message>
    <message>
        <source>Make {seat} un&amp;known</source>
        <translation>Cartes inconn&amp;ues&#xa0;: {seat}</translation>
    </message>
    <message>
        <source>Give a &amp;range…</source>
        <translation>D&amp;onner une range…</translation>
    </message>
</context>
<context>
    <name>UnreadFiles</name>
    <message>
        <source>A file of the program cannot be read; it is kept as {file}</source>
        <translation>Un fichier du programme était illisible&#x202f;; il est gardé sous {file}</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Hide the rest</source>
        <translation>Cacher le reste</translation>
    </message>
    <message>
        <source>Show the rest</source>
        <translation>Montrer le reste</translation>
    </message>
    <message>
        <source>no low</source>
        <translation>pas de low</translation>
    </message>
    <message>
        <source>&lt;b&gt;{seat}:&lt;/b&gt; {hand}</source>
        <translation>&lt;b&gt;{seat}&#xa0;:&lt;/b&gt; {hand}</translation>
    </message>
    <message>
        <source>{seat}, does not play: {cards}.</source>
        <translation>{seat}, ne joue pas&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>{what}, equal: {one}; {other}.</source>
        <translation>{what}, égalité&#xa0;: {one}&#x202f;; {other}.</translation>
    </message>
    <message>
        <source>{what} decides: {one}; {other}.</source>
        <translation>{what} décide&#xa0;: {one}&#x202f;; {other}.</translation>
    </message>
    <message>
        <source>{seat}, no card</source>
        <translation>{seat}, pas de carte</translation>
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
        <translation>La main est maintenant sur la table&#x202f;; Annuler ramène ce qui y était</translation>
    </message>
    <message>
        <source>Changed: a copy of this hand is on the table</source>
        <translation>Modifiée&#xa0;: une copie de cette main est sur la table</translation>
    </message>
</context>
<context>
    <name>analyser</name>
    <message>
        <source>The pot</source>
        <translation>Le pot</translation>
    </message>
    <message>
        <source>The dead money</source>
        <translation>L’argent mort</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La main</translation>
    </message>
    <message>
        <source>The number of seats</source>
        <translation>Le nombre de sièges</translation>
    </message>
    <message>
        <source>The number of cards</source>
        <translation>Le nombre de cartes</translation>
    </message>
    <message>
        <source>Each seat</source>
        <translation>Chaque siège</translation>
    </message>
    <message>
        <source>cards, as text such as “As Kd” or as a list of them</source>
        <translation>des cartes, en texte comme «&#x202f;As Kd&#x202f;» ou en liste</translation>
    </message>
    <message>
        <source>a list of hands, such as [“AhKh”, “QsQd”]</source>
        <translation>une liste de mains, comme [«&#x202f;AhKh&#x202f;», «&#x202f;QsQd&#x202f;»]</translation>
    </message>
    <message>
        <source>the name of a game, such as “holdem”</source>
        <translation>le nom d’un jeu, comme «&#x202f;holdem&#x202f;»</translation>
    </message>
    <message>
        <source>the path of a file or of a folder</source>
        <translation>le chemin d’un fichier ou d’un dossier</translation>
    </message>
    <message>
        <source>The number of jobs</source>
        <translation>Le nombre de tâches</translation>
    </message>
    <message>
        <source>options by their names, such as {example}</source>
        <translation>des options par leur nom, comme {example}</translation>
    </message>
    <message>
        <source>The seed</source>
        <translation>La graine</translation>
    </message>
    <message>
        <source>The number of deals</source>
        <translation>Le nombre de donnes</translation>
    </message>
    <message>
        <source>What have I got?</source>
        <translation>Qu’est-ce que j’ai&#x202f;?</translation>
    </message>
    <message>
        <source>Two pair, aces and eights</source>
        <translation>Double paire, as et huit</translation>
    </message>
    <message>
        <source>Which hand wins?</source>
        <translation>Quelle main gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Two hands, before the flop</source>
        <translation>Deux mains, avant le flop</translation>
    </message>
    <message>
        <source>Which range wins?</source>
        <translation>Quelle range gagne&#x202f;?</translation>
    </message>
    <message>
        <source>On Q♠ 7♥ 2♣</source>
        <translation>Sur Q♠ 7♥ 2♣</translation>
    </message>
    <message>
        <source>Call or fold?</source>
        <translation>Payer ou se coucher&#x202f;?</translation>
    </message>
    <message>
        <source>On Q♠ 7♠ 2♣, a bet of half the pot</source>
        <translation>Sur Q♠ 7♠ 2♣, mise demi-pot</translation>
    </message>
    <message>
        <source>Who gets the low?</source>
        <translation>Qui prend le low&#x202f;?</translation>
    </message>
    <message>
        <source>Omaha hi-lo, on 4♠ 5♦ 8♣</source>
        <translation>Omaha hi-lo, sur 4♠ 5♦ 8♣</translation>
    </message>
    <message>
        <source>Test me</source>
        <translation>Testez-moi</translation>
    </message>
    <message>
        <source>20 hands: who wins?</source>
        <translation>20 mains&#xa0;: qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>The best {share}</source>
        <translation>Top {share}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Two of ten to ace, no pair</source>
        <translation>Deux cartes du dix à l’as, sans paire</translation>
    </message>
    <message>
        <source>Suited connectors</source>
        <translation>Connecteurs assortis</translation>
    </message>
    <message>
        <source>Suited aces</source>
        <translation>As assortis</translation>
    </message>
    <message>
        <source>Any two cards</source>
        <translation>Deux cartes quelconques</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>it is larger than any table</source>
        <translation>il est plus gros que n’importe quelle table</translation>
    </message>
    <message>
        <source>text or a card</source>
        <translation>un texte ou une carte</translation>
    </message>
    <message>
        <source>a list of cards</source>
        <translation>une liste de cartes</translation>
    </message>
    <message>
        <source>text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1ère|nr|1|er|1er|place|en position 1</translation>
    </message>
    <message>
        <source>{number}th</source>
        <translation>{number}ème|nr|{number}|er|{number}ème|place|en position {number}</translation>
    </message>
    <message>
        <source>{number}st</source>
        <translation>{number}ème|nr|{number}|er|{number}ème|place|en position {number}</translation>
    </message>
    <message>
        <source>{number}nd</source>
        <translation>{number}ème|nr|{number}|er|{number}ème|place|en position {number}</translation>
    </message>
    <message>
        <source>{number}rd</source>
        <translation>{number}ème|nr|{number}|er|{number}ème|place|en position {number}</translation>
    </message>
    <message>
        <source>“{argument}” is read from {wanted}, not from {value}</source>
        <translation>«&#x202f;{argument}&#x202f;» se lit à partir de ceci&#xa0;: {wanted}, et non de {value}</translation>
    </message>
    <message>
        <source>There is no card here; write cards as rank and suit, such as As Kd 10h</source>
        <translation>Il n’y a pas de carte ici&#x202f;; écrivez les cartes avec valeur et famille, comme As Kd 10h</translation>
    </message>
    <message>
        <source>“{token}” is not a card; write rank and suit (As, 10h, T♠), a joker (Jo), or an unknown card (??)</source>
        <translation>«&#x202f;{token}&#x202f;» n’est pas une carte&#x202f;; écrivez valeur et famille (As, 10h, T♠), un joker (Jo) ou une carte inconnue (??)</translation>
    </message>
    <message>
        <source>“{token}” is not a card; write {rank}s, {rank}h, {rank}d or {rank}c</source>
        <translation>«&#x202f;{token}&#x202f;» n’est pas une carte&#x202f;; écrivez {rank}s, {rank}h, {rank}d ou {rank}c</translation>
    </message>
    <message>
        <source>“{token}” cannot be read from “{rest}” on; write each card as rank and suit (As, 10h, T♠), a joker (Jo), or an unknown card (??)</source>
        <translation>«&#x202f;{token}&#x202f;» est illisible à partir de «&#x202f;{rest}&#x202f;»&#x202f;; écrivez chaque carte avec valeur et famille (As, 10h, T♠), un joker (Jo) ou une carte inconnue (??)</translation>
    </message>
    <message>
        <source>“{token}” alone could be a rank or a card number; write rank and suit (10s), a card number (#10), suit and rank (&lt;3 12&gt;) or rank and suit ([13 4])</source>
        <translation>«&#x202f;{token}&#x202f;» seul peut être une valeur ou un numéro de carte&#x202f;; écrivez valeur et famille (10s), un numéro de carte (#10), famille et valeur (&lt;3 12&gt;) ou valeur et famille ([13 4])</translation>
    </message>
    <message>
        <source>“{token}” is outside the deck; card numbers run from #0 to #51, &lt;suit rank&gt; from &lt;0 0&gt; to &lt;3 12&gt;, and [rank suit] from [1 1] to [13 4]</source>
        <translation>«&#x202f;{token}&#x202f;» est hors du paquet&#x202f;; les numéros de carte vont de #0 à #51, &lt;suit rank&gt; de &lt;0 0&gt; à &lt;3 12&gt;, et [rank suit] de [1 1] à [13 4]</translation>
    </message>
    <message>
        <source>{card} is there twice, {first} and {second}</source>
        <translation>{card} figure deux fois, {first_place} et {second_place}</translation>
    </message>
    <message>
        <source>{card} is already {where}</source>
        <translation>{card} est déjà {where}</translation>
    </message>
    <message>
        <source>Every place is full, so {card} was not placed; take a card back first</source>
        <translation>Toutes les places sont prises, il n’y en a donc pas pour {card}&#x202f;; reprenez d’abord une carte</translation>
    </message>
    <message>
        <source>{place} has an unknown card beyond the {dealt} that are dealt in {game}, so there is no telling how many are to come; take it back</source>
        <translation>{place}&#xa0;: une carte inconnue en plus des {dealt} que l’on donne en {game}, impossible donc de savoir combien viendront&#x202f;; reprenez-la</translation>
    </message>
    <message>
        <source>{count} cards do not fit, there is room for {room}; nothing was placed</source>
        <translation>{count} cartes ne rentrent pas, il y a de la place pour {room}&#x202f;; rien n’a été placé</translation>
    </message>
    <message>
        <source>{place} has {count} cards; in {game} it holds {most} at most, so leave some out, or name the game if it is another</source>
        <translation>{place}&#xa0;: {count} cartes&#x202f;; en {game}, {most} au plus&#x202f;; retirez-en, ou nommez le jeu si c’en est un autre</translation>
    </message>
    <message>
        <source>{place} has too few cards: {count}; in {game} it needs {least}, so give more, or name the game if it is another</source>
        <translation>{place}&#xa0;: pas assez de cartes ({count})&#x202f;; en {game}, il en faut {least}&#x202f;; ajoutez-en, ou nommez le jeu si c’en est un autre</translation>
    </message>
    <message>
        <source>{place} has {count} cards; in {game} it has {beside} beside a board, or {least} to {most} without one; name the game if it is another</source>
        <translation>{place} n’a pas le bon nombre de cartes ({count})&#x202f;; en {game}, il en faut {beside} avec un board, ou de {least} à {most} sans board&#x202f;; nommez le jeu si c’en est un autre</translation>
    </message>
    <message>
        <source>{one} has {count} cards and waits for a board, {other} has {other_count} and comes without one; in {game} give all hands the same, or the board, or name the game if it is another</source>
        <translation>{one}&#xa0;: {count} cartes, en attente d’un board&#x202f;; {other}&#xa0;: {other_count} cartes, sans board&#x202f;; en {game}, donnez-en le même nombre à toutes les mains, ou donnez le board, ou nommez le jeu si c’en est un autre</translation>
    </message>
    <message>
        <source>“{name}” is not a game; write one, such as {known}</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas un jeu&#x202f;; écrivez-en un, comme {known}</translation>
    </message>
    <message>
        <source>{game} is not played for the high alone, as “{name}” asks; write {known} or another game</source>
        <translation>{game} ne se joue pas au high seul, comme le demande «&#x202f;{name}&#x202f;»&#x202f;; écrivez {known} ou un autre jeu</translation>
    </message>
    <message>
        <source>{one} and {other} are two games; name one of them, in front of the hands</source>
        <translation>{one} et {other} sont deux jeux&#x202f;; n’en nommez qu’un, devant les mains</translation>
    </message>
    <message>
        <source>The text names {named}, but the game to be played is {game}; name the same game twice, or leave one of them out</source>
        <translation>Le texte nomme {named}, mais le jeu choisi est {game}&#x202f;; nommez deux fois le même jeu, ou n’en nommez qu’un</translation>
    </message>
    <message>
        <source>The text names {named}, but the options to be played are {options}; name the same options twice, or leave one of them out</source>
        <translation>Le texte nomme {named}, mais les options choisies sont {options}&#x202f;; nommez deux fois les mêmes options, ou ne les nommez qu’une fois</translation>
    </message>
    <message>
        <source>{game} has no board, so the board {cards} cannot be used; leave it out</source>
        <translation>{game} se joue sans board, le board {cards} ne peut donc pas servir&#x202f;; retirez-le</translation>
    </message>
    <message>
        <source>“{bets}” are not the bets of {count} hands; write a number for each hand, then those of folded hands with an f: 30,80,80,20f</source>
        <translation>«&#x202f;{bets}&#x202f;»&#xa0;: ce ne sont pas les mises de {count} mains&#x202f;; écrivez un nombre par main, puis ceux des mains couchées avec un f&#xa0;: 30,80,80,20f</translation>
    </message>
    <message>
        <source>The bets make the pot; give either the pot or the bets, not both</source>
        <translation>Les mises forment le pot&#x202f;; donnez le pot ou les mises, pas les deux</translation>
    </message>
    <message>
        <source>The dead money goes with bets; without bets, count it into the pot</source>
        <translation>L’argent mort va avec les mises&#x202f;; sans mises, comptez-le dans le pot</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” do not go together; leave one out</source>
        <translation>«&#x202f;{one}&#x202f;» et «&#x202f;{other}&#x202f;» ne vont pas ensemble&#x202f;; retirez l’un des deux</translation>
    </message>
    <message>
        <source>There are no questions with jokers or wild cards; leave them out</source>
        <translation>Il n’y a pas de questions avec des jokers ou des cartes passe-partout&#x202f;; retirez-les</translation>
    </message>
    <message>
        <source>{card} cannot be used in {game}; use the {count} cards from {first} to As</source>
        <translation>{card} ne peut pas servir en {game}&#x202f;; prenez les {count} cartes de {first} à As</translation>
    </message>
    <message>
        <source>{card} cannot be used in {game} as it is played here; choose the joker as bug or wild</source>
        <translation>{card} ne peut pas servir en {game} tel qu’on le joue ici&#x202f;; choisissez le joker «&#x202f;bug&#x202f;» ou «&#x202f;wild&#x202f;»</translation>
    </message>
    <message>
        <source>The number of hands is {count}; it must be from {least} to {most}</source>
        <translation>Le nombre de mains est {count}&#x202f;; il doit aller de {least} à {most}</translation>
    </message>
    <message>
        <source>{count} seats of {dealt} cards need {needed} cards, and the deck has {deck}; play with {most} seats at most</source>
        <translation>{count} sièges de {dealt} cartes demandent {needed} cartes, et le paquet en a {deck}&#x202f;; jouez avec {most} sièges au plus</translation>
    </message>
    <message>
        <source>{count} seats of {dealt} cards and the board need {needed} cards, and the deck has {deck}; play with {most} seats at most</source>
        <translation>{count} sièges de {dealt} cartes et le board demandent {needed} cartes, et le paquet en a {deck}&#x202f;; jouez avec {most} sièges au plus</translation>
    </message>
    <message>
        <source>{count} seats of {dealt} cards and the {boards} boards need {needed} cards, and the deck has {deck}; play with {most} seats at most</source>
        <translation>{count} sièges de {dealt} cartes et les {boards} boards demandent {needed} cartes, et le paquet en a {deck}&#x202f;; jouez avec {most} sièges au plus</translation>
    </message>
    <message>
        <source>Two hands are compared here, and {count} are given; use sort for more</source>
        <translation>On compare ici deux mains, et {count} sont données&#x202f;; pour davantage, utilisez sort</translation>
    </message>
    <message>
        <source>“{option}” is not possible here; {known}</source>
        <translation>«&#x202f;{option}&#x202f;» n’est pas possible ici&#x202f;; {known}</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”; leave it out</source>
        <translation>{game} n’a pas d’option «&#x202f;{option}&#x202f;»&#x202f;; retirez-la</translation>
    </message>
    <message>
        <source>{what} is {value}; it must be a whole number from {least} to {most}</source>
        <translation>{what}&#xa0;: {value}&#x202f;; il faut un nombre entier de {least} à {most}</translation>
    </message>
    <message>
        <source>The time for an estimate is “{value}”; write a number of seconds above 0, {most} at most</source>
        <translation>Le temps pour une estimation est «&#x202f;{value}&#x202f;»&#x202f;; écrivez un nombre de secondes supérieur à 0, {most} au plus</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number; type digits only, such as 7</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un nombre entier&#x202f;; tapez des chiffres seulement, comme 7</translation>
    </message>
    <message>
        <source>There is nothing left to deal: in {game} the board is full, or there is none; take a card back, or choose a game with a board</source>
        <translation>Il n’y a plus rien à donner&#xa0;: en {game}, le board est complet, ou il n’y en a pas&#x202f;; reprenez une carte, ou choisissez un jeu avec board</translation>
    </message>
    <message>
        <source>{wanted} cards would be needed and the deck has {deck}; ask for fewer</source>
        <translation>Il faudrait {wanted} cartes et le paquet en a {deck}&#x202f;; demandez-en moins</translation>
    </message>
    <message>
        <source>“??” cannot be a dead card, as it stands for no card in particular; leave it out</source>
        <translation>«&#x202f;??&#x202f;» ne peut pas être une carte morte, car il ne désigne aucune carte précise&#x202f;; retirez-le</translation>
    </message>
    <message>
        <source>There are {deals} ways to deal the rest, too many to count every one within a minute or two; give more cards, leave less unknown, or ask for an estimate (--estimate)</source>
        <translation>Il y a {deals_de} façons de donner le reste, trop pour les compter toutes en une minute ou deux&#x202f;; donnez plus de cartes, laissez moins d’inconnues, ou demandez une estimation (--estimate)</translation>
    </message>
    <message>
        <source>There is no hand in this range; write hands such as QQ+, AKs, A5s-A2s, or AhKh</source>
        <translation>Il n’y a aucune main dans cette range&#x202f;; écrivez des mains comme QQ+, AKs, A5s-A2s ou AhKh</translation>
    </message>
    <message>
        <source>“{term}” is not part of a range; write hands (QQ, AKs, AKo or AK), more of them (TT+, ATs+, A5s-A2s), two cards (AhKh), a share of all hands (15%), or random</source>
        <translation>«&#x202f;{term}&#x202f;» ne fait pas partie d’une range&#x202f;; écrivez des mains (QQ, AKs, AKo ou AK), plusieurs à la fois (TT+, ATs+, A5s-A2s), deux cartes (AhKh), une part de toutes les mains (15%) ou random</translation>
    </message>
    <message>
        <source>“{term}” has the weight “{weight}”; write a number from 0 to 1 with at most two decimals, such as QQ:0.5</source>
        <translation>«&#x202f;{term}&#x202f;» a le poids «&#x202f;{weight}&#x202f;»&#x202f;; écrivez un nombre de 0 à 1 avec deux décimales au plus, comme QQ:0.5</translation>
    </message>
    <message>
        <source>“{term}” cannot be: a pair is always of two suits; write {pair} without s or o</source>
        <translation>«&#x202f;{term}&#x202f;» est impossible&#xa0;: une paire a toujours deux familles&#x202f;; écrivez {pair} sans s ni o</translation>
    </message>
    <message>
        <source>“{term}” is not a run of hands; both ends are pairs (77-22), or have the same higher card (A5s-A2s) or the same gap (T9s-65s), and s, o or neither behind both</source>
        <translation>«&#x202f;{term}&#x202f;» n’est pas une suite de mains&#x202f;; les deux bouts sont des paires (77-22), ou ont la même carte haute (A5s-A2s) ou le même écart (T9s-65s), avec s, o ou rien aux deux</translation>
    </message>
    <message>
        <source>“{term}” cannot be: there is nothing above two cards with their suits; leave out the +, or write a hand without suits, such as AKs+</source>
        <translation>«&#x202f;{term}&#x202f;» est impossible&#xa0;: il n’y a rien au-dessus de deux cartes avec leurs familles&#x202f;; retirez le +, ou écrivez une main sans familles, comme AKs+</translation>
    </message>
    <message>
        <source>“{term}” has one card twice; write two different cards, such as AhKh</source>
        <translation>«&#x202f;{term}&#x202f;» a deux fois la même carte&#x202f;; écrivez deux cartes différentes, comme AhKh</translation>
    </message>
    <message>
        <source>“{term}” is not a share of all hands; write a number up to 100% with at most one decimal, such as 15% or 2.5%</source>
        <translation>«&#x202f;{term}&#x202f;» n’est pas une part de toutes les mains&#x202f;; écrivez un nombre jusqu’à 100&#x202f;% avec une décimale au plus, comme 15% ou 2.5%</translation>
    </message>
    <message>
        <source>“{hand}” ends in a comma; write a range of several parts in quotes, such as &quot;QQ+, AKs&quot;, or leave the comma out</source>
        <translation>«&#x202f;{hand}&#x202f;» finit par une virgule&#x202f;; écrivez une range en plusieurs parties entre guillemets, comme &quot;QQ+, AKs&quot;, ou retirez la virgule</translation>
    </message>
    <message>
        <source>The known cards leave no holding of the range “{range}”; add hands to it, or take cards away</source>
        <translation>Les cartes connues ne laissent aucune main dans la range «&#x202f;{range}&#x202f;»&#x202f;; ajoutez-y des mains, ou retirez des cartes</translation>
    </message>
    <message>
        <source>No deal gives every seat a holding of its range, as they need the same cards; add hands to one of the ranges</source>
        <translation>Aucune donne ne donne à chaque siège une main de sa range, car elles ont besoin des mêmes cartes&#x202f;; ajoutez des mains à l’une des ranges</translation>
    </message>
    <message>
        <source>“{range}” is a range, and {game} has none; give the cards of the hand, or leave the game at Texas hold&apos;em</source>
        <translation>«&#x202f;{range}&#x202f;» est une range, et {game} n’en a pas&#x202f;; donnez les cartes de la main, ou gardez le jeu Texas hold&apos;em</translation>
    </message>
    <message>
        <source>“{range}” is a range, and here a hand is given by its cards, such as AhKh; ranges are for odds (equity) and for a look at them (range)</source>
        <translation>«&#x202f;{range}&#x202f;» est une range, et une main se donne ici par ses cartes, comme AhKh&#x202f;; les ranges servent aux cotes (equity) et se regardent avec (range)</translation>
    </message>
    <message>
        <source>The text has {count} characters, and {most} at most are read at once; paste less of it</source>
        <translation>Le texte a {count} caractères, et on en lit {most} au plus d’un coup&#x202f;; collez-en moins</translation>
    </message>
    <message>
        <source>There are no cards on one side of “{mark}”; write a hand on either side, or leave it out</source>
        <translation>Il n’y a pas de cartes d’un côté de «&#x202f;{mark}&#x202f;»&#x202f;; écrivez une main de chaque côté, ou retirez-le</translation>
    </message>
    <message>
        <source>Write the cards of the board right after “{mark}”, or leave it out</source>
        <translation>Écrivez les cartes du board juste après «&#x202f;{mark}&#x202f;», ou retirez-le</translation>
    </message>
    <message>
        <source>“{mark}” cannot come after the board; write all hands first, then “@”, then the board</source>
        <translation>«&#x202f;{mark}&#x202f;» ne peut pas venir après le board&#x202f;; écrivez d’abord toutes les mains, puis «&#x202f;@&#x202f;», puis le board</translation>
    </message>
    <message>
        <source>“{key}” in the rules of the game: {why}</source>
        <translation>«&#x202f;{key}&#x202f;» dans les règles du jeu&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{game} has no board; several need a game with one</source>
        <translation>{game} se joue sans board&#x202f;; pour en avoir plusieurs, il faut un jeu avec board</translation>
    </message>
    <message>
        <source>There are {count} boards; this takes one, so give one at a time</source>
        <translation>Il y a {count} boards&#x202f;; ici il n’en faut qu’un, donnez-les donc un par un</translation>
    </message>
    <message>
        <source>“{cards}” is no board; each of several has three, four or five cards, or none</source>
        <translation>«&#x202f;{cards}&#x202f;» n’est pas un board&#x202f;; quand il y en a plusieurs, chacun a trois, quatre ou cinq cartes, ou aucune</translation>
    </message>
    <message>
        <source>There are {count} boards; a deal has three at most</source>
        <translation>Il y a {count} boards&#x202f;; une donne en a trois au plus</translation>
    </message>
    <message>
        <source>“{cards}” would be a second board; write one: AhKh v QsQd @ QhJh2c</source>
        <translation>«&#x202f;{cards}&#x202f;» serait un second board&#x202f;; n’en écrivez qu’un&#xa0;: AhKh v QsQd @ QhJh2c</translation>
    </message>
    <message>
        <source>The number of hands is {count}, and one is analysed at a time; write AhKh @ QhJh2c, or compare the hands</source>
        <translation>Le nombre de mains est {count}, et on en analyse une à la fois&#x202f;; écrivez AhKh @ QhJh2c, ou comparez les mains</translation>
    </message>
    <message>
        <source>“{hand}” is read as one hand; write v between hands: {form}</source>
        <translation>«&#x202f;{hand}&#x202f;» se lit comme une seule main&#x202f;; écrivez v entre les mains&#xa0;: {form}</translation>
    </message>
    <message>
        <source>With the {street} the board has {size} cards, and here it has {count}; write the whole board after @: AhKh v QsQd @ QhJh2c</source>
        <translation>Avec la carte suivante ({street}), le board a {size} cartes, et il en a ici {count}&#x202f;; écrivez le board entier après @&#xa0;: AhKh v QsQd @ QhJh2c</translation>
    </message>
    <message>
        <source>This can be read in two ways; write {one}, or {other}</source>
        <translation>Ceci peut se lire de deux façons&#x202f;; écrivez {one} ou {other}</translation>
    </message>
    <message>
        <source>“{word}” cannot be read here; write v between hands and the board after @, as in AhKh v QsQd @ QhJh2c</source>
        <translation>«&#x202f;{word}&#x202f;» est illisible ici&#x202f;; écrivez v entre les mains et le board après @, comme dans AhKh v QsQd @ QhJh2c</translation>
    </message>
    <message>
        <source>“{word}” cannot be read here; write v between hands and the board after @: {form}</source>
        <translation>«&#x202f;{word}&#x202f;» est illisible ici&#x202f;; écrivez v entre les mains et le board après @&#xa0;: {form}</translation>
    </message>
    <message>
        <source>“{word}” cannot be read here; if it is a name, put a colon behind it: {form}</source>
        <translation>«&#x202f;{word}&#x202f;» est illisible ici&#x202f;; si c’est un nom, faites-le suivre de deux-points&#xa0;: {form}</translation>
    </message>
    <message>
        <source>“{word}” is of nobody here; write a seat&apos;s letter or name: A to call 60, B bets 60</source>
        <translation>«&#x202f;{word}&#x202f;» n’est à personne ici&#x202f;; écrivez la lettre ou le nom d’un siège&#xa0;: A to call 60, B bets 60</translation>
    </message>
    <message>
        <source>Each hand has {board} in it; write the board once, {form}, or use sort, which takes hands that share cards</source>
        <translation>Chaque main contient {board}&#x202f;; écrivez le board une seule fois, {form}, ou utilisez sort, qui accepte les mains à cartes communes</translation>
    </message>
    <message>
        <source>There are more than four {ranks} here; a deck has one in each suit</source>
        <translation>Il y a ici plus de quatre {ranks}, et un paquet n’en contient que quatre, de familles différentes</translation>
    </message>
    <message>
        <source>Suits decide here, and none are given; write each card as rank and suit (As, 10h, T♠)</source>
        <translation>Les familles décident ici, et aucune n’est indiquée&#x202f;; écrivez chaque carte avec valeur et famille (As, 10h, T♠)</translation>
    </message>
    <message>
        <source>“{name}” stands in front of the hands, where a game or an option is named, and is neither here; write one, such as {known}, or give each hand a name (Ann: AhKh Bob: QsQd)</source>
        <translation>«&#x202f;{name}&#x202f;» est placé devant les mains, là où l’on nomme un jeu ou une option, et n’est ici ni l’un ni l’autre&#x202f;; écrivez-en un, comme {known}, ou donnez un nom à chaque main (Ann: AhKh Bob: QsQd)</translation>
    </message>
    <message>
        <source>In “{name}” cards are thrown away until {game} is left; write the two cards that each seat kept, or play {known}, where all three stay</source>
        <translation>Dans «&#x202f;{name}&#x202f;», on jette des cartes jusqu’à ce qu’il reste {game}&#x202f;; écrivez les deux cartes que chaque place a gardées, ou jouez à {known}, où les trois restent</translation>
    </message>
    <message>
        <source>{nearest}? “{name}” is no game and no option; write it so, before a colon</source>
        <translation>{nearest}&#x202f;? «&#x202f;{name}&#x202f;» n’est ni un jeu ni une option&#x202f;; écrivez-le ainsi, avant deux-points</translation>
    </message>
    <message>
        <source>“{character}” is the knight of {suit}, which is not one of the 52 cards; a jack is the character before it, a queen the one after it</source>
        <translation>«&#x202f;{character}&#x202f;» est le cavalier {suit_de}, qui n’est pas l’une des 52 cartes&#x202f;; le valet est le caractère qui le précède, la dame celui qui le suit</translation>
    </message>
    <message>
        <source>It is not clear whose cards “{cards}” are; put them in brackets, and before them Dealt to and a name, or a name and shows, or Board</source>
        <translation>On ne sait pas à qui sont les cartes «&#x202f;{cards}&#x202f;»&#x202f;; mettez-les entre crochets, précédées de Dealt to et d’un nom, ou d’un nom et de shows, ou de Board</translation>
    </message>
    <message>
        <source>Line {line}: {why}</source>
        <translation>Ligne {line}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>“{name}” is a game that is not judged here</source>
        <translation>«&#x202f;{name}&#x202f;» est un jeu qui n’est pas jugé ici</translation>
    </message>
    <message>
        <source>The hand is cut short: its end is missing</source>
        <translation>La main est tronquée&#xa0;: il manque la fin</translation>
    </message>
    <message>
        <source>This hand history is translated ({language}); histories are read in English only</source>
        <translation>Cet historique de mains est traduit ({language})&#x202f;; les historiques ne se lisent qu’en anglais</translation>
    </message>
    <message>
        <source>This is a hand history of {site}, which is not read; histories of these are: {known}</source>
        <translation>C’est un historique de mains de {site}, qui ne se lit pas&#x202f;; se lisent ceux de&#xa0;: {known}</translation>
    </message>
    <message>
        <source>This is the summary of a tournament of {site}, without hands; they are in the history beside it</source>
        <translation>C’est le résumé d’un tournoi de {site}, sans les mains&#x202f;; elles sont dans l’historique à côté</translation>
    </message>
    <message>
        <source>There is no hand for the table: {why}</source>
        <translation>Aucune main à mettre sur la table&#xa0;: {why}</translation>
    </message>
    <message>
        <source>There are no hands here; lines of hands such as “AhKh v QsQd @ Qc Jh 2h”, CSV, PHH, OHH and histories of {known} can be read</source>
        <translation>Il n’y a pas de mains ici&#x202f;; on peut lire des lignes de mains comme «&#x202f;AhKh v QsQd @ Qc Jh 2h&#x202f;», du CSV, du PHH, de l’OHH et des historiques de {known}</translation>
    </message>
    <message>
        <source>The hand cannot be read: {why}</source>
        <translation>La main est illisible&#xa0;: {why}</translation>
    </message>
    <message>
        <source>A process that read some of the hands was ended before it was done, or ran out of memory; with fewer jobs less memory is used</source>
        <translation>Un processus qui lisait une partie des mains a été arrêté avant la fin, ou la mémoire a manqué&#x202f;; avec moins de tâches, il en faut moins</translation>
    </message>
    <message>
        <source>Tables for data tools need pyarrow, which is not installed here; add it with: pip install pyarrow</source>
        <translation>Les tableaux pour outils de données demandent pyarrow, qui n’est pas installé ici&#x202f;; ajoutez-le avec&#xa0;: pip install pyarrow</translation>
    </message>
    <message>
        <source>Tables for data tools need the Python package of this program, with pyarrow; the installed program writes CSV and JSON</source>
        <translation>Les tableaux pour outils de données demandent le paquet Python de ce programme, avec pyarrow&#x202f;; le programme installé écrit du CSV et du JSON</translation>
    </message>
    <message>
        <source>“{text}” compares with nothing; write an amount, such as pot &gt; 50</source>
        <translation>«&#x202f;{text}&#x202f;» ne compare avec rien&#x202f;; écrivez un montant, comme pot &gt; 50</translation>
    </message>
    <message>
        <source>“{text}” finds hands of files only; look in My hands for words or cards</source>
        <translation>«&#x202f;{text}&#x202f;» ne trouve que des mains de fichiers&#x202f;; dans Mes mains, cherchez des mots ou des cartes</translation>
    </message>
    <message>
        <source>Board: {why}</source>
        <translation>Board&#xa0;: {why}</translation>
    </message>
    <message>
        <source>This is not a table that can be opened ({why}); the file is kept as it is</source>
        <translation>Ce n’est pas une table que l’on peut ouvrir ({why})&#x202f;; le fichier reste tel quel</translation>
    </message>
    <message>
        <source>This table was saved by a newer version of the program (format {version}, this program reads up to {newest}); update the program to open it; the file is kept as it is</source>
        <translation>Cette table a été enregistrée par une version plus récente du programme (format {version}, ce programme lit jusqu’à {newest})&#x202f;; mettez le programme à jour pour l’ouvrir&#x202f;; le fichier reste tel quel</translation>
    </message>
    <message>
        <source>Hands come as rows of {least} to {most} card numbers, whole numbers from 0 to 51, all rows of one length; this is {given}</source>
        <translation>Les mains se donnent en lignes de {least} à {most} numéros de carte, des entiers de 0 à 51, toutes les lignes de même longueur&#x202f;; ceci est {given}</translation>
    </message>
    <message>
        <source>“{name}” ends in neither .png nor .svg; name the picture&apos;s file with one of them</source>
        <translation>«&#x202f;{name}&#x202f;» ne finit ni par .png ni par .svg&#x202f;; donnez à l’image un nom qui finit ainsi</translation>
    </message>
    <message>
        <source>The picture would be {width} by {height} pixels, which is too large; draw fewer rows or shorter ones, or save it as SVG</source>
        <translation>L’image ferait {width} sur {height} pixels, ce qui est trop grand&#x202f;; dessinez moins de lignes ou des lignes plus courtes, ou enregistrez-la en SVG</translation>
    </message>
    <message>
        <source>the category</source>
        <translation>la catégorie</translation>
    </message>
    <message>
        <source>the kind of hand</source>
        <translation>la combinaison</translation>
    </message>
    <message>
        <source>no pair</source>
        <translation>pas de paire|un|une main sans paire</translation>
    </message>
    <message>
        <source>neither has a low</source>
        <translation>aucune des deux n’a de low</translation>
    </message>
    <message>
        <source>only one of the two has a low</source>
        <translation>une seule des deux a un low</translation>
    </message>
    <message>
        <source>{place} of {classes} different hands. Of all four-card hands {better} are better, {equal} equal, this one counted, and {worse} worse.</source>
        <translation>Numéro {place_nr} sur {classes} mains différentes. Parmi toutes les mains de quatre cartes, {better} sont meilleures, {equal} égales, celle-ci comprise, et {worse} moins bonnes.</translation>
    </message>
    <message>
        <source>Choices of cards that are equally good: {count}. The first one is shown.</source>
        <translation>Choix de cartes équivalents&#xa0;: {count}. C’est le premier qui est montré.</translation>
    </message>
    <message>
        <source>More than one card of a rank: {ranks}.</source>
        <translation>Plus d’une carte d’une même valeur&#xa0;: {ranks}.</translation>
    </message>
    <message>
        <source>More than one card of a suit: {suits}.</source>
        <translation>Plus d’une carte d’une même famille&#xa0;: {suits}.</translation>
    </message>
    <message>
        <source>All ranks differ, and all suits: no card clashes.</source>
        <translation>Toutes les valeurs sont différentes, et toutes les familles&#xa0;: aucune carte n’en gêne une autre.</translation>
    </message>
    <message>
        <source>Cards that clash</source>
        <translation>Cartes en conflit</translation>
    </message>
    <message>
        <source>Of cards that clash one plays: as many cards as possible, and then the lowest.</source>
        <translation>De cartes en conflit, une seule joue&#xa0;: on garde le plus de cartes possible, puis les plus basses.</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Joue</translation>
    </message>
    <message>
        <source>A badugi has four cards; this is what there is so far.</source>
        <translation>Un badugi a quatre cartes&#x202f;; voici ce qu’il y a pour l’instant.</translation>
    </message>
    <message>
        <source>Which cards play</source>
        <translation>Quelles cartes jouent</translation>
    </message>
    <message>
        <source>The rank is {rank}: how many cards play, then their ranks from the highest down, the ace 1. More cards beat fewer; then the first rank that differs decides, the lower one wins.</source>
        <translation>Le rang est {rank}&#xa0;: le nombre de cartes qui jouent, puis leurs valeurs de la plus haute à la plus basse, l’as comptant 1. Plus de cartes battent moins de cartes&#x202f;; ensuite la première valeur qui diffère décide, la plus basse gagne.</translation>
    </message>
    <message>
        <source>The rank</source>
        <translation>Le rang</translation>
    </message>
    <message>
        <source>Best five</source>
        <translation>Les cinq meilleures</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>Ne joue pas</translation>
    </message>
    <message>
        <source>Equal choices</source>
        <translation>Choix égaux</translation>
    </message>
    <message>
        <source>Its place among all hands</source>
        <translation>Sa place parmi toutes les mains</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant|tile|Préflop</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>No match: all ranks differ.</source>
        <translation>Aucune correspondance&#xa0;: toutes les valeurs sont différentes.</translation>
    </message>
    <message>
        <source>One match: a pair.</source>
        <translation>Une correspondance&#xa0;: une paire.</translation>
    </message>
    <message>
        <source>Two matches apart: two pair.</source>
        <translation>Deux correspondances séparées&#xa0;: une double paire.</translation>
    </message>
    <message>
        <source>Two matches together: three of a kind.</source>
        <translation>Deux correspondances de suite&#xa0;: un brelan.</translation>
    </message>
    <message>
        <source>Three matches, one apart: a full house.</source>
        <translation>Trois correspondances, dont une à part&#xa0;: un full.</translation>
    </message>
    <message>
        <source>Three matches together: four of a kind.</source>
        <translation>Trois correspondances de suite&#xa0;: un carré.</translation>
    </message>
    <message>
        <source>Four matches: five of a kind, which takes a joker or a wild card.</source>
        <translation>Quatre correspondances&#xa0;: cinq identiques, ce qui demande un joker ou une carte passe-partout.</translation>
    </message>
    <message>
        <source>The cards are in order already; nothing moves.</source>
        <translation>Les cartes sont déjà dans l’ordre&#x202f;; rien ne bouge.</translation>
    </message>
    <message>
        <source>The pair moves to the end.</source>
        <translation>La paire va à la fin.</translation>
    </message>
    <message>
        <source>Both pairs move to the end, past the kicker.</source>
        <translation>Les deux paires vont à la fin, après le kicker.</translation>
    </message>
    <message>
        <source>The three of a kind moves to the end.</source>
        <translation>Le brelan va à la fin.</translation>
    </message>
    <message>
        <source>The four of a kind moves past the kicker.</source>
        <translation>Le carré passe après le kicker.</translation>
    </message>
    <message>
        <source>{place} of {classes} different hands. Of all five-card hands {better} are better, {equal} equal, this one counted, and {worse} worse.</source>
        <translation>Numéro {place_nr} sur {classes} mains différentes. Parmi toutes les mains de cinq cartes, {better} sont meilleures, {equal} égales, celle-ci comprise, et {worse} moins bonnes.</translation>
    </message>
    <message>
        <source>{place} of {classes} different hands. Of all three-card hands {better} are better, {equal} equal, this one counted, and {worse} worse.</source>
        <translation>Numéro {place_nr} sur {classes} mains différentes. Parmi toutes les mains de trois cartes, {better} sont meilleures, {equal} égales, celle-ci comprise, et {worse} moins bonnes.</translation>
    </message>
    <message>
        <source>{count} choices of five are as good; the first is taken as the best five.</source>
        <translation>{count} choix de cinq cartes sont aussi bons&#x202f;; le premier est pris comme les cinq meilleures.</translation>
    </message>
    <message>
        <source>Choices of five cards looked at: {count}. The best one plays, nothing else.</source>
        <translation>Choix de cinq cartes examinés&#xa0;: {count}. Le meilleur joue, rien d’autre.</translation>
    </message>
    <message>
        <source>Choosing five cards</source>
        <translation>Choisir cinq cartes</translation>
    </message>
    <message>
        <source>A hand has five cards. This is what there is so far: pairs and more of a kind count already, straights and flushes do not.</source>
        <translation>Une main a cinq cartes. Voici ce qu’il y a pour l’instant&#xa0;: les paires, brelans et carrés comptent déjà, les quintes et les couleurs non.</translation>
    </message>
    <message>
        <source>No more than {hand} cards of the hand and {board} of the board count.</source>
        <translation>Au plus {hand} cartes de la main et {board} du board comptent.</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Pour l’instant</translation>
    </message>
    <message>
        <source>The {wild} stands for the {card}.</source>
        <translation>{wild_Le} remplace {card_le}.</translation>
    </message>
    <message>
        <source>The {wild} stands for itself.</source>
        <translation>{wild_Le} compte pour sa propre valeur.</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Cartes passe-partout</translation>
    </message>
    <message>
        <source>The {wild} is a fifth {rank}.</source>
        <translation>{wild_Le} compte comme {rank_un}, en plus des quatre autres.</translation>
    </message>
    <message>
        <source>Sorting by rank</source>
        <translation>Trier par valeur</translation>
    </message>
    <message>
        <source>From low to high, the ace highest.</source>
        <translation>De bas en haut, l’as étant le plus haut.</translation>
    </message>
    <message>
        <source>1 where neighbours have the same rank, else 0: the match pattern {bits}, as a number {number}.</source>
        <translation>1 là où deux voisines ont la même valeur, sinon 0&#xa0;: le motif des correspondances est {bits}, soit le nombre {number}.</translation>
    </message>
    <message>
        <source>Comparing neighbours</source>
        <translation>Comparer les voisines</translation>
    </message>
    <message>
        <source>Hands of a kind compare from the end: groups before kickers.</source>
        <translation>À combinaison égale, on compare à partir de la fin&#xa0;: les groupes avant les kickers.</translation>
    </message>
    <message>
        <source>Moving groups to the end</source>
        <translation>Mettre les groupes à la fin</translation>
    </message>
    <message>
        <source>The first pair moves to just before the second pair.</source>
        <translation>La première paire vient juste avant la seconde.</translation>
    </message>
    <message>
        <source>The three of a kind moves past the pair.</source>
        <translation>Le brelan passe après la paire.</translation>
    </message>
    <message>
        <source>All suits equal the first: a flush.</source>
        <translation>Toutes les cartes sont de la famille de la première&#xa0;: une couleur.</translation>
    </message>
    <message>
        <source>Not all suits equal the first: no flush.</source>
        <translation>Toutes les cartes ne sont pas de la famille de la première&#xa0;: pas de couleur.</translation>
    </message>
    <message>
        <source>Testing for a flush</source>
        <translation>Chercher une couleur</translation>
    </message>
    <message>
        <source>How far it is from each rank down to the next.</source>
        <translation>L’écart de chaque valeur à la suivante, en descendant.</translation>
    </message>
    <message>
        <source>An ace may also stand below the lowest rank, so the first difference counts modulo {modulus}: {difference} leaves {remainder}.</source>
        <translation>Un as peut aussi se placer sous la plus basse valeur, la première différence compte donc modulo {modulus}&#xa0;: {difference} donne {remainder}.</translation>
    </message>
    <message>
        <source>Every difference is 1: a straight, {top} high.</source>
        <translation>Chaque différence vaut 1&#xa0;: une quinte {top_au}.</translation>
    </message>
    <message>
        <source>Not every difference is 1: no straight.</source>
        <translation>Les différences ne valent pas toutes 1&#xa0;: pas de quinte.</translation>
    </message>
    <message>
        <source>Testing for a straight</source>
        <translation>Chercher une quinte</translation>
    </message>
    <message>
        <source>Four cards follow each other: a four-card straight.</source>
        <translation>Quatre cartes se suivent&#xa0;: une quinte de quatre cartes.</translation>
    </message>
    <message>
        <source>Four cards have one suit: a four-card flush.</source>
        <translation>Quatre cartes sont de la même famille&#xa0;: une couleur de quatre cartes.</translation>
    </message>
    <message>
        <source>Four cards of five</source>
        <translation>Quatre cartes sur cinq</translation>
    </message>
    <message>
        <source>{flag}: yes</source>
        <translation>{flag}&#xa0;: oui</translation>
    </message>
    <message>
        <source>{flag}: no</source>
        <translation>{flag}&#xa0;: non</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Quinte flush</translation>
    </message>
    <message>
        <source>Two ranks only</source>
        <translation>Deux valeurs seulement</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Quinte</translation>
    </message>
    <message>
        <source>Asked in this order, before any rank is compared; yes beats no.</source>
        <translation>Posées dans cet ordre, avant toute comparaison de valeurs&#x202f;; oui bat non.</translation>
    </message>
    <message>
        <source>Four questions</source>
        <translation>Quatre questions</translation>
    </message>
    <message>
        <source>How often each rank stands: larger groups first, then higher ranks. All counts are compared before any rank.</source>
        <translation>Combien de fois chaque valeur apparaît&#xa0;: d’abord les plus grands groupes, puis les plus hautes valeurs. Tous les nombres sont comparés avant toute valeur.</translation>
    </message>
    <message>
        <source>In a straight the first row goes to the end, so that an ace below the lowest rank is not read first. Between straights the top card alone decides.</source>
        <translation>Dans une quinte, la première ligne va à la fin, pour qu’un as placé sous la plus basse valeur ne soit pas lu en premier. Entre quintes, seule la carte de tête décide.</translation>
    </message>
    <message>
        <source>{count} × {rank}</source>
        <translation>{count} × {rank}</translation>
    </message>
    <message>
        <source>Counting ranks</source>
        <translation>Compter les valeurs</translation>
    </message>
    <message>
        <source>The rank is {rank}: category {number}, {category}, then the tie-breakers.</source>
        <translation>Le rang est {rank}&#xa0;: catégorie {number}, {category}, puis les valeurs qui départagent.</translation>
    </message>
    <message>
        <source>Ace to five</source>
        <translation>As à cinq</translation>
    </message>
    <message>
        <source>Eight or better</source>
        <translation>Huit ou mieux</translation>
    </message>
    <message>
        <source>Deuce to seven</source>
        <translation>Deux à sept</translation>
    </message>
    <message>
        <source>Ace to six</source>
        <translation>As à six</translation>
    </message>
    <message>
        <source>The ace is low; straights and flushes do not count.</source>
        <translation>L’as est bas&#x202f;; les quintes et les couleurs ne comptent pas.</translation>
    </message>
    <message>
        <source>Five different ranks, none above eight, the ace low; straights and flushes do not count.</source>
        <translation>Cinq valeurs différentes, aucune au-dessus du huit, l’as étant bas&#x202f;; les quintes et les couleurs ne comptent pas.</translation>
    </message>
    <message>
        <source>The ace is high; straights and flushes count against.</source>
        <translation>L’as est haut&#x202f;; les quintes et les couleurs comptent contre la main.</translation>
    </message>
    <message>
        <source>The ace is low; straights and flushes count against.</source>
        <translation>L’as est bas&#x202f;; les quintes et les couleurs comptent contre la main.</translation>
    </message>
    <message>
        <source>No low.</source>
        <translation>Pas de low.</translation>
    </message>
    <message>
        <source>No low yet.</source>
        <translation>Pas encore de low.</translation>
    </message>
    <message>
        <source>No low possible.</source>
        <translation>Pas de low possible.</translation>
    </message>
    <message>
        <source>{no_low} Different ranks of eight or lower: {count}; a low needs {needed}.</source>
        <translation>{no_low} Valeurs différentes de huit ou moins&#xa0;: {count}&#x202f;; il en faut {needed} pour un low.</translation>
    </message>
    <message>
        <source>{no_low} Different ranks of eight or lower on the board: {count}; a low needs {needed} of them.</source>
        <translation>{no_low} Valeurs différentes de huit ou moins sur le board&#xa0;: {count}&#x202f;; il en faut {needed} pour un low.</translation>
    </message>
    <message>
        <source>{no_low} Different ranks of eight or lower in the hand: {count}; a low needs {needed} of them.</source>
        <translation>{no_low} Valeurs différentes de huit ou moins dans la main&#xa0;: {count}&#x202f;; il en faut {needed} pour un low.</translation>
    </message>
    <message>
        <source>The low is counterfeited: no {hand} cards of the hand and {board} of the board are five different ranks of eight or lower.</source>
        <translation>Le low est contrefait&#xa0;: on ne peut pas réunir cinq valeurs différentes de huit ou moins avec {hand} cartes de la main et {board} du board.</translation>
    </message>
    <message>
        <source>More than one card of a rank: {ranks}. Only one card of each rank helps a low.</source>
        <translation>Plus d’une carte d’une même valeur&#xa0;: {ranks}. Une seule carte de chaque valeur sert au low.</translation>
    </message>
    <message>
        <source>All ranks differ.</source>
        <translation>Toutes les valeurs sont différentes.</translation>
    </message>
    <message>
        <source>A low has five cards; there are fewer so far.</source>
        <translation>Un low a cinq cartes&#x202f;; il y en a moins pour l’instant.</translation>
    </message>
    <message>
        <source>All cards from high to low, the ace highest</source>
        <translation>Toutes les cartes de haut en bas, l’as en tête</translation>
    </message>
    <message>
        <source>All cards from high to low, the ace lowest</source>
        <translation>Toutes les cartes de haut en bas, l’as en dernier</translation>
    </message>
    <message>
        <source>{low}: {place} of {classes} different lows.</source>
        <translation>{low}&#xa0;: numéro {place_nr} sur {classes} lows différents.</translation>
    </message>
    <message>
        <source>{count} choices of five make this low; the first is taken.</source>
        <translation>{count} choix de cinq cartes font ce low&#x202f;; c’est le premier qui est pris.</translation>
    </message>
    <message>
        <source>As good</source>
        <translation>Aussi bons</translation>
    </message>
    <message>
        <source>It qualifies: no rank twice and none above {top}.</source>
        <translation>Il est qualifié&#xa0;: aucune valeur en double et aucune au-dessus de {top}.</translation>
    </message>
    <message>
        <source>It is a {kind}, which counts against it.</source>
        <translation>C’est {kind_un}, ce qui compte contre la main.</translation>
    </message>
    <message>
        <source>Not all ranks differ ({kind}): worse than any low of five different ranks.</source>
        <translation>Les valeurs ne sont pas toutes différentes ({kind})&#xa0;: moins bon que tout low de cinq valeurs différentes.</translation>
    </message>
    <message>
        <source>The ace is high here, so this is no straight.</source>
        <translation>L’as est haut ici, ce n’est donc pas une quinte.</translation>
    </message>
    <message>
        <source>{hand}.</source>
        <translation>{hand}.</translation>
    </message>
    <message>
        <source>What players call it</source>
        <translation>Comment l’appellent les joueurs</translation>
    </message>
    <message>
        <source>Set: three of a kind with a pair in the hand and one card of the board.</source>
        <translation>Set&#xa0;: un brelan avec une paire dans la main et une carte du board.</translation>
    </message>
    <message>
        <source>Trips: three of a kind with one card of the hand and a pair on the board.</source>
        <translation>Trips&#xa0;: un brelan avec une carte de la main et une paire sur le board.</translation>
    </message>
    <message>
        <source>Quads: four of a kind.</source>
        <translation>Carré&#xa0;: quatre cartes de même valeur.</translation>
    </message>
    <message>
        <source>Nines full of queens: a full house is named by its three of a kind, full of its pair.</source>
        <translation>Full aux neuf par les dames&#xa0;: un full se nomme par son brelan, puis par sa paire.</translation>
    </message>
    <message>
        <source>Pocket: both cards of the hand are a pair.</source>
        <translation>Paire servie&#xa0;: les deux cartes de la main forment une paire.</translation>
    </message>
    <message>
        <source>Suited: both cards have the same suit.</source>
        <translation>Assortis&#xa0;: les deux cartes ont la même famille.</translation>
    </message>
    <message>
        <source>Offsuit: the two cards have different suits.</source>
        <translation>Dépareillés&#xa0;: les deux cartes ont des familles différentes.</translation>
    </message>
    <message>
        <source>Overpair: a pair in the hand, higher than every card of the board.</source>
        <translation>Overpair&#xa0;: une paire dans la main, plus haute que toutes les cartes du board.</translation>
    </message>
    <message>
        <source>Underpair: a pair in the hand, lower than every card of the board.</source>
        <translation>Underpair&#xa0;: une paire dans la main, plus basse que toutes les cartes du board.</translation>
    </message>
    <message>
        <source>A pocket pair is in the hand; some cards of the board are higher.</source>
        <translation>Une paire servie est dans la main&#x202f;; certaines cartes du board sont plus hautes.</translation>
    </message>
    <message>
        <source>Top pair: a card of the hand pairs the highest rank of the board.</source>
        <translation>Top paire&#xa0;: une carte de la main forme une paire avec la plus haute valeur du board.</translation>
    </message>
    <message>
        <source>Second pair, bottom pair and so on: a card of the hand pairs one of the board, and its place among the board&apos;s ranks names the pair.</source>
        <translation>Deuxième paire, paire du bas, etc.&#xa0;: une carte de la main forme une paire avec une carte du board, et la place de celle-ci parmi les valeurs du board donne son nom à la paire.</translation>
    </message>
    <message>
        <source>Top two pair and so on: both cards of the hand pair one of the board; their places give the name.</source>
        <translation>Double paire du haut, etc.&#xa0;: les deux cartes de la main forment chacune une paire avec une carte du board&#x202f;; leurs places donnent le nom.</translation>
    </message>
    <message>
        <source>On the board: every seat has it, and the hand adds its kicker.</source>
        <translation>Sur le board&#xa0;: tous les sièges l’ont, et la main y ajoute son kicker.</translation>
    </message>
    <message>
        <source>The board plays: the best five cards all lie there, so every seat has them.</source>
        <translation>Le board joue&#xa0;: les cinq meilleures cartes y sont toutes, tous les sièges les ont donc.</translation>
    </message>
    <message>
        <source>Kicker: the hand&apos;s card beside the pair or the three; it decides between equals.</source>
        <translation>Kicker&#xa0;: la carte de la main à côté de la paire ou du brelan&#x202f;; il départage les mains égales.</translation>
    </message>
    <message>
        <source>The nuts: no two cards can make a better one on this board.</source>
        <translation>Les nuts&#xa0;: on ne peut pas faire mieux sur ce board avec deux cartes.</translation>
    </message>
    <message>
        <source>Second-nut, third-nut and so on: one step below the nuts for each better one that two cards can make on this board.</source>
        <translation>Second nuts, troisième nuts, etc.&#xa0;: un cran sous les nuts pour chaque main meilleure que deux cartes peuvent faire sur ce board.</translation>
    </message>
    <message>
        <source>Counterfeited: a card of the board has the rank of a low card of the hand.</source>
        <translation>Contrefait&#xa0;: une carte du board a la même valeur qu’une carte basse de la main.</translation>
    </message>
    <message>
        <source>Flush draw: one card more of the suit makes a flush.</source>
        <translation>Tirage couleur&#xa0;: encore une carte de cette famille, et c’est une couleur.</translation>
    </message>
    <message>
        <source>To the nuts: nobody can have a higher card of the suit.</source>
        <translation>Max&#xa0;: personne ne peut avoir une carte plus haute de cette famille.</translation>
    </message>
    <message>
        <source>Backdoor: both cards to come have to be of the suit.</source>
        <translation>Backdoor&#xa0;: les deux cartes à venir doivent être de cette famille.</translation>
    </message>
    <message>
        <source>Open-ended: four ranks in a row, and a card at either end makes a straight.</source>
        <translation>Bilatéral&#xa0;: quatre valeurs qui se suivent, et une carte à l’un ou l’autre bout fait une quinte.</translation>
    </message>
    <message>
        <source>Gutshot: one rank alone makes a straight.</source>
        <translation>Gutshot&#xa0;: une seule valeur fait une quinte.</translation>
    </message>
    <message>
        <source>Double gutshot: either of two ranks inside makes a straight.</source>
        <translation>Double gutshot&#xa0;: l’une ou l’autre de deux valeurs intérieures fait une quinte.</translation>
    </message>
    <message>
        <source>Wrap: three ranks or more make a straight.</source>
        <translation>Wrap&#xa0;: trois valeurs ou plus font une quinte.</translation>
    </message>
    <message>
        <source>Overcards: both cards are higher than the board&apos;s, and may pair.</source>
        <translation>Overcards&#xa0;: les deux cartes sont plus hautes que celles du board et peuvent faire une paire.</translation>
    </message>
    <message>
        <source>From the hand</source>
        <translation>De la main</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Du board</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>one</source>
        <translation>une</translation>
    </message>
    <message>
        <source>The hand gives at most {hand} of the five cards, the board the others.</source>
        <translation>La main donne au plus {hand} des cinq cartes, le board les autres.</translation>
    </message>
    <message>
        <source>Any five cards of the hand and the board may play.</source>
        <translation>Cinq cartes quelconques de la main et du board peuvent jouer.</translation>
    </message>
    <message>
        <source>Exactly {hand} cards of the hand and {board} of the board play.</source>
        <translation>Exactement {hand} cartes de la main et {board} du board jouent.</translation>
    </message>
    <message>
        <source>The hand gives exactly {hand} of the five cards, the board {board}.</source>
        <translation>La main donne exactement {hand} des cinq cartes, le board {board}.</translation>
    </message>
    <message>
        <source>Hand and board</source>
        <translation>Main et board</translation>
    </message>
    <message>
        <source>It looks like {hand}, but it is not: {why}</source>
        <translation>On dirait {hand_un}, mais non&#xa0;: {why}</translation>
    </message>
    <message>
        <source>What does not count</source>
        <translation>Ce qui ne compte pas</translation>
    </message>
    <message>
        <source>it would take {held} of the hand and {shared} of the board; in {game} it is always {hand} and {board}.</source>
        <translation>il faudrait prendre {held} de la main et {shared} du board&#x202f;; en {game}, c’est toujours {hand} et {board}.</translation>
    </message>
    <message>
        <source>of the {suit}, {shared} are on the board and none in the hand; a flush needs {hand} from the hand.</source>
        <translation>pour {suit_les}, {shared} sur le board et aucun dans la main&#x202f;; une couleur en demande {hand} de la main.</translation>
    </message>
    <message>
        <source>of the {suit}, {shared} are on the board and only {held} in the hand; a flush needs {hand} from the hand.</source>
        <translation>pour {suit_les}, {shared} sur le board et seulement {held} dans la main&#x202f;; une couleur en demande {hand} de la main.</translation>
    </message>
    <message>
        <source>of the {suit}, {held} are in the hand and only {shared} on the board; a flush needs {board} from the board.</source>
        <translation>pour {suit_les}, {held} dans la main et seulement {shared} sur le board&#x202f;; une couleur en demande {board} du board.</translation>
    </message>
    <message>
        <source>of the {ranks}, {held} are in the hand and {shared} on the board; no more than {hand} of the hand may play.</source>
        <translation>pour les {ranks}, {held} dans la main et {shared} sur le board&#x202f;; pas plus de {hand} de la main ne peuvent jouer.</translation>
    </message>
    <message>
        <source>of the {ranks}, {shared} are on the board; no more than {board} of the board may play.</source>
        <translation>pour les {ranks}, {shared} sur le board&#x202f;; pas plus de {board} du board ne peuvent jouer.</translation>
    </message>
    <message>
        <source>The kinds of hand</source>
        <translation>Les combinaisons</translation>
    </message>
    <message>
        <source>Comparing hands</source>
        <translation>Comparer les mains</translation>
    </message>
    <message>
        <source>Low hands</source>
        <translation>Les mains basses</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Jokers and wild cards</source>
        <translation>Jokers et cartes passe-partout</translation>
    </message>
    <message>
        <source>Sharing the pot</source>
        <translation>Partager le pot</translation>
    </message>
    <message>
        <source>The showdown</source>
        <translation>L’abattage</translation>
    </message>
    <message>
        <source>What players say</source>
        <translation>Ce que disent les joueurs</translation>
    </message>
    <message>
        <source>Robert&apos;s Rules of Poker, version 11: {place}</source>
        <translation>Robert’s Rules of Poker, version 11&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Poker TDA Rules 2024: {place}</source>
        <translation>Poker TDA Rules 2024&#xa0;: {place}</translation>
    </message>
    <message>
        <source>World Series of Poker 2026: {place}</source>
        <translation>World Series of Poker 2026&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Wikipedia: {place}</source>
        <translation>Wikipedia&#xa0;: {place}</translation>
    </message>
    <message>
        <source>House rule of this program</source>
        <translation>Règle maison de ce programme</translation>
    </message>
    <message>
        <source>Usage, in no rulebook</source>
        <translation>Usage, absent des règlements</translation>
    </message>
    <message>
        <source>poker.com, Manila</source>
        <translation>poker.com, Manila</translation>
    </message>
    <message>
        <source>The order of the kinds of hand</source>
        <translation>L’ordre des combinaisons</translation>
    </message>
    <message>
        <source>From the best: straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, one pair, high card.</source>
        <translation>De la meilleure à la moins bonne&#xa0;: quinte flush, carré, full, couleur, quinte, brelan, double paire, paire, carte haute.</translation>
    </message>
    <message>
        <source>The kind of hand is compared first: the lowest hand of a better kind beats the highest one of a worse kind.</source>
        <translation>La combinaison est comparée en premier&#xa0;: la plus basse main d’une meilleure combinaison bat la plus haute d’une moins bonne.</translation>
    </message>
    <message>
        <source>Royal flush</source>
        <translation>Quinte flush royale</translation>
    </message>
    <message>
        <source>Ace, king, queen, jack and ten of one suit.</source>
        <translation>As, roi, dame, valet et dix de la même famille.</translation>
    </message>
    <message>
        <source>It is the highest straight flush, and has a name of its own.</source>
        <translation>C’est la plus haute quinte flush, et elle a son propre nom.</translation>
    </message>
    <message>
        <source>Five ranks in a row, all of one suit.</source>
        <translation>Cinq valeurs qui se suivent, toutes de la même famille.</translation>
    </message>
    <message>
        <source>The higher top card wins.</source>
        <translation>La plus haute carte de tête gagne.</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Four cards of one rank, and one other card.</source>
        <translation>Quatre cartes de même valeur, et une autre carte.</translation>
    </message>
    <message>
        <source>The higher four wins; between equal fours the kicker decides.</source>
        <translation>Le plus haut carré gagne&#x202f;; entre carrés égaux, le kicker décide.</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Three cards of one rank and two of another.</source>
        <translation>Trois cartes d’une valeur et deux d’une autre.</translation>
    </message>
    <message>
        <source>The higher three wins; between equal threes the higher pair.</source>
        <translation>Le plus haut brelan gagne&#x202f;; entre brelans égaux, la plus haute paire.</translation>
    </message>
    <message>
        <source>Five cards of one suit, not all in a row.</source>
        <translation>Cinq cartes de la même famille, qui ne se suivent pas toutes.</translation>
    </message>
    <message>
        <source>All five count, from the highest down: the first that differs decides. A sixth card of the suit does not count, and no suit beats another.</source>
        <translation>Les cinq comptent, de la plus haute à la plus basse&#xa0;: la première qui diffère décide. Une sixième carte de la famille ne compte pas, et aucune famille n’en bat une autre.</translation>
    </message>
    <message>
        <source>Five ranks in a row, not all of one suit.</source>
        <translation>Cinq valeurs qui se suivent, pas toutes de la même famille.</translation>
    </message>
    <message>
        <source>The higher top card wins. A straight does not go round the corner: queen, king, ace, two and three are none.</source>
        <translation>La plus haute carte de tête gagne. Une quinte ne fait pas le tour&#xa0;: dame, roi, as, deux et trois n’en sont pas une.</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>Three cards of one rank, and two others that make no pair.</source>
        <translation>Trois cartes de même valeur, et deux autres qui ne forment pas de paire.</translation>
    </message>
    <message>
        <source>The higher three wins; between equal threes the kickers decide, the higher one first.</source>
        <translation>Le plus haut brelan gagne&#x202f;; entre brelans égaux, les kickers décident, le plus haut d’abord.</translation>
    </message>
    <message>
        <source>Two pair</source>
        <translation>Double paire</translation>
    </message>
    <message>
        <source>Two pairs of different ranks, and one card.</source>
        <translation>Deux paires de valeurs différentes, et une carte.</translation>
    </message>
    <message>
        <source>The higher pairs are compared first, then the lower ones, then the kickers. A third pair does not count.</source>
        <translation>On compare d’abord les plus hautes paires, puis les plus basses, puis les kickers. Une troisième paire ne compte pas.</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Two cards of one rank, and three of other ranks.</source>
        <translation>Deux cartes de même valeur, et trois d’autres valeurs.</translation>
    </message>
    <message>
        <source>The higher pair wins; between equal pairs the kickers decide, the highest one first.</source>
        <translation>La plus haute paire gagne&#x202f;; entre paires égales, les kickers décident, le plus haut d’abord.</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>Carte haute</translation>
    </message>
    <message>
        <source>Five cards that make nothing better.</source>
        <translation>Cinq cartes qui ne font rien de mieux.</translation>
    </message>
    <message>
        <source>All five count, from the highest down: the first that differs decides.</source>
        <translation>Les cinq comptent, de la plus haute à la plus basse&#xa0;: la première qui diffère décide.</translation>
    </message>
    <message>
        <source>The wheel: ace to five</source>
        <translation>La roue&#xa0;: de l’as au cinq</translation>
    </message>
    <message>
        <source>An ace also stands below the two. Ace, two, three, four and five are the lowest straight, and five is its top card.</source>
        <translation>Un as se place aussi sous le deux. As, deux, trois, quatre et cinq forment la plus basse quinte, et le cinq en est la carte de tête.</translation>
    </message>
    <message>
        <source>An ace in the middle makes no straight: K-A-2-3-4 is high card.</source>
        <translation>Un as au milieu ne fait pas de quinte&#xa0;: K-A-2-3-4 est une carte haute.</translation>
    </message>
    <message>
        <source>The steel wheel</source>
        <translation>La roue d’acier</translation>
    </message>
    <message>
        <source>Ace to five of one suit is the lowest straight flush. It still beats four aces.</source>
        <translation>De l’as au cinq de la même famille, c’est la plus basse quinte flush. Elle bat quand même un carré d’as.</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Cinq identiques</translation>
    </message>
    <message>
        <source>Only with a joker or wild cards: five cards of one rank beat everything, a royal flush too.</source>
        <translation>Seulement avec un joker ou des cartes passe-partout&#xa0;: cinq cartes de même valeur battent tout, même une quinte flush royale.</translation>
    </message>
    <message>
        <source>Five aces</source>
        <translation>Cinq as</translation>
    </message>
    <message>
        <source>The order of the ranks</source>
        <translation>L’ordre des valeurs</translation>
    </message>
    <message>
        <source>From the highest: A K Q J T 9 8 7 6 5 4 3 2. T is the ten.</source>
        <translation>De la plus haute à la plus basse&#xa0;: A K Q J T 9 8 7 6 5 4 3 2. T est le dix.</translation>
    </message>
    <message>
        <source>Suits never break a tie</source>
        <translation>Les familles ne départagent jamais</translation>
    </message>
    <message>
        <source>All four suits are worth the same. Hands that differ in nothing but suits are equal and split the pot.</source>
        <translation>Les quatre familles se valent. Des mains qui ne diffèrent que par les familles sont égales et partagent le pot.</translation>
    </message>
    <message>
        <source>Exactly as good</source>
        <translation>Exactement aussi bonnes</translation>
    </message>
    <message>
        <source>Only the best five cards count</source>
        <translation>Seules les cinq meilleures cartes comptent</translation>
    </message>
    <message>
        <source>A hand is five cards. With more cards to choose from, the best five play and the others do nothing: no third pair, no sixth card of a flush.</source>
        <translation>Une main, c’est cinq cartes. Quand il y en a plus, les cinq meilleures jouent et les autres ne font rien&#xa0;: pas de troisième paire, pas de sixième carte d’une couleur.</translation>
    </message>
    <message>
        <source>Groups come before single cards</source>
        <translation>Les groupes passent avant les cartes isolées</translation>
    </message>
    <message>
        <source>Cards of one rank form a group. Larger groups are compared before smaller ones, and among groups of a size the higher rank first.</source>
        <translation>Les cartes de même valeur forment un groupe. Les grands groupes sont comparés avant les petits, et entre groupes de même taille, la plus haute valeur d’abord.</translation>
    </message>
    <message>
        <source>Kickers</source>
        <translation>Kickers</translation>
    </message>
    <message>
        <source>Cards beside a pair, two pair, three or four of a kind are kickers. They are compared only where the groups are equal, the highest first, and the first that differs decides.</source>
        <translation>Les cartes à côté d’une paire, d’une double paire, d’un brelan ou d’un carré sont des kickers. On ne les compare que si les groupes sont égaux, le plus haut d’abord, et le premier qui diffère décide.</translation>
    </message>
    <message>
        <source>Tied hands</source>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>Hands whose five ranks and kind are the same tie, whatever their suits and whatever cards do not play. Tied hands split the pot.</source>
        <translation>Des mains de même combinaison et aux cinq mêmes valeurs sont à égalité, quelles que soient leurs familles et les cartes qui ne jouent pas. Les mains à égalité partagent le pot.</translation>
    </message>
    <message>
        <source>Playing the board</source>
        <translation>Jouer le board</translation>
    </message>
    <message>
        <source>In hold&apos;em the five cards of the board may themselves be a player&apos;s best five. If nobody has better, those who show both their cards split the pot.</source>
        <translation>En hold&apos;em, les cinq cartes du board peuvent être elles-mêmes les cinq meilleures d’un joueur. Si personne n’a mieux, ceux qui montrent leurs deux cartes partagent le pot.</translation>
    </message>
    <message>
        <source>Robert&apos;s Rules only ask in hold&apos;em that a player says so before the cards are thrown away.</source>
        <translation>Les Robert’s Rules demandent seulement, en hold&apos;em, qu’un joueur l’annonce avant de jeter ses cartes.</translation>
    </message>
    <message>
        <source>Fewer than five cards</source>
        <translation>Moins de cinq cartes</translation>
    </message>
    <message>
        <source>With fewer than five cards the program says what there is so far: pairs, three and four of a kind. Straights and flushes take all five.</source>
        <translation>Avec moins de cinq cartes, le programme dit ce qu’il y a pour l’instant&#xa0;: paires, brelan et carré. Les quintes et les couleurs demandent cinq cartes.</translation>
    </message>
    <message>
        <source>Who is ahead so far leads; nobody wins before the last card.</source>
        <translation>Qui est devant pour l’instant mène&#x202f;; personne ne gagne avant la dernière carte.</translation>
    </message>
    <message>
        <source>Reading a low hand</source>
        <translation>Lire une main basse</translation>
    </message>
    <message>
        <source>A low is named and compared from its highest card down: 8-7-5-4-A loses to 8-6-5-4-3, because the seven is higher than the six.</source>
        <translation>Un low se nomme et se compare à partir de sa plus haute carte&#xa0;: 8-7-5-4-A perd contre 8-6-5-4-3, car le sept est plus haut que le six.</translation>
    </message>
    <message>
        <source>Any pair is worse than no pair. Where a card can be chosen among several of its rank, it does not matter which.</source>
        <translation>Une paire est toujours moins bonne que pas de paire. Quand une carte peut être choisie entre plusieurs de même valeur, peu importe laquelle.</translation>
    </message>
    <message>
        <source>Ace to five, or California</source>
        <translation>De l’as au cinq, ou lowball californien</translation>
    </message>
    <message>
        <source>The ace is the lowest card, and straights and flushes do not count against a hand. The best low is 5-4-3-2-A.</source>
        <translation>L’as est la carte la plus basse, et les quintes et les couleurs ne comptent pas contre la main. Le meilleur low est 5-4-3-2-A.</translation>
    </message>
    <message>
        <source>A pair of aces is the lowest pair, below a pair of twos.</source>
        <translation>Une paire d’as est la plus basse paire, sous une paire de deux.</translation>
    </message>
    <message>
        <source>A low counts only with five different ranks, none higher than eight. The ace is low; straights and flushes do not count against it.</source>
        <translation>Un low ne compte qu’avec cinq valeurs différentes, aucune au-dessus du huit. L’as est bas&#x202f;; les quintes et les couleurs ne comptent pas contre lui.</translation>
    </message>
    <message>
        <source>The best is 5-4-3-2-A and the worst that qualifies 8-7-6-5-4.</source>
        <translation>Le meilleur est 5-4-3-2-A et le dernier qui se qualifie 8-7-6-5-4.</translation>
    </message>
    <message>
        <source>Deuce to seven, or Kansas City</source>
        <translation>Du deux au sept, ou Kansas City</translation>
    </message>
    <message>
        <source>The worst high hand wins. The ace is high, and straights and flushes count against a hand. The best low is 7-5-4-3-2 of more than one suit.</source>
        <translation>La pire main haute gagne. L’as est haut, et les quintes et les couleurs comptent contre la main. Le meilleur low est 7-5-4-3-2 de plus d’une famille.</translation>
    </message>
    <message>
        <source>A-5-4-3-2 is no straight here: it is an ace-high hand, the best of them.</source>
        <translation>A-5-4-3-2 n’est pas une quinte ici&#xa0;: c’est une main hauteur as, la meilleure d’entre elles.</translation>
    </message>
    <message>
        <source>The ace is the lowest card, and straights and flushes count against a hand. 5-4-3-2-A is a straight, so the best low is 6-4-3-2-A.</source>
        <translation>L’as est la carte la plus basse, et les quintes et les couleurs comptent contre la main. 5-4-3-2-A est une quinte, le meilleur low est donc 6-4-3-2-A.</translation>
    </message>
    <message>
        <source>Aces in deuce to seven</source>
        <translation>Les as au lowball 2-7</translation>
    </message>
    <message>
        <source>A pair of aces is the highest pair: it loses to any other.</source>
        <translation>Une paire d’as est la plus haute paire&#xa0;: elle perd contre toute autre.</translation>
    </message>
    <message>
        <source>A-5-4-3-2 beats all other ace-high hands and loses to any king-high hand without a straight or flush.</source>
        <translation>A-5-4-3-2 bat toutes les autres mains hauteur as et perd contre toute main hauteur roi sans quinte ni couleur.</translation>
    </message>
    <message>
        <source>Omaha: two from the hand, three from the board</source>
        <translation>Omaha&#xa0;: deux de la main, trois du board</translation>
    </message>
    <message>
        <source>A hand is made of exactly two of a player&apos;s own cards and exactly three of the board. Four cards of a suit on the board and one in the hand are no flush, and three aces in the hand count as two.</source>
        <translation>Une main se fait avec exactement deux cartes du joueur et exactement trois du board. Quatre cartes d’une famille sur le board et une dans la main ne font pas une couleur, et trois as dans la main comptent pour deux.</translation>
    </message>
    <message>
        <source>Omaha: nobody plays the board</source>
        <translation>Omaha&#xa0;: personne ne joue le board</translation>
    </message>
    <message>
        <source>Two cards of the hand always play, so the board alone is nobody&apos;s hand.</source>
        <translation>Deux cartes de la main jouent toujours, le board seul n’est donc la main de personne.</translation>
    </message>
    <message>
        <source>Omaha: the cards of a low</source>
        <translation>Omaha&#xa0;: les cartes d’un low</translation>
    </message>
    <message>
        <source>A low takes two different low ranks of the hand and three others of the board.</source>
        <translation>Un low prend deux valeurs basses différentes de la main et trois autres du board.</translation>
    </message>
    <message>
        <source>Counterfeited lows</source>
        <translation>Lows contrefaits</translation>
    </message>
    <message>
        <source>A card on the board that pairs a low card of the hand counterfeits it: only one of the two helps the low, which gets worse or is lost.</source>
        <translation>Une carte du board qui double une carte basse de la main la contrefait&#xa0;: une seule des deux sert au low, qui devient moins bon ou se perd.</translation>
    </message>
    <message>
        <source>High and low are chosen separately</source>
        <translation>High et low se choisissent séparément</translation>
    </message>
    <message>
        <source>Where high and low share the pot, a player may use different cards for each, or the same ones for both.</source>
        <translation>Quand le high et le low partagent le pot, un joueur peut prendre des cartes différentes pour chacun, ou les mêmes pour les deux.</translation>
    </message>
    <message>
        <source>Games in which the low hand wins</source>
        <translation>Les jeux où la main basse gagne</translation>
    </message>
    <message>
        <source>In lowball and razz the best low takes the whole pot; the high hand counts for nothing. Razz and California lowball are played ace to five, Kansas City lowball deuce to seven.</source>
        <translation>En lowball et en razz, le meilleur low prend tout le pot&#x202f;; la main haute ne compte pas. Le razz et le lowball californien se jouent de l’as au cinq, le lowball de Kansas City du deux au sept.</translation>
    </message>
    <message>
        <source>Stud: who brings it in</source>
        <translation>Stud&#xa0;: qui ouvre</translation>
    </message>
    <message>
        <source>The lowest card that shows opens the betting, in razz the highest. Between cards of one rank the suit decides: spades are the highest, then hearts, diamonds and clubs.</source>
        <translation>La plus basse carte visible ouvre les enchères, la plus haute en razz. Entre cartes de même valeur, la famille décide&#xa0;: pique est la plus haute, puis cœur, carreau et trèfle.</translation>
    </message>
    <message>
        <source>Stud: the common card</source>
        <translation>Stud&#xa0;: la carte commune</translation>
    </message>
    <message>
        <source>If there are too few cards to deal everybody a last one, one card is dealt face up in the middle and counts in every hand.</source>
        <translation>S’il reste trop peu de cartes pour en donner une dernière à chacun, une carte est donnée face visible au milieu et compte dans toutes les mains.</translation>
    </message>
    <message>
        <source>Badugi: four ranks, four suits</source>
        <translation>Badugi&#xa0;: quatre valeurs, quatre familles</translation>
    </message>
    <message>
        <source>A hand is four cards, and only cards of different ranks and different suits play. Of cards that clash one plays: the choice that leaves most cards, and of such choices the lowest.</source>
        <translation>Une main a quatre cartes, et seules jouent celles de valeurs et de familles différentes. De cartes en conflit, une seule joue&#xa0;: le choix qui garde le plus de cartes et, entre de tels choix, le plus bas.</translation>
    </message>
    <message>
        <source>Badugi: which hand wins</source>
        <translation>Badugi&#xa0;: quelle main gagne</translation>
    </message>
    <message>
        <source>A badugi beats a three-card hand, that a two-card hand, and that a single card. Of hands of as many cards the lower one wins, compared from its highest card down. The ace is low, and straights do not count.</source>
        <translation>Un badugi bat une main de trois cartes, celle-ci une main de deux cartes, et celle-ci une carte seule. Entre mains d’autant de cartes, la plus basse gagne, comparée à partir de sa plus haute carte. L’as est bas, et les quintes ne comptent pas.</translation>
    </message>
    <message>
        <source>Short deck: a flush beats a full house</source>
        <translation>Short deck&#xa0;: la couleur bat le full</translation>
    </message>
    <message>
        <source>With the twos to fives taken out, 36 cards are left. Flushes become rarer than full houses and beat them.</source>
        <translation>Sans les deux, trois, quatre et cinq, il reste 36 cartes. Les couleurs deviennent plus rares que les fulls et les battent.</translation>
    </message>
    <message>
        <source>Short deck: the lowest straight</source>
        <translation>Short deck&#xa0;: la plus basse quinte</translation>
    </message>
    <message>
        <source>The ace also stands below the six: ace, six, seven, eight and nine are the lowest straight, and nine is its top card.</source>
        <translation>L’as se place aussi sous le six&#xa0;: as, six, sept, huit et neuf forment la plus basse quinte, et le neuf en est la carte de tête.</translation>
    </message>
    <message>
        <source>Straight, nine high</source>
        <translation>Quinte au neuf</translation>
    </message>
    <message>
        <source>“{range}” is a range, and {game} with wild cards has none; give the cards of the hand, or play without wild cards</source>
        <translation>«&#x202f;{range}&#x202f;» est une range, et {game} avec des cartes passe-partout n’en a pas&#x202f;; donnez les cartes de la main, ou jouez sans elles</translation>
    </message>
    <message>
        <source>a set of {better} beats a set of {worse}</source>
        <translation>un set {better_de} bat un set {worse_de}</translation>
    </message>
    <message>
        <source>trip {better} beat trip {worse}</source>
        <translation>un brelan {better_de} bat un brelan {worse_de}</translation>
    </message>
    <message>
        <source>a wheel</source>
        <translation>une roue</translation>
    </message>
    <message>
        <source>a straight, {better} high, beats a wheel</source>
        <translation>une quinte {better_au} bat une roue</translation>
    </message>
    <message>
        <source>steel wheel</source>
        <translation>roue d’acier</translation>
    </message>
    <message>
        <source>a steel wheel</source>
        <translation>une roue d’acier</translation>
    </message>
    <message>
        <source>a straight flush, {better} high, beats a steel wheel</source>
        <translation>une quinte flush {better_au} bat une roue d’acier</translation>
    </message>
    <message>
        <source>quad {better} beat quad {worse}</source>
        <translation>un carré {better_de} bat un carré {worse_de}</translation>
    </message>
    <message>
        <source>{better} full beat {worse} full</source>
        <translation>un full aux {better} bat un full aux {worse}</translation>
    </message>
    <message>
        <source>Second street</source>
        <translation>Deuxième rue</translation>
    </message>
    <message>
        <source>Third street</source>
        <translation>Troisième rue</translation>
    </message>
    <message>
        <source>Fourth street</source>
        <translation>Quatrième rue</translation>
    </message>
    <message>
        <source>Fifth street</source>
        <translation>Cinquième rue</translation>
    </message>
    <message>
        <source>Sixth street</source>
        <translation>Sixième rue</translation>
    </message>
    <message>
        <source>Seventh street</source>
        <translation>Septième rue</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Avant le tirage</translation>
    </message>
    <message>
        <source>After the draw</source>
        <translation>Après le tirage</translation>
    </message>
    <message>
        <source>{high} wins {half}, {low} {other}</source>
        <translation>{high} gagne {half}, {low} {other}</translation>
    </message>
    <message>
        <source>{high} wins {half}, {low} share {other}</source>
        <translation>{high} gagne {half}, {low} partagent {other}</translation>
    </message>
    <message>
        <source>{high} share {half}, {low} wins {other}</source>
        <translation>{high} partagent {half}, {low} gagne {other}</translation>
    </message>
    <message>
        <source>{high} share {half}, {low} {other}</source>
        <translation>{high} partagent {half}, {low} {other}</translation>
    </message>
    <message>
        <source>{why}, but {seat} goes ahead on {count} of {unseen} turn cards</source>
        <translation>{why}, mais {seat} passe devant avec {count} des {unseen} turns</translation>
    </message>
    <message>
        <source>{why}, but {seat} goes ahead on {count} of {unseen} rivers</source>
        <translation>{why}, mais {seat} passe devant avec {count} des {unseen} rivers</translation>
    </message>
    <message>
        <source>{why}; {seat} goes ahead on {count} of {unseen} turn cards</source>
        <translation>{why}&#x202f;; {seat} passe devant avec {count} des {unseen} turns</translation>
    </message>
    <message>
        <source>{why}; {seat} goes ahead on {count} of {unseen} rivers</source>
        <translation>{why}&#x202f;; {seat} passe devant avec {count} des {unseen} rivers</translation>
    </message>
    <message>
        <source>{why}; {leader} falls behind on {count} of {unseen} turn cards</source>
        <translation>{why}&#x202f;; {leader} passe derrière avec {count} des {unseen} turns</translation>
    </message>
    <message>
        <source>{why}; {leader} falls behind on {count} of {unseen} rivers</source>
        <translation>{why}&#x202f;; {leader} passe derrière avec {count} des {unseen} rivers</translation>
    </message>
    <message>
        <source>&amp;Name the seat</source>
        <translation>&amp;Nommer le siège</translation>
    </message>
    <message>
        <source>name the seat that has the keyboard or the pointer, or else the one in focus</source>
        <translation>nommer le siège où se trouve le clavier ou le pointeur, sinon celui mis en évidence</translation>
    </message>
    <message>
        <source>Street before</source>
        <translation>Rue précédente</translation>
    </message>
    <message>
        <source>the table as it was on the street before</source>
        <translation>la table comme elle était à la rue précédente</translation>
    </message>
    <message>
        <source>Street after</source>
        <translation>Rue suivante</translation>
    </message>
    <message>
        <source>on to the next street, as far as the table is now</source>
        <translation>à la rue suivante, jusqu&apos;où en est la table</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licences</translation>
    </message>
    <message>
        <source>the licence of the program, and those of what it is built on</source>
        <translation>la licence du programme et celles de ce sur quoi il repose</translation>
    </message>
    <message>
        <source>&amp;System colours</source>
        <translation>Couleurs du &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Som&amp;bre</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Contraste éle&amp;vé</translation>
    </message>
    <message>
        <source>&amp;Two colours</source>
        <translation>&amp;Deux couleurs</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Quatre couleurs</translation>
    </message>
    <message>
        <source>Four colours, colour-&amp;blind safe</source>
        <translation>Quatre couleurs pour dal&amp;toniens</translation>
    </message>
    <message>
        <source>Deal the &amp;hands</source>
        <translation>Donner les &amp;mains</translation>
    </message>
    <message>
        <source>Deal the &amp;flop</source>
        <translation>Donner le &amp;flop</translation>
    </message>
    <message>
        <source>Deal the &amp;turn</source>
        <translation>Donner le &amp;turn</translation>
    </message>
    <message>
        <source>Deal the &amp;river</source>
        <translation>Donner la ri&amp;ver</translation>
    </message>
    <message>
        <source>&amp;No joker</source>
        <translation>&amp;Sans joker</translation>
    </message>
    <message>
        <source>A joker that is a &amp;bug</source>
        <translation>Joker comme &amp;bug</translation>
    </message>
    <message>
        <source>A joker that is &amp;any card</source>
        <translation>Joker comme n’im&amp;porte quelle carte</translation>
    </message>
    <message>
        <source>&amp;Wild ranks</source>
        <translation>&amp;Valeurs passe-partout</translation>
    </message>
    <message>
        <source>&amp;Three of a kind beats a straight</source>
        <translation>Le brelan bat la &amp;quinte</translation>
    </message>
    <message>
        <source>Any &amp;low wins, not only eight or better</source>
        <translation>Tout &amp;low gagne, pas seulement huit ou mieux</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Flèches, Début, Fin</translation>
    </message>
    <message>
        <source>walk over the 52 cards</source>
        <translation>parcourir les 52 cartes</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Espace, Entrée</translation>
    </message>
    <message>
        <source>place the card, or take it back</source>
        <translation>placer la carte, ou la reprendre</translation>
    </message>
    <message>
        <source>A S, 1 0 H, …</source>
        <translation>A S, 1 0 H, …</translation>
    </message>
    <message>
        <source>pick a card by typing its rank and suit, wherever the focus is</source>
        <translation>choisir une carte en tapant sa valeur et sa famille, où que soit le focus</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go on to the seats, the board and the results</source>
        <translation>passer aux sièges, au board et aux résultats</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>on a slot: take its card back</source>
        <translation>sur une place&#xa0;: reprendre sa carte</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>back to the cards</source>
        <translation>retour aux cartes</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Showdowns</source>
        <translation>Abattages</translation>
    </message>
    <message>
        <source>Hands in which two seats or more were compared</source>
        <translation>Mains où deux sièges ou plus ont été comparés</translation>
    </message>
    <message>
        <source>All in</source>
        <translation>À tapis</translation>
    </message>
    <message>
        <source>Somebody was all in before the end</source>
        <translation>Quelqu’un était à tapis avant la fin</translation>
    </message>
    <message>
        <source>Paid otherwise</source>
        <translation>Payées autrement</translation>
    </message>
    <message>
        <source>The cards say another winner than the file paid</source>
        <translation>Les cartes désignent un autre gagnant que celui que le fichier a payé</translation>
    </message>
    <message>
        <source>Copies too</source>
        <translation>Avec les doublons</translation>
    </message>
    <message>
        <source>A hand that is in several files each time, not only once</source>
        <translation>Une main qui est dans plusieurs fichiers apparaît chaque fois, pas une seule</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Ce qui est illisible</translation>
    </message>
    <message>
        <source>What could not be read, and why</source>
        <translation>Ce qui n’a pas pu être lu, et pourquoi</translation>
    </message>
    <message>
        <source>The order of the file</source>
        <translation>L’ordre du fichier</translation>
    </message>
    <message>
        <source>The best hand</source>
        <translation>La meilleure main</translation>
    </message>
    <message>
        <source>The best low</source>
        <translation>Le meilleur low</translation>
    </message>
    <message>
        <source>The rank among all hands</source>
        <translation>Le rang parmi toutes les mains</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>Le gagnant</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Les joueurs</translation>
    </message>
    <message>
        <source>The reason</source>
        <translation>La raison</translation>
    </message>
    <message>
        <source>What was won</source>
        <translation>Ce qui a été gagné</translation>
    </message>
    <message>
        <source>The share at the all-in</source>
        <translation>La part au moment du tapis</translation>
    </message>
    <message>
        <source>When it was played</source>
        <translation>La date</translation>
    </message>
    <message>
        <source>The stakes</source>
        <translation>Les limites</translation>
    </message>
    <message>
        <source>Hold&apos;em hi-lo</source>
        <translation>Hold&apos;em hi-lo</translation>
    </message>
    <message>
        <source>Another order of the kinds of hand</source>
        <translation>Un autre ordre des combinaisons</translation>
    </message>
    <message>
        <source>In a game of one&apos;s own kinds of hand may change places: the rules of the game say which beats which.</source>
        <translation>Dans un jeu inventé, des combinaisons peuvent changer de place&#xa0;: les règles du jeu disent laquelle bat laquelle.</translation>
    </message>
    <message>
        <source>Tahoe: two of three cards at most</source>
        <translation>Tahoe&#xa0;: deux des trois cartes au plus</translation>
    </message>
    <message>
        <source>Each player keeps three cards to the end; none, one or two of them play with the board, never all three. It is also called lazy pineapple. In pineapple, crazy pineapple and Irish one card or two are thrown away, and hold&apos;em is what is left.</source>
        <translation>Chaque joueur garde trois cartes jusqu’à la fin&#x202f;; aucune, une ou deux d’entre elles jouent avec le board, jamais les trois. On l’appelle aussi lazy pineapple. En pineapple, crazy pineapple et Irish, une carte ou deux sont jetées, et il reste du hold&apos;em.</translation>
    </message>
    <message>
        <source>Greek hold&apos;em: both cards play</source>
        <translation>Greek hold&apos;em&#xa0;: les deux cartes jouent</translation>
    </message>
    <message>
        <source>A hand is both cards that were dealt and three of the five on the board.</source>
        <translation>Une main se compose des deux cartes reçues et de trois des cinq du board.</translation>
    </message>
    <message>
        <source>Manila: a flush beats a full house</source>
        <translation>Manila&#xa0;: la couleur bat le full</translation>
    </message>
    <message>
        <source>It is played with the 32 cards from seven up. Both cards of the hand play, with three of the board. A flush beats a full house, and the ace is never low in a straight.</source>
        <translation>Il se joue avec les 32 cartes à partir du sept. Les deux cartes de la main jouent, avec trois du board. La couleur bat le full, et l’as n’est jamais bas dans une quinte.</translation>
    </message>
    <message>
        <source>Five-card stud</source>
        <translation>Stud à cinq cartes</translation>
    </message>
    <message>
        <source>Sökö: four to a straight, four to a flush</source>
        <translation>Sökö&#xa0;: quinte ou couleur de quatre cartes</translation>
    </message>
    <message>
        <source>A four-card straight beats a pair, and a four-card flush beats a four-card straight; two pair beats both. A hand is judged by the best of what it is.</source>
        <translation>Une quinte de quatre cartes bat une paire, et une couleur de quatre cartes bat une quinte de quatre cartes&#x202f;; une double paire bat les deux. Une main compte pour la meilleure de ses combinaisons.</translation>
    </message>
    <message>
        <source>Four-card straights compare by their top card, then by the fifth card; ace, two, three and four are the lowest. Four-card flushes compare by their four cards from the highest down, then by the fifth. The game is also called Canadian stud.</source>
        <translation>Les quintes de quatre cartes se comparent par leur carte de tête, puis par la cinquième carte&#x202f;; as, deux, trois et quatre forment la plus basse. Les couleurs de quatre cartes se comparent par leurs quatre cartes, de la plus haute à la plus basse, puis par la cinquième. Le jeu s’appelle aussi Canadian stud.</translation>
    </message>
    <message>
        <source>Four-card straight, eight high</source>
        <translation>Quinte de quatre cartes au huit</translation>
    </message>
    <message>
        <source>Four-card flush, A-9-5-2</source>
        <translation>Couleur de quatre cartes, A-9-5-2</translation>
    </message>
    <message>
        <source>Three cards: which hand wins</source>
        <translation>Trois cartes&#xa0;: quelle main gagne</translation>
    </message>
    <message>
        <source>From the best down: straight flush, three of a kind, straight, flush, pair, high card. With three cards a straight is rarer than a flush. Ace, two, three is the lowest straight.</source>
        <translation>De la meilleure à la moins bonne&#xa0;: quinte flush, brelan, quinte, couleur, paire, carte haute. Avec trois cartes, une quinte est plus rare qu’une couleur. As, deux, trois forment la plus basse quinte.</translation>
    </message>
    <message>
        <source>Straight, 5-4-3</source>
        <translation>Quinte, 5-4-3</translation>
    </message>
    <message>
        <source>Teen patti: three of a kind is best</source>
        <translation>Teen patti&#xa0;: le brelan est la meilleure main</translation>
    </message>
    <message>
        <source>Three of a kind beats a straight flush; below them come straight, flush, pair and high card.</source>
        <translation>Un brelan bat une quinte flush&#x202f;; viennent ensuite quinte, couleur, paire et carte haute.</translation>
    </message>
    <message>
        <source>Ace, two, three is the second-best run, behind ace, king, queen. Sources differ: in some houses it is the best of all.</source>
        <translation>As, deux, trois forment la deuxième meilleure suite, derrière as, roi, dame. Les sources divergent&#xa0;: dans certaines salles, c’est la meilleure de toutes.</translation>
    </message>
    <message>
        <source>Straight, A-3-2</source>
        <translation>Quinte, A-3-2</translation>
    </message>
    <message>
        <source>Deuce-to-seven razz</source>
        <translation>Razz 2-7</translation>
    </message>
    <message>
        <source>Short deck: straight or three of a kind</source>
        <translation>Short deck&#xa0;: quinte ou brelan</translation>
    </message>
    <message>
        <source>Houses differ on whether three of a kind beats a straight. Here the straight is better unless the game&apos;s option says otherwise.</source>
        <translation>Selon les salles, le brelan bat la quinte ou non. Ici la quinte est meilleure, sauf si l’option du jeu dit le contraire.</translation>
    </message>
    <message>
        <source>A wild card stands for whatever card makes the hand best. It is never a second copy of a card in the hand, except to make five of a kind.</source>
        <translation>Une carte passe-partout remplace la carte qui donne la meilleure main. Elle n’est jamais le double d’une carte de la main, sauf pour faire cinq identiques.</translation>
    </message>
    <message>
        <source>The joker can be wild, or all cards of a rank: with deuces wild, the four twos.</source>
        <translation>Le joker peut être passe-partout, ou bien toutes les cartes d’une valeur&#xa0;: avec les deux passe-partout, les quatre deux.</translation>
    </message>
    <message>
        <source>Joker wild: full house, eights full of fives</source>
        <translation>Joker passe-partout&#xa0;: full aux huit par les cinq</translation>
    </message>
    <message>
        <source>Wild against natural</source>
        <translation>Passe-partout contre naturelle</translation>
    </message>
    <message>
        <source>A hand with wild cards is as good as the same hand without them, and they split the pot. Books differ: in some the natural hand wins.</source>
        <translation>Une main avec des cartes passe-partout vaut autant que la même main sans elles, et elles partagent le pot. Les livres divergent&#xa0;: dans certains, la main naturelle gagne.</translation>
    </message>
    <message>
        <source>The joker as a bug</source>
        <translation>Le joker comme bug</translation>
    </message>
    <message>
        <source>The bug is an ace, or the card that completes a straight, a flush or a straight flush; nothing else. Five aces beat everything.</source>
        <translation>Le bug est un as, ou la carte qui complète une quinte, une couleur ou une quinte flush&#x202f;; rien d’autre. Cinq as battent tout.</translation>
    </message>
    <message>
        <source>In a flush it is the highest card of the suit that is not there.</source>
        <translation>Dans une couleur, c’est la plus haute carte de la famille qui n’y est pas.</translation>
    </message>
    <message>
        <source>Joker as a bug: two pair, ace kicker</source>
        <translation>Joker comme bug&#xa0;: double paire, kicker as</translation>
    </message>
    <message>
        <source>Joker as a bug: flush, A-K-9-5-2</source>
        <translation>Joker comme bug&#xa0;: couleur, A-K-9-5-2</translation>
    </message>
    <message>
        <source>The joker in lowball</source>
        <translation>Le joker en lowball</translation>
    </message>
    <message>
        <source>In ace-to-five lowball the joker is the lowest rank that is not in the hand; in other lows it is the rank that makes the best low.</source>
        <translation>En lowball A-5, le joker est la plus basse valeur qui n’est pas dans la main&#x202f;; dans les autres lows, la valeur qui fait le meilleur low.</translation>
    </message>
    <message>
        <source>California lowball is played with a joker unless the house says otherwise.</source>
        <translation>Le lowball californien se joue avec un joker, sauf si la salle dit le contraire.</translation>
    </message>
    <message>
        <source>The joker is a two: 7-4-3-2-A</source>
        <translation>Le joker est un deux&#xa0;: 7-4-3-2-A</translation>
    </message>
    <message>
        <source>A joker in a game without one</source>
        <translation>Un joker dans un jeu qui n’en a pas</translation>
    </message>
    <message>
        <source>A joker that turns up in a game played without one is a scrap of paper: it counts as no card.</source>
        <translation>Un joker qui apparaît dans un jeu joué sans joker est un bout de papier&#xa0;: il ne compte comme aucune carte.</translation>
    </message>
    <message>
        <source>High and low share the pot</source>
        <translation>Le high et le low partagent le pot</translation>
    </message>
    <message>
        <source>In hi-lo games the best high hand takes one half of the pot and the best low the other. One player may win both.</source>
        <translation>Dans les jeux hi-lo, la meilleure main haute prend une moitié du pot et le meilleur low l’autre. Un joueur peut gagner les deux.</translation>
    </message>
    <message>
        <source>Nobody has a low</source>
        <translation>Personne n’a de low</translation>
    </message>
    <message>
        <source>In games with a qualifier the high hand takes the whole pot if no hand qualifies for low.</source>
        <translation>Dans les jeux à qualification, la main haute prend tout le pot si aucune main ne se qualifie pour le low.</translation>
    </message>
    <message>
        <source>Scoop, quarter, three quarters</source>
        <translation>Scoop, quart, trois quarts</translation>
    </message>
    <message>
        <source>A player who wins both halves scoops the pot.</source>
        <translation>Un joueur qui gagne les deux moitiés fait le scoop.</translation>
    </message>
    <message>
        <source>A player who only ties for one half is quartered: of two who tie, each gets a quarter of the pot. Winning one half alone and tying with one other for the other half makes three quarters.</source>
        <translation>Un joueur qui ne fait qu’égalité pour une moitié n’a qu’un quart&#xa0;: de deux joueurs à égalité, chacun reçoit un quart du pot. Gagner seul une moitié et partager l’autre avec un autre joueur fait trois quarts.</translation>
    </message>
    <message>
        <source>The odd chip between high and low</source>
        <translation>Le jeton indivisible entre high et low</translation>
    </message>
    <message>
        <source>A chip that cannot be halved between the high and the low half goes to the high half.</source>
        <translation>Un jeton qui ne se partage pas entre les moitiés high et low va à la moitié high.</translation>
    </message>
    <message>
        <source>Odd chips between tied hands</source>
        <translation>Les jetons indivisibles entre mains à égalité</translation>
    </message>
    <message>
        <source>Chips that cannot be shared go out one each, in games with a button to the first tied seats from its left. Nobody gets more than one.</source>
        <translation>Les jetons qui ne se partagent pas sont donnés un par un, dans les jeux à bouton aux premiers sièges à égalité à sa gauche. Personne n’en reçoit plus d’un.</translation>
    </message>
    <message>
        <source>In stud the odd chip goes by the highest card of all a player&apos;s cards, in razz and for the low half by the lowest. From the highest, the suits are spades, hearts, diamonds, clubs. Tournaments have another rule.</source>
        <translation>En stud, le jeton indivisible va à la plus haute carte parmi toutes celles d’un joueur, en razz et pour la moitié low à la plus basse. De la plus haute à la plus basse, les familles sont pique, cœur, carreau, trèfle. Les tournois ont une autre règle.</translation>
    </message>
    <message>
        <source>Suits never decide who wins a pot; between cards of one rank they decide the odd chip in stud, who brings it in, and the draw for seats or the button.</source>
        <translation>Les familles ne décident jamais qui gagne un pot&#x202f;; entre cartes de même valeur, elles décident du jeton indivisible en stud, de qui ouvre, et du tirage des sièges ou du bouton.</translation>
    </message>
    <message>
        <source>The odd chip in stud tournaments</source>
        <translation>Le jeton indivisible en tournoi de stud</translation>
    </message>
    <message>
        <source>In stud tournaments, and in the cash games of the World Series of Poker, the odd chip goes by the highest card and its suit, in razz and for the low half too. The Poker TDA Rules look at the five cards that play.</source>
        <translation>En tournoi de stud, et dans les parties d’argent des World Series of Poker, le jeton indivisible va à la plus haute carte et à sa famille, en razz et pour la moitié low aussi. Les Poker TDA Rules regardent les cinq cartes qui jouent.</translation>
    </message>
    <message>
        <source>This program keeps Robert&apos;s Rules.</source>
        <translation>Ce programme suit les Robert’s Rules.</translation>
    </message>
    <message>
        <source>An odd chip is changed first</source>
        <translation>Un jeton indivisible est d’abord changé</translation>
    </message>
    <message>
        <source>A chip that cannot be shared is changed into the smallest chips of the game before anybody gets one more.</source>
        <translation>Un jeton qui ne se partage pas est changé en plus petits jetons du jeu avant que quelqu’un n’en reçoive un de plus.</translation>
    </message>
    <message>
        <source>The same hand both ways</source>
        <translation>La même main au high et au low</translation>
    </message>
    <message>
        <source>Players who tie for high and for low share the whole pot as evenly as chips allow: 66 chips are 33 each.</source>
        <translation>Des joueurs à égalité au high et au low partagent tout le pot aussi également que les jetons le permettent&#xa0;: 66 jetons font 33 chacun.</translation>
    </message>
    <message>
        <source>Side pots</source>
        <translation>Pots annexes</translation>
    </message>
    <message>
        <source>The main pot and each side pot are split by themselves, and never put together.</source>
        <translation>Le pot principal et chaque pot annexe se partagent séparément, et ne sont jamais réunis.</translation>
    </message>
    <message>
        <source>A pot holds equal bets of those who can win it. So a player who is all in wins from each other player no more than he put in himself.</source>
        <translation>Un pot contient des mises égales de ceux qui peuvent le gagner. Un joueur à tapis ne peut donc gagner à chaque adversaire plus que ce qu’il a mis lui-même.</translation>
    </message>
    <message>
        <source>A bet that nobody called</source>
        <translation>Une mise que personne n’a payée</translation>
    </message>
    <message>
        <source>What nobody called goes back to the player who bet it, before the pot is split.</source>
        <translation>Ce que personne n’a payé revient au joueur qui l’a misé, avant le partage du pot.</translation>
    </message>
    <message>
        <source>The tournament rules say this of a bettor who throws the cards away by mistake.</source>
        <translation>Les règles de tournoi le disent du miseur qui jette ses cartes par erreur.</translation>
    </message>
    <message>
        <source>Dealing twice</source>
        <translation>Donner deux fois</translation>
    </message>
    <message>
        <source>When no more bets are possible, the players may agree to deal the cards to come twice. Each deal decides half of the pot.</source>
        <translation>Quand plus aucune mise n’est possible, les joueurs peuvent convenir de donner deux fois les cartes à venir. Chaque donne décide d’une moitié du pot.</translation>
    </message>
    <message>
        <source>Several boards</source>
        <translation>Plusieurs boards</translation>
    </message>
    <message>
        <source>A pot is divided in this order: main pot and side pots, boards, high and low, tied hands. At each step odd chips go one each to the first parts. No rule book that we read says which board gets an odd chip.</source>
        <translation>Un pot se divise dans cet ordre&#xa0;: pot principal et pots annexes, boards, high et low, mains à égalité. À chaque étape, les jetons indivisibles vont un par un aux premières parts. Aucun des règlements que nous avons lus ne dit quel board reçoit un jeton indivisible.</translation>
    </message>
    <message>
        <source>Cards speak</source>
        <translation>Les cartes parlent</translation>
    </message>
    <message>
        <source>The cards on the table decide, not what their player says of them.</source>
        <translation>Ce sont les cartes sur la table qui décident, non ce qu’en dit leur joueur.</translation>
    </message>
    <message>
        <source>All cards are shown</source>
        <translation>Toutes les cartes sont montrées</translation>
    </message>
    <message>
        <source>To win any part of a pot at the showdown, a player shows all cards of the hand face up, those that do not play too.</source>
        <translation>Pour gagner une part d’un pot à l’abattage, un joueur montre toutes les cartes de sa main face visible, celles qui ne jouent pas aussi.</translation>
    </message>
    <message>
        <source>Who shows first</source>
        <translation>Qui montre en premier</translation>
    </message>
    <message>
        <source>The player who made the last bet or raise on the last street shows first; if nobody bet there, the one who had to act first.</source>
        <translation>Le joueur qui a fait la dernière mise ou relance du dernier tour montre en premier&#x202f;; si personne n’y a misé, celui qui devait parler en premier.</translation>
    </message>
    <message>
        <source>Players in a side pot show before those who can win the main pot only.</source>
        <translation>Les joueurs d’un pot annexe montrent avant ceux qui ne peuvent gagner que le pot principal.</translation>
    </message>
    <message>
        <source>All in: hands face up</source>
        <translation>À tapis&#xa0;: mains découvertes</translation>
    </message>
    <message>
        <source>In tournaments all hands are turned face up once a player is all in and nobody can bet any more.</source>
        <translation>En tournoi, toutes les mains sont découvertes dès qu’un joueur est à tapis et que personne ne peut plus miser.</translation>
    </message>
    <message>
        <source>Fouled hands</source>
        <translation>Mains invalides</translation>
    </message>
    <message>
        <source>A hand that does not have the number of cards of its game is dead. In stud a hand without its last card may be ruled live, and in draw games one with too few cards before the draw is live.</source>
        <translation>Une main qui n’a pas le nombre de cartes de son jeu est morte. En stud, une main sans sa dernière carte peut être jugée valable, et dans les jeux à tirage, une main qui a trop peu de cartes avant le tirage est valable.</translation>
    </message>
    <message>
        <source>Disputing a hand</source>
        <translation>Contester une main</translation>
    </message>
    <message>
        <source>How a hand on the table was read may be disputed until the next hand begins.</source>
        <translation>La lecture d’une main sur la table peut être contestée jusqu’au début de la main suivante.</translation>
    </message>
    <message>
        <source>Pocket pair, top pair, overpair, two pair</source>
        <translation>Paire servie, top paire, overpair, double paire</translation>
    </message>
    <message>
        <source>Set, trips, quads</source>
        <translation>Set, trips, carré</translation>
    </message>
    <message>
        <source>The nuts</source>
        <translation>Les nuts</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Tirages</translation>
    </message>
    <message>
        <source>Outs</source>
        <translation>Outs</translation>
    </message>
    <message>
        <source>An out is a next card that puts a hand ahead which is behind. Of a hand alone it is one that makes a better kind of hand of the hand&apos;s own cards.</source>
        <translation>Un out est une prochaine carte qui fait passer devant une main qui est derrière. Pour une main seule, c’est une carte qui fait une meilleure combinaison avec les cartes propres de la main.</translation>
    </message>
    <message>
        <source>The bet: what a call needs (pot odds)</source>
        <translation>La mise&#xa0;: ce qu’il faut pour payer (cote du pot)</translation>
    </message>
    <message>
        <source>A call needs the share that it pays of all chips: 50 to call and 100 in the pot are 50 of 150, a third. It is worth the hand&apos;s share of those chips, less what it costs.</source>
        <translation>Pour payer, il faut avoir la part que l’on met dans l’ensemble des jetons&#xa0;: 50 à payer et 100 dans le pot font 50 sur 150, un tiers. Payer rapporte la part de la main dans ces jetons, moins ce que l’on paie.</translation>
    </message>
    <message>
        <source>A hand&apos;s share (its equity) is what it wins of the pot on average.</source>
        <translation>La part d’une main (son équité) est ce qu’elle gagne du pot en moyenne.</translation>
    </message>
    <message>
        <source>Both play the board: {hand}.</source>
        <translation>Les deux jouent le board&#xa0;: {hand_un}.</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} contre {other}</translation>
    </message>
    <message>
        <source>For {half}: {one} against {other}</source>
        <translation>Pour {half}&#xa0;: {one} contre {other}</translation>
    </message>
    <message>
        <source>{seat} has the only low.</source>
        <translation>{seat} a le seul low.</translation>
    </message>
    <message>
        <source>For the low: nobody</source>
        <translation>Pour le low&#xa0;: personne</translation>
    </message>
    <message>
        <source>{seat}: {why}</source>
        <translation>{seat}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Both have {same}.</source>
        <translation>Les deux ont {same}.</translation>
    </message>
    <message>
        <source>{seat} is better: {reason}.</source>
        <translation>{seat} a mieux&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{seat} is lower: {reason}.</source>
        <translation>{seat} est plus bas&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>the high</source>
        <translation>le high|au|au high|de|du high</translation>
    </message>
    <message>
        <source>the low</source>
        <translation>le low|au|au low|de|du low</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le board</translation>
    </message>
    <message>
        <source>the options are {names}</source>
        <translation>les options sont {names}</translation>
    </message>
    <message>
        <source>a joker is one of: {names}</source>
        <translation>un joker est l’un de ceux-ci&#xa0;: {names}</translation>
    </message>
    <message>
        <source>wild ranks are written like 2,J</source>
        <translation>les valeurs passe-partout s’écrivent comme 2,J</translation>
    </message>
    <message>
        <source>an option like this is true or false</source>
        <translation>une option de ce genre vaut true ou false</translation>
    </message>
    <message>
        <source>Any cards</source>
        <translation>Cartes au choix</translation>
    </message>
    <message>
        <source>Texas hold&apos;em</source>
        <translation>Texas hold&apos;em</translation>
    </message>
    <message>
        <source>Hold&apos;em</source>
        <translation>Hold&apos;em</translation>
    </message>
    <message>
        <source>Greek hold&apos;em</source>
        <translation>Greek hold&apos;em</translation>
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
        <translation>Omaha à cinq cartes</translation>
    </message>
    <message>
        <source>Omaha 5</source>
        <translation>Omaha 5</translation>
    </message>
    <message>
        <source>Six-card Omaha</source>
        <translation>Omaha à six cartes</translation>
    </message>
    <message>
        <source>Omaha 6</source>
        <translation>Omaha 6</translation>
    </message>
    <message>
        <source>Omaha hi-lo</source>
        <translation>Omaha hi-lo</translation>
    </message>
    <message>
        <source>Five-card Omaha hi-lo</source>
        <translation>Omaha hi-lo à cinq cartes</translation>
    </message>
    <message>
        <source>Omaha 5 hi-lo</source>
        <translation>Omaha 5 hi-lo</translation>
    </message>
    <message>
        <source>Six-card Omaha hi-lo</source>
        <translation>Omaha hi-lo à six cartes</translation>
    </message>
    <message>
        <source>Omaha 6 hi-lo</source>
        <translation>Omaha 6 hi-lo</translation>
    </message>
    <message>
        <source>Seven-card stud</source>
        <translation>Stud à sept cartes</translation>
    </message>
    <message>
        <source>Stud</source>
        <translation>Stud</translation>
    </message>
    <message>
        <source>Seven-card stud hi-lo</source>
        <translation>Stud hi-lo à sept cartes</translation>
    </message>
    <message>
        <source>Stud hi-lo</source>
        <translation>Stud hi-lo</translation>
    </message>
    <message>
        <source>Five-card draw</source>
        <translation>Poker fermé à cinq cartes</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Fermé</translation>
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
        <translation>Poker à trois cartes</translation>
    </message>
    <message>
        <source>Teen patti</source>
        <translation>Teen patti</translation>
    </message>
    <message>
        <source>California lowball</source>
        <translation>Lowball californien</translation>
    </message>
    <message>
        <source>Lowball A-5</source>
        <translation>Lowball A-5</translation>
    </message>
    <message>
        <source>Deuce-to-seven lowball</source>
        <translation>Lowball 2-7</translation>
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
        <translation>le badugi|au|au badugi|de|du badugi</translation>
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
        <translation>la main de tirage|au|à la main de tirage|de|de la main de tirage</translation>
    </message>
    <message>
        <source>the Omaha hand</source>
        <translation>la main Omaha|au|à la main Omaha|de|de la main Omaha</translation>
    </message>
    <message>
        <source>Short-deck hold&apos;em</source>
        <translation>Short deck hold&apos;em</translation>
    </message>
    <message>
        <source>Short deck</source>
        <translation>Short deck</translation>
    </message>
    <message>
        <source>Manila</source>
        <translation>Manila</translation>
    </message>
    <message>
        <source>Royal hold&apos;em</source>
        <translation>Royal hold&apos;em</translation>
    </message>
    <message>
        <source>before the flop</source>
        <translation>avant le flop</translation>
    </message>
    <message>
        <source>on the flop</source>
        <translation>au flop</translation>
    </message>
    <message>
        <source>on the turn</source>
        <translation>au turn</translation>
    </message>
    <message>
        <source>on the river</source>
        <translation>à la river</translation>
    </message>
    <message>
        <source>on second street</source>
        <translation>en deuxième rue</translation>
    </message>
    <message>
        <source>on third street</source>
        <translation>en troisième rue</translation>
    </message>
    <message>
        <source>on fourth street</source>
        <translation>en quatrième rue</translation>
    </message>
    <message>
        <source>on fifth street</source>
        <translation>en cinquième rue</translation>
    </message>
    <message>
        <source>on sixth street</source>
        <translation>en sixième rue</translation>
    </message>
    <message>
        <source>on seventh street</source>
        <translation>en septième rue</translation>
    </message>
    <message>
        <source>All in {street}, {player} had {share} of the pot.</source>
        <translation>À tapis {street}, {player} avait {share} du pot.</translation>
    </message>
    <message>
        <source>All in {street}, {player} had {share} of {pot}: worth {worth}. {player} put in {bet} and took {paid}: {difference} more than the cards were worth.</source>
        <translation>À tapis {street}, {player} avait {share} de {pot}&#xa0;: cela vaut {worth}. {player} a mis {bet} et a pris {paid}&#xa0;: {difference} de plus que ne valaient les cartes.</translation>
    </message>
    <message>
        <source>All in {street}, {player} had {share} of {pot}: worth {worth}. {player} put in {bet} and took {paid}: {difference} less than the cards were worth.</source>
        <translation>À tapis {street}, {player} avait {share} de {pot}&#xa0;: cela vaut {worth}. {player} a mis {bet} et a pris {paid}&#xa0;: {difference} de moins que ne valaient les cartes.</translation>
    </message>
    <message>
        <source>{player} all in {street} with {share}</source>
        <translation>{player} à tapis {street} avec {share}</translation>
    </message>
    <message>
        <source>all in {street} with {share}</source>
        <translation>à tapis {street} avec {share}</translation>
    </message>
    <message>
        <source>The file cannot be read: {why}</source>
        <translation>Le fichier est illisible&#xa0;: {why}</translation>
    </message>
    <message>
        <source>a quotation mark opens there and is not closed</source>
        <translation>un guillemet s’y ouvre et n’est pas fermé</translation>
    </message>
    <message>
        <source>one of its cells is too long</source>
        <translation>une de ses cellules est trop longue</translation>
    </message>
    <message>
        <source>it has {count} cells under {names} names</source>
        <translation>nombre de cellules&#xa0;: {count}, nombre de noms&#xa0;: {names}</translation>
    </message>
    <message>
        <source>the hand was cancelled</source>
        <translation>la main a été annulée</translation>
    </message>
    <message>
        <source>everybody else folded</source>
        <translation>tous les autres se sont couchés</translation>
    </message>
    <message>
        <source>there are no two hands to compare</source>
        <translation>il n’y a pas deux mains à comparer</translation>
    </message>
    <message>
        <source>{reason} (no suits given: no flush assumed)</source>
        <translation>{reason} (sans familles indiquées&#xa0;: pas de couleur supposée)</translation>
    </message>
    <message>
        <source>{leads}, and cards are to come: {reason}</source>
        <translation>{leads}, et des cartes sont à venir&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>il est trop long</translation>
    </message>
    <message>
        <source>a number is too long or it is nested too deeply</source>
        <translation>un nombre est trop long ou l’imbrication trop profonde</translation>
    </message>
    <message>
        <source>there is no “ohh” with a hand in it</source>
        <translation>il n’y a pas de «&#x202f;ohh&#x202f;» contenant une main</translation>
    </message>
    <message>
        <source>“{text}” belongs to no hand</source>
        <translation>«&#x202f;{text}&#x202f;» n’appartient à aucune main</translation>
    </message>
    <message>
        <source>line {line} is no JSON from “{rest}” on</source>
        <translation>la ligne {line} n’est pas du JSON à partir de «&#x202f;{rest}&#x202f;»</translation>
    </message>
    <message>
        <source>It is in a ZIP file with a password</source>
        <translation>Il est dans un fichier ZIP à mot de passe</translation>
    </message>
    <message>
        <source>there is no list of actions in it</source>
        <translation>il ne contient pas de liste d’actions</translation>
    </message>
    <message>
        <source>a key has too many parts</source>
        <translation>une clé a trop de parties</translation>
    </message>
    <message>
        <source>it is no TOML ({error})</source>
        <translation>ce n’est pas du TOML ({error})</translation>
    </message>
    <message>
        <source>line {line} is no TOML from “{rest}” on</source>
        <translation>la ligne {line} n’est pas du TOML à partir de «&#x202f;{rest}&#x202f;»</translation>
    </message>
    <message>
        <source>one hand has {count} actions, far too many</source>
        <translation>une main a {count} actions, beaucoup trop</translation>
    </message>
    <message>
        <source>“{action}” is no action</source>
        <translation>«&#x202f;{action}&#x202f;» n’est pas une action</translation>
    </message>
    <message>
        <source>“{text}” is no amount of chips</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une somme de jetons</translation>
    </message>
    <message>
        <source>it is no XML ({error})</source>
        <translation>ce n’est pas du XML ({error})</translation>
    </message>
    <message>
        <source>German</source>
        <translation>allemand</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espagnol</translation>
    </message>
    <message>
        <source>Spanish or Portuguese</source>
        <translation>espagnol ou portugais</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugais</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italien</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>néerlandais</translation>
    </message>
    <message>
        <source>Danish, Norwegian or Swedish</source>
        <translation>danois, norvégien ou suédois</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danois</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>norvégien</translation>
    </message>
    <message>
        <source>Danish or Norwegian</source>
        <translation>danois ou norvégien</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>suédois</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>russe</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polonais</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>tchèque</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>hongrois</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finnois</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>grec</translation>
    </message>
    <message>
        <source>Turkish or Romanian</source>
        <translation>turc ou roumain</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chinois</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonais</translation>
    </message>
    <message>
        <source>not English</source>
        <translation>pas en anglais</translation>
    </message>
    <message>
        <source>it lacks a field of PokerNow, or has another value there</source>
        <translation>il manque un champ de PokerNow, ou il y a une autre valeur</translation>
    </message>
    <message>
        <source>The line is too long to be read</source>
        <translation>La ligne est trop longue pour être lue</translation>
    </message>
    <message>
        <source>The packed file is damaged</source>
        <translation>Le fichier compressé est endommagé</translation>
    </message>
    <message>
        <source>The line is no text: it holds NUL bytes, or it is not in UTF-8, UTF-16 or Windows-1252</source>
        <translation>La ligne n’est pas du texte&#xa0;: elle contient des octets NUL, ou n’est ni en UTF-8, ni en UTF-16, ni en Windows-1252</translation>
    </message>
    <message>
        <source>It became shorter while it was read</source>
        <translation>Il a raccourci pendant la lecture</translation>
    </message>
    <message>
        <source>It is a folder, a pipe or a device</source>
        <translation>C’est un dossier, un tube ou un périphérique</translation>
    </message>
    <message>
        <source>low</source>
        <translation>low</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>ligne {line}</translation>
    </message>
    <message>
        <source>{high}; low: {low}</source>
        <translation>{high}&#x202f;; low&#xa0;: {low}</translation>
    </message>
    <message>
        <source>{rank} low</source>
        <translation>low {rank}</translation>
    </message>
    <message>
        <source>the {card} cannot come, because every deal gives it to another seat</source>
        <translation>{card_le} ne peut pas venir&#xa0;: chaque donne attribue cette carte à un autre siège</translation>
    </message>
    <message>
        <source>after it {seat} has {share}</source>
        <translation>ensuite, {seat}&#xa0;: {share}</translation>
    </message>
    <message>
        <source>Would lie among the dead cards</source>
        <translation>Irait parmi les cartes mortes</translation>
    </message>
    <message>
        <source>for {seat}: {hand}</source>
        <translation>pour {seat}&#xa0;: {hand}</translation>
    </message>
    <message>
        <source>Would lie on the board</source>
        <translation>Irait sur le board</translation>
    </message>
    <message>
        <source>Would make {hands}</source>
        <translation>Ferait {hands}</translation>
    </message>
    <message>
        <source>Would make: {hand}</source>
        <translation>Ferait&#xa0;: {hand}</translation>
    </message>
    <message>
        <source>{makes}; then {headline}</source>
        <translation>{makes}&#x202f;; alors {headline}</translation>
    </message>
    <message>
        <source>flush draw</source>
        <translation>tirage couleur|un|un tirage couleur</translation>
    </message>
    <message>
        <source>backdoor flush draw</source>
        <translation>tirage couleur backdoor</translation>
    </message>
    <message>
        <source>open-ended straight draw</source>
        <translation>tirage quinte bilatéral</translation>
    </message>
    <message>
        <source>double gutshot</source>
        <translation>double gutshot</translation>
    </message>
    <message>
        <source>gutshot</source>
        <translation>gutshot</translation>
    </message>
    <message>
        <source>wrap</source>
        <translation>wrap</translation>
    </message>
    <message>
        <source>overcards</source>
        <translation>overcards</translation>
    </message>
    <message>
        <source>nut {draw}</source>
        <translation>{draw} max</translation>
    </message>
    <message>
        <source>{draws}: {count} cards</source>
        <translation>{draws}&#xa0;: {count} cartes</translation>
    </message>
    <message>
        <source>{draws}</source>
        <translation>{draws}</translation>
    </message>
    <message>
        <source>{draws}: {count} card</source>
        <translation>{draws}&#xa0;: {count} carte</translation>
    </message>
    <message>
        <source>nut</source>
        <translation>max</translation>
    </message>
    <message>
        <source>second-nut</source>
        <translation>second nuts</translation>
    </message>
    <message>
        <source>third-nut</source>
        <translation>troisième nuts</translation>
    </message>
    <message>
        <source>fourth-nut</source>
        <translation>quatrième nuts</translation>
    </message>
    <message>
        <source>fifth-nut</source>
        <translation>cinquième nuts</translation>
    </message>
    <message>
        <source>sixth-nut</source>
        <translation>sixième nuts</translation>
    </message>
    <message>
        <source>top pair</source>
        <translation>top paire|un|une top paire</translation>
    </message>
    <message>
        <source>second pair</source>
        <translation>deuxième paire|un|une deuxième paire</translation>
    </message>
    <message>
        <source>third pair</source>
        <translation>troisième paire</translation>
    </message>
    <message>
        <source>fourth pair</source>
        <translation>quatrième paire</translation>
    </message>
    <message>
        <source>middle pair</source>
        <translation>paire du milieu|un|une paire du milieu</translation>
    </message>
    <message>
        <source>bottom pair</source>
        <translation>paire du bas|un|une paire du bas</translation>
    </message>
    <message>
        <source>top set, {ranks}</source>
        <translation>top set {ranks_de}</translation>
    </message>
    <message>
        <source>middle set, {ranks}</source>
        <translation>middle set {ranks_de}</translation>
    </message>
    <message>
        <source>bottom set, {ranks}</source>
        <translation>bottom set {ranks_de}</translation>
    </message>
    <message>
        <source>top two pair</source>
        <translation>double paire du haut</translation>
    </message>
    <message>
        <source>top and bottom pair</source>
        <translation>paire du haut et paire du bas</translation>
    </message>
    <message>
        <source>bottom two pair</source>
        <translation>double paire du bas</translation>
    </message>
    <message>
        <source>{firsts} full of {seconds}</source>
        <translation>full aux {firsts} par les {seconds}</translation>
    </message>
    <message>
        <source>quad {firsts}</source>
        <translation>carré {firsts_de}</translation>
    </message>
    <message>
        <source>straight flush, {first} high</source>
        <translation>quinte flush {first_au}|un|une quinte flush {first_au}</translation>
    </message>
    <message>
        <source>the board plays: {firsts} full of {seconds}</source>
        <translation>le board joue&#xa0;: un full aux {firsts} par les {seconds}</translation>
    </message>
    <message>
        <source>the board plays: quad {firsts}</source>
        <translation>le board joue&#xa0;: un carré {firsts_de}</translation>
    </message>
    <message>
        <source>{high}; {low}</source>
        <translation>{high}&#x202f;; {low}</translation>
    </message>
    <message>
        <source>pocket {ranks}</source>
        <translation>paire servie {ranks_de}</translation>
    </message>
    <message>
        <source>{high}-{low} suited</source>
        <translation>{high}-{low} assortis</translation>
    </message>
    <message>
        <source>{high}-{low} offsuit</source>
        <translation>{high}-{low} dépareillés</translation>
    </message>
    <message>
        <source>{first} high</source>
        <translation>hauteur {first}|un|une hauteur {first}</translation>
    </message>
    <message>
        <source>the kicker does not play</source>
        <translation>le kicker ne joue pas</translation>
    </message>
    <message>
        <source>{rank} kicker</source>
        <translation>kicker {rank}</translation>
    </message>
    <message>
        <source>a pair on the board, {kicker}</source>
        <translation>paire au board, {kicker}</translation>
    </message>
    <message>
        <source>top kicker</source>
        <translation>top kicker</translation>
    </message>
    <message>
        <source>{pair}, {kicker}</source>
        <translation>{pair}, {kicker}</translation>
    </message>
    <message>
        <source>overpair</source>
        <translation>overpair</translation>
    </message>
    <message>
        <source>underpair</source>
        <translation>underpair</translation>
    </message>
    <message>
        <source>pocket {ranks} under the {higher}</source>
        <translation>paire servie {ranks_de} sous {higher_le}</translation>
    </message>
    <message>
        <source>two pair on the board</source>
        <translation>double paire sur le board</translation>
    </message>
    <message>
        <source>two pair, {firsts} and {seconds}</source>
        <translation>double paire, {firsts} et {seconds}|un|une double paire, {firsts} et {seconds}</translation>
    </message>
    <message>
        <source>{pair} and the board&apos;s {ranks}</source>
        <translation>{pair} et les {ranks} du board</translation>
    </message>
    <message>
        <source>set of {firsts}</source>
        <translation>set {firsts_de}</translation>
    </message>
    <message>
        <source>trip {firsts}, {kicker}</source>
        <translation>trips {firsts_de}, {kicker}</translation>
    </message>
    <message>
        <source>three {firsts} on the board, {kicker}</source>
        <translation>brelan {firsts_de} sur le board, {kicker}</translation>
    </message>
    <message>
        <source>straight, {first} high</source>
        <translation>quinte {first_au}|un|une quinte {first_au}</translation>
    </message>
    <message>
        <source>{nut} straight</source>
        <translation>quinte {nut}</translation>
    </message>
    <message>
        <source>{nut} flush</source>
        <translation>couleur {nut}</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>quinte flush royale|un|une quinte flush royale|tile|royale</translation>
    </message>
    <message>
        <source>{hand}, the nuts</source>
        <translation>{hand}, les nuts</translation>
    </message>
    <message>
        <source>{nut} low</source>
        <translation>low {nut}</translation>
    </message>
    <message>
        <source>low {row}</source>
        <translation>low {row}</translation>
    </message>
    <message>
        <source>low counterfeited</source>
        <translation>low contrefait</translation>
    </message>
    <message>
        <source>no low yet</source>
        <translation>pas encore de low</translation>
    </message>
    <message>
        <source>no low</source>
        <translation>pas de low</translation>
    </message>
    <message>
        <source>{place}-nut</source>
        <translation>{place_er} nuts</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux|le|le deux|Le|Le deux|un|un deux|au|au deux|de|de deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois|le|le trois|Le|Le trois|un|un trois|au|au trois|de|de trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre|le|le quatre|Le|Le quatre|un|un quatre|au|au quatre|de|de quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq|le|le cinq|Le|Le cinq|un|un cinq|au|au cinq|de|de cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six|le|le six|Le|Le six|un|un six|au|au six|de|de six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept|le|le sept|Le|Le sept|un|un sept|au|au sept|de|de sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit|le|le huit|Le|Le huit|un|un huit|au|au huit|de|de huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf|le|le neuf|Le|Le neuf|un|un neuf|au|au neuf|de|de neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix|le|le dix|Le|Le dix|un|un dix|au|au dix|de|de dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet|le|le valet|Le|Le valet|un|un valet|au|au valet|de|de valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame|le|la dame|Le|La dame|un|une dame|au|à la dame|de|de dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi|le|le roi|Le|Le roi|un|un roi|au|au roi|de|de roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as|le|l’as|Le|L’as|un|un as|au|à l’as|de|d’as</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>deux|de|de deux</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>trois|de|de trois</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quatre|de|de quatre</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinq|de|de cinq</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>six|de|de six</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sept|de|de sept</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>huit|de|de huit</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>neuf|de|de neuf</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dix|de|de dix</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valets|de|de valets</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dames|de|de dames</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>rois|de|de rois</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>as|de|d’as</translation>
    </message>
    <message>
        <source>deuce</source>
        <translation>deux|le|le deux|Le|Le deux|un|un deux|au|au deux|de|de deux</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>carte haute|un|une carte haute|tile|hauteur</translation>
    </message>
    <message>
        <source>one pair</source>
        <translation>paire|un|une paire</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>double paire|un|une double paire|tile|2 paires</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>brelan|un|un brelan|le|le brelan|haut|le brelan le plus haut</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>quinte|un|une quinte</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>couleur|un|une couleur</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>full|un|un full</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>carré|un|un carré|le|le carré|haut|le carré le plus haut</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>quinte flush|un|une quinte flush|tile|q. flush</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <translation>cinq identiques|un|une main de cinq identiques|le|la main de cinq identiques|haut|la main de cinq identiques la plus haute|tile|cinq id.</translation>
    </message>
    <message>
        <source>four-card straight</source>
        <translation>quinte de quatre cartes|un|une quinte de quatre cartes|tile|quinte 4</translation>
    </message>
    <message>
        <source>four-card flush</source>
        <translation>couleur de quatre cartes|un|une couleur de quatre cartes|tile|coul. 4</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>une paire</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>une quinte</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>une couleur</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>un full</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation>une quinte flush</translation>
    </message>
    <message>
        <source>a four-card straight</source>
        <translation>une quinte de quatre cartes</translation>
    </message>
    <message>
        <source>a four-card flush</source>
        <translation>une couleur de quatre cartes</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>deux cartes</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>trois cartes</translation>
    </message>
    <message>
        <source>four cards</source>
        <translation>quatre cartes</translation>
    </message>
    <message>
        <source>one-card hand</source>
        <translation>main d’une carte|un|une main d’une carte</translation>
    </message>
    <message>
        <source>two-card hand</source>
        <translation>main de deux cartes|un|une main de deux cartes</translation>
    </message>
    <message>
        <source>three-card hand</source>
        <translation>main de trois cartes|un|une main de trois cartes</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>badugi|un|un badugi</translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation>une quinte flush royale</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>paire|un|une paire|haut|la paire la plus haute</translation>
    </message>
    <message>
        <source>trips</source>
        <translation>brelan|un|un brelan</translation>
    </message>
    <message>
        <source>quads</source>
        <translation>carré|un|un carré</translation>
    </message>
    <message>
        <source>str. flush</source>
        <translation>q. flush</translation>
    </message>
    <message>
        <source>five alike</source>
        <translation>cinq id.</translation>
    </message>
    <message>
        <source>4-straight</source>
        <translation>quinte 4</translation>
    </message>
    <message>
        <source>4-flush</source>
        <translation>coul. 4</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>sur le board</translation>
    </message>
    <message>
        <source>in the hand</source>
        <translation>dans la main</translation>
    </message>
    <message>
        <source>among the dead cards</source>
        <translation>parmi les cartes mortes</translation>
    </message>
    <message>
        <source>No suits given: no flush assumed</source>
        <translation>Sans familles indiquées&#xa0;: pas de couleur supposée</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle|les|les trèfles|de|de trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau|les|les carreaux|de|de carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur|les|les cœurs|de|de cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique|les|les piques|de|de pique</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>{rank} de trèfle|le|{rank_le} de trèfle|Le|{rank_Le} de trèfle</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>{rank} de carreau|le|{rank_le} de carreau|Le|{rank_Le} de carreau</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>{rank} de cœur|le|{rank_le} de cœur|Le|{rank_Le} de cœur</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>{rank} de pique|le|{rank_le} de pique|Le|{rank_Le} de pique</translation>
    </message>
    <message>
        <source>High card, {row}</source>
        <translation>Carte haute, {row}</translation>
    </message>
    <message>
        <source>Pair of {firsts}</source>
        <translation>Paire {firsts_de}</translation>
    </message>
    <message>
        <source>Pair of {firsts}, {kicker} kicker</source>
        <translation>Paire {firsts_de}, kicker {kicker}</translation>
    </message>
    <message>
        <source>Pair of {firsts}, {rest} kickers</source>
        <translation>Paire {firsts_de}, kickers {rest}</translation>
    </message>
    <message>
        <source>Two pair, {firsts} and {seconds}</source>
        <translation>Double paire, {firsts} et {seconds}</translation>
    </message>
    <message>
        <source>Two pair, {firsts} and {seconds}, {kicker} kicker</source>
        <translation>Double paire, {firsts} et {seconds}, kicker {kicker}</translation>
    </message>
    <message>
        <source>Three {firsts}</source>
        <translation>Brelan {firsts_de}</translation>
    </message>
    <message>
        <source>Three {firsts}, {kicker} kicker</source>
        <translation>Brelan {firsts_de}, kicker {kicker}</translation>
    </message>
    <message>
        <source>Three {firsts}, {rest} kickers</source>
        <translation>Brelan {firsts_de}, kickers {rest}</translation>
    </message>
    <message>
        <source>Straight, {first} high</source>
        <translation>Quinte {first_au}</translation>
    </message>
    <message>
        <source>Straight, {row}</source>
        <translation>Quinte, {row}</translation>
    </message>
    <message>
        <source>Flush, {row}</source>
        <translation>Couleur, {row}</translation>
    </message>
    <message>
        <source>Full house, {firsts} full of {seconds}</source>
        <translation>Full aux {firsts} par les {seconds}</translation>
    </message>
    <message>
        <source>Four {firsts}</source>
        <translation>Carré {firsts_de}</translation>
    </message>
    <message>
        <source>Four {firsts}, {kicker} kicker</source>
        <translation>Carré {firsts_de}, kicker {kicker}</translation>
    </message>
    <message>
        <source>Straight flush, {first} high</source>
        <translation>Quinte flush {first_au}</translation>
    </message>
    <message>
        <source>Straight flush, {row}</source>
        <translation>Quinte flush, {row}</translation>
    </message>
    <message>
        <source>Five {firsts}</source>
        <translation>Cinq {firsts}</translation>
    </message>
    <message>
        <source>Four-card straight, {first} high</source>
        <translation>Quinte de quatre cartes {first_au}</translation>
    </message>
    <message>
        <source>Four-card straight, {first} high, {kicker} kicker</source>
        <translation>Quinte de quatre cartes {first_au}, kicker {kicker}</translation>
    </message>
    <message>
        <source>Four-card flush, {first} high</source>
        <translation>Couleur de quatre cartes {first_au}</translation>
    </message>
    <message>
        <source>Four-card flush, {four}, {kicker} kicker</source>
        <translation>Couleur de quatre cartes, {four}, kicker {kicker}</translation>
    </message>
    <message>
        <source>high card, {row}</source>
        <translation>carte haute, {row}|un|une carte haute, {row}</translation>
    </message>
    <message>
        <source>a pair of {firsts}</source>
        <translation>une paire {firsts_de}</translation>
    </message>
    <message>
        <source>a pair of {firsts}, {kicker} kicker</source>
        <translation>une paire {firsts_de}, kicker {kicker}</translation>
    </message>
    <message>
        <source>a pair of {firsts}, {rest} kickers</source>
        <translation>une paire {firsts_de}, kickers {rest}</translation>
    </message>
    <message>
        <source>two pair, {firsts} and {seconds}, {kicker} kicker</source>
        <translation>double paire, {firsts} et {seconds}, kicker {kicker}|un|une double paire, {firsts} et {seconds}, kicker {kicker}</translation>
    </message>
    <message>
        <source>three {firsts}</source>
        <translation>brelan {firsts_de}|un|un brelan {firsts_de}</translation>
    </message>
    <message>
        <source>three {firsts}, {kicker} kicker</source>
        <translation>brelan {firsts_de}, kicker {kicker}|un|un brelan {firsts_de}, kicker {kicker}</translation>
    </message>
    <message>
        <source>three {firsts}, {rest} kickers</source>
        <translation>brelan {firsts_de}, kickers {rest}|un|un brelan {firsts_de}, kickers {rest}</translation>
    </message>
    <message>
        <source>a straight, {first} high</source>
        <translation>une quinte {first_au}</translation>
    </message>
    <message>
        <source>a straight, {row}</source>
        <translation>une quinte, {row}</translation>
    </message>
    <message>
        <source>a flush, {row}</source>
        <translation>une couleur, {row}</translation>
    </message>
    <message>
        <source>a full house, {firsts} full of {seconds}</source>
        <translation>un full aux {firsts} par les {seconds}</translation>
    </message>
    <message>
        <source>four {firsts}</source>
        <translation>carré {firsts_de}|un|un carré {firsts_de}</translation>
    </message>
    <message>
        <source>four {firsts}, {kicker} kicker</source>
        <translation>carré {firsts_de}, kicker {kicker}|un|un carré {firsts_de}, kicker {kicker}</translation>
    </message>
    <message>
        <source>a straight flush, {first} high</source>
        <translation>une quinte flush {first_au}</translation>
    </message>
    <message>
        <source>a straight flush, {row}</source>
        <translation>une quinte flush, {row}</translation>
    </message>
    <message>
        <source>five {firsts}</source>
        <translation>cinq {firsts}</translation>
    </message>
    <message>
        <source>a four-card straight, {first} high</source>
        <translation>une quinte de quatre cartes {first_au}</translation>
    </message>
    <message>
        <source>a four-card straight, {first} high, {kicker} kicker</source>
        <translation>une quinte de quatre cartes {first_au}, kicker {kicker}</translation>
    </message>
    <message>
        <source>a four-card flush, {first} high</source>
        <translation>une couleur de quatre cartes {first_au}</translation>
    </message>
    <message>
        <source>a four-card flush, {four}, {kicker} kicker</source>
        <translation>une couleur de quatre cartes, {four}, kicker {kicker}</translation>
    </message>
    <message>
        <source>pair of {firsts}, {rest} kickers</source>
        <translation>paire {firsts_de}, kickers {rest}|un|une paire {firsts_de}, kickers {rest}</translation>
    </message>
    <message>
        <source>flush, {row}</source>
        <translation>couleur, {row}|un|une couleur, {row}</translation>
    </message>
    <message>
        <source>full house, {firsts} full of {seconds}</source>
        <translation>full aux {firsts} par les {seconds}|un|un full aux {firsts} par les {seconds}</translation>
    </message>
    <message>
        <source>One-card hand, {row}</source>
        <translation>Main d’une carte, {row}</translation>
    </message>
    <message>
        <source>Two-card hand, {row}</source>
        <translation>Main de deux cartes, {row}</translation>
    </message>
    <message>
        <source>Three-card hand, {row}</source>
        <translation>Main de trois cartes, {row}</translation>
    </message>
    <message>
        <source>Badugi, {row}</source>
        <translation>Badugi, {row}</translation>
    </message>
    <message>
        <source>a one-card hand, {row}</source>
        <translation>une main d’une carte, {row}</translation>
    </message>
    <message>
        <source>a two-card hand, {row}</source>
        <translation>une main de deux cartes, {row}</translation>
    </message>
    <message>
        <source>a three-card hand, {row}</source>
        <translation>une main de trois cartes, {row}</translation>
    </message>
    <message>
        <source>a badugi, {row}</source>
        <translation>un badugi, {row}</translation>
    </message>
    <message>
        <source>the first kicker</source>
        <translation>le premier kicker</translation>
    </message>
    <message>
        <source>the second kicker</source>
        <translation>le deuxième kicker</translation>
    </message>
    <message>
        <source>the third kicker</source>
        <translation>le troisième kicker</translation>
    </message>
    <message>
        <source>the kicker</source>
        <translation>le kicker</translation>
    </message>
    <message>
        <source>the pair</source>
        <translation>la paire</translation>
    </message>
    <message>
        <source>the higher pair</source>
        <translation>la plus haute paire</translation>
    </message>
    <message>
        <source>the lower pair</source>
        <translation>la plus basse paire</translation>
    </message>
    <message>
        <source>the highest card</source>
        <translation>la plus haute carte</translation>
    </message>
    <message>
        <source>the second card</source>
        <translation>la deuxième carte</translation>
    </message>
    <message>
        <source>the third card</source>
        <translation>la troisième carte</translation>
    </message>
    <message>
        <source>the fourth card</source>
        <translation>la quatrième carte</translation>
    </message>
    <message>
        <source>the fifth card</source>
        <translation>la cinquième carte</translation>
    </message>
    <message>
        <source>the top card</source>
        <translation>la carte de tête</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>carte inconnue|le|la carte inconnue|Le|La carte inconnue</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker|le|le joker|Le|Le joker</translation>
    </message>
    <message>
        <source>second joker</source>
        <translation>second joker|le|le second joker|Le|Le second joker</translation>
    </message>
    <message>
        <source>Seat {letter}</source>
        <translation>Siège {letter}</translation>
    </message>
    <message>
        <source>seat {letter}</source>
        <translation>le siège {letter}|de|du siège {letter}</translation>
    </message>
    <message>
        <source>in {seat}</source>
        <translation>chez {seat}</translation>
    </message>
    <message>
        <source>on board {number}</source>
        <translation>sur le board {number}</translation>
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
        <translation>Main {number}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}|un|{names_un} et {last_un}</translation>
    </message>
    <message>
        <source>Call.</source>
        <translation>Payer.</translation>
    </message>
    <message>
        <source>Fold.</source>
        <translation>Se coucher.|tile|Passer.</translation>
    </message>
    <message>
        <source>Close.</source>
        <translation>Serré.</translation>
    </message>
    <message>
        <source>{seat} needs {needed} and has {share}: a call wins {chips} on average, with no more betting</source>
        <translation>{seat} a besoin de {needed} et a {share}&#xa0;: payer gagne {chips} en moyenne, sans autre mise</translation>
    </message>
    <message>
        <source>{seat} needs {needed} and has {share}: a call loses {chips} on average, with no more betting</source>
        <translation>{seat} a besoin de {needed} et a {share}&#xa0;: payer perd {chips} en moyenne, sans autre mise</translation>
    </message>
    <message>
        <source>Main pot {chips}: {seat} has {share} against {others}</source>
        <translation>Pot principal {chips}&#xa0;: {seat} a {share} contre {others}</translation>
    </message>
    <message>
        <source>Side pot {chips}: {seat} has {share} against {others}</source>
        <translation>Pot annexe {chips}&#xa0;: {seat} a {share} contre {others}</translation>
    </message>
    <message>
        <source>about {deals}</source>
        <translation>environ {deals}</translation>
    </message>
    <message>
        <source>about {count} million million</source>
        <translation>environ {count} billions|de|environ {count} billions de</translation>
    </message>
    <message>
        <source>more than a million million million</source>
        <translation>plus d’un million de millions de millions|de|plus d’un million de millions de millions de</translation>
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
        <translation>{share} ±&#x202f;?</translation>
    </message>
    <message>
        <source>{share} ± {error}</source>
        <translation>{share} ± {error}</translation>
    </message>
    <message>
        <source>Equity: {seats}</source>
        <translation>Équité&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>Equity, estimated: {seats}</source>
        <translation>Équité, estimée&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>{seat} {share}</source>
        <translation>{seat} {share}</translation>
    </message>
    <message>
        <source>about {most} to {least}</source>
        <translation>environ {most} contre {least}</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gagne</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Perd</translation>
    </message>
    <message>
        <source>Scoops</source>
        <translation>Fait le scoop</translation>
    </message>
    <message>
        <source>Wins {half}</source>
        <translation>Gagne {half}</translation>
    </message>
    <message>
        <source>Ties for {half}</source>
        <translation>Égalité {half_au}</translation>
    </message>
    <message>
        <source>Loses {half}</source>
        <translation>Perd {half}</translation>
    </message>
    <message>
        <source>Estimated from 1 deal drawn at random</source>
        <translation>Estimé d’après 1 donne tirée au hasard</translation>
    </message>
    <message>
        <source>Estimated from {deals} deals drawn at random</source>
        <translation>Estimé d’après {deals} donnes tirées au hasard</translation>
    </message>
    <message>
        <source>Every deal counted: {deals}</source>
        <translation>Toutes les donnes comptées&#xa0;: {deals}</translation>
    </message>
    <message>
        <source>equity</source>
        <translation>équité</translation>
    </message>
    <message>
        <source>win</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>low win</source>
        <translation>gagne low</translation>
    </message>
    <message>
        <source>low tie</source>
        <translation>égalité low</translation>
    </message>
    <message>
        <source>2nd win</source>
        <translation>gagne 2e</translation>
    </message>
    <message>
        <source>2nd tie</source>
        <translation>égalité 2e</translation>
    </message>
    <message>
        <source>scoop</source>
        <translation>scoop</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>main</translation>
    </message>
    <message>
        <source>{seat} beats {wins} of {other}&apos;s range</source>
        <translation>Contre {other}, {seat} bat {wins} de la range adverse</translation>
    </message>
    <message>
        <source>{seat} beats {wins} of {other}&apos;s range, ties with {ties}</source>
        <translation>Contre {other}, {seat} bat {wins} de la range adverse, égalité avec {ties}</translation>
    </message>
    <message>
        <source>{parts}, {next}</source>
        <translation>{parts}, {next}|un|{parts_un}, {next_un}</translation>
    </message>
    <message>
        <source>{parts}; {next}</source>
        <translation>{parts}&#x202f;; {next}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>pair against pair</source>
        <translation>paire contre paire</translation>
    </message>
    <message>
        <source>a pair against higher cards</source>
        <translation>une paire contre des cartes plus hautes</translation>
    </message>
    <message>
        <source>a card in common</source>
        <translation>une carte en commun</translation>
    </message>
    <message>
        <source>four different ranks</source>
        <translation>quatre valeurs différentes</translation>
    </message>
    <message>
        <source>a flush draw</source>
        <translation>un tirage couleur</translation>
    </message>
    <message>
        <source>a straight draw</source>
        <translation>un tirage quinte</translation>
    </message>
    <message>
        <source>draws to straight and flush</source>
        <translation>tirages quinte et couleur</translation>
    </message>
    <message>
        <source>no draw</source>
        <translation>pas de tirage</translation>
    </message>
    <message>
        <source>{seat} gets {share} of the pot on average, in {deals} deals</source>
        <translation>{seat} reçoit {share} du pot en moyenne, sur {deals} donnes</translation>
    </message>
    <message>
        <source>a seven or better</source>
        <translation>un sept ou mieux</translation>
    </message>
    <message>
        <source>an eight or a nine</source>
        <translation>un huit ou un neuf</translation>
    </message>
    <message>
        <source>a ten or worse</source>
        <translation>un dix ou pire</translation>
    </message>
    <message>
        <source>{cards} make {hand}</source>
        <translation>{cards} font {hand_un}</translation>
    </message>
    <message>
        <source>{cards} and {count} other pairs make {hand}</source>
        <translation>{cards} et {count} autres combos font {hand_un}</translation>
    </message>
    <message>
        <source>The level</source>
        <translation>Le niveau</translation>
    </message>
    <message>
        <source>The number of questions</source>
        <translation>Le nombre de questions</translation>
    </message>
    <message>
        <source>{verdict}: {reason}</source>
        <translation>{verdict}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>category</source>
        <translation>catégorie</translation>
    </message>
    <message>
        <source>kicker</source>
        <translation>kicker</translation>
    </message>
    <message>
        <source>full houses</source>
        <translation>fulls</translation>
    </message>
    <message>
        <source>split with different cards</source>
        <translation>partage avec des cartes différentes</translation>
    </message>
    <message>
        <source>higher pair</source>
        <translation>paire plus haute</translation>
    </message>
    <message>
        <source>straight over straight</source>
        <translation>quinte contre quinte</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>roue</translation>
    </message>
    <message>
        <source>flush by its second card</source>
        <translation>couleur à la deuxième carte</translation>
    </message>
    <message>
        <source>the board plays</source>
        <translation>le board joue</translation>
    </message>
    <message>
        <source>counterfeited two pair</source>
        <translation>double paire contrefaite</translation>
    </message>
    <message>
        <source>two boards</source>
        <translation>deux boards</translation>
    </message>
    <message>
        <source>two of the hand and three of the board</source>
        <translation>deux de la main et trois du board</translation>
    </message>
    <message>
        <source>the best low</source>
        <translation>le meilleur low</translation>
    </message>
    <message>
        <source>a shared low, and quarters</source>
        <translation>low partagé, et quarts</translation>
    </message>
    <message>
        <source>counterfeited low</source>
        <translation>low contrefait</translation>
    </message>
    <message>
        <source>highest card</source>
        <translation>plus haute carte</translation>
    </message>
    <message>
        <source>second card</source>
        <translation>deuxième carte</translation>
    </message>
    <message>
        <source>later cards</source>
        <translation>cartes suivantes</translation>
    </message>
    <message>
        <source>a pair against the hand</source>
        <translation>une paire contre la main</translation>
    </message>
    <message>
        <source>a straight that does not count</source>
        <translation>une quinte qui ne compte pas</translation>
    </message>
    <message>
        <source>a straight or flush against the hand</source>
        <translation>une quinte ou une couleur contre la main</translation>
    </message>
    <message>
        <source>the ace is high</source>
        <translation>l’as est haut</translation>
    </message>
    <message>
        <source>four to a straight or flush</source>
        <translation>quinte ou couleur de quatre cartes</translation>
    </message>
    <message>
        <source>ace, two, three</source>
        <translation>as, deux, trois</translation>
    </message>
    <message>
        <source>how many cards play</source>
        <translation>combien de cartes jouent</translation>
    </message>
    <message>
        <source>third card</source>
        <translation>troisième carte</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Who wins which board?</source>
        <translation>Qui gagne quel board&#x202f;?</translation>
    </message>
    <message>
        <source>Who wins which half on each board?</source>
        <translation>Qui gagne quelle moitié sur chaque board&#x202f;?</translation>
    </message>
    <message>
        <source>Who wins {half}, and who {other}?</source>
        <translation>Qui gagne {half}, et qui {other}&#x202f;?</translation>
    </message>
    <message>
        <source>What is this hand?</source>
        <translation>Quelle est cette main&#x202f;?</translation>
    </message>
    <message>
        <source>Which two cards make the best hand?</source>
        <translation>Quelles deux cartes font la meilleure main&#x202f;?</translation>
    </message>
    <message>
        <source>How much of the pot does Seat A get on average?</source>
        <translation>Quelle part du pot le siège A reçoit-il en moyenne&#x202f;?</translation>
    </message>
    <message>
        <source>Split pot</source>
        <translation>Pot partagé</translation>
    </message>
    <message>
        <source>No low</source>
        <translation>Pas de low</translation>
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
        <translation>{board}&#xa0;: {half}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>set</translation>
    </message>
    <message>
        <source>smaller pair</source>
        <translation>paire inférieure</translation>
    </message>
    <message>
        <source>no more than the board</source>
        <translation>rien de plus que le board</translation>
    </message>
    <message>
        <source>ace high</source>
        <translation>hauteur as|un|une hauteur as</translation>
    </message>
    <message>
        <source>no pair, no ace</source>
        <translation>ni paire ni as</translation>
    </message>
    <message>
        <source>a set</source>
        <translation>un set</translation>
    </message>
    <message>
        <source>an overpair</source>
        <translation>une overpair</translation>
    </message>
    <message>
        <source>a smaller pair</source>
        <translation>une paire inférieure</translation>
    </message>
    <message>
        <source>{seat}&apos;s commonest hand is {hand}</source>
        <translation>{seat} a le plus souvent {hand_un}</translation>
    </message>
    <message>
        <source>{seat} always has {hand}</source>
        <translation>{seat} a toujours {hand_un}</translation>
    </message>
    <message>
        <source>{seat} mostly has {hand}</source>
        <translation>{seat} a surtout {hand_un}</translation>
    </message>
    <message>
        <source>two cards, such as “AhKh”</source>
        <translation>deux cartes, comme «&#x202f;AhKh&#x202f;»</translation>
    </message>
    <message>
        <source>1,326 whole hundredths, each from 0 to 100</source>
        <translation>1 326 centièmes entiers, chacun de 0 à 100</translation>
    </message>
    <message>
        <source>numbers of holdings, 0 to 1,325</source>
        <translation>des numéros de mains, de 0 à 1 325</translation>
    </message>
    <message>
        <source>{seat}: {cards}</source>
        <translation>{seat}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{seat}: {cards}, {hand}</source>
        <translation>{seat}&#xa0;: {cards}, {hand}</translation>
    </message>
    <message>
        <source>Best low: {low}</source>
        <translation>Meilleur low&#xa0;: {low}</translation>
    </message>
    <message>
        <source>{headline}: {reason}</source>
        <translation>{headline}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{seat} {chips}</source>
        <translation>{seat} {chips}</translation>
    </message>
    <message>
        <source>Pot: {x}</source>
        <translation>Pot&#xa0;: {x}</translation>
    </message>
    <message>
        <source>The number of hands</source>
        <translation>Le nombre de mains</translation>
    </message>
    <message>
        <source>{count} seats hold a range each</source>
        <translation>{count} sièges ont chacun une range</translation>
    </message>
    <message>
        <source>only a range is known of {seats}</source>
        <translation>seule une range est connue&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>the cards of {count} seats are unknown</source>
        <translation>les cartes de {count} sièges sont inconnues</translation>
    </message>
    <message>
        <source>the cards of {seats} are unknown</source>
        <translation>cartes inconnues&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>Give two seats a hand</source>
        <translation>Donnez une main à deux sièges</translation>
    </message>
    <message>
        <source>Now give {seat} a hand</source>
        <translation>Donnez maintenant une main&#xa0;: {seat}</translation>
    </message>
    <message>
        <source>{one} against {other}: {reason}</source>
        <translation>{one} contre {other}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>a one-card hand</source>
        <translation>une main d’une carte</translation>
    </message>
    <message>
        <source>a two-card hand</source>
        <translation>une main de deux cartes</translation>
    </message>
    <message>
        <source>a three-card hand</source>
        <translation>une main de trois cartes</translation>
    </message>
    <message>
        <source>a badugi</source>
        <translation>un badugi</translation>
    </message>
    <message>
        <source>for {half}, {first}; for {other}, {second}</source>
        <translation>pour {half}, {first}&#x202f;; pour {other}, {second}</translation>
    </message>
    <message>
        <source>for the high, {high}; for the low, {low}</source>
        <translation>pour le high, {high}&#x202f;; pour le low, {low}</translation>
    </message>
    <message>
        <source>for the high, {high}; {low}</source>
        <translation>pour le high, {high}&#x202f;; {low}</translation>
    </message>
    <message>
        <source>{high}; {no_low}</source>
        <translation>{high}&#x202f;; {no_low}</translation>
    </message>
    <message>
        <source>on every board {reason}</source>
        <translation>sur chaque board {reason}</translation>
    </message>
    <message>
        <source>on board {board} {reason}</source>
        <translation>sur le board {board} {reason}</translation>
    </message>
    <message>
        <source>{seat} has the only low, {low}</source>
        <translation>{seat} a le seul low, {low}</translation>
    </message>
    <message>
        <source>{better} beat {worse}</source>
        <translation>{better_un} bat {worse_un}</translation>
    </message>
    <message>
        <source>{better} beats {worse}</source>
        <translation>{better_un} bat {worse_un}</translation>
    </message>
    <message>
        <source>the same so far; {tie_breaker} is there for one hand only: {better}</source>
        <translation>à égalité jusqu’ici&#x202f;; une seule main a {tie_breaker_le}&#xa0;: {better}</translation>
    </message>
    <message>
        <source>{same}; {difference}</source>
        <translation>{same}&#x202f;; {difference}</translation>
    </message>
    <message>
        <source>both have {hand}</source>
        <translation>les deux ont {hand_un}</translation>
    </message>
    <message>
        <source>{seats} each have {hand}</source>
        <translation>{seats} ont chacun {hand_un}</translation>
    </message>
    <message>
        <source>{better} high beats {worse} high</source>
        <translation>hauteur {better} bat hauteur {worse}</translation>
    </message>
    <message>
        <source>a pair of {better} beats a pair of {worse}</source>
        <translation>une paire {better_de} bat une paire {worse_de}</translation>
    </message>
    <message>
        <source>the higher {group} wins, {better} over {worse}</source>
        <translation>{group_haut} gagne, {better} contre {worse}</translation>
    </message>
    <message>
        <source>{top} high beats {other} high</source>
        <translation>celle {top_au} bat celle {other_au}</translation>
    </message>
    <message>
        <source>the {better} kicker beats the {worse}</source>
        <translation>le kicker {better} bat le kicker {worse}</translation>
    </message>
    <message>
        <source>the {better} kicker beats the board&apos;s {worse}</source>
        <translation>le kicker {better} bat le kicker {worse} du board</translation>
    </message>
    <message>
        <source>the {better} beats the {worse}</source>
        <translation>{better_le} bat {worse_le}</translation>
    </message>
    <message>
        <source>{tie_breaker} decides, {better} over {worse}</source>
        <translation>{tie_breaker_le} décide, {better} contre {worse}</translation>
    </message>
    <message>
        <source>{tie_breaker} decides, {better} below {worse}</source>
        <translation>{tie_breaker_le} décide, {better} plus bas que {worse}</translation>
    </message>
    <message>
        <source>the same hand: {description}</source>
        <translation>la même main&#xa0;: {description_un}</translation>
    </message>
    <message>
        <source>the board plays: {description}</source>
        <translation>le board joue&#xa0;: {description_un}</translation>
    </message>
    <message>
        <source>{rank} high</source>
        <translation>hauteur {rank}|un|une hauteur {rank}</translation>
    </message>
    <message>
        <source>{worse} counts against the hand: {low} beats it</source>
        <translation>{worse_un} compte contre la main&#xa0;: {low} la bat</translation>
    </message>
    <message>
        <source>{better} is ahead of {worse} with fewer cards</source>
        <translation>{better} est devant {worse} avec moins de cartes</translation>
    </message>
    <message>
        <source>{lower} beats {higher}: {better} against {worse}</source>
        <translation>{lower} bat {higher}&#xa0;: {better} contre {worse}</translation>
    </message>
    <message>
        <source>{better} beats {worse}; {tie_breaker} decides, {lower} below {higher}</source>
        <translation>{better} bat {worse}&#x202f;; {tie_breaker_le} décide, {lower} plus bas que {higher}</translation>
    </message>
    <message>
        <source>{ranks}-{rank}</source>
        <translation>{ranks}-{rank}|un|{ranks_un}-{rank}</translation>
    </message>
    <message>
        <source>a {ranks}</source>
        <translation>{ranks_un}</translation>
    </message>
    <message>
        <source>an {ranks}</source>
        <translation>{ranks_un}</translation>
    </message>
    <message>
        <source>the same low: {low}</source>
        <translation>le même low&#xa0;: {low_un}</translation>
    </message>
    <message>
        <source>a pair of {ranks}, {row}</source>
        <translation>une paire {ranks_de}, {row}</translation>
    </message>
    <message>
        <source>no low: nobody has five different ranks of eight or lower</source>
        <translation>pas de low&#xa0;: personne n’a cinq valeurs différentes de huit ou moins</translation>
    </message>
    <message>
        <source>no low: nobody has five different ranks of eight or lower with two cards of the hand and three of the board</source>
        <translation>pas de low&#xa0;: personne n’a cinq valeurs différentes de huit ou moins avec deux cartes de la main et trois du board</translation>
    </message>
    <message>
        <source>no low: only one low rank on the board; it takes three</source>
        <translation>pas de low&#xa0;: une seule valeur basse sur le board&#x202f;; il en faut trois</translation>
    </message>
    <message>
        <source>no low: only two low ranks on the board; it takes three</source>
        <translation>pas de low&#xa0;: deux valeurs basses seulement sur le board&#x202f;; il en faut trois</translation>
    </message>
    <message>
        <source>no low: no low card on the board; it takes three of different ranks</source>
        <translation>pas de low&#xa0;: aucune carte basse sur le board&#x202f;; il en faut trois de valeurs différentes</translation>
    </message>
    <message>
        <source>no low: only one low card on the board; it takes three of different ranks</source>
        <translation>pas de low&#xa0;: une seule carte basse sur le board&#x202f;; il en faut trois de valeurs différentes</translation>
    </message>
    <message>
        <source>no low: only two low cards on the board; it takes three of different ranks</source>
        <translation>pas de low&#xa0;: deux cartes basses seulement sur le board&#x202f;; il en faut trois de valeurs différentes</translation>
    </message>
    <message>
        <source>Against {seat} {tie_breaker} decides, which is not there yet.</source>
        <translation>Contre {seat}, {tie_breaker_le} décide, mais n’est pas encore là.</translation>
    </message>
    <message>
        <source>Against {seat} {tie_breaker} decides: {rank}.</source>
        <translation>Contre {seat}, {tie_breaker_le} décide&#xa0;: {rank}.</translation>
    </message>
    <message>
        <source>Flush, {rank} high</source>
        <translation>Couleur {rank_au}</translation>
    </message>
    <message>
        <source>Main pot of {chips}: {seats}</source>
        <translation>Pot principal de {chips}&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>{number} side pot of {chips}: {seats}</source>
        <translation>Pot annexe {number_nr} de {chips}&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>Side pot of {chips}: {seats}</source>
        <translation>Pot annexe de {chips}&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>{seats} so far</source>
        <translation>{seats} pour l’instant</translation>
    </message>
    <message>
        <source>a folded hand</source>
        <translation>une main couchée</translation>
    </message>
    <message>
        <source>{chips} back to {seat}</source>
        <translation>{chips} de retour&#xa0;: {seat}</translation>
    </message>
    <message>
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message>
        <source>{seat} {chips} for {half}</source>
        <translation>{seat} {chips} pour {half}</translation>
    </message>
    <message>
        <source>{seats} split the pot</source>
        <translation>{seats} partagent le pot</translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation>{seat} gagne</translation>
    </message>
    <message>
        <source>{seat} leads</source>
        <translation>{seat} mène</translation>
    </message>
    <message>
        <source>{seats} are tied so far</source>
        <translation>{seats} sont à égalité pour l’instant</translation>
    </message>
    <message>
        <source>{seats} tie for high and low</source>
        <translation>{seats} sont à égalité pour le high et le low</translation>
    </message>
    <message>
        <source>{seat} scoops: wins high and low</source>
        <translation>{seat} fait le scoop&#xa0;: gagne le high et le low</translation>
    </message>
    <message>
        <source>{seat} leads high and low</source>
        <translation>{seat} mène pour le high et le low</translation>
    </message>
    <message>
        <source>{seats} tie for both halves</source>
        <translation>{seats} sont à égalité pour les deux moitiés</translation>
    </message>
    <message>
        <source>{seat} scoops: wins both halves</source>
        <translation>{seat} fait le scoop&#xa0;: gagne les deux moitiés</translation>
    </message>
    <message>
        <source>{seat} leads both halves</source>
        <translation>{seat} mène pour les deux moitiés</translation>
    </message>
    <message>
        <source>{seats} tie for {half}</source>
        <translation>{seats} sont à égalité pour {half}</translation>
    </message>
    <message>
        <source>{seat} wins {half}</source>
        <translation>{seat} gagne {half}</translation>
    </message>
    <message>
        <source>{seat} leads {half}</source>
        <translation>{seat} mène pour {half}</translation>
    </message>
    <message>
        <source>{seats} share board {board}</source>
        <translation>{seats} partagent le board {board}</translation>
    </message>
    <message>
        <source>{seats} are tied on board {board}</source>
        <translation>{seats} sont à égalité sur le board {board}</translation>
    </message>
    <message>
        <source>{seat} wins board {board}</source>
        <translation>{seat} gagne le board {board}</translation>
    </message>
    <message>
        <source>{seat} leads on board {board}</source>
        <translation>{seat} mène sur le board {board}</translation>
    </message>
    <message>
        <source>{seats} share both boards</source>
        <translation>{seats} partagent les deux boards</translation>
    </message>
    <message>
        <source>{seats} are tied on both boards</source>
        <translation>{seats} sont à égalité sur les deux boards</translation>
    </message>
    <message>
        <source>{seat} wins both boards</source>
        <translation>{seat} gagne les deux boards</translation>
    </message>
    <message>
        <source>{seat} leads on both boards</source>
        <translation>{seat} mène sur les deux boards</translation>
    </message>
    <message>
        <source>{seats} share all boards</source>
        <translation>{seats} partagent tous les boards</translation>
    </message>
    <message>
        <source>{seats} are tied on all boards</source>
        <translation>{seats} sont à égalité sur tous les boards</translation>
    </message>
    <message>
        <source>{seat} wins all boards</source>
        <translation>{seat} gagne tous les boards</translation>
    </message>
    <message>
        <source>{seat} leads on all boards</source>
        <translation>{seat} mène sur tous les boards</translation>
    </message>
    <message>
        <source>no low possible</source>
        <translation>pas de low possible</translation>
    </message>
    <message>
        <source>{seat} wins {won} and half {shared}, {other} is quartered</source>
        <translation>{seat} gagne {won} et la moitié {shared_de}, {other} n’a qu’un quart</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}&#x202f;; {second}</translation>
    </message>
    <message>
        <source>{high}; low {low}</source>
        <translation>{high}&#x202f;; low {low}</translation>
    </message>
    <message>
        <source>{ranks}</source>
        <translation>{ranks}</translation>
    </message>
    <message>
        <source>Low so far, {low}</source>
        <translation>Low pour l’instant, {low}</translation>
    </message>
    <message>
        <source>Low, {low}</source>
        <translation>Low, {low}</translation>
    </message>
    <message>
        <source>A pair of {ranks}, {row}</source>
        <translation>Paire {ranks_de}, {row}</translation>
    </message>
    <message>
        <source>fifth {rank}</source>
        <translation>cinquième {rank}</translation>
    </message>
    <message>
        <source>{wild} = {card}</source>
        <translation>{wild} = {card}</translation>
    </message>
    <message>
        <source>Wild: {cards}</source>
        <translation>Passe-partout&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{high}, {low}</source>
        <translation>{high}, {low}</translation>
    </message>
    <message>
        <source>{seats} win a board each</source>
        <translation>{seats} gagnent un board chacun</translation>
    </message>
    <message>
        <source>{verdict} on board {board}</source>
        <translation>{verdict} sur le board {board}</translation>
    </message>
    <message>
        <source>The number of bets of folded hands</source>
        <translation>Le nombre de mises des mains couchées</translation>
    </message>
    <message>
        <source>The bet</source>
        <translation>La mise</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>il est endommagé</translation>
    </message>
    <message>
        <source>it is not a saved table</source>
        <translation>ce n’est pas une table enregistrée</translation>
    </message>
    <message>
        <source>the flop, card {number}</source>
        <translation>le flop, carte {number}</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>le turn</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>la river</translation>
    </message>
    <message>
        <source>{place}, card {number}</source>
        <translation>{place}, carte {number}</translation>
    </message>
    <message>
        <source>{slot}, {board}</source>
        <translation>{slot}, {board}</translation>
    </message>
    <message>
        <source>first</source>
        <translation>première</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>quatrième</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>cinquième</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sixième</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>septième</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>huitième</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>neuvième</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>dixième</translation>
    </message>
    <message>
        <source>Flop, {nth} card</source>
        <translation>Flop, {nth} carte</translation>
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
        <translation>{nth} carte</translation>
    </message>
    <message>
        <source>{seat}&apos;s {nth} card</source>
        <translation>{seat}, {nth} carte</translation>
    </message>
    <message>
        <source>Flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>board {number}</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>le board</translation>
    </message>
    <message>
        <source>the dead cards</source>
        <translation>les cartes mortes</translation>
    </message>
    <message>
        <source>no joker</source>
        <translation>pas de joker</translation>
    </message>
    <message>
        <source>the joker as a bug</source>
        <translation>le joker comme bug</translation>
    </message>
    <message>
        <source>the joker as any card</source>
        <translation>le joker comme n’importe quelle carte</translation>
    </message>
    <message>
        <source>{ranks} wild</source>
        <translation>{ranks} passe-partout</translation>
    </message>
    <message>
        <source>three of a kind beats a straight</source>
        <translation>le brelan bat la quinte</translation>
    </message>
    <message>
        <source>any low wins</source>
        <translation>tout low gagne</translation>
    </message>
    <message>
        <source>Board: {cards}</source>
        <translation>Board&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Board {number}: {cards}</source>
        <translation>Board {number}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Dead: {cards}</source>
        <translation>Mortes&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>the {ordering} low</source>
        <translation>le low ({ordering})</translation>
    </message>
    <message>
        <source>the badugi with the ace high</source>
        <translation>le badugi avec l’as haut</translation>
    </message>
    <message>
        <source>put a hand on the table</source>
        <translation>pose d’une main sur la table</translation>
    </message>
    <message>
        <source>go back to {cards}</source>
        <translation>retour à {cards}</translation>
    </message>
    <message>
        <source>put a question on the table</source>
        <translation>pose d’une question sur la table</translation>
    </message>
    <message>
        <source>place {card}</source>
        <translation>pose ({card})</translation>
    </message>
    <message>
        <source>place an unknown card</source>
        <translation>pose d’une carte inconnue</translation>
    </message>
    <message>
        <source>play {game}</source>
        <translation>jeu ({game})</translation>
    </message>
    <message>
        <source>deal the hands</source>
        <translation>donne des mains</translation>
    </message>
    <message>
        <source>deal the flop</source>
        <translation>donne du flop</translation>
    </message>
    <message>
        <source>deal the turn</source>
        <translation>donne du turn</translation>
    </message>
    <message>
        <source>deal the river</source>
        <translation>donne de la river</translation>
    </message>
    <message>
        <source>deal the next street</source>
        <translation>donne de la rue suivante</translation>
    </message>
    <message>
        <source>play one board</source>
        <translation>passage à un board</translation>
    </message>
    <message>
        <source>play two boards</source>
        <translation>passage à deux boards</translation>
    </message>
    <message>
        <source>play three boards</source>
        <translation>passage à trois boards</translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation>donne double</translation>
    </message>
    <message>
        <source>run it three times</source>
        <translation>donne triple</translation>
    </message>
    <message>
        <source>take back {card}</source>
        <translation>reprise ({card})</translation>
    </message>
    <message>
        <source>enter cards</source>
        <translation>saisie de cartes</translation>
    </message>
    <message>
        <source>keep the board</source>
        <translation>maintien du board</translation>
    </message>
    <message>
        <source>keep the boards</source>
        <translation>maintien des boards</translation>
    </message>
    <message>
        <source>make {seat} unknown</source>
        <translation>cartes inconnues ({seat})</translation>
    </message>
    <message>
        <source>give {seat} a range</source>
        <translation>range donnée ({seat})</translation>
    </message>
    <message>
        <source>take the range of {seat} away</source>
        <translation>range enlevée ({seat})</translation>
    </message>
    <message>
        <source>take back an unknown card</source>
        <translation>reprise d’une carte inconnue</translation>
    </message>
    <message>
        <source>move a card</source>
        <translation>déplacement d’une carte</translation>
    </message>
    <message>
        <source>clear the table</source>
        <translation>vidage de la table</translation>
    </message>
    <message>
        <source>deal {seed}</source>
        <translation>donne {seed}</translation>
    </message>
    <message>
        <source>deal to {seat}</source>
        <translation>donne ({seat})</translation>
    </message>
    <message>
        <source>deal a card</source>
        <translation>donne d’une carte</translation>
    </message>
    <message>
        <source>clear {seat}</source>
        <translation>vidage ({seat})</translation>
    </message>
    <message>
        <source>give a seat cards</source>
        <translation>cartes données à un siège</translation>
    </message>
    <message>
        <source>complete the board</source>
        <translation>complément du board</translation>
    </message>
    <message>
        <source>complete the boards</source>
        <translation>complément des boards</translation>
    </message>
    <message>
        <source>add a seat</source>
        <translation>ajout d’un siège</translation>
    </message>
    <message>
        <source>remove {seat}</source>
        <translation>retrait ({seat})</translation>
    </message>
    <message>
        <source>name {seat}</source>
        <translation>nom ({seat})</translation>
    </message>
    <message>
        <source>forget the pot</source>
        <translation>oubli du pot</translation>
    </message>
    <message>
        <source>set the pot to {chips}</source>
        <translation>pot de {chips}</translation>
    </message>
    <message>
        <source>set what it takes to call</source>
        <translation>montant à payer</translation>
    </message>
    <message>
        <source>say whether {seat} is all in</source>
        <translation>tapis ({seat})</translation>
    </message>
    <message>
        <source>set the bet by {seat}</source>
        <translation>mise ({seat})</translation>
    </message>
    <message>
        <source>set what {seat} is in for</source>
        <translation>montant engagé ({seat})</translation>
    </message>
    <message>
        <source>set the dead money</source>
        <translation>argent mort</translation>
    </message>
    <message>
        <source>swap seats</source>
        <translation>échange de sièges</translation>
    </message>
    <message>
        <source>open a table</source>
        <translation>ouverture d’une table</translation>
    </message>
    <message>
        <source>play with {joker}</source>
        <translation>jeu avec&#xa0;: {joker}</translation>
    </message>
    <message>
        <source>take {ranks} as they are</source>
        <translation>valeurs naturelles&#xa0;: {ranks}</translation>
    </message>
    <message>
        <source>make {ranks} wild</source>
        <translation>valeurs passe-partout&#xa0;: {ranks}</translation>
    </message>
    <message>
        <source>let a straight beat three of a kind</source>
        <translation>la quinte bat le brelan</translation>
    </message>
    <message>
        <source>let three of a kind beat a straight</source>
        <translation>le brelan bat la quinte</translation>
    </message>
    <message>
        <source>ask for a low of eight or better</source>
        <translation>low de huit ou mieux exigé</translation>
    </message>
    <message>
        <source>let any low win</source>
        <translation>tout low gagne</translation>
    </message>
    <message>
        <source>Other names: {names}.</source>
        <translation>Autres noms&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>A seat gets one card, and the board has {board}.</source>
        <translation>Chaque siège reçoit une carte, et le board en a {board}.</translation>
    </message>
    <message>
        <source>A seat gets {dealt} cards, and the board has {board}.</source>
        <translation>Chaque siège reçoit {dealt} cartes, et le board en a {board}.</translation>
    </message>
    <message>
        <source>A seat may have up to {most} cards of its own.</source>
        <translation>Un siège peut avoir jusqu’à {most} cartes propres.</translation>
    </message>
    <message>
        <source>A seat gets {dealt} cards; there is no board.</source>
        <translation>Chaque siège reçoit {dealt} cartes&#x202f;; il n’y a pas de board.</translation>
    </message>
    <message>
        <source>There are {boards} boards; each decides its part of the pot.</source>
        <translation>Il y a {boards} boards&#x202f;; chacun décide de sa part du pot.</translation>
    </message>
    <message>
        <source>Cards are exchanged in a draw.</source>
        <translation>Des cartes sont échangées au tirage.</translation>
    </message>
    <message>
        <source>Bets are made when a seat has {counts} of its cards.</source>
        <translation>On mise quand chaque siège a {counts} de ses cartes.</translation>
    </message>
    <message>
        <source>It is played with the {count} cards from the {rank} up.</source>
        <translation>On joue avec les {count} cartes à partir du {rank}.</translation>
    </message>
    <message>
        <source>Wild cards: {cards}.</source>
        <translation>Cartes passe-partout&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The pot is shared by {half} and {other}; the odd chip goes to {half}.</source>
        <translation>Le pot est partagé entre {half} et {other}&#x202f;; le jeton indivisible va {half_au}.</translation>
    </message>
    <message>
        <source>For {half}: {rule}</source>
        <translation>Pour {half}&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>The best {hand} play.</source>
        <translation>Les {hand} meilleures jouent.</translation>
    </message>
    <message>
        <source>The best badugi wins; the ace is high.</source>
        <translation>Le meilleur badugi gagne&#x202f;; l’as est haut.</translation>
    </message>
    <message>
        <source>The best badugi wins; the ace is low.</source>
        <translation>Le meilleur badugi gagne&#x202f;; l’as est bas.</translation>
    </message>
    <message>
        <source>The best hand wins; from the best down: {kinds}.</source>
        <translation>La meilleure main gagne&#x202f;; de la plus forte à la plus faible&#xa0;: {kinds}.</translation>
    </message>
    <message>
        <source>The best high hand wins.</source>
        <translation>La meilleure main haute gagne.</translation>
    </message>
    <message>
        <source>The best low wins, {ordering}.</source>
        <translation>Le meilleur low gagne ({ordering}).</translation>
    </message>
    <message>
        <source>The best five of all these cards play.</source>
        <translation>Les cinq meilleures de toutes ces cartes jouent.</translation>
    </message>
    <message>
        <source>Of a seat&apos;s own cards at most {own} play, with others of the board.</source>
        <translation>Au plus {own} des cartes du siège jouent, avec d’autres du board.</translation>
    </message>
    <message>
        <source>Of a seat&apos;s own cards exactly {own} play, with {board} of the board.</source>
        <translation>Exactement {own} des cartes du siège jouent, avec {board} du board.</translation>
    </message>
    <message>
        <source>A seat&apos;s own {own} cards play alone.</source>
        <translation>Les {own} cartes du siège jouent seules.</translation>
    </message>
    <message>
        <source>remove “{game}” from the list of games</source>
        <translation>retrait de «&#x202f;{game}&#x202f;» de la liste des jeux</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>{place} best of {places}</source>
        <translation>Rang {place_nr} sur {places}</translation>
    </message>
    <message>
        <source>&amp;One board</source>
        <translation>&amp;Un board</translation>
    </message>
    <message>
        <source>&amp;Two boards</source>
        <translation>&amp;Deux boards</translation>
    </message>
    <message>
        <source>T&amp;hree boards</source>
        <translation>&amp;Trois boards</translation>
    </message>
    <message>
        <source>&amp;Run it twice from here</source>
        <translation>Donner deux &amp;fois à partir d’ici</translation>
    </message>
    <message>
        <source>Run it three ti&amp;mes from here</source>
        <translation>Donner trois f&amp;ois à partir d’ici</translation>
    </message>
    <message>
        <source>Put cards on the table</source>
        <translation>Poser des cartes sur la table</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>Seats, boards and bets</source>
        <translation>Sièges, boards et mises</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <translation>Lire la réponse</translation>
    </message>
    <message>
        <source>Hands and practice</source>
        <translation>Mains et exercices</translation>
    </message>
    <message>
        <source>Save and share</source>
        <translation>Enregistrer et partager</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>&amp;Nouvelle fenêtre</translation>
    </message>
    <message>
        <source>“??” has no place here, where every card must be known; unknown cards are for odds (equity)</source>
        <translation>«&#x202f;??&#x202f;» n’a pas sa place ici, où chaque carte doit être connue&#x202f;; les cartes inconnues servent aux chances (equity)</translation>
    </message>
    <message>
        <source>“{name}” has no cards here; write them behind the name, ?? for cards that nobody knows, or leave the name out</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas de cartes ici&#x202f;; écrivez-les derrière le nom, ?? si personne ne les connaît, ou enlevez le nom</translation>
    </message>
    <message>
        <source>“{range} {name}” may be one name, or a range and a name; write &quot;{range} {name}&quot;: in quotes, or {range} v {name}:</source>
        <translation>«&#x202f;{range} {name}&#x202f;» peut être un nom, ou une range et un nom&#x202f;; écrivez &quot;{range} {name}&quot;: entre guillemets, ou {range} v {name}:</translation>
    </message>
    <message>
        <source>There are no hands for “{money}” yet; write them in front: AhKh v QsQd, {money}</source>
        <translation>Il n’y a pas encore de mains pour «&#x202f;{money}&#x202f;»&#x202f;; écrivez-les devant&#xa0;: AhKh v QsQd, {money}</translation>
    </message>
    <message>
        <source>Press a seat&apos;s letter, T if the pot splits, or click</source>
        <translation>Tapez la lettre d’un siège, T si le pot est partagé, ou cliquez</translation>
    </message>
    <message>
        <source>Choose its name, or the five cards that play</source>
        <translation>Choisissez son nom, ou les cinq cartes qui jouent</translation>
    </message>
    <message>
        <source>Choose two of the cards below</source>
        <translation>Choisissez deux des cartes ci-dessous</translation>
    </message>
    <message>
        <source>Move the edge with Left and Right or by dragging, then press Enter</source>
        <translation>Déplacez le bord avec Gauche et Droite ou en le tirant, puis appuyez sur Entrée</translation>
    </message>
    <message>
        <source>The closed window&apos;s table is in the history: {key}</source>
        <translation>La table de la fenêtre fermée est dans l’historique&#xa0;: {key}</translation>
    </message>
    <message>
        <source>The table is back; its changes are not in {file}</source>
        <translation>La table est de retour&#x202f;; ses changements ne sont pas dans {file}</translation>
    </message>
    <message>
        <source>The table of the last run cannot be read</source>
        <translation>La table de la dernière fois est illisible</translation>
    </message>
    <message>
        <source>The table of the last run cannot be read: {why}</source>
        <translation>La table de la dernière fois est illisible&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{why} ({file})</source>
        <translation>{why} ({file})</translation>
    </message>
    <message>
        <source>{why} ({file}); that file is not changed, so this table is not saved</source>
        <translation>{why} ({file})&#x202f;; ce fichier n’est pas modifié, cette table n’est donc pas enregistrée</translation>
    </message>
    <message>
        <source>this hand cannot be added to the history: {why}</source>
        <translation>cette main ne peut pas être ajoutée à l’historique&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the table cannot be kept for the next start: {why}</source>
        <translation>la table ne peut pas être gardée pour le prochain démarrage&#xa0;: {why}</translation>
    </message>
    <message>
        <source>There is no card to take back</source>
        <translation>Il n’y a pas de carte à reprendre</translation>
    </message>
    <message>
        <source>There is no room for another card: {place}</source>
        <translation>Il n’y a pas de place pour une carte de plus&#xa0;: {place}</translation>
    </message>
    <message>
        <source>There is no {seat}; add one first</source>
        <translation>Pas de siège de ce nom&#xa0;: {seat}&#x202f;; ajoutez-en d’abord un</translation>
    </message>
    <message>
        <source>There is no board in {game}</source>
        <translation>{game} se joue sans board</translation>
    </message>
    <message>
        <source>All the cards of this hand are dealt; Escape brings your table back</source>
        <translation>Toutes les cartes de cette main sont données&#x202f;; Échap ramène votre table</translation>
    </message>
    <message>
        <source>The board from before is gone</source>
        <translation>Le board d’avant a disparu</translation>
    </message>
    <message>
        <source>The boards from before are gone</source>
        <translation>Les boards d’avant ont disparu</translation>
    </message>
    <message>
        <source>The pot from before is gone: the bets make it</source>
        <translation>Le pot d’avant a disparu&#xa0;: les mises le forment</translation>
    </message>
    <message>
        <source>The game is now {game}</source>
        <translation>Le jeu est maintenant {game}</translation>
    </message>
    <message>
        <source>Cards without a place in this game: {count}. Undo brings them back.</source>
        <translation>Cartes sans place dans ce jeu&#xa0;: {count}. Annuler les ramène.</translation>
    </message>
    <message>
        <source>Ranges and cards without a place here: {count}. Undo brings them back.</source>
        <translation>Ranges et cartes sans place ici&#xa0;: {count}. Annuler les ramène.</translation>
    </message>
    <message>
        <source>All cards are dealt</source>
        <translation>Toutes les cartes sont données</translation>
    </message>
    <message>
        <source>The next card goes to {slot}</source>
        <translation>Prochaine carte&#xa0;: {slot}</translation>
    </message>
    <message>
        <source>Cells of a spreadsheet (*.csv)</source>
        <translation>Cellules de tableur (*.csv)</translation>
    </message>
    <message>
        <source>JSON, one hand on a line (*.jsonl)</source>
        <translation>JSON, une main par ligne (*.jsonl)</translation>
    </message>
    <message>
        <source>Database (*.sqlite)</source>
        <translation>Base de données (*.sqlite)</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>Document (*.pdf)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>Joueurs et cartes</translation>
    </message>
    <message>
        <source>What each made</source>
        <translation>Ce que chacun a fait</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>1 row is copied</source>
        <translation>1 ligne est copiée</translation>
    </message>
    <message>
        <source>{count} rows are copied</source>
        <translation>{count} lignes sont copiées</translation>
    </message>
    <message>
        <source>Saved as {file}; rows: {count}</source>
        <translation>Enregistré sous {file}&#x202f;; lignes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>These are {count} rows, and {most} are the most to copy; save them</source>
        <translation>Il y a {count} lignes, et on peut en copier {most} au plus&#x202f;; enregistrez-les</translation>
    </message>
    <message>
        <source>“{file}” ends in none of these; name it with one: {endings}</source>
        <translation>«&#x202f;{file}&#x202f;» ne finit par aucun de ceux-ci&#x202f;; donnez-en un au nom&#xa0;: {endings}</translation>
    </message>
    <message>
        <source>The text has {count} characters, too many for a list of hands; paste up to {most}, with one hand on a line</source>
        <translation>Le texte a {count} caractères, trop pour une liste de mains&#x202f;; collez-en {most} au plus, une main par ligne</translation>
    </message>
    <message>
        <source>{file} is no text of a list of hands</source>
        <translation>{file} n’est pas le texte d’une liste de mains</translation>
    </message>
    <message>
        <source>Each hand is from a whole deck; {seed} deals these hands again</source>
        <translation>Chaque main vient d’un paquet entier&#x202f;; {seed} redonne ces mains</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré sous {file}</translation>
    </message>
    <message>
        <source>The list of the last time cannot be read; {file} is not changed, so this list is not kept</source>
        <translation>La liste de la dernière fois est illisible&#x202f;; {file} n’est pas modifié, cette liste n’est donc pas gardée</translation>
    </message>
    <message>
        <source>The list cannot be kept for the next start: {why}</source>
        <translation>La liste ne peut pas être gardée pour le prochain démarrage&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Choose a place of another board to see its nuts.</source>
        <translation>Choisissez une place d’un autre board pour voir ses nuts.</translation>
    </message>
    <message>
        <source>Only the range of {seat} is counted.</source>
        <translation>Seule la range de ce siège est comptée&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>Only the hands of {seat}&apos;s range</source>
        <translation>Seulement les mains de la range&#xa0;: {seat}</translation>
    </message>
    <message>
        <source>For the low</source>
        <translation>Pour le low</translation>
    </message>
    <message>
        <source>{count} of {all} hands have no low.</source>
        <translation>Mains sans low&#xa0;: {count} sur {all}.</translation>
    </message>
    <message>
        <source>The nut low</source>
        <translation>Le low max</translation>
    </message>
    <message>
        <source>cards it needs are taken</source>
        <translation>des cartes nécessaires sont prises</translation>
    </message>
    <message>
        <source>The best hand on both boards</source>
        <translation>La meilleure main sur les deux boards</translation>
    </message>
    <message>
        <source>The best hand on all boards</source>
        <translation>La meilleure main sur tous les boards</translation>
    </message>
    <message>
        <source>{better} of {all} hands beat this one, none ties</source>
        <translation>Mains qui battent celle-ci&#xa0;: {better} sur {all}, aucune à égalité</translation>
    </message>
    <message>
        <source>{better} of {all} hands beat this one, {equal} tie</source>
        <translation>Mains qui battent celle-ci&#xa0;: {better} sur {all}, à égalité&#xa0;: {equal}</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meilleures</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Moins bonnes</translation>
    </message>
    <message>
        <source>this hand</source>
        <translation>cette main</translation>
    </message>
    <message>
        <source>nobody else can have it</source>
        <translation>personne d’autre ne peut l’avoir</translation>
    </message>
    <message>
        <source>1 combo</source>
        <translation>1 combo</translation>
    </message>
    <message>
        <source>{count} combos</source>
        <translation>{count} combos</translation>
    </message>
    <message>
        <source>combos</source>
        <translation>combos</translation>
    </message>
    <message>
        <source>As a map of the 169 hands</source>
        <translation>En tableau des 169 mains</translation>
    </message>
    <message>
        <source>Hide the map of the 169 hands</source>
        <translation>Cacher le tableau des 169 mains</translation>
    </message>
    <message>
        <source>! beats this hand; pale: cannot be dealt</source>
        <translation>! bat celle-ci&#x202f;; pâle&#xa0;: ne peut pas être donnée</translation>
    </message>
    <message>
        <source>Hands that may beat this one: {hands}.</source>
        <translation>Mains qui peuvent battre celle-ci&#xa0;: {hands}.</translation>
    </message>
    <message>
        <source>Says what some cards make, and which hand wins and why.</source>
        <translation>Dit ce que font des cartes, quelle main gagne et pourquoi.</translation>
    </message>
    <message>
        <source>Program and card faces under the MIT licence. It uses Qt under the GNU Lesser General Public License, version 3, Python and NumPy.</source>
        <translation>Programme et dessins des cartes sous licence MIT. Utilise Qt sous la GNU Lesser General Public License, version 3, Python et NumPy.</translation>
    </message>
    <message>
        <source>Newer versions: {releases}</source>
        <translation>Versions plus récentes&#xa0;: {releases}</translation>
    </message>
    <message>
        <source>the releases page of this project</source>
        <translation>la page des versions de ce projet</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>What is installed</source>
        <translation>Ce qui est installé</translation>
    </message>
    <message>
        <source>The program runs from its source, on what is installed beside it:</source>
        <translation>Le programme tourne depuis ses sources, avec ce qui est installé à côté&#xa0;:</translation>
    </message>
    <message>
        <source>its licence is not named</source>
        <translation>sa licence n’est pas nommée</translation>
    </message>
    <message>
        <source>PySide6 brings Qt along, under the same licences. Its source is at {address}.</source>
        <translation>PySide6 apporte Qt, sous les mêmes licences. Ses sources sont à {address}.</translation>
    </message>
    <message>
        <source>{seat} is the favourite</source>
        <translation>{seat} est favori</translation>
    </message>
    <message>
        <source>What {seat} ends up with</source>
        <translation>Ce que finit par avoir {seat}</translation>
    </message>
    <message>
        <source>What each seat ends up with</source>
        <translation>Ce que chaque siège finit par avoir</translation>
    </message>
    <message>
        <source>{seat} {percent}, {count}</source>
        <translation>{seat} {percent}, {count}</translation>
    </message>
    <message>
        <source>{seat} has 1 out</source>
        <translation>{seat} a 1 out</translation>
    </message>
    <message>
        <source>{seat} has {count} outs</source>
        <translation>{seat} a {count} outs</translation>
    </message>
    <message>
        <source>Cards that improve {seat}: {count}</source>
        <translation>Cartes qui améliorent {seat}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{seat} draws level on {count}</source>
        <translation>Cartes qui ramènent {seat} à égalité&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{seat} ties on {count}</source>
        <translation>Cartes qui donnent l’égalité à {seat}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{seat} goes up with {up} next cards, down with {down}</source>
        <translation>{seat} monte avec {up} des prochaines cartes, baisse avec {down}</translation>
    </message>
    <message>
        <source>{share} of the pot</source>
        <translation>{share} du pot</translation>
    </message>
    <message>
        <source>{least} to {most} of the pot</source>
        <translation>{least} à {most} du pot</translation>
    </message>
    <message>
        <source>1 card makes: {category}</source>
        <translation>1 carte fait&#xa0;: {category}</translation>
    </message>
    <message>
        <source>{count} cards make: {category}</source>
        <translation>{count} cartes font&#xa0;: {category}</translation>
    </message>
    <message>
        <source>Question {number} of {all}</source>
        <translation>Question {number} sur {all}</translation>
    </message>
    <message>
        <source>Exam: question {number} of {all}</source>
        <translation>Examen&#xa0;: question {number} sur {all}</translation>
    </message>
    <message>
        <source>Exam: {question}</source>
        <translation>Examen&#xa0;: {question}</translation>
    </message>
    <message>
        <source>Answer the question first, or leave practice with {key}</source>
        <translation>Répondez d’abord à la question, ou quittez les exercices avec {key}</translation>
    </message>
    <message>
        <source>{key} shows the pane: other questions, the results</source>
        <translation>{key} montre le volet&#xa0;: d’autres questions, les résultats</translation>
    </message>
    <message>
        <source>The exam goes on where the program was closed: {done} of {all} answered</source>
        <translation>L’examen reprend là où le programme a été fermé (réponses&#xa0;: {done} sur {all})</translation>
    </message>
    <message>
        <source>The exam of {day} cannot go on, as this version asks other questions; its answers are among the results</source>
        <translation>L’examen du {day} ne peut pas continuer, car cette version pose d’autres questions&#x202f;; ses réponses sont parmi les résultats</translation>
    </message>
    <message>
        <source>Right: {answer}</source>
        <translation>Juste&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>No: {answer}</source>
        <translation>Non&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>You said {given}. {reason}</source>
        <translation>Vous avez dit {given}. {reason}</translation>
    </message>
    <message>
        <source>You said {given}, {off}</source>
        <translation>Vous avez dit {given}, {off}</translation>
    </message>
    <message>
        <source>Answer {number} is taken: {given}</source>
        <translation>Réponse {number} enregistrée&#xa0;: {given}</translation>
    </message>
    <message>
        <source>{right} right, {missed} missed</source>
        <translation>Justes&#xa0;: {right}, manquées&#xa0;: {missed}</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>The cards alone (*.svg)</source>
        <translation>Les cartes seules (*.svg)</translation>
    </message>
    <message>
        <source>The result is copied as text</source>
        <translation>Le résultat est copié en texte</translation>
    </message>
    <message>
        <source>Version, system and table are copied: paste them into {place}</source>
        <translation>Version, système et table sont copiés&#xa0;: collez-les dans {place}</translation>
    </message>
    <message>
        <source>the list of problems of this project</source>
        <translation>la liste des problèmes de ce projet</translation>
    </message>
    <message>
        <source>The odds are copied as text</source>
        <translation>Les cotes sont copiées en texte</translation>
    </message>
    <message>
        <source>The table is copied as a picture</source>
        <translation>La table est copiée en image</translation>
    </message>
    <message>
        <source>The picture is being drawn</source>
        <translation>L’image est en cours de dessin</translation>
    </message>
    <message>
        <source>Stopped; nothing was copied or saved</source>
        <translation>Arrêté&#x202f;; rien n’a été copié ni enregistré</translation>
    </message>
    <message>
        <source>{game} has no board, and one is needed here; write it after @, as in @ QhJh2c, or choose another game, such as Texas hold&apos;em</source>
        <translation>{game} se joue sans board, et il en faut un ici&#x202f;; écrivez-le après @, comme dans @ QhJh2c, ou choisissez un autre jeu, comme le Texas hold&apos;em</translation>
    </message>
    <message>
        <source>The nuts of {game} are not counted; they are in games with a high in which two own cards play, such as Texas hold&apos;em and Omaha</source>
        <translation>Les nuts ne sont pas calculés en {game}&#x202f;; ils existent dans les jeux avec un high où jouent deux cartes propres, comme le Texas hold&apos;em et l’Omaha</translation>
    </message>
    <message>
        <source>There are no {kind} questions in {game}; choose winner, which every game has, or another game, such as Texas hold&apos;em</source>
        <translation>Il n’y a pas de questions de type {kind} en {game}&#x202f;; choisissez winner, qui existe dans tous les jeux, ou un autre jeu, comme le Texas hold&apos;em</translation>
    </message>
    <message>
        <source>Files of hands ({endings})</source>
        <translation>Fichiers de mains ({endings})</translation>
    </message>
    <message>
        <source>All files ({endings})</source>
        <translation>Tous les fichiers ({endings})</translation>
    </message>
    <message>
        <source>There are no hands to paste; copy several of them</source>
        <translation>Il n’y a pas de mains à coller&#x202f;; copiez-en plusieurs</translation>
    </message>
    <message>
        <source>{file} and {count} more</source>
        <translation>{file} et {count} de plus</translation>
    </message>
    <message>
        <source>folder {name}</source>
        <translation>dossier {name}</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>texte collé</translation>
    </message>
    <message>
        <source>your list</source>
        <translation>votre liste</translation>
    </message>
    <message>
        <source>Hands from: {name}</source>
        <translation>Mains de&#xa0;: {name}</translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation>1 main</translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation>{count} mains</translation>
    </message>
    <message>
        <source>No hands yet</source>
        <translation>Pas encore de mains</translation>
    </message>
    <message>
        <source>{count} of {all} hands</source>
        <translation>Mains&#xa0;: {count} sur {all}</translation>
    </message>
    <message>
        <source>{count} could not be read</source>
        <translation>Illisibles&#xa0;: {count}</translation>
    </message>
    <message>
        <source>All hands are forgotten; the same menu brings them back</source>
        <translation>Toutes les mains sont oubliées&#x202f;; le même menu les rétablit</translation>
    </message>
    <message>
        <source>&amp;Bring the forgotten hands back</source>
        <translation>&amp;Rétablir les mains oubliées</translation>
    </message>
    <message>
        <source>All hands are back</source>
        <translation>Toutes les mains sont rétablies</translation>
    </message>
    <message>
        <source>&amp;Forget all hands</source>
        <translation>&amp;Oublier toutes les mains</translation>
    </message>
    <message>
        <source>Counting what every all-in was worth …</source>
        <translation>Calcul de ce que valait chaque tapis…</translation>
    </message>
    <message>
        <source>Stopped; rows that were read: {count}</source>
        <translation>Arrêté&#x202f;; lignes lues&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Stopped; the order is as it was</source>
        <translation>Arrêté&#x202f;; l’ordre n’a pas changé</translation>
    </message>
    <message>
        <source>{right} of {all} right in {seconds} s, longest streak {streak}</source>
        <translation>Justes&#xa0;: {right} sur {all} en {seconds} s, plus longue suite {streak}</translation>
    </message>
    <message>
        <source>Exam: {right} of {all} right in {seconds} s</source>
        <translation>Examen, justes&#xa0;: {right} sur {all} en {seconds} s</translation>
    </message>
    <message>
        <source>{cards}: {why}. You said {given}</source>
        <translation>{cards}&#xa0;: {why}. Votre réponse&#xa0;: {given}</translation>
    </message>
    <message>
        <source>The only answer to such a question</source>
        <translation>La seule réponse à une telle question</translation>
    </message>
    <message>
        <source>All {count} answers to such questions, by topic</source>
        <translation>Les {count} réponses à de telles questions, par thème</translation>
    </message>
    <message>
        <source>{right} of {all}</source>
        <translation>{right} sur {all}</translation>
    </message>
    <message>
        <source>{topic} {right} of {all}</source>
        <translation>{topic} {right} sur {all}</translation>
    </message>
    <message>
        <source>What you miss comes back sooner: {topics}</source>
        <translation>Ce que vous manquez revient plus vite&#xa0;: {topics}</translation>
    </message>
    <message>
        <source>For&amp;get all</source>
        <translation>Tout &amp;oublier</translation>
    </message>
    <message>
        <source>Brin&amp;g all back</source>
        <translation>Tout réta&amp;blir</translation>
    </message>
    <message>
        <source>Right. {why}</source>
        <translation>Juste. {why}</translation>
    </message>
    <message>
        <source>Wrong: {answer}. {why}</source>
        <translation>Faux&#xa0;: {answer}. {why}</translation>
    </message>
    <message>
        <source>Your own game</source>
        <translation>Votre propre jeu</translation>
    </message>
    <message>
        <source>Rules of a game (*.toml)</source>
        <translation>Règles d’un jeu (*.toml)</translation>
    </message>
    <message>
        <source>The file of your own games cannot be used: {why}</source>
        <translation>Le fichier de vos jeux est inutilisable&#xa0;: {why}</translation>
    </message>
    <message>
        <source>“{game}” is being practised: first choose another game in practice</source>
        <translation>«&#x202f;{game}&#x202f;» est le jeu des exercices&#xa0;: choisissez-y d’abord un autre jeu</translation>
    </message>
    <message>
        <source>“{game}” is no longer in the list of games</source>
        <translation>«&#x202f;{game}&#x202f;» n’est plus dans la liste des jeux</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Enregistrer la table</translation>
    </message>
    <message>
        <source>Tables ({files})</source>
        <translation>Tables ({files})</translation>
    </message>
    <message>
        <source>{file} is not a file on this computer</source>
        <translation>{file} n’est pas un fichier de cet ordinateur</translation>
    </message>
    <message>
        <source>Only saved tables and text can be read here</source>
        <translation>On ne peut lire ici que des tables enregistrées et du texte</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} est illisible&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{file} is saved, and copied to paste into a folder or a message</source>
        <translation>{file} est enregistré, et copié pour être collé dans un dossier ou un message</translation>
    </message>
    <message>
        <source>The answer is hidden; reveal it to copy it</source>
        <translation>La réponse est cachée&#x202f;; révélez-la pour la copier</translation>
    </message>
    <message>
        <source>There are no odds to copy yet</source>
        <translation>Il n’y a pas encore de cotes à copier</translation>
    </message>
    <message>
        <source>“{file}” ends in none of .png, .pdf and .svg; name the picture&apos;s file with one</source>
        <translation>«&#x202f;{file}&#x202f;» ne finit ni par .png, ni par .pdf, ni par .svg&#x202f;; donnez à l’image un nom qui finit ainsi</translation>
    </message>
    <message>
        <source>The picture could not be printed</source>
        <translation>L’image n’a pas pu être imprimée</translation>
    </message>
    <message>
        <source>{names} players are named, and there are {stacks} stacks</source>
        <translation>{names} joueurs sont nommés, et il y a {stacks} stacks</translation>
    </message>
    <message>
        <source>half the pot</source>
        <translation>demi-pot</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>deux tiers</translation>
    </message>
    <message>
        <source>the pot</source>
        <translation>pot</translation>
    </message>
    <message>
        <source>one and a half</source>
        <translation>pot et demi</translation>
    </message>
    <message>
        <source>twice the pot</source>
        <translation>double pot</translation>
    </message>
    <message>
        <source>{percent}% of the pot</source>
        <translation>{percent}&#x202f;% du pot</translation>
    </message>
    <message>
        <source>on both boards {reason}</source>
        <translation>sur les deux boards {reason}</translation>
    </message>
    <message>
        <source>another window, with a table of its own</source>
        <translation>une autre fenêtre, avec sa propre table</translation>
    </message>
    <message>
        <source>&amp;Open table…</source>
        <translation>&amp;Ouvrir une table…</translation>
    </message>
    <message>
        <source>Open a file of ha&amp;nds…</source>
        <translation>Ouvrir un fichier de &amp;mains…</translation>
    </message>
    <message>
        <source>open a file of hands: who won each, with what, and why</source>
        <translation>ouvrir un fichier de mains&#xa0;: qui a gagné chacune, avec quoi, et pourquoi</translation>
    </message>
    <message>
        <source>&amp;Save table</source>
        <translation>&amp;Enregistrer la table</translation>
    </message>
    <message>
        <source>Save table &amp;as…</source>
        <translation>Enregistrer la table &amp;sous…</translation>
    </message>
    <message>
        <source>save the table in another file</source>
        <translation>enregistrer la table dans un autre fichier</translation>
    </message>
    <message>
        <source>&amp;History of hands…</source>
        <translation>&amp;Historique des mains…</translation>
    </message>
    <message>
        <source>go back to a hand that was analysed</source>
        <translation>revenir à une main déjà analysée</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>Enregistrer l’im&amp;age…</translation>
    </message>
    <message>
        <source>save a picture of the table: PNG, PDF, or SVG for the cards alone</source>
        <translation>enregistrer une image de la table&#xa0;: PNG, PDF, ou SVG pour les cartes seules</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>print the table, with a preview</source>
        <translation>imprimer la table, avec un aperçu</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation>&amp;Fermer la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>&amp;Copier le résultat</translation>
    </message>
    <message>
        <source>Copy &amp;odds as text</source>
        <translation>Copier les c&amp;otes en texte</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copier l’ima&amp;ge</translation>
    </message>
    <message>
        <source>Copy a &amp;link to the file</source>
        <translation>Copier un &amp;lien vers le fichier</translation>
    </message>
    <message>
        <source>save the table in a file, and copy the file to hand it on</source>
        <translation>enregistrer la table dans un fichier, et copier le fichier pour le transmettre</translation>
    </message>
    <message>
        <source>Sa&amp;y the answer</source>
        <translation>&amp;Dire la réponse</translation>
    </message>
    <message>
        <source>have a screen reader say the answer and each seat&apos;s hand</source>
        <translation>faire dire par un lecteur d’écran la réponse et la main de chaque siège</translation>
    </message>
    <message>
        <source>&amp;Paste cards</source>
        <translation>Co&amp;ller des cartes</translation>
    </message>
    <message>
        <source>&amp;Type cards</source>
        <translation>&amp;Taper des cartes</translation>
    </message>
    <message>
        <source>&amp;Take the last card back</source>
        <translation>Reprendre la &amp;dernière carte</translation>
    </message>
    <message>
        <source>C&amp;lear the table</source>
        <translation>&amp;Vider la table</translation>
    </message>
    <message>
        <source>Your &amp;own game…</source>
        <translation>Votre &amp;propre jeu…</translation>
    </message>
    <message>
        <source>play a game of your own: a file of its rules</source>
        <translation>jouer à votre propre jeu&#xa0;: un fichier de ses règles</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Donner</translation>
    </message>
    <message>
        <source>deal all seats and boards at random</source>
        <translation>donner au hasard tous les sièges et les boards</translation>
    </message>
    <message>
        <source>Deal again from a &amp;number…</source>
        <translation>Redonner par &amp;numéro…</translation>
    </message>
    <message>
        <source>Deal the ne&amp;xt street</source>
        <translation>Donner la rue sui&amp;vante</translation>
    </message>
    <message>
        <source>deal the next: the hands, the flop, the turn, the river</source>
        <translation>donner la suite&#xa0;: les mains, le flop, le turn, la river</translation>
    </message>
    <message>
        <source>&amp;Complete the board</source>
        <translation>&amp;Compléter le board</translation>
    </message>
    <message>
        <source>The &amp;board</source>
        <translation>Le &amp;board</translation>
    </message>
    <message>
        <source>the next card goes to the board</source>
        <translation>la prochaine carte va au board</translation>
    </message>
    <message>
        <source>&amp;Add a seat</source>
        <translation>&amp;Ajouter un siège</translation>
    </message>
    <message>
        <source>&amp;Swap seats A and B</source>
        <translation>É&amp;changer les sièges A et B</translation>
    </message>
    <message>
        <source>&amp;Remove the last seat</source>
        <translation>&amp;Retirer le dernier siège</translation>
    </message>
    <message>
        <source>&amp;Unknown card</source>
        <translation>&amp;Carte inconnue</translation>
    </message>
    <message>
        <source>an unknown card; on a slot: for that slot, or no longer</source>
        <translation>une carte inconnue&#x202f;; sur une place&#xa0;: pour cette place, ou plus du tout</translation>
    </message>
    <message>
        <source>Make the seat un&amp;known</source>
        <translation>Cartes inconn&amp;ues du siège</translation>
    </message>
    <message>
        <source>make all the cards of the seat unknown</source>
        <translation>rendre inconnues toutes les cartes du siège</translation>
    </message>
    <message>
        <source>Give a ra&amp;nge…</source>
        <translation>Donner une ran&amp;ge…</translation>
    </message>
    <message>
        <source>say which hands the seat may have</source>
        <translation>dire quelles mains le siège peut avoir</translation>
    </message>
    <message>
        <source>Dead ca&amp;rds</source>
        <translation>C&amp;artes mortes</translation>
    </message>
    <message>
        <source>dead cards: to their tray, and back to the seats</source>
        <translation>cartes mortes&#xa0;: à leur place, et retour aux sièges</translation>
    </message>
    <message>
        <source>&amp;Pot of chips</source>
        <translation>&amp;Pot en jetons</translation>
    </message>
    <message>
        <source>Pract&amp;ice</source>
        <translation>&amp;Exercices</translation>
    </message>
    <message>
        <source>practise: which hand wins, what it is, the nuts, what it is worth</source>
        <translation>s’exercer&#xa0;: quelle main gagne, ce qu’elle est, les nuts, combien elle vaut</translation>
    </message>
    <message>
        <source>What it takes to ca&amp;ll</source>
        <translation>Ce qu’il faut pa&amp;yer</translation>
    </message>
    <message>
        <source>the bet: what it takes to call, and whether that pays</source>
        <translation>la mise&#xa0;: ce qu’il faut payer, et si cela rapporte</translation>
    </message>
    <message>
        <source>S&amp;ide pots</source>
        <translation>Pots &amp;annexes</translation>
    </message>
    <message>
        <source>side pots: what each seat is in for</source>
        <translation>pots annexes&#xa0;: ce que chaque siège a engagé</translation>
    </message>
    <message>
        <source>&amp;Compare a list of hands…</source>
        <translation>&amp;Comparer une liste de mains…</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>the table alone, without a pane at its left</source>
        <translation>la table seule, sans volet à sa gauche</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation>&amp;Mains</translation>
    </message>
    <message>
        <source>hands of files, of a list, of the history</source>
        <translation>mains de fichiers, d’une liste, de l’historique</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>go round: the rail, the left pane, the felt, the cards, the right pane</source>
        <translation>faire le tour&#xa0;: barre latérale, volet gauche, tapis, cartes, volet droit</translation>
    </message>
    <message>
        <source>Part before</source>
        <translation>Partie précédente</translation>
    </message>
    <message>
        <source>go round the other way</source>
        <translation>faire le tour dans l’autre sens</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Pourquoi</translation>
    </message>
    <message>
        <source>why a hand is what it is, and who wins</source>
        <translation>pourquoi une main est ce qu’elle est, et qui gagne</translation>
    </message>
    <message>
        <source>&amp;Nuts</source>
        <translation>&amp;Nuts</translation>
    </message>
    <message>
        <source>the nuts, and every hand that beats this one</source>
        <translation>les nuts, et toutes les mains qui battent celle-ci</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Cotes</translation>
    </message>
    <message>
        <source>how often each seat wins, and with what</source>
        <translation>combien de fois chaque siège gagne, et avec quoi</translation>
    </message>
    <message>
        <source>&amp;Lows</source>
        <translation>&amp;Lows</translation>
    </message>
    <message>
        <source>the lows, step by step</source>
        <translation>les lows, étape par étape</translation>
    </message>
    <message>
        <source>Next &amp;card on the deck</source>
        <translation>Carte &amp;suivante sur le paquet</translation>
    </message>
    <message>
        <source>what each card would bring, or the plain cards</source>
        <translation>ce que chaque carte apporterait, ou les cartes seules</translation>
    </message>
    <message>
        <source>Fold the dec&amp;k</source>
        <translation>&amp;Replier le paquet</translation>
    </message>
    <message>
        <source>fold the 52 cards to a bar, and open it</source>
        <translation>replier les 52 cartes en une barre, et les rouvrir</translation>
    </message>
    <message>
        <source>&amp;Hide the answer until asked</source>
        <translation>Cacher la réponse &amp;jusqu’à la demande</translation>
    </message>
    <message>
        <source>hide the answers until asked: on and off</source>
        <translation>cacher les réponses jusqu’à la demande&#xa0;: activer ou désactiver</translation>
    </message>
    <message>
        <source>Re&amp;veal the answer</source>
        <translation>&amp;Révéler la réponse</translation>
    </message>
    <message>
        <source>Larger te&amp;xt</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>Text as usua&amp;l</source>
        <translation>Texte &amp;normal</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Ple&amp;in écran</translation>
    </message>
    <message>
        <source>Type cards an&amp;ywhere</source>
        <translation>Taper les cartes &amp;partout</translation>
    </message>
    <message>
        <source>type a card wherever the focus is: on and off</source>
        <translation>taper une carte où que soit le focus&#xa0;: activer ou désactiver</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Préférence&amp;s…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>how cards are written, files of hands, ranges and more</source>
        <translation>comment s’écrivent les cartes, fichiers de mains, ranges et plus</translation>
    </message>
    <message>
        <source>&amp;Rules of poker</source>
        <translation>&amp;Règles du poker</translation>
    </message>
    <message>
        <source>the rule for the hand on the table</source>
        <translation>la règle pour la main sur la table</translation>
    </message>
    <message>
        <source>Kinds of &amp;hand</source>
        <translation>&amp;Combinaisons</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>this page</source>
        <translation>cette page</translation>
    </message>
    <message>
        <source>Report a &amp;problem</source>
        <translation>Signaler un &amp;problème</translation>
    </message>
    <message>
        <source>copy version, system and table, for a report</source>
        <translation>copier version, système et table, pour un rapport</translation>
    </message>
    <message>
        <source>&amp;About {program}</source>
        <translation>À propos &amp;de {program}</translation>
    </message>
    <message>
        <source>version and licences</source>
        <translation>version et licences</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>&amp;Partager</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>&amp;Sièges</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Boards</translation>
    </message>
    <message>
        <source>Ne&amp;xt card to</source>
        <translation>Carte s&amp;uivante pour</translation>
    </message>
    <message>
        <source>&amp;Unknown</source>
        <translation>&amp;Inconnues</translation>
    </message>
    <message>
        <source>Make a seat un&amp;known</source>
        <translation>Cartes inconn&amp;ues d’un siège</translation>
    </message>
    <message>
        <source>&amp;Pot and bet</source>
        <translation>Pot et mis&amp;e</translation>
    </message>
    <message>
        <source>Dec&amp;k</source>
        <translation>Pa&amp;quet</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>C&amp;artes</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xte</translation>
    </message>
    <message>
        <source>{name} neither folds nor calls</source>
        <translation>{name} ne se couche pas et ne paie pas</translation>
    </message>
</context>
</TS>
