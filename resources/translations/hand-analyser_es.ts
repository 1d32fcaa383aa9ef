<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Says what some cards make, and which hand wins and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program and card faces under the MIT licence. It uses Qt under the GNU Lesser General Public License, version 3, Python and NumPy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newer versions: {releases}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program runs from its source, on what is installed beside it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its licence is not named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PySide6 brings Qt along, under the same licences. Its source is at {address}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another window, with a table of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a saved table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file of ha&amp;nds…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a file of hands: who won each, with what, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the table in its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save table &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the table in another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History of hands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go back to a hand that was analysed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save a picture of the table: PNG, PDF, or SVG for the cards alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the table, with a preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;odds as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy the odds as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy a picture of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a &amp;link to the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the table in a file, and copy the file to hand it on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;y the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>have a screen reader say the answer and each seat&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Type cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type cards as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take the last card back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back the card that came last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back every card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your &amp;own game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play a game of your own: a file of its rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal every seat and the board at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal again from a &amp;number…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal the cards of a number again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal the next: the hands, the flop, the turn, the river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Complete the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next card goes to the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;One board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Two boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;hree boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run it twice from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run it three ti&amp;mes from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Swap seats A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove the last seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unknown card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unknown card; on a slot: for that slot, or no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make all the cards of the seat unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a ra&amp;nge…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say which hands the seat may have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead ca&amp;rds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead cards: to their tray, and back to the seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pot of chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pot in chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pract&amp;ice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practise: which hand wins, what it is, the nuts, what it is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it takes to ca&amp;ll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bet: what it takes to call, and whether that pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ide pots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side pots: what each seat is in for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare a list of hands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Two colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours, colour-&amp;blind safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table alone, without a pane at its left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands of files, of a list, of the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go round: the rail, the left pane, the felt, the cards, the right pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go round the other way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why a hand is what it is, and who wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nuts, and every hand that beats this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how often each seat wins, and with what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lows, step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;card on the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what each card would bring, or the plain cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the dec&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fold the 52 cards to a bar, and open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide the answer until asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide the answers until asked: on and off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;veal the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger te&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text as usua&amp;l</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text as large as usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole screen: on and off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type cards an&amp;ywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type a card wherever the focus is: on and off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how cards are written, files of hands, ranges and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of poker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule for the hand on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of &amp;hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kinds of hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report a &amp;problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy version, system and table, for a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About {program}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version and licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next card goes to {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the ne&amp;xt street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the &amp;hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the &amp;flop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the &amp;turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the &amp;river</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Beats</name>
    <message>
        <source>Choose a place of another board to see its nuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the range of {seat} is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {all} hands have no low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the hands of {seat}&apos;s range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} best of {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nut low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards it needs are taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{better} of {all} hands beat you, none ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{better} of {all} hands beat you, {equal} tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>combos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands that may beat you: {hands}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a map of the 169 hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the map of the 169 hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! beats you; pale: cannot be dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody else can have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 combo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} combos</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BetSizes</name>
    <message>
        <source>Bet size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs {needed}, has {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part}, {bet}: {decision} {worth}, {needs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pot}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one and a half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twice the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent}% of the pot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardSlot</name>
    <message>
        <source>Plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays in the low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays in the high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands for {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unknown card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Random card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take the card back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high · low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChipField</name>
    <message>
        <source>chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a number of chips; type digits only, such as 101</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your table is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can go on. To report it, copy the details; they are also in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can go on. To report it, copy the details; {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log {file} cannot be written: {why}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeadStrip</name>
    <message>
        <source>Dead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckMenu</name>
    <message>
        <source>&amp;Take the card back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give to {place}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckModel</name>
    <message>
        <source>{news}. {description}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, not in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picking it takes it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it would make is hidden until you reveal it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckView</name>
    <message>
        <source>The 52 cards and the jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 52 cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>put a hand on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot is counted in cents: {pot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board of before is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is now {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place an unknown card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card to take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make {seat} unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give {seat} a range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the range of {seat} away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back an unknown card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the cards of this hand are dealt; Escape brings your table back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal the hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal the flop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal the river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal the next street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal to {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a seat cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play one board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play two boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run it three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play three boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forget the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the pot to {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set what it takes to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say whether {seat} is all in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the bet by {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set what {seat} is in for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot of before is gone: the bets make it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the dead money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {seat}; add one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no board in {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next card goes to {slot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swap seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranges and cards without a place here: {count}. Undo brings them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards without a place in this game: {count}. Undo brings them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room for another card: {place}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Open, drop or paste hands: lines such as “AhKh v QsQd @ Qc Jh 2h”, CSV files, the two open standards PHH and OHH, and histories of {sites}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryPreview</name>
    <message>
        <source>Enter puts it on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understood: {cards}; {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understood: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>E&amp;xport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as C&amp;SV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;all that is shown…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the c&amp;hosen rows…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells of a spreadsheet (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, one hand on a line (*.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Database (*.sqlite)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save rows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EyeButton</name>
    <message>
        <source>Hide the answer until asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the answer until asked (Ctrl+H)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict: {verdict}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} share it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}: {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifth {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bets {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in for {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all in for {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} needs {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand}, {combos}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one}; {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourth street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifth street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixth street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seventh street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} – {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{street}; current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{street}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} cannot lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high} leads the high, {low} the low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is behind, but the favourite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is the favourite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} are the favourites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} are level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high} wins the high, {low} the low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high} wins the high, {low} share the low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high} share the high, {low} wins the low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high} share the high, {low} the low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} split the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins both halves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why}; counted as {count} cards each, with no board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} deals at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever cards come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted as {count} cards each, with no board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high}; {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has the only low, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row} beats {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why}, but {count} of {unseen} turn cards put {seat} ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why}, but {count} of {unseen} rivers put {seat} ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why}; {count} of {unseen} turn cards put {seat} ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why}; {count} of {unseen} rivers put {seat} ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why}; {count} of {unseen} turn cards beat {leader}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why}; {count} of {unseen} rivers beat {leader}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting {percent}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing deals {percent}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈{percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}, {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} takes the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}, low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}, high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}, board {boards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click them below, type them above, or begin with one of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click them below, or type them above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop or paste hands, a file or a folder of any poker site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is hidden until you ask for it (Ctrl+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {decision}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{decision} {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting the chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many deals: estimate?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A range of hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any cards that are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in numbers: {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of all five-card hands are worse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of all holdings beaten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of all four-card hands are worse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} {of_what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} more cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick the flop, or add a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best low {ranks}, no eight-or-better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best low {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} cards and the board make the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} cards make the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card to {most}; five or more make a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} of {pot} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scoops {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wins} of {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wins} of {deals}, {ties} split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{worse} of {every}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileRows</name>
    <message>
        <source>The pot is counted in cents: {pot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put a hand on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}. Error: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run {run}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, cards and amounts that a hand must have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find: flush, Ann, AhKh, all in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, cards and amounts that a hand must have: Ann flush, As Kd, pot &gt; 50, lost &gt; 20, when &gt;= 2024-05, all in, came from behind, split pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Came from behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More filters, and the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showdowns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands in which two seats or more were compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody was all in before the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards say another winner than the file paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand that is in several files each time, not only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What could not be read, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rank among all hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share at the all-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it was played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>Rules of the ga&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wild ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker that is a &amp;bug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker that is &amp;any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play with {joker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take {ranks} as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make {ranks} wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let three of a kind beat a straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let a straight beat three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Three of a kind beats a straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let any low win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask for a low of eight or better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any &amp;low wins, not only eight or better</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandPopover</name>
    <message>
        <source>%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight in per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand}: weight and suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}, {weight}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandsPane</name>
    <message>
        <source>Hands pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of hands ({endings})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files ({endings})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file of hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a folder of hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no hands to paste; copy several of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands are back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands are forgotten; the same menu brings them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} of {count} hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands from: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until all is read; then sort by it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting what every all-in was worth …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; rows that were read: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; the order is as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; nothing was copied or saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a f&amp;older…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past&amp;e hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;list of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a list to edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;My hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget all hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bring the forgotten hands back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take to the &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandsText</name>
    <message>
        <source>The text has {count} characters, too many for a list of hands; paste up to {most}, with one hand on a line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Hold&apos;em</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Omaha 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Omaha 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Omaha 5 hi-lo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Omaha 6 hi-lo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stud hi-lo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stud 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Razz 2-7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowball A-5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowball 2-7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or paste cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ Seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AhKh v QsQd @ QcJh2h    AA v 15%    type or paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AhKh v QsQd</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Arrows, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>walk over the 52 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place the card, or take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A S, 1 0 H, …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick a card by typing its rank and suit, wherever the focus is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go on to the seats, the board and the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a slot: take its card back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back to the cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>{makes}; {share}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>{cards}: {verdict}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KindsList</name>
    <message>
        <source>What the range makes; Enter keeps those hands only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{category}, {share}, {part} of {whole} combos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: keep only these</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ListEditor</name>
    <message>
        <source>&amp;Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no text of a list of hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each hand is from a whole deck; {seed} deals these hands again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the cards say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One hand on a line:

Kc Qc 9c 8c 2c
6h 6c 6d Kh Ks
10♠ J♠ Q♠ K♠ A♠</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands, one on a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: cards that all hands share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number deals the same hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveOdds</name>
    <message>
        <source>The odds were not counted to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An estimate takes {count} seconds; more cards or smaller ranges are counted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← → streets   ↑ ↓ hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck: {sentences}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatrixModel</name>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offsuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand}, none is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand}, none of {left} combos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand}, {weight} of {left} in the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand}, {weight} of {left} in the range, estimated {equity}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand}, {weight} of {left} in the range, {equity}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>The 169 starting hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt card to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pot and bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dec&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Rules of a game (*.toml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal again from a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number deals the same cards:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NamedRanges</name>
    <message>
        <source>&amp;Save the range of {seat}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget a saved range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its name:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>What {seat} ends up with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} {percent}, {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has {count} outs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} draws level on {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} ties on {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that improve {seat}: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} goes up with {up} next cards, down with {down}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} to {most} of the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} cards make: {category}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card makes: {category}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpenAndSave</name>
    <message>
        <source>{file} is not a file on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only saved tables and text can be read here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables ({files})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is saved, and copied to paste into a folder or a message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Output</name>
    <message>
        <source>“{file}” ends in none of these; name it with one: {endings}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are {count} rows, and {most} are the most to copy; save them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 row is copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} rows are copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}; rows: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Board {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PagesPanel</name>
    <message>
        <source>Explain which seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain which seat, or the verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nuts pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lows pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is hidden until you reveal it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}&apos;s range: {range}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has no cards yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of {seat} are unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No verdict yet: give two seats a hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A low has five cards; there are fewer so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is ahead now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is the favourite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each seat ends up with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No odds yet: give a seat cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every deal is being counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is to come: see Why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every hand is being counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every hand is being counted: {percent}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give these cards to {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give these cards to a new seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {number}: {outs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} gets {chips} of the pot.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PastRows</name>
    <message>
        <source>go back to {cards}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Dead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PotEditor</name>
    <message>
        <source>Pot and bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot in chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead money, in chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips that are nobody&apos;s bet, such as antes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In for in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} bets, in chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} to call, in chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is in for, in chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is all in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PotPill</name>
    <message>
        <source>+ Pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot and the bets (Ctrl+Shift+P)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They share it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which seats split the pot?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of Seat A, {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off by {count} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {all} answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose its name, or the five cards that play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the letter of a seat, T if the pot is split, or click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the edge with Left and Right or by dragging, then press Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two of the cards below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers by topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name on the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}: {why} You said {given}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {count} answers to such questions, by topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For&amp;get all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brin&amp;g all back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {every}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{topic} {right} of {every}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you miss comes back sooner: {topics}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticePane</name>
    <message>
        <source>Practice pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hand wins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the nuts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>En&amp;d the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a &amp;sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the question first, or leave practice with Alt+1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put a question on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exam goes on where the program was closed: {done} of {all} answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exam of {day} cannot go on, as this version asks other questions; its answers are among the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam: {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish what you are typing, then choose New round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}. {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} {hint}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam: question {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} right, {missed} missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer {number} is taken: {given}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+K shows the pane: other questions, the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said {given}, {off}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}. You said {given}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said}. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {every} right in {seconds} s, longest streak {streak}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exam: {right} of {every} right in {seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All answers are forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All answers are back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {every} right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page could not be printed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Empty the cache of files of hands: {size}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Print the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgressStrip</name>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not done: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a card to take it back, or clear the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a place of a seat to go on there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dead card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a card, or type it: A S is the ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page setup</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Rail</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RangePanel</name>
    <message>
        <source>QQ+, AKs, 15%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The range as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best hands, in per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand} has {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand} is not in the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size}; painted at {weight}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ranges</name>
    <message>
        <source>suited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offsuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Known ranges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} of {whole} combos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whole} combos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{combos}, {percent} of all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offsuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>came from behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>showdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stakes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}  ({folder})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowsView</name>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Source: {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule: {title}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>What to look up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What matters here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ruling has all these words; try fewer, or their beginnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings found: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read why (Ctrl+I)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop counting the odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate for longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict: {verdict}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until stopped</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScreenReaderNews</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is hidden until you reveal it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Name of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do with {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name this seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Swap with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Swap with {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;andom cards of its range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;andom cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear this seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take the range away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove this seat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The closed window&apos;s table is in the history: Ctrl+Shift+H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is back; its changes are not in {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of the last run cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of the last run cannot be read: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why} ({file}); that file is not changed, so this table is not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why} ({file})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this hand cannot be added to the history: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table cannot be kept for the next start: {why}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings cannot be read; they stay in {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read; the file is kept as {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be kept for the next start: {file}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message>
        <source>Show the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bar of shares</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>The result is copied as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, system and table are copied: paste them into {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no odds to copy yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odds are copied as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards alone (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” ends in none of .png, .pdf and .svg; name the picture&apos;s file with one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is copied as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is hidden; reveal it to copy it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Name ______________________   Date ____________</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong: {answer}. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exercises: {game}, level {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question} If the pot is split, tick all who share it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlotRow</name>
    <message>
        <source>{place}, card {number}: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{street}: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StreetTile</name>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StreetsStrip</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>The file could not be read to its end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Clear the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Table {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{answer} - {title}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Totals</name>
    <message>
        <source>{hand} {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand: {hands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a showdown: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid otherwise: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the deck shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a card that is there, but that nobody has seen ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next card is out of play, for everybody (Ctrl+D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} … now the suit: C, D, H or S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play as {game}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If {seat} bets more or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} in the pot before the bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a card, or open the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the deck to change a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}&apos;s share after each card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the hand would become</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} · {pots}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the deck</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoableTable</name>
    <message>
        <source>Done: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnknownSeats</name>
    <message>
        <source>Make a seat un&amp;known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the seat un&amp;known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make {seat} un&amp;known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a &amp;range…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Hide the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}, does not play: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}, equal: {one}; {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} decides: {one}; {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}, no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}, {what} ({cards})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Visit</name>
    <message>
        <source>The hand is on the table now; Undo brings back what was there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed: a copy of this hand is on the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>analyser</name>
    <message>
        <source>The pot</source>
        <translation>El bote</translation>
    </message>
    <message>
        <source>The dead money</source>
        <translation>El dinero muerto</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La mano</translation>
    </message>
    <message>
        <source>The number of seats</source>
        <translation>El número de asientos</translation>
    </message>
    <message>
        <source>The number of cards</source>
        <translation>El número de cartas</translation>
    </message>
    <message>
        <source>Each seat</source>
        <translation>Cada asiento</translation>
    </message>
    <message>
        <source>cards, as text such as “As Kd” or as a list of them</source>
        <translation>cartas, como texto («As Kd») o como lista de ellas</translation>
    </message>
    <message>
        <source>a list of hands, such as [“AhKh”, “QsQd”]</source>
        <translation>una lista de manos, como [«AhKh», «QsQd»]</translation>
    </message>
    <message>
        <source>the name of a game, such as “holdem”</source>
        <translation>el nombre de un juego, como «holdem»</translation>
    </message>
    <message>
        <source>the path of a file or of a folder</source>
        <translation>la ruta de un archivo o de una carpeta</translation>
    </message>
    <message>
        <source>The number of jobs</source>
        <translation>El número de tareas</translation>
    </message>
    <message>
        <source>options by their names, such as {example}</source>
        <translation>opciones por su nombre, como {example}</translation>
    </message>
    <message>
        <source>The seed</source>
        <translation>La semilla</translation>
    </message>
    <message>
        <source>The number of deals</source>
        <translation>El número de repartos</translation>
    </message>
    <message>
        <source>What have I got?</source>
        <translation>¿Qué mano tengo?</translation>
    </message>
    <message>
        <source>Two pair, aces and eights</source>
        <translation>Doble pareja, ases y ochos</translation>
    </message>
    <message>
        <source>Which hand wins?</source>
        <translation>¿Qué mano gana?</translation>
    </message>
    <message>
        <source>Two hands, before the flop</source>
        <translation>Dos manos, antes del flop</translation>
    </message>
    <message>
        <source>Which range wins?</source>
        <translation>¿Qué rango gana?</translation>
    </message>
    <message>
        <source>On Q♠ 7♥ 2♣</source>
        <translation>Con Q♠ 7♥ 2♣</translation>
    </message>
    <message>
        <source>Call or fold?</source>
        <translation>¿Pagar o retirarse?</translation>
    </message>
    <message>
        <source>On Q♠ 7♠ 2♣, a bet of half the pot</source>
        <translation>Con Q♠ 7♠ 2♣, una apuesta de medio bote</translation>
    </message>
    <message>
        <source>Who gets the low?</source>
        <translation>¿Para quién es la baja?</translation>
    </message>
    <message>
        <source>Omaha hi-lo, on 4♠ 5♦ 8♣</source>
        <translation>Omaha hi-lo, con 4♠ 5♦ 8♣</translation>
    </message>
    <message>
        <source>Test me</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>20 hands: who wins?</source>
        <translation>20 manos: ¿quién gana?</translation>
    </message>
    <message>
        <source>The best {share}</source>
        <translation>El mejor {share}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Two of ten to ace, no pair</source>
        <translation>Dos cartas del diez al as, sin pareja</translation>
    </message>
    <message>
        <source>Suited connectors</source>
        <translation>Conectores del mismo palo</translation>
    </message>
    <message>
        <source>Suited aces</source>
        <translation>Ases del mismo palo</translation>
    </message>
    <message>
        <source>Any two cards</source>
        <translation>Dos cartas cualesquiera</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>it is larger than any table</source>
        <translation>es más grande que cualquier mesa</translation>
    </message>
    <message>
        <source>text or a card</source>
        <translation>texto o una carta</translation>
    </message>
    <message>
        <source>a list of cards</source>
        <translation>una lista de cartas</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.º|fem|1.ª|num|1</translation>
    </message>
    <message>
        <source>{number}th</source>
        <translation>{number}.º|fem|{number}.ª|num|{number}</translation>
    </message>
    <message>
        <source>{number}st</source>
        <translation>{number}.º|fem|{number}.ª|num|{number}</translation>
    </message>
    <message>
        <source>{number}nd</source>
        <translation>{number}.º|fem|{number}.ª|num|{number}</translation>
    </message>
    <message>
        <source>{number}rd</source>
        <translation>{number}.º|fem|{number}.ª|num|{number}</translation>
    </message>
    <message>
        <source>“{argument}” is read from {wanted}, not from {value}</source>
        <translation>«{argument}» se lee a partir de lo siguiente: {wanted}; no de {value}</translation>
    </message>
    <message>
        <source>There is no card here; write cards as rank and suit, such as As Kd 10h</source>
        <translation>Aquí no hay ninguna carta; escriba las cartas con valor y palo, como As Kd 10h</translation>
    </message>
    <message>
        <source>“{token}” is not a card; write rank and suit (As, 10h, T♠), a joker (Jo), or an unknown card (??)</source>
        <translation>«{token}» no es una carta; escriba valor y palo (As, 10h, T♠), un joker (Jo) o una carta desconocida (??)</translation>
    </message>
    <message>
        <source>“{token}” is not a card; write {rank}s, {rank}h, {rank}d or {rank}c</source>
        <translation>«{token}» no es una carta; escriba {rank}s, {rank}h, {rank}d o {rank}c</translation>
    </message>
    <message>
        <source>“{token}” cannot be read from “{rest}” on; write each card as rank and suit (As, 10h, T♠), a joker (Jo), or an unknown card (??)</source>
        <translation>«{token}» no se puede leer a partir de «{rest}»; escriba cada carta con valor y palo (As, 10h, T♠), un joker (Jo) o una carta desconocida (??)</translation>
    </message>
    <message>
        <source>“{token}” alone could be a rank or a card number; write rank and suit (10s), a card number (#10), suit and rank (&lt;3 12&gt;) or rank and suit ([13 4])</source>
        <translation>«{token}» por sí solo podría ser un valor o un número de carta; escriba valor y palo (10s), un número de carta (#10), palo y valor (&lt;3 12&gt;) o valor y palo ([13 4])</translation>
    </message>
    <message>
        <source>“{token}” is outside the deck; card numbers run from #0 to #51, &lt;suit rank&gt; from &lt;0 0&gt; to &lt;3 12&gt;, and [rank suit] from [1 1] to [13 4]</source>
        <translation>«{token}» está fuera de la baraja; los números de carta van de #0 a #51, &lt;suit rank&gt; de &lt;0 0&gt; a &lt;3 12&gt; y [rank suit] de [1 1] a [13 4]</translation>
    </message>
    <message>
        <source>{card} is there twice, {first} and {second}</source>
        <translation>{card} está dos veces, {first_fem} y {second_fem}</translation>
    </message>
    <message>
        <source>{card} is already {where}</source>
        <translation>{card} ya está {where}</translation>
    </message>
    <message>
        <source>Every place is full, so {card} was not placed; take a card back first</source>
        <translation>No queda ningún sitio libre, así que {card} no se ha colocado; retire antes una carta</translation>
    </message>
    <message>
        <source>{place} has an unknown card beyond the {dealt} that are dealt in {game}, so there is no telling how many are to come; take it back</source>
        <translation>{place} tiene una carta desconocida además de las {dealt} que se reparten en {game}, así que no se sabe cuántas faltan; retírela</translation>
    </message>
    <message>
        <source>{count} cards do not fit, there is room for {room}; nothing was placed</source>
        <translation>{count} cartas no caben, hay sitio para {room}; no se ha colocado nada</translation>
    </message>
    <message>
        <source>{place} has {count} cards; in {game} it holds {most} at most, so leave some out, or name the game if it is another</source>
        <translation>{place} tiene {count} cartas; en {game} son {most} como máximo, así que quite algunas o indique el juego si es otro</translation>
    </message>
    <message>
        <source>{place} has too few cards: {count}; in {game} it needs {least}, so give more, or name the game if it is another</source>
        <translation>{place} tiene muy pocas cartas: {count}; en {game} hacen falta {least}, así que añada más o indique el juego si es otro</translation>
    </message>
    <message>
        <source>{place} has {count} cards; in {game} it has {beside} beside a board, or {least} to {most} without one; name the game if it is another</source>
        <translation>{place} tiene {count} cartas; en {game} son {beside} con board, o de {least} a {most} sin board; indique el juego si es otro</translation>
    </message>
    <message>
        <source>{one} has {count} cards and waits for a board, {other} has {other_count} and comes without one; in {game} give all hands the same, or the board, or name the game if it is another</source>
        <translation>{one} tiene {count} cartas y espera un board, {other} tiene {other_count} y va sin board; en {game}, dé el mismo número de cartas a todas las manos, o ponga el board, o indique el juego si es otro</translation>
    </message>
    <message>
        <source>“{name}” is not a game; write one, such as {known}</source>
        <translation>«{name}» no es un juego; escriba uno, como {known}</translation>
    </message>
    <message>
        <source>{game} is not played for the high alone, as “{name}” asks; write {known} or another game</source>
        <translation>{game} no se juega solo a la mano alta, como pide «{name}»; escriba {known} u otro juego</translation>
    </message>
    <message>
        <source>{one} and {other} are two games; name one of them, in front of the hands</source>
        <translation>{one} y {other} son dos juegos; indique solo uno, delante de las manos</translation>
    </message>
    <message>
        <source>The text names {named}, but the game to be played is {game}; name the same game twice, or leave one of them out</source>
        <translation>El texto indica {named}, pero el juego elegido es {game}; indique el mismo juego las dos veces, o una sola vez</translation>
    </message>
    <message>
        <source>The text names {named}, but the options to be played are {options}; name the same options twice, or leave one of them out</source>
        <translation>El texto indica {named}, pero las opciones elegidas son {options}; indique las mismas opciones las dos veces, o una sola vez</translation>
    </message>
    <message>
        <source>{game} has no board, so the board {cards} cannot be used; leave it out</source>
        <translation>{game} se juega sin board, así que el board {cards} no sirve; quítelo</translation>
    </message>
    <message>
        <source>“{bets}” are not the bets of {count} hands; write a number for each hand, then those of folded hands with an f: 30,80,80,20f</source>
        <translation>«{bets}» no son las apuestas de {count} manos; escriba un número por mano y luego los de las manos retiradas, con una f: 30,80,80,20f</translation>
    </message>
    <message>
        <source>The bets make the pot; give either the pot or the bets, not both</source>
        <translation>Las apuestas forman el bote; indique el bote o las apuestas, no ambos</translation>
    </message>
    <message>
        <source>The dead money goes with bets; give the bets too, or all chips as the pot</source>
        <translation>El dinero muerto va con las apuestas; indique también las apuestas, o todas las fichas como bote</translation>
    </message>
    <message>
        <source>{game} has no board, so it has no nuts; choose a game with one, such as holdem</source>
        <translation>{game} se juega sin board, así que no hay nuts; elija un juego con board, como holdem</translation>
    </message>
    <message>
        <source>The nuts of {game} are not counted; they are in games with a high in which two own cards play, such as holdem and omaha</source>
        <translation>Las nuts de {game} no se calculan; sí en los juegos con mano alta en los que juegan dos cartas propias, como holdem y omaha</translation>
    </message>
    <message>
        <source>{game} has no board, so there are no {kind} questions in it; choose winner or hand, or a game with a board, such as holdem</source>
        <translation>{game} se juega sin board, así que no hay preguntas de tipo {kind}; elija winner o hand, o un juego con board, como holdem</translation>
    </message>
    <message>
        <source>There are no questions with jokers or wild cards; leave them out</source>
        <translation>No hay preguntas con jokers ni comodines; quítelos</translation>
    </message>
    <message>
        <source>{card} cannot be used in {game}; use the {count} cards from {first} to As</source>
        <translation>{card} no se usa en {game}; use las {count} cartas de {first} a As</translation>
    </message>
    <message>
        <source>{card} cannot be used in {game} as it is played here; choose the joker as bug or wild</source>
        <translation>{card} no se usa en {game} tal como se juega aquí; elija el joker como bug o wild</translation>
    </message>
    <message>
        <source>The number of hands is {count}; it must be from {least} to {most}</source>
        <translation>El número de manos es {count}; debe estar entre {least} y {most}</translation>
    </message>
    <message>
        <source>Two hands are compared here, and {count} are given; use sort for more</source>
        <translation>Aquí se comparan dos manos, y hay {count}; para más, use sort</translation>
    </message>
    <message>
        <source>“{option}” is not possible here; {known}</source>
        <translation>«{option}» no es posible aquí; {known}</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”; leave it out</source>
        <translation>{game} no tiene la opción «{option}»; quítela</translation>
    </message>
    <message>
        <source>{what} is {value}; it must be a whole number from {least} to {most}</source>
        <translation>{what}: {value}; debe ser un número entero entre {least} y {most}</translation>
    </message>
    <message>
        <source>The time for an estimate is “{value}”; write a number of seconds above 0, {most} at most</source>
        <translation>El tiempo para una estimación es «{value}»; escriba un número de segundos mayor que 0, {most} como máximo</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number; type digits only, such as 7</source>
        <translation>«{text}» no es un número entero; escriba solo cifras, como 7</translation>
    </message>
    <message>
        <source>There is nothing left to deal: in {game} the board is full, or there is none; take a card back, or choose a game with a board</source>
        <translation>No queda nada por repartir: en {game} el board está completo o no lo hay; retire una carta o elija un juego con board</translation>
    </message>
    <message>
        <source>{wanted} cards would be needed and the deck has {deck}; ask for fewer</source>
        <translation>Harían falta {wanted} cartas y la baraja tiene {deck}; pida menos</translation>
    </message>
    <message>
        <source>“??” cannot be a dead card, as it stands for no card in particular; leave it out</source>
        <translation>«??» no puede ser una carta muerta, porque no es ninguna carta concreta; quítela</translation>
    </message>
    <message>
        <source>There are {deals} ways to deal the rest, too many to count every one within a minute or two; give more cards, leave less unknown, or ask for an estimate (--estimate)</source>
        <translation>Hay {deals_de} maneras de repartir el resto, demasiadas para contarlas todas en un minuto o dos; dé más cartas, deje menos desconocidas o pida una estimación (--estimate)</translation>
    </message>
    <message>
        <source>There is no hand in this range; write hands such as QQ+, AKs, A5s-A2s, or AhKh</source>
        <translation>No hay ninguna mano en este rango; escriba manos como QQ+, AKs, A5s-A2s o AhKh</translation>
    </message>
    <message>
        <source>“{term}” is not part of a range; write hands (QQ, AKs, AKo or AK), more of them (TT+, ATs+, A5s-A2s), two cards (AhKh), a share of all hands (15%), or random</source>
        <translation>«{term}» no es parte de un rango; escriba manos (QQ, AKs, AKo o AK), varias a la vez (TT+, ATs+, A5s-A2s), dos cartas (AhKh), una parte de todas las manos (15%) o random</translation>
    </message>
    <message>
        <source>“{term}” has the weight “{weight}”; write a number from 0 to 1 with at most two decimals, such as QQ:0.5</source>
        <translation>«{term}» tiene el peso «{weight}»; escriba un número de 0 a 1 con dos decimales como máximo, como QQ:0.5</translation>
    </message>
    <message>
        <source>“{term}” cannot be: a pair is always of two suits; write {pair} without s or o</source>
        <translation>«{term}» no es posible: una pareja siempre es de dos palos; escriba {pair} sin s ni o</translation>
    </message>
    <message>
        <source>“{term}” is not a run of hands; both ends are pairs (77-22), or have the same higher card (A5s-A2s) or the same gap (T9s-65s), and s, o or neither behind both</source>
        <translation>«{term}» no es una serie de manos; ambos extremos son parejas (77-22), o tienen la misma carta más alta (A5s-A2s) o la misma distancia (T9s-65s), con s, con o, o sin nada en ambos</translation>
    </message>
    <message>
        <source>“{term}” cannot be: there is nothing above two cards with their suits; leave out the +, or write a hand without suits, such as AKs+</source>
        <translation>«{term}» no es posible: no hay nada por encima de dos cartas con sus palos; quite el +, o escriba una mano sin palos, como AKs+</translation>
    </message>
    <message>
        <source>“{term}” has one card twice; write two different cards, such as AhKh</source>
        <translation>«{term}» tiene dos veces la misma carta; escriba dos cartas distintas, como AhKh</translation>
    </message>
    <message>
        <source>“{term}” is not a share of all hands; write a number up to 100% with at most one decimal, such as 15% or 2.5%</source>
        <translation>«{term}» no es una parte de todas las manos; escriba un número hasta 100 % con un decimal como máximo, como 15% o 2.5%</translation>
    </message>
    <message>
        <source>“{hand}” ends in a comma; write a range of several parts in quotes, such as &quot;QQ+, AKs&quot;, or leave the comma out</source>
        <translation>«{hand}» acaba en coma; escriba un rango de varias partes entre comillas, como &quot;QQ+, AKs&quot;, o quite la coma</translation>
    </message>
    <message>
        <source>The known cards leave no holding of the range “{range}”; add hands to it, or take cards away</source>
        <translation>Las cartas conocidas no dejan ninguna mano en el rango «{range}»; añada manos o quite cartas</translation>
    </message>
    <message>
        <source>No deal gives every seat a holding of its range, as they need the same cards; add hands to one of the ranges</source>
        <translation>Ningún reparto da a cada asiento una mano de su rango, porque necesitan las mismas cartas; añada manos a uno de los rangos</translation>
    </message>
    <message>
        <source>“{range}” is a range, and {game} has none; give the cards of the hand, or leave the game at Texas hold&apos;em</source>
        <translation>«{range}» es un rango, y en {game} no los hay; dé las cartas de la mano, o deje el juego en Texas hold&apos;em</translation>
    </message>
    <message>
        <source>“{range}” is a range, and here a hand is given by its cards, such as AhKh; ranges are for odds (equity) and for a look at them (range)</source>
        <translation>«{range}» es un rango, y aquí una mano se da por sus cartas, como AhKh; los rangos sirven para las probabilidades (equity) y para verlos (range)</translation>
    </message>
    <message>
        <source>The text has {count} characters, and {most} at most are read at once; paste less of it</source>
        <translation>El texto tiene {count} caracteres, y se leen {most} como máximo de una vez; pegue menos</translation>
    </message>
    <message>
        <source>There are no cards on one side of “{mark}”; write a hand on either side, or leave it out</source>
        <translation>No hay cartas a un lado de «{mark}»; escriba una mano a cada lado, o quítelo</translation>
    </message>
    <message>
        <source>Write the cards of the board right after “{mark}”, or leave it out</source>
        <translation>Escriba las cartas del board justo después de «{mark}», o quítelo</translation>
    </message>
    <message>
        <source>“{mark}” cannot come after the board; write all hands first, then “@”, then the board</source>
        <translation>«{mark}» no puede ir después del board; escriba primero todas las manos, luego «@» y luego el board</translation>
    </message>
    <message>
        <source>“{key}” in the rules of the game: {why}</source>
        <translation>«{key}» en las reglas del juego: {why}</translation>
    </message>
    <message>
        <source>{game} has no board; several need a game with one</source>
        <translation>{game} se juega sin board; para varios hace falta un juego con board</translation>
    </message>
    <message>
        <source>There are {count} boards; this takes one, so give one at a time</source>
        <translation>Hay {count} boards; aquí solo cabe uno, así que dé uno cada vez</translation>
    </message>
    <message>
        <source>“{cards}” is no board; each of several has three, four or five cards, or none</source>
        <translation>«{cards}» no es un board; cuando hay varios, cada uno tiene tres, cuatro o cinco cartas, o ninguna</translation>
    </message>
    <message>
        <source>There are {count} boards; a deal has three at most</source>
        <translation>Hay {count} boards; un reparto tiene tres como máximo</translation>
    </message>
    <message>
        <source>“{cards}” would be a second board; write one: AhKh v QsQd @ QhJh2c</source>
        <translation>«{cards}» sería un segundo board; escriba uno: AhKh v QsQd @ QhJh2c</translation>
    </message>
    <message>
        <source>The number of hands is {count}, and one is analysed at a time; write AhKh @ QhJh2c, or compare the hands</source>
        <translation>El número de manos es {count}, y se analiza una cada vez; escriba AhKh @ QhJh2c, o compare las manos</translation>
    </message>
    <message>
        <source>“{hand}” is read as one hand; write v between hands: {form}</source>
        <translation>«{hand}» se lee como una sola mano; escriba v entre las manos: {form}</translation>
    </message>
    <message>
        <source>With the {street} the board has {size} cards, and here it has {count}; write the whole board after @: AhKh v QsQd @ QhJh2c</source>
        <translation>Con la carta siguiente ({street}) el board tiene {size} cartas, y aquí tiene {count}; escriba el board entero después de @: AhKh v QsQd @ QhJh2c</translation>
    </message>
    <message>
        <source>This can be read in two ways; write {one}, or {other}</source>
        <translation>Esto se puede leer de dos maneras; escriba {one} o {other}</translation>
    </message>
    <message>
        <source>“{word}” cannot be read here; write v between hands and the board after @, as in AhKh v QsQd @ QhJh2c</source>
        <translation>«{word}» no se entiende aquí; escriba v entre las manos y el board después de @, como en AhKh v QsQd @ QhJh2c</translation>
    </message>
    <message>
        <source>“{word}” cannot be read here; write v between hands and the board after @: {form}</source>
        <translation>«{word}» no se entiende aquí; escriba v entre las manos y el board después de @: {form}</translation>
    </message>
    <message>
        <source>“{word}” cannot be read here; if it is a name, put a colon behind it: {form}</source>
        <translation>«{word}» no se entiende aquí; si es un nombre, ponga dos puntos detrás: {form}</translation>
    </message>
    <message>
        <source>“{word}” is of nobody here; write a seat&apos;s letter or name: A to call 60, B bets 60</source>
        <translation>«{word}» no es de nadie aquí; escriba la letra o el nombre de un asiento: A to call 60, B bets 60</translation>
    </message>
    <message>
        <source>Each hand has {board} in it; write the board once, {form}, or use sort, which takes hands that share cards</source>
        <translation>Cada mano contiene {board}; escriba el board una sola vez, {form}, o use sort, que admite manos con cartas comunes</translation>
    </message>
    <message>
        <source>There are more than four {ranks} here; a deck has one in each suit</source>
        <translation>Aquí hay más de cuatro {ranks}; una baraja tiene una carta así de cada palo</translation>
    </message>
    <message>
        <source>Suits decide here, and none are given; write each card as rank and suit (As, 10h, T♠)</source>
        <translation>Aquí deciden los palos, y no se ha dado ninguno; escriba cada carta con valor y palo (As, 10h, T♠)</translation>
    </message>
    <message>
        <source>“{name}” stands in front of the hands, where a game or an option is named, and is neither here; write one, such as {known}, or give each hand a name (Ann: AhKh Bob: QsQd)</source>
        <translation>«{name}» está delante de las manos, donde se indica un juego o una opción, y aquí no es ninguna de las dos cosas; escriba algo como {known}, o dé un nombre a cada mano (Ann: AhKh Bob: QsQd)</translation>
    </message>
    <message>
        <source>{nearest}? “{name}” is no game and no option; write it so, before a colon</source>
        <translation>¿{nearest}? «{name}» no es un juego ni una opción; escríbalo así, antes de dos puntos</translation>
    </message>
    <message>
        <source>“{character}” is the knight of {suit}, which is not one of the 52 cards; a jack is the character before it, a queen the one after it</source>
        <translation>«{character}» es el caballo de {suit}, que no es una de las 52 cartas; la jota es el carácter anterior, la reina el siguiente</translation>
    </message>
    <message>
        <source>It is not clear whose cards “{cards}” are; put them in brackets, and before them Dealt to and a name, or a name and shows, or Board</source>
        <translation>No está claro de quién son las cartas «{cards}»; póngalas entre corchetes, y delante Dealt to y un nombre, o un nombre y shows, o Board</translation>
    </message>
    <message>
        <source>Line {line}: {why}</source>
        <translation>Línea {line}: {why}</translation>
    </message>
    <message>
        <source>“{name}” is a game that is not judged here</source>
        <translation>«{name}» es un juego que aquí no se juzga</translation>
    </message>
    <message>
        <source>The hand is cut short: its end is missing</source>
        <translation>La mano está cortada: falta el final</translation>
    </message>
    <message>
        <source>This hand history is translated ({language}); histories are read in English only</source>
        <translation>Este historial de manos está traducido ({language}); los historiales solo se leen en inglés</translation>
    </message>
    <message>
        <source>This is a hand history of {site}, which is not read; histories of these are: {known}</source>
        <translation>Este es un historial de manos de {site}, que no se lee; se leen los de: {known}</translation>
    </message>
    <message>
        <source>This is the summary of a tournament of {site}, without hands; they are in the history beside it</source>
        <translation>Este es el resumen de un torneo de {site}, sin manos; están en el historial que lo acompaña</translation>
    </message>
    <message>
        <source>There is no hand for the table: {why}</source>
        <translation>No hay ninguna mano para la mesa: {why}</translation>
    </message>
    <message>
        <source>There are no hands here; lines of hands such as “AhKh v QsQd @ Qc Jh 2h”, CSV, PHH, OHH and histories of {known} can be read</source>
        <translation>Aquí no hay manos; se pueden leer líneas de manos como «AhKh v QsQd @ Qc Jh 2h», CSV, PHH, OHH e historiales de {known}</translation>
    </message>
    <message>
        <source>The hand cannot be read: {why}</source>
        <translation>La mano no se puede leer: {why}</translation>
    </message>
    <message>
        <source>A process that read some of the hands was ended before it was done, or ran out of memory; with fewer jobs less memory is used</source>
        <translation>Un proceso que leía parte de las manos se cerró antes de terminar o se quedó sin memoria; con menos tareas se usa menos memoria</translation>
    </message>
    <message>
        <source>Tables for data tools need pyarrow, which is not installed here; add it with: pip install pyarrow</source>
        <translation>Las tablas para herramientas de datos necesitan pyarrow, que no está instalado; añádalo con: pip install pyarrow</translation>
    </message>
    <message>
        <source>Tables for data tools need the Python package of this program, with pyarrow; the installed program writes CSV and JSON</source>
        <translation>Las tablas para herramientas de datos necesitan el paquete de Python de este programa, con pyarrow; el programa instalado escribe CSV y JSON</translation>
    </message>
    <message>
        <source>“{text}” compares with nothing; write an amount, such as pot &gt; 50</source>
        <translation>«{text}» no compara con nada; escriba una cantidad, como pot &gt; 50</translation>
    </message>
    <message>
        <source>Board: {why}</source>
        <translation>Board: {why}</translation>
    </message>
    <message>
        <source>This is not a table that can be opened ({why}); the file is kept as it is</source>
        <translation>Esta no es una mesa que se pueda abrir ({why}); el archivo se deja como está</translation>
    </message>
    <message>
        <source>This table was saved by a newer version of the program (format {version}, this program reads up to {newest}); update the program to open it; the file is kept as it is</source>
        <translation>Esta mesa la guardó una versión más reciente del programa (formato {version}; este programa lee hasta {newest}); actualice el programa para abrirla; el archivo se deja como está</translation>
    </message>
    <message>
        <source>Hands come as rows of {least} to {most} card numbers, whole numbers from 0 to 51, all rows of one length; this is {given}</source>
        <translation>Las manos van en filas de {least} a {most} números de carta, enteros de 0 a 51, todas las filas de la misma longitud; esto es {given}</translation>
    </message>
    <message>
        <source>“{name}” ends in neither .png nor .svg; name the picture&apos;s file with one of them</source>
        <translation>«{name}» no acaba en .png ni en .svg; dé al archivo de la imagen un nombre que acabe así</translation>
    </message>
    <message>
        <source>The picture would be {width} by {height} pixels, which is too large; draw fewer rows or shorter ones, or save it as SVG</source>
        <translation>La imagen mediría {width} por {height} píxeles, demasiado; dibuje menos filas o más cortas, o guárdela como SVG</translation>
    </message>
    <message>
        <source>the category</source>
        <translation>la categoría</translation>
    </message>
    <message>
        <source>the kind of hand</source>
        <translation>la jugada</translation>
    </message>
    <message>
        <source>no pair</source>
        <translation>sin pareja|un|una mano sin pareja|el|la mano sin pareja</translation>
    </message>
    <message>
        <source>neither has a low</source>
        <translation>ninguna de las dos tiene mano baja</translation>
    </message>
    <message>
        <source>only one of the two has a low</source>
        <translation>solo una de las dos tiene mano baja</translation>
    </message>
    <message>
        <source>{place} of {classes} different hands. Of all four-card hands {better} are better, {equal} equal, this one counted, and {worse} worse.</source>
        <translation>Puesto {place_num} de {classes} manos distintas. De todas las manos de cuatro cartas, {better} son mejores, {equal} iguales, contando esta, y {worse} peores.</translation>
    </message>
    <message>
        <source>Choices of cards that are equally good: {count}. The first one is shown.</source>
        <translation>Elecciones de cartas igual de buenas: {count}. Se muestra la primera.</translation>
    </message>
    <message>
        <source>More than one card of a rank: {ranks}.</source>
        <translation>Más de una carta de un mismo valor: {ranks}.</translation>
    </message>
    <message>
        <source>More than one card of a suit: {suits}.</source>
        <translation>Más de una carta de un mismo palo: {suits}.</translation>
    </message>
    <message>
        <source>All ranks differ, and all suits: no card clashes.</source>
        <translation>Todos los valores son distintos, y todos los palos: ninguna carta choca.</translation>
    </message>
    <message>
        <source>Cards that clash</source>
        <translation>Cartas que chocan</translation>
    </message>
    <message>
        <source>Of cards that clash one plays: as many cards as possible, and then the lowest.</source>
        <translation>De las cartas que chocan juega una: tantas cartas como sea posible y, después, las más bajas.</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Juegan</translation>
    </message>
    <message>
        <source>A badugi has four cards; this is what there is so far.</source>
        <translation>Un badugi tiene cuatro cartas; esto es lo que hay hasta ahora.</translation>
    </message>
    <message>
        <source>Which cards play</source>
        <translation>Qué cartas juegan</translation>
    </message>
    <message>
        <source>The rank is {rank}: how many cards play, then their ranks from the highest down, the ace 1. More cards beat fewer; then the first rank that differs decides, the lower one wins.</source>
        <translation>La puntuación es {rank}: cuántas cartas juegan y después sus valores de mayor a menor, con el as como 1. Más cartas ganan a menos; después decide el primer valor distinto, y gana el más bajo.</translation>
    </message>
    <message>
        <source>The rank</source>
        <translation>La puntuación</translation>
    </message>
    <message>
        <source>Best five</source>
        <translation>Las mejores cinco</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>No juegan</translation>
    </message>
    <message>
        <source>Equal choices</source>
        <translation>Elecciones iguales</translation>
    </message>
    <message>
        <source>Its place among all hands</source>
        <translation>Su puesto entre todas las manos</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>No match: all ranks differ.</source>
        <translation>Ninguna coincidencia: todos los valores son distintos.</translation>
    </message>
    <message>
        <source>One match: a pair.</source>
        <translation>Una coincidencia: una pareja.</translation>
    </message>
    <message>
        <source>Two matches apart: two pair.</source>
        <translation>Dos coincidencias separadas: una doble pareja.</translation>
    </message>
    <message>
        <source>Two matches together: three of a kind.</source>
        <translation>Dos coincidencias juntas: un trío.</translation>
    </message>
    <message>
        <source>Three matches, one apart: a full house.</source>
        <translation>Tres coincidencias, una de ellas aparte: un full.</translation>
    </message>
    <message>
        <source>Three matches together: four of a kind.</source>
        <translation>Tres coincidencias juntas: un póker.</translation>
    </message>
    <message>
        <source>Four matches: five of a kind, which takes a joker or a wild card.</source>
        <translation>Cuatro coincidencias: un repóker, que exige un joker o un comodín.</translation>
    </message>
    <message>
        <source>The cards are in order already; nothing moves.</source>
        <translation>Las cartas ya están en orden; no se mueve nada.</translation>
    </message>
    <message>
        <source>The pair moves to the end.</source>
        <translation>La pareja pasa al final.</translation>
    </message>
    <message>
        <source>Both pairs move to the end, past the kicker.</source>
        <translation>Las dos parejas pasan al final, detrás del kicker.</translation>
    </message>
    <message>
        <source>The three of a kind moves to the end.</source>
        <translation>El trío pasa al final.</translation>
    </message>
    <message>
        <source>The four of a kind moves past the kicker.</source>
        <translation>El póker pasa detrás del kicker.</translation>
    </message>
    <message>
        <source>{place} of {classes} different hands. Of all five-card hands {better} are better, {equal} equal, this one counted, and {worse} worse.</source>
        <translation>Puesto {place_num} de {classes} manos distintas. De todas las manos de cinco cartas, {better} son mejores, {equal} iguales, contando esta, y {worse} peores.</translation>
    </message>
    <message>
        <source>{count} choices of five are as good; the first is taken as the best five.</source>
        <translation>{count} elecciones de cinco cartas son igual de buenas; se toma la primera como las mejores cinco.</translation>
    </message>
    <message>
        <source>Choices of five cards looked at: {count}. The best one plays, nothing else.</source>
        <translation>Elecciones de cinco cartas examinadas: {count}. Juega la mejor, nada más.</translation>
    </message>
    <message>
        <source>Choosing five cards</source>
        <translation>Elegir cinco cartas</translation>
    </message>
    <message>
        <source>A hand has five cards. This is what there is so far: pairs and more of a kind count already, straights and flushes do not.</source>
        <translation>Una mano tiene cinco cartas. Esto es lo que hay hasta ahora: las parejas, los tríos y los pókeres ya cuentan; las escaleras y los colores, no.</translation>
    </message>
    <message>
        <source>No more than {hand} cards of the hand and {board} of the board count.</source>
        <translation>No cuentan más de {hand} cartas de la mano y {board} del board.</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Hasta ahora</translation>
    </message>
    <message>
        <source>The {wild} stands for the {card}.</source>
        <translation>{wild_El} vale por {card_el}.</translation>
    </message>
    <message>
        <source>The {wild} stands for itself.</source>
        <translation>{wild_El} vale por su propia carta.</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Comodines</translation>
    </message>
    <message>
        <source>The {wild} is a fifth {rank}.</source>
        <translation>{wild_El} es {rank_quinto}.</translation>
    </message>
    <message>
        <source>Sorting by rank</source>
        <translation>Ordenar por valor</translation>
    </message>
    <message>
        <source>From low to high, the ace highest.</source>
        <translation>De menor a mayor, con el as como el más alto.</translation>
    </message>
    <message>
        <source>1 where neighbours have the same rank, else 0: the match pattern {bits}, as a number {number}.</source>
        <translation>1 donde dos vecinas tienen el mismo valor; si no, 0: el patrón de coincidencias es {bits}, el número {number}.</translation>
    </message>
    <message>
        <source>Comparing neighbours</source>
        <translation>Comparar las vecinas</translation>
    </message>
    <message>
        <source>Hands of a kind compare from the end: groups before kickers.</source>
        <translation>Las manos de la misma jugada se comparan desde el final: los grupos antes que los kickers.</translation>
    </message>
    <message>
        <source>Moving groups to the end</source>
        <translation>Pasar los grupos al final</translation>
    </message>
    <message>
        <source>The first pair moves to just before the second pair.</source>
        <translation>La primera pareja pasa justo delante de la segunda.</translation>
    </message>
    <message>
        <source>The three of a kind moves past the pair.</source>
        <translation>El trío pasa detrás de la pareja.</translation>
    </message>
    <message>
        <source>All suits equal the first: a flush.</source>
        <translation>Todos los palos son iguales al primero: un color.</translation>
    </message>
    <message>
        <source>Not all suits equal the first: no flush.</source>
        <translation>No todos los palos son iguales al primero: no hay color.</translation>
    </message>
    <message>
        <source>Testing for a flush</source>
        <translation>Buscar un color</translation>
    </message>
    <message>
        <source>How far it is from each rank down to the next.</source>
        <translation>La distancia de cada valor al siguiente, hacia abajo.</translation>
    </message>
    <message>
        <source>An ace may also stand below the lowest rank, so the first difference counts modulo {modulus}: {difference} leaves {remainder}.</source>
        <translation>Un as también puede ir debajo del valor más bajo, así que la primera diferencia cuenta módulo {modulus}: {difference} deja {remainder}.</translation>
    </message>
    <message>
        <source>Every difference is 1: a straight, {top} high.</source>
        <translation>Todas las diferencias son 1: una escalera {top_al}.</translation>
    </message>
    <message>
        <source>Not every difference is 1: no straight.</source>
        <translation>No todas las diferencias son 1: no hay escalera.</translation>
    </message>
    <message>
        <source>Testing for a straight</source>
        <translation>Buscar una escalera</translation>
    </message>
    <message>
        <source>{flag}: yes</source>
        <translation>{flag}: sí</translation>
    </message>
    <message>
        <source>{flag}: no</source>
        <translation>{flag}: no</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Escalera de color</translation>
    </message>
    <message>
        <source>Two ranks only</source>
        <translation>Solo dos valores</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Asked in this order, before any rank is compared; yes beats no.</source>
        <translation>Se hacen en este orden, antes de comparar ningún valor; el sí gana al no.</translation>
    </message>
    <message>
        <source>Four questions</source>
        <translation>Cuatro preguntas</translation>
    </message>
    <message>
        <source>How often each rank stands: larger groups first, then higher ranks. All counts are compared before any rank.</source>
        <translation>Cuántas veces está cada valor: primero los grupos más grandes, luego los valores más altos. Todos los números se comparan antes que ningún valor.</translation>
    </message>
    <message>
        <source>In a straight the first row goes to the end, so that an ace below the lowest rank is not read first. Between straights the top card alone decides.</source>
        <translation>En una escalera, la primera fila pasa al final, para que un as situado debajo del valor más bajo no se lea el primero. Entre escaleras decide solo la carta más alta.</translation>
    </message>
    <message>
        <source>{count} × {rank}</source>
        <translation>{count} × {rank}</translation>
    </message>
    <message>
        <source>Counting ranks</source>
        <translation>Contar los valores</translation>
    </message>
    <message>
        <source>The rank is {rank}: category {number}, {category}, then the tie-breakers.</source>
        <translation>La puntuación es {rank}: categoría {number}, {category}, y después los desempates.</translation>
    </message>
    <message>
        <source>Ace to five</source>
        <translation>As a cinco</translation>
    </message>
    <message>
        <source>Eight or better</source>
        <translation>Ocho o mejor</translation>
    </message>
    <message>
        <source>Deuce to seven</source>
        <translation>Dos a siete</translation>
    </message>
    <message>
        <source>Ace to six</source>
        <translation>As a seis</translation>
    </message>
    <message>
        <source>The ace is low; straights and flushes do not count.</source>
        <translation>El as es bajo; las escaleras y los colores no cuentan.</translation>
    </message>
    <message>
        <source>Five different ranks, none above eight, the ace low; straights and flushes do not count.</source>
        <translation>Cinco valores distintos, ninguno por encima del ocho, con el as bajo; las escaleras y los colores no cuentan.</translation>
    </message>
    <message>
        <source>The ace is high; straights and flushes count against.</source>
        <translation>El as es alto; las escaleras y los colores cuentan en contra.</translation>
    </message>
    <message>
        <source>The ace is low; straights and flushes count against.</source>
        <translation>El as es bajo; las escaleras y los colores cuentan en contra.</translation>
    </message>
    <message>
        <source>No low.</source>
        <translation>Sin mano baja.</translation>
    </message>
    <message>
        <source>No low yet.</source>
        <translation>Todavía sin mano baja.</translation>
    </message>
    <message>
        <source>No low possible.</source>
        <translation>Mano baja imposible.</translation>
    </message>
    <message>
        <source>{no_low} Different ranks of eight or lower: {count}; a low needs {needed}.</source>
        <translation>{no_low} Valores distintos de ocho o menos: {count}; una mano baja necesita {needed}.</translation>
    </message>
    <message>
        <source>{no_low} Different ranks of eight or lower on the board: {count}; a low needs {needed} of them.</source>
        <translation>{no_low} Valores distintos de ocho o menos en el board: {count}; una mano baja necesita {needed}.</translation>
    </message>
    <message>
        <source>{no_low} Different ranks of eight or lower in the hand: {count}; a low needs {needed} of them.</source>
        <translation>{no_low} Valores distintos de ocho o menos en la mano: {count}; una mano baja necesita {needed}.</translation>
    </message>
    <message>
        <source>The low is counterfeited: no {hand} cards of the hand and {board} of the board are five different ranks of eight or lower.</source>
        <translation>La baja está anulada: con {hand} cartas de la mano y {board} del board no salen cinco valores distintos de ocho o menos.</translation>
    </message>
    <message>
        <source>More than one card of a rank: {ranks}. Only one card of each rank helps a low.</source>
        <translation>Más de una carta de un mismo valor: {ranks}. Solo una carta de cada valor sirve para la baja.</translation>
    </message>
    <message>
        <source>All ranks differ.</source>
        <translation>Todos los valores son distintos.</translation>
    </message>
    <message>
        <source>A low has five cards; there are fewer so far.</source>
        <translation>Una mano baja tiene cinco cartas; de momento hay menos.</translation>
    </message>
    <message>
        <source>All cards from high to low, the ace highest</source>
        <translation>Todas las cartas de mayor a menor, con el as como la más alta</translation>
    </message>
    <message>
        <source>All cards from high to low, the ace lowest</source>
        <translation>Todas las cartas de mayor a menor, con el as como la más baja</translation>
    </message>
    <message>
        <source>{low}: {place} of {classes} different lows.</source>
        <translation>{low}: puesto {place_num} de {classes} manos bajas distintas.</translation>
    </message>
    <message>
        <source>{count} choices of five make this low; the first is taken.</source>
        <translation>{count} elecciones de cinco cartas forman esta baja; se toma la primera.</translation>
    </message>
    <message>
        <source>As good</source>
        <translation>Igual de buenas</translation>
    </message>
    <message>
        <source>It qualifies: no rank twice and none above {top}.</source>
        <translation>Cumple: ningún valor repetido y ninguno por encima de {top}.</translation>
    </message>
    <message>
        <source>It is a {kind}, which counts against it.</source>
        <translation>Es {kind_un}, que cuenta en contra.</translation>
    </message>
    <message>
        <source>Not all ranks differ ({kind}): worse than any low of five different ranks.</source>
        <translation>No todos los valores son distintos ({kind}): peor que cualquier baja de cinco valores distintos.</translation>
    </message>
    <message>
        <source>The ace is high here, so this is no straight.</source>
        <translation>Aquí el as es alto, así que esto no es una escalera.</translation>
    </message>
    <message>
        <source>{hand}.</source>
        <translation>{hand}.</translation>
    </message>
    <message>
        <source>What players call it</source>
        <translation>Cómo la llaman los jugadores</translation>
    </message>
    <message>
        <source>Set: three of a kind with a pair in the hand and one card of the board.</source>
        <translation>Set: un trío con una pareja en la mano y una carta del board.</translation>
    </message>
    <message>
        <source>Trips: three of a kind with one card of the hand and a pair on the board.</source>
        <translation>Trips: un trío con una carta de la mano y una pareja en el board.</translation>
    </message>
    <message>
        <source>Quads: four of a kind.</source>
        <translation>Póker: cuatro cartas del mismo valor.</translation>
    </message>
    <message>
        <source>Nines full of queens: a full house is named by its three of a kind, full of its pair.</source>
        <translation>Full de nueves con reinas: un full se nombra por su trío y luego por su pareja.</translation>
    </message>
    <message>
        <source>Pocket: both cards of the hand are a pair.</source>
        <translation>Pareja de mano: las dos cartas de la mano forman pareja.</translation>
    </message>
    <message>
        <source>Suited: both cards have the same suit.</source>
        <translation>Suited: las dos cartas son del mismo palo.</translation>
    </message>
    <message>
        <source>Offsuit: the two cards have different suits.</source>
        <translation>Offsuit: las dos cartas son de palos distintos.</translation>
    </message>
    <message>
        <source>Overpair: a pair in the hand, higher than every card of the board.</source>
        <translation>Overpair: una pareja en la mano, más alta que todas las cartas del board.</translation>
    </message>
    <message>
        <source>Underpair: a pair in the hand, lower than every card of the board.</source>
        <translation>Underpair: una pareja en la mano, más baja que todas las cartas del board.</translation>
    </message>
    <message>
        <source>A pocket pair is in the hand; some cards of the board are higher.</source>
        <translation>La mano tiene una pareja propia; algunas cartas del board son más altas.</translation>
    </message>
    <message>
        <source>Top pair: a card of the hand pairs the highest rank of the board.</source>
        <translation>Top pair: una carta de la mano hace pareja con el valor más alto del board.</translation>
    </message>
    <message>
        <source>Second pair, bottom pair and so on: a card of the hand pairs one of the board, and its place among the board&apos;s ranks names the pair.</source>
        <translation>Segunda pareja, pareja baja, etc.: una carta de la mano hace pareja con una del board, cuyo puesto entre los valores del board da nombre a la pareja.</translation>
    </message>
    <message>
        <source>Top two pair and so on: both cards of the hand pair one of the board; their places give the name.</source>
        <translation>Doble pareja máxima, etc.: las dos cartas de la mano hacen pareja cada una con una del board; sus puestos le dan el nombre.</translation>
    </message>
    <message>
        <source>On the board: every seat has it, and the hand adds its kicker.</source>
        <translation>En el board: la tienen todos los asientos, y la mano añade su kicker.</translation>
    </message>
    <message>
        <source>The board plays: the best five cards all lie there, so every seat has them.</source>
        <translation>Juega el board: las mejores cinco cartas están todas ahí, así que las tienen todos los asientos.</translation>
    </message>
    <message>
        <source>Kicker: the hand&apos;s card beside the pair or the three; it decides between equals.</source>
        <translation>Kicker: la carta de la mano que acompaña a la pareja o al trío; decide entre iguales.</translation>
    </message>
    <message>
        <source>The nuts: no two cards can make a better one on this board.</source>
        <translation>Las nuts: con dos cartas no se puede formar nada mejor en este board.</translation>
    </message>
    <message>
        <source>Second-nut, third-nut and so on: one step below the nuts for each better one that two cards can make on this board.</source>
        <translation>Segundas nuts, terceras nuts, etc.: un paso por debajo de las nuts por cada mano mejor que dos cartas pueden formar en este board.</translation>
    </message>
    <message>
        <source>Counterfeited: a card of the board has the rank of a low card of the hand.</source>
        <translation>Anulada (counterfeit): una carta del board tiene el valor de una carta baja de la mano.</translation>
    </message>
    <message>
        <source>Flush draw: one card more of the suit makes a flush.</source>
        <translation>Proyecto de color: una carta más del palo completa el color.</translation>
    </message>
    <message>
        <source>To the nuts: nobody can have a higher card of the suit.</source>
        <translation>A las nuts: nadie puede tener una carta más alta del palo.</translation>
    </message>
    <message>
        <source>Backdoor: both cards to come have to be of the suit.</source>
        <translation>Backdoor: las dos cartas por venir tienen que ser del palo.</translation>
    </message>
    <message>
        <source>Open-ended: four ranks in a row, and a card at either end makes a straight.</source>
        <translation>Abierto: cuatro valores seguidos, y una carta en cualquiera de los dos extremos completa la escalera.</translation>
    </message>
    <message>
        <source>Gutshot: one rank alone makes a straight.</source>
        <translation>Gutshot: un solo valor completa la escalera.</translation>
    </message>
    <message>
        <source>Double gutshot: either of two ranks inside makes a straight.</source>
        <translation>Doble gutshot: cualquiera de dos valores interiores completa la escalera.</translation>
    </message>
    <message>
        <source>Wrap: three ranks or more make a straight.</source>
        <translation>Wrap: tres valores o más completan la escalera.</translation>
    </message>
    <message>
        <source>Overcards: both cards are higher than the board&apos;s, and may pair.</source>
        <translation>Overcards: las dos cartas son más altas que las del board y pueden hacer pareja.</translation>
    </message>
    <message>
        <source>From the hand</source>
        <translation>De la mano</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Del board</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>The hand gives at most {hand} of the five cards, the board the others.</source>
        <translation>La mano da como máximo {hand} de las cinco cartas; el board, las demás.</translation>
    </message>
    <message>
        <source>Any five cards of the hand and the board may play.</source>
        <translation>Pueden jugar cinco cartas cualesquiera de la mano y del board.</translation>
    </message>
    <message>
        <source>Exactly {hand} cards of the hand and {board} of the board play.</source>
        <translation>Juegan exactamente {hand} cartas de la mano y {board} del board.</translation>
    </message>
    <message>
        <source>The hand gives exactly {hand} of the five cards, the board {board}.</source>
        <translation>La mano da exactamente {hand} de las cinco cartas; el board, {board}.</translation>
    </message>
    <message>
        <source>Hand and board</source>
        <translation>Mano y board</translation>
    </message>
    <message>
        <source>It looks like {hand}, but it is not: {why}</source>
        <translation>Parece {hand_un}, pero no lo es: {why}</translation>
    </message>
    <message>
        <source>What does not count</source>
        <translation>Lo que no cuenta</translation>
    </message>
    <message>
        <source>it would take {held} of the hand and {shared} of the board; in {game} it is always {hand} and {board}.</source>
        <translation>harían falta {held} de la mano y {shared} del board; en {game} son siempre {hand} y {board}.</translation>
    </message>
    <message>
        <source>of the {suit}, {shared} are on the board and none in the hand; a flush needs {hand} from the hand.</source>
        <translation>de {suit_los}, {shared} en el board y ninguna carta en la mano; un color necesita {hand} de la mano.</translation>
    </message>
    <message>
        <source>of the {suit}, {shared} are on the board and only {held} in the hand; a flush needs {hand} from the hand.</source>
        <translation>de {suit_los}, {shared} en el board y solo {held} en la mano; un color necesita {hand} de la mano.</translation>
    </message>
    <message>
        <source>of the {suit}, {held} are in the hand and only {shared} on the board; a flush needs {board} from the board.</source>
        <translation>de {suit_los}, {held} en la mano y solo {shared} en el board; un color necesita {board} del board.</translation>
    </message>
    <message>
        <source>of the {ranks}, {held} are in the hand and {shared} on the board; no more than {hand} of the hand may play.</source>
        <translation>de {ranks_los}, {held} en la mano y {shared} en el board; no pueden jugar más de {hand} de la mano.</translation>
    </message>
    <message>
        <source>of the {ranks}, {shared} are on the board; no more than {board} of the board may play.</source>
        <translation>de {ranks_los}, {shared} en el board; no pueden jugar más de {board} del board.</translation>
    </message>
    <message>
        <source>The kinds of hand</source>
        <translation>Las jugadas</translation>
    </message>
    <message>
        <source>Comparing hands</source>
        <translation>Comparar manos</translation>
    </message>
    <message>
        <source>Low hands</source>
        <translation>Manos bajas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Jokers and wild cards</source>
        <translation>Jokers y comodines</translation>
    </message>
    <message>
        <source>Sharing the pot</source>
        <translation>El reparto del bote</translation>
    </message>
    <message>
        <source>The showdown</source>
        <translation>El showdown</translation>
    </message>
    <message>
        <source>What players say</source>
        <translation>Lo que dicen los jugadores</translation>
    </message>
    <message>
        <source>Robert&apos;s Rules of Poker, version 11: {chapter}</source>
        <translation>Robert&apos;s Rules of Poker, versión 11: {chapter}</translation>
    </message>
    <message>
        <source>Poker TDA Rules 2024: {rule}</source>
        <translation>Poker TDA Rules 2024: {rule}</translation>
    </message>
    <message>
        <source>World Series of Poker 2026: {rules}</source>
        <translation>World Series of Poker 2026: {rules}</translation>
    </message>
    <message>
        <source>{one}; {other}</source>
        <translation>{one}; {other}</translation>
    </message>
    <message>
        <source>Wikipedia: {article}</source>
        <translation>Wikipedia: {article}</translation>
    </message>
    <message>
        <source>House rule of this program</source>
        <translation>Regla propia de este programa</translation>
    </message>
    <message>
        <source>Usage, in no rulebook</source>
        <translation>Costumbre, en ningún reglamento</translation>
    </message>
    <message>
        <source>poker.com, Manila</source>
        <translation>poker.com, Manila</translation>
    </message>
    <message>
        <source>The order of the kinds of hand</source>
        <translation>El orden de las jugadas</translation>
    </message>
    <message>
        <source>From the best: straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, one pair, high card.</source>
        <translation>De mejor a peor: escalera de color, póker, full, color, escalera, trío, doble pareja, pareja, carta alta.</translation>
    </message>
    <message>
        <source>The kind of hand is compared first: the lowest hand of a better kind beats the highest one of a worse kind.</source>
        <translation>Primero se compara la jugada: la mano más baja de una jugada mejor gana a la más alta de una peor.</translation>
    </message>
    <message>
        <source>Royal flush</source>
        <translation>Escalera real</translation>
    </message>
    <message>
        <source>Ace, king, queen, jack and ten of one suit.</source>
        <translation>As, rey, reina, jota y diez del mismo palo.</translation>
    </message>
    <message>
        <source>It is the highest straight flush, and has a name of its own.</source>
        <translation>Es la escalera de color más alta, y tiene nombre propio.</translation>
    </message>
    <message>
        <source>Five ranks in a row, all of one suit.</source>
        <translation>Cinco valores seguidos, todos del mismo palo.</translation>
    </message>
    <message>
        <source>The higher top card wins.</source>
        <translation>Gana la de carta más alta.</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Póker</translation>
    </message>
    <message>
        <source>Four cards of one rank, and one other card.</source>
        <translation>Cuatro cartas del mismo valor y otra carta.</translation>
    </message>
    <message>
        <source>The higher four wins; between equal fours the kicker decides.</source>
        <translation>Gana el póker más alto; entre pókeres iguales decide el kicker.</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Three cards of one rank and two of another.</source>
        <translation>Tres cartas de un valor y dos de otro.</translation>
    </message>
    <message>
        <source>The higher three wins; between equal threes the higher pair.</source>
        <translation>Gana el trío más alto; entre tríos iguales, la pareja más alta.</translation>
    </message>
    <message>
        <source>Five cards of one suit, not all in a row.</source>
        <translation>Cinco cartas del mismo palo, no todas seguidas.</translation>
    </message>
    <message>
        <source>All five count, from the highest down: the first that differs decides. A sixth card of the suit does not count, and no suit beats another.</source>
        <translation>Cuentan las cinco, de la más alta hacia abajo: decide la primera que sea distinta. Una sexta carta del palo no cuenta, y ningún palo gana a otro.</translation>
    </message>
    <message>
        <source>Five ranks in a row, not all of one suit.</source>
        <translation>Cinco valores seguidos, no todos del mismo palo.</translation>
    </message>
    <message>
        <source>The higher top card wins. A straight does not go round the corner: queen, king, ace, two and three are none.</source>
        <translation>Gana la de carta más alta. Una escalera no da la vuelta: reina, rey, as, dos y tres no forman ninguna.</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trío</translation>
    </message>
    <message>
        <source>Three cards of one rank, and two others that make no pair.</source>
        <translation>Tres cartas del mismo valor y otras dos que no forman pareja.</translation>
    </message>
    <message>
        <source>The higher three wins; between equal threes the kickers decide, the higher one first.</source>
        <translation>Gana el trío más alto; entre tríos iguales deciden los kickers, primero el más alto.</translation>
    </message>
    <message>
        <source>Two pair</source>
        <translation>Doble pareja</translation>
    </message>
    <message>
        <source>Two pairs of different ranks, and one card.</source>
        <translation>Dos parejas de valores distintos y una carta.</translation>
    </message>
    <message>
        <source>The higher pairs are compared first, then the lower ones, then the kickers. A third pair does not count.</source>
        <translation>Primero se comparan las parejas más altas, luego las más bajas y después los kickers. Una tercera pareja no cuenta.</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Two cards of one rank, and three of other ranks.</source>
        <translation>Dos cartas del mismo valor y tres de otros valores.</translation>
    </message>
    <message>
        <source>The higher pair wins; between equal pairs the kickers decide, the highest one first.</source>
        <translation>Gana la pareja más alta; entre parejas iguales deciden los kickers, primero el más alto.</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>Carta alta</translation>
    </message>
    <message>
        <source>Five cards that make nothing better.</source>
        <translation>Cinco cartas que no forman nada mejor.</translation>
    </message>
    <message>
        <source>All five count, from the highest down: the first that differs decides.</source>
        <translation>Cuentan las cinco, de la más alta hacia abajo: decide la primera que sea distinta.</translation>
    </message>
    <message>
        <source>The wheel: ace to five</source>
        <translation>La rueda: del as al cinco</translation>
    </message>
    <message>
        <source>An ace also stands below the two. Ace, two, three, four and five are the lowest straight, and five is its top card.</source>
        <translation>Un as también va debajo del dos. As, dos, tres, cuatro y cinco forman la escalera más baja, y el cinco es su carta más alta.</translation>
    </message>
    <message>
        <source>An ace in the middle makes no straight: K-A-2-3-4 is high card.</source>
        <translation>Un as en medio no forma escalera: K-A-2-3-4 es carta alta.</translation>
    </message>
    <message>
        <source>The steel wheel</source>
        <translation>La rueda de acero</translation>
    </message>
    <message>
        <source>Ace to five of one suit is the lowest straight flush. It still beats four aces.</source>
        <translation>Del as al cinco del mismo palo es la escalera de color más baja. Aun así gana a un póker de ases.</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Repóker</translation>
    </message>
    <message>
        <source>Only with a joker or wild cards: five cards of one rank beat everything, a royal flush too.</source>
        <translation>Solo con un joker o con comodines: cinco cartas del mismo valor ganan a todo, también a una escalera real.</translation>
    </message>
    <message>
        <source>Five aces</source>
        <translation>Repóker de ases</translation>
    </message>
    <message>
        <source>The order of the ranks</source>
        <translation>El orden de los valores</translation>
    </message>
    <message>
        <source>From the highest: A K Q J T 9 8 7 6 5 4 3 2. T is the ten.</source>
        <translation>De mayor a menor: A K Q J T 9 8 7 6 5 4 3 2. T es el diez.</translation>
    </message>
    <message>
        <source>Suits never break a tie</source>
        <translation>Los palos nunca desempatan</translation>
    </message>
    <message>
        <source>All four suits are worth the same. Hands that differ in nothing but suits are equal and split the pot.</source>
        <translation>Los cuatro palos valen lo mismo. Las manos que solo se distinguen por los palos son iguales y dividen el bote.</translation>
    </message>
    <message>
        <source>Exactly as good</source>
        <translation>Exactamente igual de buenas</translation>
    </message>
    <message>
        <source>Only the best five cards count</source>
        <translation>Solo cuentan las mejores cinco cartas</translation>
    </message>
    <message>
        <source>A hand is five cards. With more cards to choose from, the best five play and the others do nothing: no third pair, no sixth card of a flush.</source>
        <translation>Una mano son cinco cartas. Si hay más para elegir, juegan las mejores cinco y las demás no hacen nada: ni una tercera pareja ni una sexta carta de un color.</translation>
    </message>
    <message>
        <source>Groups come before single cards</source>
        <translation>Los grupos van antes que las cartas sueltas</translation>
    </message>
    <message>
        <source>Cards of one rank form a group. Larger groups are compared before smaller ones, and among groups of a size the higher rank first.</source>
        <translation>Las cartas del mismo valor forman un grupo. Los grupos mayores se comparan antes que los menores y, entre grupos del mismo tamaño, primero el valor más alto.</translation>
    </message>
    <message>
        <source>Kickers</source>
        <translation>Kickers</translation>
    </message>
    <message>
        <source>Cards beside a pair, two pair, three or four of a kind are kickers. They are compared only where the groups are equal, the highest first, and the first that differs decides.</source>
        <translation>Las cartas que acompañan a una pareja, una doble pareja, un trío o un póker son kickers. Solo se comparan si los grupos son iguales, primero el más alto, y decide el primero que sea distinto.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Hands whose five ranks and kind are the same tie, whatever their suits and whatever cards do not play. Tied hands split the pot.</source>
        <translation>Empatan las manos de la misma jugada y con los mismos cinco valores, sean cuales sean sus palos y las cartas que no juegan. Las manos empatadas dividen el bote.</translation>
    </message>
    <message>
        <source>Playing the board</source>
        <translation>Jugar el board</translation>
    </message>
    <message>
        <source>In hold&apos;em the five cards of the board may themselves be a player&apos;s best five. If nobody has better, those who show both their cards split the pot.</source>
        <translation>En hold&apos;em, las cinco cartas del board pueden ser por sí mismas las mejores cinco de un jugador. Si nadie tiene algo mejor, quienes muestran sus dos cartas dividen el bote.</translation>
    </message>
    <message>
        <source>Robert&apos;s Rules only ask in hold&apos;em that a player says so before the cards are thrown away.</source>
        <translation>Robert&apos;s Rules solo exige en hold&apos;em que el jugador lo diga antes de tirar las cartas.</translation>
    </message>
    <message>
        <source>Fewer than five cards</source>
        <translation>Menos de cinco cartas</translation>
    </message>
    <message>
        <source>With fewer than five cards the program says what there is so far: pairs, three and four of a kind. Straights and flushes take all five.</source>
        <translation>Con menos de cinco cartas, el programa dice lo que hay hasta ahora: pareja, trío y póker. Las escaleras y los colores exigen cinco.</translation>
    </message>
    <message>
        <source>Who is ahead so far leads; nobody wins before the last card.</source>
        <translation>Quien tiene lo mejor hasta ahora va por delante; nadie gana antes de la última carta.</translation>
    </message>
    <message>
        <source>Reading a low hand</source>
        <translation>Leer una mano baja</translation>
    </message>
    <message>
        <source>A low is named and compared from its highest card down: 8-7-5-4-A loses to 8-6-5-4-3, because the seven is higher than the six.</source>
        <translation>Una mano baja se nombra y se compara desde su carta más alta hacia abajo: 8-7-5-4-A pierde contra 8-6-5-4-3, porque el siete es más alto que el seis.</translation>
    </message>
    <message>
        <source>Any pair is worse than no pair. Where a card can be chosen among several of its rank, it does not matter which.</source>
        <translation>Cualquier pareja es peor que ninguna pareja. Cuando se puede elegir entre varias cartas del mismo valor, da igual cuál.</translation>
    </message>
    <message>
        <source>Ace to five, or California</source>
        <translation>Del as al cinco, o California</translation>
    </message>
    <message>
        <source>The ace is the lowest card, and straights and flushes do not count against a hand. The best low is 5-4-3-2-A.</source>
        <translation>El as es la carta más baja, y las escaleras y los colores no cuentan en contra. La mejor mano baja es 5-4-3-2-A.</translation>
    </message>
    <message>
        <source>A pair of aces is the lowest pair, below a pair of twos.</source>
        <translation>Una pareja de ases es la pareja más baja, por debajo de una pareja de doses.</translation>
    </message>
    <message>
        <source>A low counts only with five different ranks, none higher than eight. The ace is low; straights and flushes do not count against it.</source>
        <translation>Una mano baja solo cuenta con cinco valores distintos, ninguno superior a ocho. El as es bajo; las escaleras y los colores no cuentan en contra.</translation>
    </message>
    <message>
        <source>The best is 5-4-3-2-A and the worst that qualifies 8-7-6-5-4.</source>
        <translation>La mejor es 5-4-3-2-A y la peor que cumple, 8-7-6-5-4.</translation>
    </message>
    <message>
        <source>Deuce to seven, or Kansas City</source>
        <translation>Del dos al siete, o Kansas City</translation>
    </message>
    <message>
        <source>The worst high hand wins. The ace is high, and straights and flushes count against a hand. The best low is 7-5-4-3-2 of more than one suit.</source>
        <translation>Gana la peor mano alta. El as es alto, y las escaleras y los colores cuentan en contra. La mejor mano baja es 7-5-4-3-2 de más de un palo.</translation>
    </message>
    <message>
        <source>A-5-4-3-2 is no straight here: it is an ace-high hand, the best of them.</source>
        <translation>A-5-4-3-2 no es aquí una escalera: es una mano de as alto, la mejor de ellas.</translation>
    </message>
    <message>
        <source>The ace is the lowest card, and straights and flushes count against a hand. 5-4-3-2-A is a straight, so the best low is 6-4-3-2-A.</source>
        <translation>El as es la carta más baja, y las escaleras y los colores cuentan en contra. 5-4-3-2-A es una escalera, así que la mejor mano baja es 6-4-3-2-A.</translation>
    </message>
    <message>
        <source>Aces in deuce to seven</source>
        <translation>Los ases en el dos a siete</translation>
    </message>
    <message>
        <source>A pair of aces is the highest pair: it loses to any other.</source>
        <translation>Una pareja de ases es la pareja más alta: pierde contra cualquier otra.</translation>
    </message>
    <message>
        <source>A-5-4-3-2 beats all other ace-high hands and loses to any king-high hand without a straight or flush.</source>
        <translation>A-5-4-3-2 gana a todas las demás manos de as alto y pierde contra cualquier mano de rey alto sin escalera ni color.</translation>
    </message>
    <message>
        <source>Omaha: two from the hand, three from the board</source>
        <translation>Omaha: dos de la mano, tres del board</translation>
    </message>
    <message>
        <source>A hand is made of exactly two of a player&apos;s own cards and exactly three of the board. Four cards of a suit on the board and one in the hand are no flush, and three aces in the hand count as two.</source>
        <translation>Una mano se forma con exactamente dos cartas propias y exactamente tres del board. Cuatro cartas de un palo en el board y una en la mano no son color, y tres ases en la mano cuentan como dos.</translation>
    </message>
    <message>
        <source>Omaha: nobody plays the board</source>
        <translation>Omaha: nadie juega el board</translation>
    </message>
    <message>
        <source>Two cards of the hand always play, so the board alone is nobody&apos;s hand.</source>
        <translation>Siempre juegan dos cartas de la mano, así que el board solo no es la mano de nadie.</translation>
    </message>
    <message>
        <source>Omaha: the cards of a low</source>
        <translation>Omaha: las cartas de una mano baja</translation>
    </message>
    <message>
        <source>A low takes two different low ranks of the hand and three others of the board.</source>
        <translation>Una mano baja toma dos valores bajos distintos de la mano y otros tres del board.</translation>
    </message>
    <message>
        <source>Counterfeited lows</source>
        <translation>Bajas anuladas (counterfeit)</translation>
    </message>
    <message>
        <source>A card on the board that pairs a low card of the hand counterfeits it: only one of the two helps the low, which gets worse or is lost.</source>
        <translation>Una carta del board que empareja una carta baja de la mano la anula: solo una de las dos sirve para la baja, que empeora o se pierde.</translation>
    </message>
    <message>
        <source>High and low are chosen separately</source>
        <translation>La alta y la baja se eligen por separado</translation>
    </message>
    <message>
        <source>Where high and low share the pot, a player may use different cards for each, or the same ones for both.</source>
        <translation>Cuando la mano alta y la baja comparten el bote, un jugador puede usar cartas distintas para cada una, o las mismas para ambas.</translation>
    </message>
    <message>
        <source>Games in which the low hand wins</source>
        <translation>Juegos en los que gana la mano baja</translation>
    </message>
    <message>
        <source>In lowball and razz the best low takes the whole pot; the high hand counts for nothing. Razz and California lowball are played ace to five, Kansas City lowball deuce to seven.</source>
        <translation>En lowball y razz la mejor mano baja se lleva todo el bote; la mano alta no cuenta. El razz y el lowball californiano se juegan del as al cinco; el lowball de Kansas City, del dos al siete.</translation>
    </message>
    <message>
        <source>Stud: who brings it in</source>
        <translation>Stud: quién abre</translation>
    </message>
    <message>
        <source>The lowest card that shows opens the betting, in razz the highest. Between cards of one rank the suit decides: spades are the highest, then hearts, diamonds and clubs.</source>
        <translation>La carta visible más baja abre las apuestas; en razz, la más alta. Entre cartas del mismo valor decide el palo: las picas son el más alto, luego corazones, diamantes y tréboles.</translation>
    </message>
    <message>
        <source>Stud: the common card</source>
        <translation>Stud: la carta común</translation>
    </message>
    <message>
        <source>If there are too few cards to deal everybody a last one, one card is dealt face up in the middle and counts in every hand.</source>
        <translation>Si no quedan cartas para dar la última a cada uno, se descubre una sola carta en el centro, que cuenta en todas las manos.</translation>
    </message>
    <message>
        <source>Badugi: four ranks, four suits</source>
        <translation>Badugi: cuatro valores, cuatro palos</translation>
    </message>
    <message>
        <source>A hand is four cards, and only cards of different ranks and different suits play. Of cards that clash one plays: the choice that leaves most cards, and of such choices the lowest.</source>
        <translation>Una mano son cuatro cartas, y solo juegan cartas de valores distintos y palos distintos. De las cartas que chocan juega una: la elección que deja más cartas y, entre esas, la más baja.</translation>
    </message>
    <message>
        <source>Badugi: which hand wins</source>
        <translation>Badugi: qué mano gana</translation>
    </message>
    <message>
        <source>A badugi beats a three-card hand, that a two-card hand, and that a single card. Of hands of as many cards the lower one wins, compared from its highest card down. The ace is low, and straights do not count.</source>
        <translation>Un badugi gana a una mano de tres cartas, esta a una de dos, y esta a una sola carta. Entre manos con el mismo número de cartas gana la más baja, comparada desde su carta más alta hacia abajo. El as es bajo, y las escaleras no cuentan.</translation>
    </message>
    <message>
        <source>Short deck: a flush beats a full house</source>
        <translation>Short deck: el color gana al full</translation>
    </message>
    <message>
        <source>With the twos to fives taken out, 36 cards are left. Flushes become rarer than full houses and beat them.</source>
        <translation>Sin los doses, treses, cuatros y cincos quedan 36 cartas. Los colores son más raros que los fulls y les ganan.</translation>
    </message>
    <message>
        <source>Short deck: the lowest straight</source>
        <translation>Short deck: la escalera más baja</translation>
    </message>
    <message>
        <source>The ace also stands below the six: ace, six, seven, eight and nine are the lowest straight, and nine is its top card.</source>
        <translation>El as también va debajo del seis: as, seis, siete, ocho y nueve forman la escalera más baja, y el nueve es su carta más alta.</translation>
    </message>
    <message>
        <source>Straight, nine high</source>
        <translation>Escalera al nueve</translation>
    </message>
    <message>
        <source>Hold&apos;em hi-lo</source>
        <translation>Hold&apos;em hi-lo</translation>
    </message>
    <message>
        <source>The best high hand and the best low of eight or better share the pot. Each is any five of the two cards of the hand and the five of the board.</source>
        <translation>La mejor mano alta y la mejor baja de ocho o mejor comparten el bote. Cada una usa cinco cartas cualesquiera entre las dos de la mano y las cinco del board.</translation>
    </message>
    <message>
        <source>Tahoe: two of three cards at most</source>
        <translation>Tahoe: dos de tres cartas como máximo</translation>
    </message>
    <message>
        <source>Each player keeps three cards to the end; none, one or two of them play with the board, never all three. It is also called lazy pineapple. In pineapple, crazy pineapple and Irish one card or two are thrown away, and hold&apos;em is what is left.</source>
        <translation>Cada jugador conserva tres cartas hasta el final; con el board juegan ninguna, una o dos de ellas, nunca las tres. También se llama lazy pineapple. En pineapple, crazy pineapple e Irish se descartan una o dos cartas, y lo que queda es hold&apos;em.</translation>
    </message>
    <message>
        <source>Greek hold&apos;em: both cards play</source>
        <translation>Greek hold&apos;em: juegan las dos cartas</translation>
    </message>
    <message>
        <source>A hand is both cards that were dealt and three of the five on the board.</source>
        <translation>Una mano son las dos cartas repartidas y tres de las cinco del board.</translation>
    </message>
    <message>
        <source>Manila: a flush beats a full house</source>
        <translation>Manila: el color gana al full</translation>
    </message>
    <message>
        <source>It is played with the 32 cards from seven up. Both cards of the hand play, with three of the board. A flush beats a full house, and the ace is never low in a straight.</source>
        <translation>Se juega con las 32 cartas a partir del siete. Juegan las dos cartas de la mano, con tres del board. El color gana al full, y el as nunca es bajo en una escalera.</translation>
    </message>
    <message>
        <source>Royal hold&apos;em: ten to ace</source>
        <translation>Royal hold&apos;em: del diez al as</translation>
    </message>
    <message>
        <source>Hold&apos;em with the 20 cards from ten up. There is one straight, from ace to ten, and every flush is a royal flush.</source>
        <translation>Hold&apos;em con las 20 cartas a partir del diez. Solo hay una escalera, del diez al as, y todo color es una escalera real.</translation>
    </message>
    <message>
        <source>Five-card stud</source>
        <translation>Stud de cinco cartas</translation>
    </message>
    <message>
        <source>A player gets one card face down and four face up, one after the other, and the best high hand wins. There is no draw and no board.</source>
        <translation>Cada jugador recibe una carta tapada y cuatro descubiertas, una tras otra, y gana la mejor mano alta. No hay descarte ni board.</translation>
    </message>
    <message>
        <source>Deuce-to-seven razz</source>
        <translation>Razz del dos al siete</translation>
    </message>
    <message>
        <source>Seven cards as in razz, of which the best five count deuce to seven: aces are high, and straights and flushes count against a hand.</source>
        <translation>Siete cartas como en razz, de las que las mejores cinco cuentan del dos al siete: los ases son altos, y las escaleras y los colores cuentan en contra.</translation>
    </message>
    <message>
        <source>Short deck: straight or three of a kind</source>
        <translation>Short deck: escalera o trío</translation>
    </message>
    <message>
        <source>Houses differ on whether three of a kind beats a straight. Here the straight is better unless the game&apos;s option says otherwise.</source>
        <translation>Cada casa decide si el trío gana a la escalera. Aquí la escalera es mejor, salvo que la opción del juego diga otra cosa.</translation>
    </message>
    <message>
        <source>A wild card stands for whatever card makes the hand best. It is never a second copy of a card in the hand, except to make five of a kind.</source>
        <translation>Un comodín vale por la carta que hace mejor la mano. Nunca es una segunda copia de una carta de la mano, salvo para formar un repóker.</translation>
    </message>
    <message>
        <source>The joker can be wild, or all cards of a rank: with deuces wild, the four twos.</source>
        <translation>Puede ser comodín el joker, o todas las cartas de un valor: con los doses comodín, los cuatro doses.</translation>
    </message>
    <message>
        <source>Joker wild: full house, eights full of fives</source>
        <translation>Joker comodín: full de ochos con cincos</translation>
    </message>
    <message>
        <source>Wild against natural</source>
        <translation>Con comodines o natural</translation>
    </message>
    <message>
        <source>A hand with wild cards is as good as the same hand without them, and they split the pot. Books differ: in some the natural hand wins.</source>
        <translation>Una mano con comodines vale igual que la misma sin ellos, y dividen el bote. Los libros difieren: en algunos gana la mano natural.</translation>
    </message>
    <message>
        <source>The joker as a bug</source>
        <translation>El joker como bug</translation>
    </message>
    <message>
        <source>The bug is an ace, or the card that completes a straight, a flush or a straight flush; nothing else. Five aces beat everything.</source>
        <translation>El bug es un as, o la carta que completa una escalera, un color o una escalera de color; nada más. El repóker de ases gana a todo.</translation>
    </message>
    <message>
        <source>In a flush it is the highest card of the suit that is not there.</source>
        <translation>En un color es la carta más alta del palo que no está en la mano.</translation>
    </message>
    <message>
        <source>Joker as a bug: two pair, ace kicker</source>
        <translation>Joker como bug: doble pareja, kicker as</translation>
    </message>
    <message>
        <source>Joker as a bug: flush, A-K-9-5-2</source>
        <translation>Joker como bug: color, A-K-9-5-2</translation>
    </message>
    <message>
        <source>The joker in lowball</source>
        <translation>El joker en lowball</translation>
    </message>
    <message>
        <source>In ace-to-five lowball the joker is the lowest rank that is not in the hand; in other lows it is the rank that makes the best low.</source>
        <translation>En lowball del as al cinco, el joker es el valor más bajo que no está en la mano; en otras manos bajas, el valor que forma la mejor baja.</translation>
    </message>
    <message>
        <source>California lowball is played with a joker unless the house says otherwise.</source>
        <translation>El lowball californiano se juega con joker, salvo que la casa diga otra cosa.</translation>
    </message>
    <message>
        <source>The joker is a two: 7-4-3-2-A</source>
        <translation>El joker es un dos: 7-4-3-2-A</translation>
    </message>
    <message>
        <source>A joker in a game without one</source>
        <translation>Un joker en un juego sin joker</translation>
    </message>
    <message>
        <source>A joker that turns up in a game played without one is a scrap of paper: it counts as no card.</source>
        <translation>Un joker que aparece en un juego que se juega sin él es un trozo de papel: no cuenta como carta.</translation>
    </message>
    <message>
        <source>High and low share the pot</source>
        <translation>La mano alta y la baja comparten el bote</translation>
    </message>
    <message>
        <source>In hi-lo games the best high hand takes one half of the pot and the best low the other. One player may win both.</source>
        <translation>En los juegos hi-lo, la mejor mano alta se lleva una mitad del bote y la mejor baja la otra. Un mismo jugador puede ganar ambas.</translation>
    </message>
    <message>
        <source>Nobody has a low</source>
        <translation>Nadie tiene mano baja</translation>
    </message>
    <message>
        <source>In games with a qualifier the high hand takes the whole pot if no hand qualifies for low.</source>
        <translation>En los juegos con requisito, la mano alta se lleva todo el bote si ninguna cumple para la baja.</translation>
    </message>
    <message>
        <source>Scoop, quarter, three quarters</source>
        <translation>Scoop, un cuarto, tres cuartos</translation>
    </message>
    <message>
        <source>A player who wins both halves scoops the pot.</source>
        <translation>El jugador que gana las dos mitades hace scoop: se lleva todo el bote.</translation>
    </message>
    <message>
        <source>A player who only ties for one half is quartered: of two who tie, each gets a quarter of the pot. Winning one half alone and tying with one other for the other half makes three quarters.</source>
        <translation>El jugador que solo empata por una mitad se lleva un cuarto: si empatan dos, cada uno recibe un cuarto del bote. Ganar solo una mitad y empatar con otro por la otra mitad da tres cuartos.</translation>
    </message>
    <message>
        <source>The odd chip between high and low</source>
        <translation>La ficha impar entre alta y baja</translation>
    </message>
    <message>
        <source>A chip that cannot be halved between the high and the low half goes to the high half.</source>
        <translation>Una ficha que no se puede partir entre la mitad alta y la baja va a la alta.</translation>
    </message>
    <message>
        <source>Odd chips between tied hands</source>
        <translation>Fichas impares entre manos empatadas</translation>
    </message>
    <message>
        <source>Chips that cannot be shared go out one each, in games with a button to the first tied seats from its left. Nobody gets more than one.</source>
        <translation>Las fichas que no se pueden repartir se dan de una en una; en los juegos con botón, a los primeros asientos empatados a su izquierda. Nadie recibe más de una.</translation>
    </message>
    <message>
        <source>In stud the odd chip goes by the highest card of all a player&apos;s cards, in razz and for the low half by the lowest. From the highest, the suits are spades, hearts, diamonds, clubs. Tournaments have another rule.</source>
        <translation>En stud, la ficha impar va a la carta más alta de entre todas las de un jugador; en razz y en la mitad baja, a la más baja. De mayor a menor, los palos son picas, corazones, diamantes, tréboles. En los torneos rige otra regla.</translation>
    </message>
    <message>
        <source>Suits never decide who wins a pot; between cards of one rank they decide the odd chip in stud, who brings it in, and the draw for seats or the button.</source>
        <translation>Los palos nunca deciden quién gana un bote; entre cartas del mismo valor deciden la ficha impar en stud, quién abre y el sorteo de asientos o del botón.</translation>
    </message>
    <message>
        <source>The odd chip in stud tournaments</source>
        <translation>La ficha impar en torneos de stud</translation>
    </message>
    <message>
        <source>In stud tournaments, and in the cash games of the World Series of Poker, the odd chip goes by the highest card and its suit, in razz and for the low half too. The Poker TDA Rules look at the five cards that play.</source>
        <translation>En los torneos de stud, y en las partidas de cash de las World Series of Poker, la ficha impar va a la carta más alta y su palo, también en razz y en la mitad baja. Las Poker TDA Rules miran las cinco cartas que juegan.</translation>
    </message>
    <message>
        <source>This program keeps Robert&apos;s Rules.</source>
        <translation>Este programa sigue Robert&apos;s Rules.</translation>
    </message>
    <message>
        <source>An odd chip is changed first</source>
        <translation>La ficha impar se cambia primero</translation>
    </message>
    <message>
        <source>A chip that cannot be shared is changed into the smallest chips of the game before anybody gets one more.</source>
        <translation>Una ficha que no se puede repartir se cambia por las fichas más pequeñas del juego antes de que nadie reciba una de más.</translation>
    </message>
    <message>
        <source>The same hand both ways</source>
        <translation>La misma mano en ambos sentidos</translation>
    </message>
    <message>
        <source>Players who tie for high and for low share the whole pot as evenly as chips allow: 66 chips are 33 each.</source>
        <translation>Los jugadores que empatan en la alta y en la baja reparten todo el bote tan por igual como permiten las fichas: 66 fichas son 33 para cada uno.</translation>
    </message>
    <message>
        <source>Side pots</source>
        <translation>Botes laterales</translation>
    </message>
    <message>
        <source>The main pot and each side pot are split by themselves, and never put together.</source>
        <translation>El bote principal y cada bote lateral se dividen por separado, y nunca se juntan.</translation>
    </message>
    <message>
        <source>A pot holds equal bets of those who can win it. So a player who is all in wins from each other player no more than he put in himself.</source>
        <translation>Un bote contiene apuestas iguales de quienes pueden ganarlo. Por eso, un jugador all-in no gana a cada rival más de lo que ha puesto él mismo.</translation>
    </message>
    <message>
        <source>A bet that nobody called</source>
        <translation>Una apuesta que nadie pagó</translation>
    </message>
    <message>
        <source>What nobody called goes back to the player who bet it, before the pot is split.</source>
        <translation>Lo que nadie pagó vuelve al jugador que lo apostó, antes de dividir el bote.</translation>
    </message>
    <message>
        <source>The tournament rules say this of a bettor who throws the cards away by mistake.</source>
        <translation>Las reglas de torneo lo dicen de quien apuesta y tira sus cartas por error.</translation>
    </message>
    <message>
        <source>Dealing twice</source>
        <translation>Repartir dos veces</translation>
    </message>
    <message>
        <source>When no more bets are possible, the players may agree to deal the cards to come twice. Each deal decides half of the pot.</source>
        <translation>Cuando ya no se puede apostar más, los jugadores pueden acordar repartir dos veces las cartas por venir. Cada reparto decide la mitad del bote.</translation>
    </message>
    <message>
        <source>Several boards</source>
        <translation>Varios boards</translation>
    </message>
    <message>
        <source>A pot is divided in this order: main pot and side pots, boards, high and low, tied hands. At each step odd chips go one each to the first parts. No rule book that we read says which board gets an odd chip.</source>
        <translation>Un bote se divide en este orden: bote principal y laterales, boards, alta y baja, manos empatadas. En cada paso, las fichas impares van de una en una a las primeras partes. Ningún reglamento que hayamos leído dice a qué board le toca una ficha impar.</translation>
    </message>
    <message>
        <source>Cards speak</source>
        <translation>Las cartas hablan</translation>
    </message>
    <message>
        <source>The cards on the table decide, not what their player says of them.</source>
        <translation>Deciden las cartas que están en la mesa, no lo que su jugador diga de ellas.</translation>
    </message>
    <message>
        <source>All cards are shown</source>
        <translation>Se muestran todas las cartas</translation>
    </message>
    <message>
        <source>To win any part of a pot at the showdown, a player shows all cards of the hand face up, those that do not play too.</source>
        <translation>Para ganar cualquier parte de un bote en el showdown, un jugador muestra boca arriba todas las cartas de la mano, también las que no juegan.</translation>
    </message>
    <message>
        <source>Who shows first</source>
        <translation>Quién muestra primero</translation>
    </message>
    <message>
        <source>The player who made the last bet or raise on the last street shows first; if nobody bet there, the one who had to act first.</source>
        <translation>Muestra primero quien hizo la última apuesta o subida en la última calle; si nadie apostó en ella, quien debía hablar primero.</translation>
    </message>
    <message>
        <source>Players in a side pot show before those who can win the main pot only.</source>
        <translation>Los jugadores de un bote lateral muestran antes que quienes solo pueden ganar el bote principal.</translation>
    </message>
    <message>
        <source>All in: hands face up</source>
        <translation>All-in: manos descubiertas</translation>
    </message>
    <message>
        <source>In tournaments all hands are turned face up once a player is all in and nobody can bet any more.</source>
        <translation>En torneos se descubren todas las manos en cuanto un jugador está all-in y nadie puede apostar más.</translation>
    </message>
    <message>
        <source>Fouled hands</source>
        <translation>Manos inválidas</translation>
    </message>
    <message>
        <source>A hand that does not have the number of cards of its game is dead. In stud a hand without its last card may be ruled live, and in draw games one with too few cards before the draw is live.</source>
        <translation>Una mano que no tiene el número de cartas de su juego está muerta. En stud, una mano sin su última carta puede declararse válida, y en los juegos con descarte lo es una con muy pocas cartas antes del descarte.</translation>
    </message>
    <message>
        <source>Disputing a hand</source>
        <translation>Reclamar sobre una mano</translation>
    </message>
    <message>
        <source>How a hand on the table was read may be disputed until the next hand begins.</source>
        <translation>La lectura de una mano mostrada en la mesa se puede discutir hasta que empieza la mano siguiente.</translation>
    </message>
    <message>
        <source>Pocket pair, top pair, overpair, two pair</source>
        <translation>Pareja de mano, top pair, overpair, doble pareja</translation>
    </message>
    <message>
        <source>Set, trips, quads</source>
        <translation>Set, trips, póker</translation>
    </message>
    <message>
        <source>The nuts</source>
        <translation>Las nuts</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Proyectos</translation>
    </message>
    <message>
        <source>Outs</source>
        <translation>Outs</translation>
    </message>
    <message>
        <source>An out is a next card that puts a hand ahead which is behind. Of a hand alone it is one that makes a better kind of hand of the hand&apos;s own cards.</source>
        <translation>Un out es una próxima carta que pone por delante a una mano que va por detrás. De una mano sola, es la que forma una jugada mejor con las propias cartas de la mano.</translation>
    </message>
    <message>
        <source>The bet: what a call needs (pot odds)</source>
        <translation>La apuesta: lo que hace falta para pagar (pot odds)</translation>
    </message>
    <message>
        <source>A call needs the share that it pays of all chips: 50 to call and 100 in the pot are 50 of 150, a third. It is worth the hand&apos;s equity in those chips, less what it costs.</source>
        <translation>Pagar exige la parte que se pone de todas las fichas: 50 para pagar y 100 en el bote son 50 de 150, un tercio. Vale la equity de la mano en esas fichas, menos lo que cuesta.</translation>
    </message>
    <message>
        <source>Equity: the share of the pot that a hand wins on average.</source>
        <translation>Equity: la parte del bote que una mano gana de media.</translation>
    </message>
    <message>
        <source>Both play the board: {hand}.</source>
        <translation>Ambas juegan el board: {hand_un}.</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} contra {other}</translation>
    </message>
    <message>
        <source>For the high: {one} against {other}</source>
        <translation>Para la alta: {one} contra {other}</translation>
    </message>
    <message>
        <source>For the low: {one} against {other}</source>
        <translation>Para la baja: {one} contra {other}</translation>
    </message>
    <message>
        <source>{seat} has the only low.</source>
        <translation>{seat} tiene la única mano baja.</translation>
    </message>
    <message>
        <source>For the low: nobody</source>
        <translation>Para la baja: nadie</translation>
    </message>
    <message>
        <source>{seat}: {why}</source>
        <translation>{seat}: {why}</translation>
    </message>
    <message>
        <source>Both have {same}.</source>
        <translation>Ambas tienen {same}.</translation>
    </message>
    <message>
        <source>{seat} is better: {reason}.</source>
        <translation>{seat} es mejor: {reason}.</translation>
    </message>
    <message>
        <source>{seat} is lower: {reason}.</source>
        <translation>{seat} es más bajo: {reason}.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>El board</translation>
    </message>
    <message>
        <source>the options are {names}</source>
        <translation>las opciones son {names}</translation>
    </message>
    <message>
        <source>a joker is one of: {names}</source>
        <translation>un joker es uno de estos: {names}</translation>
    </message>
    <message>
        <source>wild ranks are written like 2,J</source>
        <translation>los valores comodín se escriben como 2,J</translation>
    </message>
    <message>
        <source>an option like this is true or false</source>
        <translation>una opción como esta es true o false</translation>
    </message>
    <message>
        <source>Any cards</source>
        <translation>Cartas libres</translation>
    </message>
    <message>
        <source>Texas hold&apos;em</source>
        <translation>Texas hold&apos;em</translation>
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
        <translation>Omaha de cinco cartas</translation>
    </message>
    <message>
        <source>Six-card Omaha</source>
        <translation>Omaha de seis cartas</translation>
    </message>
    <message>
        <source>Omaha hi-lo</source>
        <translation>Omaha hi-lo</translation>
    </message>
    <message>
        <source>Five-card Omaha hi-lo</source>
        <translation>Omaha hi-lo de cinco cartas</translation>
    </message>
    <message>
        <source>Six-card Omaha hi-lo</source>
        <translation>Omaha hi-lo de seis cartas</translation>
    </message>
    <message>
        <source>Seven-card stud</source>
        <translation>Stud de siete cartas</translation>
    </message>
    <message>
        <source>Seven-card stud hi-lo</source>
        <translation>Stud hi-lo de siete cartas</translation>
    </message>
    <message>
        <source>Five-card draw</source>
        <translation>Póker cerrado de cinco cartas</translation>
    </message>
    <message>
        <source>Razz</source>
        <translation>Razz</translation>
    </message>
    <message>
        <source>California lowball</source>
        <translation>Lowball californiano</translation>
    </message>
    <message>
        <source>Deuce-to-seven lowball</source>
        <translation>Lowball del dos al siete</translation>
    </message>
    <message>
        <source>Badugi</source>
        <translation>Badugi</translation>
    </message>
    <message>
        <source>Short-deck hold&apos;em</source>
        <translation>Short deck hold&apos;em</translation>
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
        <translation>antes del flop</translation>
    </message>
    <message>
        <source>on the flop</source>
        <translation>en el flop</translation>
    </message>
    <message>
        <source>on the turn</source>
        <translation>en el turn</translation>
    </message>
    <message>
        <source>on the river</source>
        <translation>en el river</translation>
    </message>
    <message>
        <source>on second street</source>
        <translation>en la segunda calle</translation>
    </message>
    <message>
        <source>on third street</source>
        <translation>en la tercera calle</translation>
    </message>
    <message>
        <source>on fourth street</source>
        <translation>en la cuarta calle</translation>
    </message>
    <message>
        <source>on fifth street</source>
        <translation>en la quinta calle</translation>
    </message>
    <message>
        <source>on sixth street</source>
        <translation>en la sexta calle</translation>
    </message>
    <message>
        <source>on seventh street</source>
        <translation>en la séptima calle</translation>
    </message>
    <message>
        <source>All in {street}, {player} had {share} of the pot.</source>
        <translation>All-in {street}, {player} tenía el {share} del bote.</translation>
    </message>
    <message>
        <source>All in {street}, {player} had {share} of {pot}: worth {worth}. {player} put in {bet} and took {paid}: {difference} more than the cards were worth.</source>
        <translation>All-in {street}, {player} tenía el {share} de {pot}: eso vale {worth}. {player} puso {bet} y se llevó {paid}: {difference} más de lo que valían las cartas.</translation>
    </message>
    <message>
        <source>All in {street}, {player} had {share} of {pot}: worth {worth}. {player} put in {bet} and took {paid}: {difference} less than the cards were worth.</source>
        <translation>All-in {street}, {player} tenía el {share} de {pot}: eso vale {worth}. {player} puso {bet} y se llevó {paid}: {difference} menos de lo que valían las cartas.</translation>
    </message>
    <message>
        <source>The file cannot be read: {why}</source>
        <translation>El archivo no se puede leer: {why}</translation>
    </message>
    <message>
        <source>a quotation mark opens there and is not closed</source>
        <translation>ahí se abre una comilla que no se cierra</translation>
    </message>
    <message>
        <source>one of its cells is too long</source>
        <translation>una de sus celdas es demasiado larga</translation>
    </message>
    <message>
        <source>it has {count} cells under {names} names</source>
        <translation>tiene {count} celdas para {names} nombres</translation>
    </message>
    <message>
        <source>the hand was cancelled</source>
        <translation>la mano se anuló</translation>
    </message>
    <message>
        <source>everybody else folded</source>
        <translation>todos los demás se retiraron</translation>
    </message>
    <message>
        <source>there are no two hands to compare</source>
        <translation>no hay dos manos que comparar</translation>
    </message>
    <message>
        <source>main pot, {amount}: {players}</source>
        <translation>bote principal, {amount}: {players}</translation>
    </message>
    <message>
        <source>side pot {number}, {amount}: {players}</source>
        <translation>bote lateral {number}, {amount}: {players}</translation>
    </message>
    <message>
        <source>{reason} (no suits given: no flush assumed)</source>
        <translation>{reason} (sin palos: no se supone color)</translation>
    </message>
    <message>
        <source>{leads}, and cards are to come: {reason}</source>
        <translation>{leads}, y faltan cartas por venir: {reason}</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>es demasiado largo</translation>
    </message>
    <message>
        <source>a number is too long or it is nested too deeply</source>
        <translation>un número es demasiado largo o hay demasiados niveles anidados</translation>
    </message>
    <message>
        <source>there is no “ohh” with a hand in it</source>
        <translation>no hay ningún «ohh» con una mano dentro</translation>
    </message>
    <message>
        <source>“{text}” belongs to no hand</source>
        <translation>«{text}» no pertenece a ninguna mano</translation>
    </message>
    <message>
        <source>line {line} is no JSON from “{rest}” on</source>
        <translation>la línea {line} no es JSON a partir de «{rest}»</translation>
    </message>
    <message>
        <source>It is in a ZIP file with a password</source>
        <translation>Está en un archivo ZIP con contraseña</translation>
    </message>
    <message>
        <source>The ZIP file is damaged</source>
        <translation>El archivo ZIP está dañado</translation>
    </message>
    <message>
        <source>there is no list of actions in it</source>
        <translation>no contiene ninguna lista de acciones</translation>
    </message>
    <message>
        <source>a number is too long</source>
        <translation>un número es demasiado largo</translation>
    </message>
    <message>
        <source>a key has too many parts</source>
        <translation>una clave tiene demasiadas partes</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>hay demasiados niveles anidados</translation>
    </message>
    <message>
        <source>it is no TOML ({error})</source>
        <translation>no es TOML ({error})</translation>
    </message>
    <message>
        <source>line {line} is no TOML from “{rest}” on</source>
        <translation>la línea {line} no es TOML a partir de «{rest}»</translation>
    </message>
    <message>
        <source>one hand has {count} actions, far too many</source>
        <translation>una mano tiene {count} acciones, demasiadas</translation>
    </message>
    <message>
        <source>“{action}” is no action</source>
        <translation>«{action}» no es una acción</translation>
    </message>
    <message>
        <source>“{text}” is no amount of chips</source>
        <translation>«{text}» no es una cantidad de fichas</translation>
    </message>
    <message>
        <source>it is no XML ({error})</source>
        <translation>no es XML ({error})</translation>
    </message>
    <message>
        <source>German</source>
        <translation>alemán</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francés</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>español</translation>
    </message>
    <message>
        <source>Spanish or Portuguese</source>
        <translation>español o portugués</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugués</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italiano</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>neerlandés</translation>
    </message>
    <message>
        <source>Danish, Norwegian or Swedish</source>
        <translation>danés, noruego o sueco</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danés</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>noruego</translation>
    </message>
    <message>
        <source>Danish or Norwegian</source>
        <translation>danés o noruego</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>sueco</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>ruso</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polaco</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>checo</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>húngaro</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finés</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>griego</translation>
    </message>
    <message>
        <source>Turkish or Romanian</source>
        <translation>turco o rumano</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chino</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonés</translation>
    </message>
    <message>
        <source>not English</source>
        <translation>no es inglés</translation>
    </message>
    <message>
        <source>“{text}” names no game</source>
        <translation>«{text}» no es el nombre de ningún juego</translation>
    </message>
    <message>
        <source>it lacks a field of PokerNow, or has another value there</source>
        <translation>le falta un campo de PokerNow, o tiene otro valor</translation>
    </message>
    <message>
        <source>The line is too long to be read</source>
        <translation>La línea es demasiado larga para leerla</translation>
    </message>
    <message>
        <source>The line is no text: it holds NUL bytes, or it is not in UTF-8, UTF-16 or Windows-1252</source>
        <translation>La línea no es texto: contiene bytes NUL, o no está en UTF-8, UTF-16 ni Windows-1252</translation>
    </message>
    <message>
        <source>It became shorter while it was read</source>
        <translation>Se acortó mientras se leía</translation>
    </message>
    <message>
        <source>It is a folder, a pipe or a device</source>
        <translation>Es una carpeta, una tubería o un dispositivo</translation>
    </message>
    <message>
        <source>low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high}; low: {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {card} cannot come, because every deal gives it to another seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after it {seat} has {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would lie among the dead cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for {seat}: {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would lie on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would make {hands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would make: {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{makes}; then {headline}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backdoor flush draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open-ended straight draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double gutshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gutshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overcards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nut {draw}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{draws}: {count} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{draws}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{draws}: {count} card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second-nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third-nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fourth-nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifth-nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixth-nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fourth pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top set, {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle set, {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom set, {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top two pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top and bottom pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom two pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{firsts} full of {seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quad {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight flush, {first} high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board plays: a straight, {first} high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board plays: a flush, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board plays: {firsts} full of {seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board plays: quad {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board plays: a straight flush, {first} high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high}; {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pocket {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high}-{low} suited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high}-{low} offsuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kicker does not play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair on the board, {kicker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair}, {kicker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overpair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>underpair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pocket {ranks} under the {higher}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pair on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pair, {firsts} and {seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} and the board&apos;s {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set of {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trip {firsts}, {kicker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three {firsts} on the board, {kicker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight, {first} high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nut} straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nut} flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand}, the nuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nut} low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low counterfeited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no low yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}-nut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deuce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one-card hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two-card hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three-card hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>badugi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>str. flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>among the dead cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No suits given: no flush assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High card, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair of {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair of {firsts}, {kicker} kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair of {firsts}, {rest} kickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pair, {firsts} and {seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pair, {firsts} and {seconds}, {kicker} kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three {firsts}, {kicker} kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three {firsts}, {rest} kickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight, {first} high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flush, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house, {firsts} full of {seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four {firsts}, {kicker} kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight flush, {first} high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high card, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of {firsts}, {kicker} kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of {firsts}, {rest} kickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pair, {firsts} and {seconds}, {kicker} kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three {firsts}, {kicker} kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three {firsts}, {rest} kickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a straight, {first} high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a flush, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a full house, {firsts} full of {seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four {firsts}, {kicker} kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a straight flush, {first} high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair of {firsts}, {rest} kickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full house, {firsts} full of {seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-card hand, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-card hand, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three-card hand, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badugi, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a one-card hand, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a two-card hand, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a three-card hand, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a badugi, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the second kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the third kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the higher pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lower pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the second card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the third card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fourth card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fifth card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the top card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on board {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} needs {needed} and has {share}: a call wins {chips} on average, with no more betting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} needs {needed} and has {share}: a call loses {chips} on average, with no more betting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main pot {chips}: {seat} has {share} against {others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot {chips}: {seat} has {share} against {others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {count} million million</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than a million million million</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;{percentage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&gt;{percentage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} ± ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} ± {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equity: {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equity, estimated: {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} has {share} equity, {other} {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has no outs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has 1 out (1 of {unseen}, {percent})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has {count} outs ({count} of {unseen}, {percent})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{outs}, splits with {level} more ({percent})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{outs}, splits with {level} cards ({percent})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{outs}, splits with 1 card ({percent})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {most} to {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins the high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties for the high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loses the high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins the low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties for the low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loses the low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimated from 1 deal drawn at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimated from {deals} deals drawn at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every deal counted: {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scoop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} have {share} equity each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has the most equity, {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} tie in every deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} wins {wins}, {other} {other_wins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} wins {wins}, {other} {other_wins}; ties {ties}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} beats {wins} of {other}&apos;s range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} beats {wins} of {other}&apos;s range, ties with {ties}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parts}, {next}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parts}; {next}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair against pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair against higher cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four different ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a flush draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a straight draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws to straight and flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} gets {share} of the pot on average, in {deals} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seven or better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an eight or a nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ten or worse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} make {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} and {count} other pairs make {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{verdict}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split with different cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>higher pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight over straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush by its second card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counterfeited two pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of the hand and three of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a shared low, and quarters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counterfeited low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>later cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair against the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a straight that does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a straight or flush against the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace is high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many cards play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins the high, and who the low?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which two cards make the best hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the pot does Seat A get on average?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top pair or better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pocket pair under a higher card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more than the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pair, no ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an overpair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pocket pair under a higher card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an underpair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}&apos;s commonest hand is {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} mostly has {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two cards, such as “AhKh”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1,326 whole hundredths, each from 0 to 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers of holdings, 0 to 1,325</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {cards}, {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best low: {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{headline}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot: {x}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} seats hold a range each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a range is known of {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards of {count} seats are unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards of {seats} are unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give two seats a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now give {seat} a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} against {other}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a one-card hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a two-card hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a three-card hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a badugi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the high, {high}; for the low, {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the high, {high}; {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high}; {no_low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on every board {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on board {board} {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has the only low, {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{better} beats {worse}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same so far; {tie_breaker} is there for one hand only: {better}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{same}; {difference}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both have {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} each have {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{better} high beats {worse} high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of {better} beats a pair of {worse}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the higher {group} wins, {better} over {worse}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {better} kicker beats the {worse}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {better} beats the {worse}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tie_breaker} decides, {better} over {worse}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tie_breaker} decides, {better} below {worse}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same hand: {description}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board plays: {description}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{worse} counts against the hand: {low} beats it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{better} is ahead of {worse} with fewer cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lower} beats {higher}: {better} against {worse}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{better} beats {worse}; {tie_breaker} decides, {lower} below {higher}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks}-{rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same low: {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of {ranks}, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no low: nobody has five different ranks of eight or lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no low: nobody has five different ranks of eight or lower with two cards of the hand and three of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no low: only one low rank on the board; it takes three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no low: only two low ranks on the board; it takes three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no low: no low card on the board; it takes three of different ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no low: only one low card on the board; it takes three of different ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no low: only two low cards on the board; it takes three of different ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against {seat} {tie_breaker} decides, which is not there yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against {seat} {tie_breaker} decides: {rank}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flush, {rank} high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main pot of {chips}: {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} side pot of {chips}: {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pot of {chips}: {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folded hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} back to {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} {chips} for the high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} {chips} for the low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} split the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} are tied so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} tie for high and low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} scoops: wins high and low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} leads high and low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} tie for the high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins the high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} leads the high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} tie for the low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins the low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} leads the low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} share board {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} are tied on board {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins board {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} leads on board {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} share both boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} are tied on both boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins both boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} leads on both boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} share all boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} are tied on all boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins all boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} leads on all boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no low possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins the high and half the low, {other} is quartered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins the low and half the high, {other} is quartered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high}; low {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low so far, {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low, {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair of {ranks}, {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifth {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wild} = {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high}, {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} win a board each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{verdict} on board {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of bets of folded hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a saved table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the flop, card {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, card {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{slot}, {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seventh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eighth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ninth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tenth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flop, {nth} card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nth} card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}&apos;s {nth} card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dead cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the joker as a bug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the joker as any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks} wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of a kind beats a straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any low wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {number}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
