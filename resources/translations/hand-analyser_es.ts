<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Walk over the felt</source>
        <translation>Recorrer el tapete</translation>
    </message>
    <message>
        <source>{action}: not possible now</source>
        <translation>{action}: ahora no es posible</translation>
    </message>
    <message>
        <source>&amp;Complete the boards</source>
        <translation>&amp;Completar los boards</translation>
    </message>
    <message>
        <source>&amp;Complete the board</source>
        <translation>&amp;Completar el board</translation>
    </message>
    <message>
        <source>the next card goes to {seat}</source>
        <translation>la próxima carta, para {seat}</translation>
    </message>
    <message>
        <source>The window and the help</source>
        <translation>La ventana y la ayuda</translation>
    </message>
</context>
<context>
    <name>BetSizes</name>
    <message>
        <source>Bet size</source>
        <translation>Tamaño de apuesta</translation>
    </message>
    <message>
        <source>needs {needed}, has {share}</source>
        <translation>pide {needed}, da {share}</translation>
    </message>
    <message>
        <source>{part}, {bet}: {decision} {worth}, {needs}</source>
        <translation>{part}, {bet}: {decision} {worth}, {needs}</translation>
    </message>
    <message>
        <source>Bet sizes</source>
        <translation>Tamaños de apuesta</translation>
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
        <translation>Juega</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>No juega</translation>
    </message>
    <message>
        <source>Comes later</source>
        <translation>Sale después</translation>
    </message>
    <message>
        <source>Plays in the low</source>
        <translation>Juega en la baja</translation>
    </message>
    <message>
        <source>Plays in the high</source>
        <translation>Juega en la alta</translation>
    </message>
    <message>
        <source>stands for {card}</source>
        <translation>vale por {card}</translation>
    </message>
    <message>
        <source>&amp;Unknown card</source>
        <translation>Carta &amp;desconocida</translation>
    </message>
    <message>
        <source>&amp;Random card</source>
        <translation>Carta al &amp;azar</translation>
    </message>
    <message>
        <source>&amp;Take the card back</source>
        <translation>&amp;Retirar la carta</translation>
    </message>
    <message>
        <source>low</source>
        <translation>baja</translation>
    </message>
    <message>
        <source>high · low</source>
        <translation>alta · baja</translation>
    </message>
    <message>
        <source>high</source>
        <translation>alta</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambos</translation>
    </message>
</context>
<context>
    <name>ChipField</name>
    <message>
        <source>chips</source>
        <translation>fichas</translation>
    </message>
    <message>
        <source>“{text}” is not a number of chips; type digits only, such as 101</source>
        <translation>«{text}» no es un número de fichas; escriba solo cifras, como 101</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your table is kept.</source>
        <translation>Algo ha fallado en el programa. La mesa se conserva.</translation>
    </message>
    <message>
        <source>You can go on. To report it, copy the details; they are also in {file}.</source>
        <translation>Se puede continuar. Para informar de ello, copie los detalles; también están en {file}.</translation>
    </message>
    <message>
        <source>You can go on. To report it, copy the details; {why}.</source>
        <translation>Se puede continuar. Para informar de ello, copie los detalles; {why}.</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Copiar el informe</translation>
    </message>
    <message>
        <source>the log {file} cannot be written: {why}</source>
        <translation>el registro {file} no se puede escribir: {why}</translation>
    </message>
</context>
<context>
    <name>DeadStrip</name>
    <message>
        <source>Dead</source>
        <translation>Muertas</translation>
    </message>
</context>
<context>
    <name>DeckMenu</name>
    <message>
        <source>&amp;Take the card back</source>
        <translation>&amp;Retirar la carta</translation>
    </message>
    <message>
        <source>Give to {place}</source>
        <translation>Dar a {place}</translation>
    </message>
</context>
<context>
    <name>DeckModel</name>
    <message>
        <source>Dead</source>
        <translation>Muerta</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>{card}, not in this game</source>
        <translation>{card}, no está en este juego</translation>
    </message>
    <message>
        <source>{card}, in {place}</source>
        <translation>{card}, en {place}</translation>
    </message>
    <message>
        <source>Picking it takes it back</source>
        <translation>Al elegirla se retira</translation>
    </message>
    <message>
        <source>What it would make is hidden until you reveal it</source>
        <translation>Lo que formaría está oculto hasta revelarlo</translation>
    </message>
    <message>
        <source>All cards are dealt</source>
        <translation>Todas las cartas están repartidas</translation>
    </message>
</context>
<context>
    <name>DeckView</name>
    <message>
        <source>The 52 cards and the jokers</source>
        <translation>Las 52 cartas y los jokers</translation>
    </message>
    <message>
        <source>The 52 cards</source>
        <translation>Las 52 cartas</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Cleared</source>
        <translation>Mesa vacía</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Open, drop or paste hands: lines such as “AhKh v QsQd @ Qc Jh 2h”, CSV files, the two open standards PHH and OHH, and histories of {sites}.</source>
        <translation>Abra, suelte o pegue manos: líneas como «AhKh v QsQd @ Qc Jh 2h», archivos CSV, los dos estándares abiertos PHH y OHH, e historiales de {sites}.</translation>
    </message>
</context>
<context>
    <name>EntryPreview</name>
    <message>
        <source>Enter puts it on the table</source>
        <translation>Intro lo pone en la mesa</translation>
    </message>
    <message>
        <source>Understood: {cards}; {wrong}</source>
        <translation>Entendido: {cards}; {wrong}</translation>
    </message>
    <message>
        <source>Understood: {cards}</source>
        <translation>Entendido: {cards}</translation>
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
        <translation>Ejemplos</translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy as C&amp;SV</source>
        <translation>Copiar como C&amp;SV</translation>
    </message>
    <message>
        <source>Save &amp;all that is shown…</source>
        <translation>Guardar &amp;todo lo que se muestra…</translation>
    </message>
    <message>
        <source>Save the c&amp;hosen rows…</source>
        <translation>Guardar las &amp;filas elegidas…</translation>
    </message>
    <message>
        <source>Save rows</source>
        <translation>Guardar filas</translation>
    </message>
</context>
<context>
    <name>EyeButton</name>
    <message>
        <source>Hide the answer until asked</source>
        <translation>Ocultar la respuesta hasta pedirla</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>Verdict: {verdict}</source>
        <translation>Veredicto: {verdict}</translation>
    </message>
    <message>
        <source>{seats} share it</source>
        <translation>lo comparten {seats}</translation>
    </message>
    <message>
        <source>fifth {rank}</source>
        <translation>quinta: {rank}</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Bote</translation>
    </message>
    <message>
        <source>{seat} bets</source>
        <translation>{seat} apuesta</translation>
    </message>
    <message>
        <source>{seat} to call</source>
        <translation>{seat} debe pagar</translation>
    </message>
    <message>
        <source>bets {chips}</source>
        <translation>apuesta {chips}</translation>
    </message>
    <message>
        <source>{chips} to call</source>
        <translation>{chips} para pagar</translation>
    </message>
    <message>
        <source>in for {chips}</source>
        <translation>ha puesto {chips}</translation>
    </message>
    <message>
        <source>all in for {chips}</source>
        <translation>all-in por {chips}</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>all-in</translation>
    </message>
    <message>
        <source>{seat} needs {share}</source>
        <translation>{seat} necesita el {share}</translation>
    </message>
    <message>
        <source>Any two cards</source>
        <translation>Dos cartas cualesquiera</translation>
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
        <translation>{street}; actual</translation>
    </message>
    <message>
        <source>{street}, empty</source>
        <translation>{street}, vacía</translation>
    </message>
    <message>
        <source>{seat} cannot lose</source>
        <translation>{seat} no puede perder</translation>
    </message>
    <message>
        <source>{seat} is behind, but the favourite</source>
        <translation>{seat} va por detrás, pero con más opciones</translation>
    </message>
    <message>
        <source>{seat} is ahead</source>
        <translation>{seat} va por delante</translation>
    </message>
    <message>
        <source>{seat} is the favourite</source>
        <translation>{seat} tiene más opciones</translation>
    </message>
    <message>
        <source>{seats} are the favourites</source>
        <translation>{seats} tienen más opciones</translation>
    </message>
    <message>
        <source>{seats} are level</source>
        <translation>{seats} están igualados</translation>
    </message>
    <message>
        <source>{high} leads {half}, {low} {other}</source>
        <translation>{high} va por delante en {half}, {low} en {other}</translation>
    </message>
    <message>
        <source>{seats} split the pot</source>
        <translation>{seats} dividen el bote</translation>
    </message>
    <message>
        <source>{seat} wins both halves</source>
        <translation>{seat} gana las dos mitades</translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation>{seat} gana</translation>
    </message>
    <message>
        <source>{main} wins the main pot, {side} the side pot</source>
        <translation>{main} gana el bote principal, {side} el secundario</translation>
    </message>
    <message>
        <source>{count} seats</source>
        <translation>{count} asientos</translation>
    </message>
    <message>
        <source>{why}; counted as {count} cards each, with no board</source>
        <translation>{why}; contado con {count} cartas cada uno, sin board</translation>
    </message>
    <message>
        <source>Whatever cards come</source>
        <translation>Salgan las cartas que salgan</translation>
    </message>
    <message>
        <source>Counted as {count} cards each, with no board</source>
        <translation>Contado con {count} cartas cada uno, sin board</translation>
    </message>
    <message>
        <source>{seat} has the only low, {row}</source>
        <translation>{seat} tiene la única mano baja, {row}</translation>
    </message>
    <message>
        <source>{row} beats {other}</source>
        <translation>{row} gana a {other}</translation>
    </message>
    <message>
        <source>{who}, {hand}</source>
        <translation>{who}, {hand}</translation>
    </message>
    <message>
        <source>Counting {percent}%</source>
        <translation>Contando {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Drawing deals {percent}%</source>
        <translation>Sorteando repartos {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>≈{percent}</source>
        <translation>≈{percent}</translation>
    </message>
    <message>
        <source>{seats} win parts of the pot</source>
        <translation>{seats} ganan una parte del bote cada uno</translation>
    </message>
    <message>
        <source>Whatever cards they hold</source>
        <translation>Tengan las cartas que tengan</translation>
    </message>
    <message>
        <source>± {error}, 1 second</source>
        <translation>± {error}, 1 segundo</translation>
    </message>
    <message>
        <source>± {error}, {count} seconds</source>
        <translation>± {error}, {count} segundos</translation>
    </message>
    <message>
        <source>{seat} comes next</source>
        <translation>Le sigue {seat}</translation>
    </message>
    <message>
        <source>{seat}, {share}</source>
        <translation>{seat}, {share}</translation>
    </message>
    <message>
        <source>{seat} takes the pot</source>
        <translation>{seat} se lleva el bote</translation>
    </message>
    <message>
        <source>{seat}, low</source>
        <translation>{seat}, baja</translation>
    </message>
    <message>
        <source>{seat}, high</source>
        <translation>{seat}, alta</translation>
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
        <translation>Haga clic en ellas abajo, escríbalas arriba o empiece con un ejemplo</translation>
    </message>
    <message>
        <source>Click them below, or type them above</source>
        <translation>Haga clic en ellas abajo o escríbalas arriba</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>¿Qué cartas?</translation>
    </message>
    <message>
        <source>Drop or paste hands, a file or a folder of any poker site</source>
        <translation>Suelte o pegue manos, un archivo o una carpeta de cualquier sala de póker</translation>
    </message>
    <message>
        <source>Who is ahead?</source>
        <translation>¿Quién va por delante?</translation>
    </message>
    <message>
        <source>What have you got?</source>
        <translation>¿Qué mano es?</translation>
    </message>
    <message>
        <source>The answer is hidden until you reveal it</source>
        <translation>La respuesta está oculta hasta revelarla</translation>
    </message>
    <message>
        <source>{decision} {why}</source>
        <translation>{decision} {why}</translation>
    </message>
    <message>
        <source>Counting the chances</source>
        <translation>Contando las probabilidades</translation>
    </message>
    <message>
        <source>Too many deals: estimate?</source>
        <translation>Demasiados repartos: ¿estimar?</translation>
    </message>
    <message>
        <source>A range of hands</source>
        <translation>Un rango de manos</translation>
    </message>
    <message>
        <source>Unknown cards</source>
        <translation>Cartas desconocidas</translation>
    </message>
    <message>
        <source>Any cards that are left</source>
        <translation>Cualquiera de las cartas restantes</translation>
    </message>
    <message>
        <source>in numbers: {rank}</source>
        <translation>en números: {rank}</translation>
    </message>
    <message>
        <source>of all five-card hands are worse</source>
        <translation>de las manos de cinco cartas son peores</translation>
    </message>
    <message>
        <source>of all holdings beaten</source>
        <translation>de las manos posibles pierden</translation>
    </message>
    <message>
        <source>of all three-card hands are worse</source>
        <translation>de las manos de tres cartas son peores</translation>
    </message>
    <message>
        <source>of all four-card hands are worse</source>
        <translation>de las manos de cuatro cartas son peores</translation>
    </message>
    <message>
        <source>{share} {of_what}</source>
        <translation>{share} {of_what}</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Una carta más</translation>
    </message>
    <message>
        <source>{count} more cards</source>
        <translation>{count} cartas más</translation>
    </message>
    <message>
        <source>Pick the flop, or add a seat</source>
        <translation>Elija el flop o añada un asiento</translation>
    </message>
    <message>
        <source>Each rank and each suit counts once; the ace is low</source>
        <translation>Cada valor y cada palo cuentan una vez; el as es bajo</translation>
    </message>
    <message>
        <source>Best low {ranks}, no eight-or-better</source>
        <translation>Mejor baja {ranks}, no llega a ocho o mejor</translation>
    </message>
    <message>
        <source>Best low {ranks}</source>
        <translation>Mejor baja {ranks}</translation>
    </message>
    <message>
        <source>{count} cards and the board make the hand</source>
        <translation>{count} cartas y el board forman la mano</translation>
    </message>
    <message>
        <source>{count} cards make the hand</source>
        <translation>{count} cartas forman la mano</translation>
    </message>
    <message>
        <source>One card to {most}; five or more make a hand</source>
        <translation>De una carta a {most}; cinco o más forman una mano</translation>
    </message>
    <message>
        <source>No cards yet</source>
        <translation>Todavía sin cartas</translation>
    </message>
    <message>
        <source>the nuts</source>
        <translation>las nuts</translation>
    </message>
    <message>
        <source>{chips} of {pot} chips</source>
        <translation>{chips} de {pot} fichas</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimado</translation>
    </message>
    <message>
        <source>scoops {share}</source>
        <translation>scoop {share}</translation>
    </message>
    <message>
        <source>{wins} of {deals}</source>
        <translation>{wins} de {deals}</translation>
    </message>
    <message>
        <source>{wins} of {deals}, {ties} split</source>
        <translation>{wins} de {deals}, empates: {ties}</translation>
    </message>
    <message>
        <source>low {ranks}</source>
        <translation>baja {ranks}</translation>
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
        <translation>El archivo no se pudo leer hasta el final</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Línea {line}</translation>
    </message>
    <message>
        <source>{where}. Error: {why}</source>
        <translation>{where}. Error: {why}</translation>
    </message>
    <message>
        <source>{place}, tied</source>
        <translation>{place}, empatada</translation>
    </message>
    <message>
        <source>run {run}</source>
        <translation>reparto {run}</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find hands</source>
        <translation>Buscar manos</translation>
    </message>
    <message>
        <source>Words, cards and amounts that a hand must have</source>
        <translation>Palabras, cartas y cantidades que debe tener una mano</translation>
    </message>
    <message>
        <source>Find: flush, Ann, AhKh, all in</source>
        <translation>Buscar: color, Ann, AhKh, all-in</translation>
    </message>
    <message>
        <source>Words, cards and amounts that a hand must have: Ann flush, As Kd, pot &gt; 50, lost &gt; 20, when &gt;= 2024-05, all in, came from behind, split pot</source>
        <translation>Palabras, cartas y cantidades que debe tener una mano: Ann color, As Kd, bote &gt; 50, perdido &gt; 20, fecha &gt;= 2024-05, all-in, remontada, bote dividido</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Came from behind</source>
        <translation>Remontada</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Divididas</translation>
    </message>
    <message>
        <source>More filters, and the order</source>
        <translation>Más filtros, y el orden</translation>
    </message>
    <message>
        <source>Sorted by: {order}, reversed</source>
        <translation>Ordenado por: {order}, al revés</translation>
    </message>
    <message>
        <source>Sorted by: {order}</source>
        <translation>Ordenado por: {order}</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation>Al revés</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;Remove a game of your own</source>
        <translation>&amp;Quitar un juego propio</translation>
    </message>
</context>
<context>
    <name>GameOptions</name>
    <message>
        <source>Rules of the ga&amp;me</source>
        <translation>Reg&amp;las del juego</translation>
    </message>
</context>
<context>
    <name>Guest</name>
    <message>
        <source>The pot is counted in cents: {pot}</source>
        <translation>El bote se cuenta en céntimos: {pot}</translation>
    </message>
</context>
<context>
    <name>HandPopover</name>
    <message>
        <source>%</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Palos</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation>&amp;Peso</translation>
    </message>
    <message>
        <source>{hand}: weight and suits</source>
        <translation>{hand}: peso y palos</translation>
    </message>
    <message>
        <source>{cards}, {weight}</source>
        <translation>{cards}, {weight}</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>marcado</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>no marcado</translation>
    </message>
</context>
<context>
    <name>HandsPane</name>
    <message>
        <source>Hands pane</source>
        <translation>Panel Manos</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open a file of hands</source>
        <translation>Abrir un archivo de manos</translation>
    </message>
    <message>
        <source>Open a folder of hands</source>
        <translation>Abrir una carpeta de manos</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>My hands</source>
        <translation>Mis manos</translation>
    </message>
    <message>
        <source>Back to the hands</source>
        <translation>Volver a las manos</translation>
    </message>
    <message>
        <source>Open &amp;files…</source>
        <translation>Abrir &amp;archivos…</translation>
    </message>
    <message>
        <source>Open a f&amp;older…</source>
        <translation>Abrir una &amp;carpeta…</translation>
    </message>
    <message>
        <source>Past&amp;e hands</source>
        <translation>&amp;Pegar manos</translation>
    </message>
    <message>
        <source>A &amp;list of your own</source>
        <translation>Una &amp;lista propia</translation>
    </message>
    <message>
        <source>Open a list to edit…</source>
        <translation>Abrir una lista para editarla…</translation>
    </message>
    <message>
        <source>Save the list…</source>
        <translation>Guardar la lista…</translation>
    </message>
    <message>
        <source>&amp;My hands</source>
        <translation>&amp;Mis manos</translation>
    </message>
    <message>
        <source>&amp;Forget all hands</source>
        <translation>&amp;Olvidar todas las manos</translation>
    </message>
    <message>
        <source>Take to the &amp;table</source>
        <translation>Llevar a la me&amp;sa</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Type or paste cards</source>
        <translation>Escribir o pegar cartas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menús</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>+ Seat</source>
        <translation>+ Asiento</translation>
    </message>
    <message>
        <source>AhKh v QsQd @ QcJh2h    AA v 15%    type or paste</source>
        <translation>AhKh v QsQd @ QcJh2h    AA v 15%    escribir o pegar</translation>
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
        <translation>Lo que forma el rango; Intro conserva solo esas manos</translation>
    </message>
    <message>
        <source>{category}, {share}, {part} of {whole} combos</source>
        <translation>{category}, {share}, {part} de {whole} combos</translation>
    </message>
    <message>
        <source>{row}: keep only these</source>
        <translation>{row}: conservar solo estas</translation>
    </message>
</context>
<context>
    <name>ListEditor</name>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Repartir</translation>
    </message>
    <message>
        <source>Open a list</source>
        <translation>Abrir una lista</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Guardar la lista</translation>
    </message>
    <message>
        <source>As the cards say</source>
        <translation>Según las cartas</translation>
    </message>
    <message>
        <source>One hand on a line:

Kc Qc 9c 8c 2c
6h 6c 6d Kh Ks
10♠ J♠ Q♠ K♠ A♠</source>
        <translation>Una mano por línea:

Kc Qc 9c 8c 2c
6h 6c 6d Kh Ks
10♠ J♠ Q♠ K♠ A♠</translation>
    </message>
    <message>
        <source>Hands, one on a line</source>
        <translation>Manos, una por línea</translation>
    </message>
    <message>
        <source>Board: cards that all hands share</source>
        <translation>Board: cartas que comparten todas las manos</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Game of the list</source>
        <translation>Juego de la lista</translation>
    </message>
    <message>
        <source>How many hands</source>
        <translation>Cuántas manos</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Cartas por mano</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Número del reparto</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>The same number deals the same hands</source>
        <translation>El mismo número reparte las mismas manos</translation>
    </message>
</context>
<context>
    <name>LiveOdds</name>
    <message>
        <source>The odds were not counted to the end.</source>
        <translation>Las probabilidades no se calcularon hasta el final.</translation>
    </message>
    <message>
        <source>An estimate takes {count} seconds; more cards or smaller ranges are counted</source>
        <translation>Una estimación tarda {count} segundos; con más cartas o rangos menores se cuenta todo</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>← → streets   ↑ ↓ hands</source>
        <translation>← → calles   ↑ ↓ manos</translation>
    </message>
    <message>
        <source>Luck: {sentences}</source>
        <translation>Suerte: {sentences}</translation>
    </message>
</context>
<context>
    <name>MatrixModel</name>
    <message>
        <source>pair</source>
        <translation>pareja</translation>
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
        <translation>{hand}, no queda ninguna</translation>
    </message>
    <message>
        <source>{hand}, none of {left} combos</source>
        <translation>{hand}, combos: 0 de {left}</translation>
    </message>
    <message>
        <source>{hand}, {weight} of {left} in the range</source>
        <translation>{hand}, {weight} de {left} en el rango</translation>
    </message>
    <message>
        <source>{hand}, {weight} of {left} in the range, estimated {equity}</source>
        <translation>{hand}, {weight} de {left} en el rango, estimado {equity}</translation>
    </message>
    <message>
        <source>{hand}, {weight} of {left} in the range, {equity}</source>
        <translation>{hand}, {weight} de {left} en el rango, {equity}</translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>The 169 starting hands</source>
        <translation>Las 169 manos iniciales</translation>
    </message>
</context>
<context>
    <name>NamedRanges</name>
    <message>
        <source>&amp;Save the range of {seat}…</source>
        <translation>&amp;Guardar el rango de {seat}…</translation>
    </message>
    <message>
        <source>&amp;Forget a saved range</source>
        <translation>&amp;Olvidar un rango guardado</translation>
    </message>
    <message>
        <source>Save this range</source>
        <translation>Guardar este rango</translation>
    </message>
    <message>
        <source>Its name:</source>
        <translation>Su nombre:</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>space</source>
        <translation>espacio</translation>
    </message>
    <message>
        <source>{text}, heading</source>
        <translation>{text}, título</translation>
    </message>
</context>
<context>
    <name>PagesPanel</name>
    <message>
        <source>Explain which seat</source>
        <translation>Qué asiento explicar</translation>
    </message>
    <message>
        <source>Explain which seat, or the verdict</source>
        <translation>Qué asiento explicar, o el veredicto</translation>
    </message>
    <message>
        <source>Why pane</source>
        <translation>Panel Por qué</translation>
    </message>
    <message>
        <source>Odds pane</source>
        <translation>Panel Probabilidades</translation>
    </message>
    <message>
        <source>Nuts pane</source>
        <translation>Panel Nuts</translation>
    </message>
    <message>
        <source>Lows pane</source>
        <translation>Panel Manos bajas</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>Por &amp;qué</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Prob.</translation>
    </message>
    <message>
        <source>&amp;Nuts</source>
        <translation>&amp;Nuts</translation>
    </message>
    <message>
        <source>&amp;Lows</source>
        <translation>&amp;Bajas</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>The verdict</source>
        <translation>El veredicto</translation>
    </message>
    <message>
        <source>The answer is hidden until you reveal it.</source>
        <translation>La respuesta está oculta hasta revelarla.</translation>
    </message>
    <message>
        <source>{seat}&apos;s range: {range}.</source>
        <translation>Rango de {seat}: {range}.</translation>
    </message>
    <message>
        <source>{seat} has no cards yet.</source>
        <translation>{seat} no tiene cartas todavía.</translation>
    </message>
    <message>
        <source>The cards of {seat} are unknown.</source>
        <translation>No se conocen las cartas de {seat}.</translation>
    </message>
    <message>
        <source>No verdict yet: give two seats a hand.</source>
        <translation>Todavía sin veredicto: dé una mano a dos asientos.</translation>
    </message>
    <message>
        <source>A low has five cards; there are fewer so far.</source>
        <translation>Una mano baja tiene cinco cartas; de momento hay menos.</translation>
    </message>
    <message>
        <source>{seat} is ahead now</source>
        <translation>{seat} va por delante ahora</translation>
    </message>
    <message>
        <source>No odds yet: give a seat cards.</source>
        <translation>Todavía sin probabilidades: dé cartas a un asiento.</translation>
    </message>
    <message>
        <source>Every deal is being counted.</source>
        <translation>Se están contando todos los repartos.</translation>
    </message>
    <message>
        <source>No card is to come: see Why.</source>
        <translation>No falta ninguna carta: véase Por qué.</translation>
    </message>
    <message>
        <source>Every hand is being counted.</source>
        <translation>Se están contando todas las manos.</translation>
    </message>
    <message>
        <source>Give these cards to {seat}</source>
        <translation>Dar estas cartas a {seat}</translation>
    </message>
    <message>
        <source>Give these cards to a new seat</source>
        <translation>Dar estas cartas a un asiento nuevo</translation>
    </message>
    <message>
        <source>Board {number}: {outs}</source>
        <translation>Board {number}: {outs}</translation>
    </message>
    <message>
        <source>{seat} gets {chips} of the pot.</source>
        <translation>{seat} recibe {chips} del bote.</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Page {number}</source>
        <translation>Página {number}</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Deal again from a number</source>
        <translation>Repartir por número</translation>
    </message>
    <message>
        <source>The same number deals the same cards:</source>
        <translation>El mismo número reparte las mismas cartas:</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Dead</source>
        <translation>Muertas</translation>
    </message>
</context>
<context>
    <name>PotEditor</name>
    <message>
        <source>Pot and bets</source>
        <translation>Bote y apuestas</translation>
    </message>
    <message>
        <source>Chips that are nobody&apos;s bet, such as antes</source>
        <translation>Fichas que no son la apuesta de nadie, como los antes</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Dead money</source>
        <translation>Dinero muerto</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>To call</source>
        <translation>Para pagar</translation>
    </message>
    <message>
        <source>In for in all</source>
        <translation>Puesto en total</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Bote</translation>
    </message>
    <message>
        <source>{seat} bets</source>
        <translation>{seat} apuesta</translation>
    </message>
    <message>
        <source>{seat} to call</source>
        <translation>{seat} debe pagar</translation>
    </message>
    <message>
        <source>{seat} is in for</source>
        <translation>{seat} ha puesto</translation>
    </message>
    <message>
        <source>{seat} is all in</source>
        <translation>{seat} está all-in</translation>
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
        <translation>+ Bote</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Bote</translation>
    </message>
    <message>
        <source>The pot and the bets</source>
        <translation>El bote y las apuestas</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>They share it</source>
        <translation>Lo comparten</translation>
    </message>
    <message>
        <source>Which seats split the pot?</source>
        <translation>¿Qué asientos dividen el bote?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Share of Seat A, {percent}</source>
        <translation>Parte del asiento A, {percent}</translation>
    </message>
    <message>
        <source>off by {count} points</source>
        <translation>error de {count} puntos</translation>
    </message>
    <message>
        <source>off by 1 point</source>
        <translation>error de 1 punto</translation>
    </message>
    <message>
        <source>{done} of {all} answered</source>
        <translation>{done} de {all} respondidas</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>La ronda</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Siguiente pregunta</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>What was missed</source>
        <translation>Lo que se falló</translation>
    </message>
    <message>
        <source>Answers by topic</source>
        <translation>Respuestas por tema</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Aciertos</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Por día</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name on the page</source>
        <translation>Nombre en la página</translation>
    </message>
</context>
<context>
    <name>PracticePane</name>
    <message>
        <source>Practice pane</source>
        <translation>Panel Práctica</translation>
    </message>
    <message>
        <source>Which hand wins?</source>
        <translation>¿Qué mano gana?</translation>
    </message>
    <message>
        <source>What is this hand?</source>
        <translation>¿Qué mano es esta?</translation>
    </message>
    <message>
        <source>What is the nuts?</source>
        <translation>¿Cuáles son las nuts?</translation>
    </message>
    <message>
        <source>What is it worth?</source>
        <translation>¿Cuánto vale?</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nivel {level}</translation>
    </message>
    <message>
        <source>{count} questions</source>
        <translation>{count} preguntas</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja de ejercicios</translation>
    </message>
    <message>
        <source>New &amp;round</source>
        <translation>&amp;Nueva ronda</translation>
    </message>
    <message>
        <source>E&amp;xam</source>
        <translation>E&amp;xamen</translation>
    </message>
    <message>
        <source>En&amp;d the round</source>
        <translation>&amp;Terminar la ronda</translation>
    </message>
    <message>
        <source>Save a &amp;sheet…</source>
        <translation>Guardar una &amp;hoja…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Finish what you are typing, then choose New round</source>
        <translation>Termine lo que está escribiendo y luego elija Nueva ronda</translation>
    </message>
    <message>
        <source>{question} {hint}</source>
        <translation>{question} {hint}</translation>
    </message>
    <message>
        <source>See the results</source>
        <translation>Ver los resultados</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Siguiente pregunta</translation>
    </message>
    <message>
        <source>{said}. {why}</source>
        <translation>{said}. {why}</translation>
    </message>
    <message>
        <source>All answers are forgotten</source>
        <translation>Todas las respuestas se han olvidado</translation>
    </message>
    <message>
        <source>All answers are back</source>
        <translation>Todas las respuestas han vuelto</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>Documento (*.pdf)</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>En papel</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>{right} of {every} right</source>
        <translation>Aciertos: {right} de {every}</translation>
    </message>
    <message>
        <source>Print the answers</source>
        <translation>Imprimir las respuestas</translation>
    </message>
    <message>
        <source>The page could not be printed</source>
        <translation>No se pudo imprimir la página</translation>
    </message>
    <message>
        <source>Another choice ends the exam</source>
        <translation>Otra elección termina el examen</translation>
    </message>
    <message>
        <source>Another choice begins a new round</source>
        <translation>Otra elección empieza una ronda nueva</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Ventana</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartas</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>&amp;Empty the cache of files of hands: {size}</source>
        <translation>Vaciar la caché de archivos de &amp;manos: {size}</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Print the table</source>
        <translation>Imprimir la mesa</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>ProgressStrip</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Not done: {why}</source>
        <translation>No se ha hecho: {why}</translation>
    </message>
    <message>
        <source>Click a card to take it back, or clear the table</source>
        <translation>Haga clic en una carta para retirarla, o vacíe la mesa</translation>
    </message>
    <message>
        <source>All cards are dealt</source>
        <translation>Todas las cartas están repartidas</translation>
    </message>
    <message>
        <source>Click a place of a seat to go on there</source>
        <translation>Haga clic en un hueco de un asiento para seguir ahí</translation>
    </message>
    <message>
        <source>A dead card</source>
        <translation>Una carta muerta</translation>
    </message>
    <message>
        <source>Click a card, or type it: A S is the ace of spades</source>
        <translation>Haga clic en una carta, o escríbala: A S es el as de picas</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Page setup</source>
        <translation>Configurar página</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Rail</source>
        <translation>Barra lateral</translation>
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
        <translation>El rango como texto</translation>
    </message>
    <message>
        <source>The best hands, in per cent</source>
        <translation>Las mejores manos, en tanto por ciento</translation>
    </message>
    <message>
        <source>{hand} has {share}</source>
        <translation>{hand} tiene el {share}</translation>
    </message>
    <message>
        <source>{hand}</source>
        <translation>{hand}</translation>
    </message>
    <message>
        <source>{hand} is not in the range</source>
        <translation>{hand} no está en el rango</translation>
    </message>
    <message>
        <source>{size}; painted at {weight}</source>
        <translation>{size}; pincel al {weight}</translation>
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
        <translation>Ran&amp;gos conocidos</translation>
    </message>
    <message>
        <source>{left} of {whole} combos</source>
        <translation>{left} de {whole} combos</translation>
    </message>
    <message>
        <source>{whole} combos</source>
        <translation>combos: {whole}</translation>
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
        <translation>contra,frente a,frente al,versus</translation>
    </message>
    <message>
        <source>and</source>
        <translation>y,además,junto con</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>con,con el board,en la mesa,sobre la mesa,en el tapete,sobre el tapete,en</translation>
    </message>
    <message>
        <source>board</source>
        <translation>board,el board,en el board,mesa,comunitarias,cartas comunitarias,con board,con el board</translation>
    </message>
    <message>
        <source>flop</source>
        <translation>flop,el flop,en el flop</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turn,el turn,en el turn</translation>
    </message>
    <message>
        <source>river</source>
        <translation>river,el river,en el river</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muerta,muertas,muerto,muertos,carta muerta,cartas muertas,descartada,descartadas</translation>
    </message>
    <message>
        <source>has</source>
        <translation>tiene,tienen,lleva,llevan,muestra,enseña</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>bote,bote de,el bote,pozo,pozo de,el pozo</translation>
    </message>
    <message>
        <source>bets</source>
        <translation>apuesta,sube,va con</translation>
    </message>
    <message>
        <source>to call</source>
        <translation>para pagar,a pagar,por pagar,debe pagar,tiene que pagar,para igualar</translation>
    </message>
    <message>
        <source>is</source>
        <translation>está</translation>
    </message>
    <message>
        <source>in for</source>
        <translation>ha puesto,pone</translation>
    </message>
    <message>
        <source>for</source>
        <translation>por</translation>
    </message>
    <message>
        <source>pair of</source>
        <translation>pareja de,una pareja de,parejas de,par de,un par de,dos</translation>
    </message>
    <message>
        <source>suited</source>
        <translation>suited,del mismo palo,mismo palo,de mismo palo</translation>
    </message>
    <message>
        <source>offsuit</source>
        <translation>offsuit,de distinto palo,de palos distintos,distinto palo,palos distintos</translation>
    </message>
    <message>
        <source>random</source>
        <translation>al azar,azar,aleatoria,aleatorio,aleatorias,cualquiera,una mano al azar,mano al azar,mano aleatoria,una mano aleatoria,mano cualquiera,cualquier mano,cualquier cosa</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>carta desconocida,desconocida,carta tapada,tapada,carta oculta</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>comodín,comodines</translation>
    </message>
    <message>
        <source>came from behind</source>
        <translation>remontada,remontadas,remontó,viene de atrás,venía por detrás</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>all-in,all in,con todo</translation>
    </message>
    <message>
        <source>showdown</source>
        <translation>showdown,showdowns,al descubierto</translation>
    </message>
    <message>
        <source>paid otherwise</source>
        <translation>pagada de otro modo,pagadas de otro modo,pagado de otro modo</translation>
    </message>
    <message>
        <source>hero</source>
        <translation>héroe,yo mismo</translation>
    </message>
    <message>
        <source>split pot</source>
        <translation>bote dividido,botes divididos,dividido,divididos,pozo dividido</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganado,ganada,ganados,ganadas,gana,ganó</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdido,perdida,perdidos,perdidas,pierde,perdió</translation>
    </message>
    <message>
        <source>when</source>
        <translation>fecha,cuándo,cuando,día</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>ciegas,apuestas,límite,límites</translation>
    </message>
    <message>
        <source>the</source>
        <translation>el,la,los,las,un,una</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>sota</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>sotas</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trébol,basto,bastos</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamante,oro,oros</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazón,copa,copas</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pica,espada,espadas</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>{name}  ({folder})</source>
        <translation>{name}  ({folder})</translation>
    </message>
    <message>
        <source>No file yet</source>
        <translation>Ningún archivo todavía</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Vaciar esta lista</translation>
    </message>
</context>
<context>
    <name>RowsView</name>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Source: {source}</source>
        <translation>Fuente: {source}</translation>
    </message>
    <message>
        <source>Rule: {title}</source>
        <translation>Regla: {title}</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>What to look up</source>
        <translation>Qué consultar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Kinds of hand</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Rules pane</source>
        <translation>Panel Reglas</translation>
    </message>
    <message>
        <source>What matters here</source>
        <translation>Lo que importa aquí</translation>
    </message>
    <message>
        <source>No ruling has all these words; try fewer, or their beginnings</source>
        <translation>Ninguna regla tiene todas estas palabras; pruebe con menos, o con su comienzo</translation>
    </message>
    <message>
        <source>Rulings found: {count}</source>
        <translation>Reglas encontradas: {count}</translation>
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
        <translation>Nada más</translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Read why</source>
        <translation>Leer por qué</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Stop counting the odds</source>
        <translation>Dejar de contar las probabilidades</translation>
    </message>
    <message>
        <source>Longer ▾</source>
        <translation>Más tiempo ▾</translation>
    </message>
    <message>
        <source>Estimate for longer</source>
        <translation>Estimar durante más tiempo</translation>
    </message>
    <message>
        <source>Verdict: {verdict}</source>
        <translation>Veredicto: {verdict}</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Motivo: {reason}</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} segundos</translation>
    </message>
    <message>
        <source>Until stopped</source>
        <translation>Hasta detenerlo</translation>
    </message>
</context>
<context>
    <name>ScreenReaderNews</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Motivo: {reason}</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Name of {seat}</source>
        <translation>Nombre de {seat}</translation>
    </message>
    <message>
        <source>What to do with {seat}</source>
        <translation>Acciones: {seat}</translation>
    </message>
    <message>
        <source>&amp;Name this seat</source>
        <translation>&amp;Nombrar este asiento</translation>
    </message>
    <message>
        <source>&amp;Swap with</source>
        <translation>&amp;Intercambiar con</translation>
    </message>
    <message>
        <source>&amp;Swap with {seat}</source>
        <translation>&amp;Intercambiar con {seat}</translation>
    </message>
    <message>
        <source>R&amp;andom cards of its range</source>
        <translation>Cartas al &amp;azar de su rango</translation>
    </message>
    <message>
        <source>R&amp;andom cards</source>
        <translation>Cartas al &amp;azar</translation>
    </message>
    <message>
        <source>&amp;Clear this seat</source>
        <translation>&amp;Vaciar este asiento</translation>
    </message>
    <message>
        <source>&amp;Take the range away</source>
        <translation>Quitar el &amp;rango</translation>
    </message>
    <message>
        <source>&amp;Remove this seat</source>
        <translation>&amp;Quitar este asiento</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings cannot be read; they stay in {file}</source>
        <translation>Los ajustes no se pueden leer; se quedan en {file}</translation>
    </message>
    <message>
        <source>This cannot be kept for the next start: {file}</source>
        <translation>Esto no se puede conservar para el próximo inicio: {file}</translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimar</translation>
    </message>
    <message>
        <source>Bar of shares</source>
        <translation>Barra de partes</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>contando</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Name ______________________   Date ____________</source>
        <translation>Nombre ______________________   Fecha ____________</translation>
    </message>
    <message>
        <source>Exercises: {game}, level {level}</source>
        <translation>Ejercicios: {game}, nivel {level}</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Semilla {seed}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>{question} If the pot is split, tick all who share it.</source>
        <translation>{question} Si el bote se divide, marque a todos los que lo comparten.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
</context>
<context>
    <name>SlotRow</name>
    <message>
        <source>{place}, card {number}: {card}</source>
        <translation>{place}, carta {number}: {card}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocida</translation>
    </message>
</context>
<context>
    <name>StreetTile</name>
    <message>
        <source>Count</source>
        <translation>Contar</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Show the table as it was</source>
        <translation>Mostrar la mesa como estaba</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dar</translation>
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
        <translation>Calles</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Clear the text</source>
        <translation>Borrar el texto</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Table {number}</source>
        <translation>Mesa {number}</translation>
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
        <translation>Por jugada: {hands}</translation>
    </message>
    <message>
        <source>{seat} wins: {count}</source>
        <translation>{seat} gana: {count}</translation>
    </message>
    <message>
        <source>Split: {count}</source>
        <translation>Divididas: {count}</translation>
    </message>
    <message>
        <source>Without a showdown: {count}</source>
        <translation>Sin showdown: {count}</translation>
    </message>
    <message>
        <source>Paid otherwise: {count}</source>
        <translation>Pagadas de otro modo: {count}</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Tray</source>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Siguiente carta</translation>
    </message>
    <message>
        <source>Bet sizes</source>
        <translation>Tamaños de apuesta</translation>
    </message>
    <message>
        <source>What the deck shows</source>
        <translation>Lo que muestra la baraja</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Muertas</translation>
    </message>
    <message>
        <source>Unknown card</source>
        <translation>Carta desconocida</translation>
    </message>
    <message>
        <source>Place a card that is there, but that nobody has seen ({key})</source>
        <translation>Colocar una carta que está ahí, pero que nadie ha visto ({key})</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Cartas muertas</translation>
    </message>
    <message>
        <source>The next card is out of play, for everybody</source>
        <translation>La próxima carta queda fuera de juego, para todos</translation>
    </message>
    <message>
        <source>{rank} … now the suit: C, D, H or S</source>
        <translation>{rank} … ahora el palo: C, D, H o S</translation>
    </message>
    <message>
        <source>Keep the boards</source>
        <translation>Conservar los boards</translation>
    </message>
    <message>
        <source>Keep the board</source>
        <translation>Conservar el board</translation>
    </message>
    <message>
        <source>Play as {game}?</source>
        <translation>¿Jugar a {game}?</translation>
    </message>
    <message>
        <source>If {seat} bets more or less</source>
        <translation>Si {seat} apuesta más o menos</translation>
    </message>
    <message>
        <source>{chips} in the pot before the bet</source>
        <translation>{chips} en el bote antes de la apuesta</translation>
    </message>
    <message>
        <source>Type a card, or open the deck</source>
        <translation>Escriba una carta, o abra la baraja</translation>
    </message>
    <message>
        <source>Open the deck to change a card</source>
        <translation>Abra la baraja para cambiar una carta</translation>
    </message>
    <message>
        <source>{seat}&apos;s share after each card</source>
        <translation>Parte de {seat} tras cada carta</translation>
    </message>
    <message>
        <source>what the hand would become</source>
        <translation>en qué se convertiría la mano</translation>
    </message>
    <message>
        <source>{text} · {pots}</source>
        <translation>{text} · {pots}</translation>
    </message>
    <message>
        <source>Open the deck</source>
        <translation>Abrir la baraja</translation>
    </message>
    <message>
        <source>Fold the deck</source>
        <translation>Plegar la baraja</translation>
    </message>
</context>
<context>
    <name>UndoableTable</name>
    <message>
        <source>Done: {step}</source>
        <translation>Hecho: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Deshecho: {step}</translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation>Rehecho: {step}</translation>
    </message>
</context>
<context>
    <name>UnknownSeats</name>
    <message>
        <source>Make the seat un&amp;known</source>
        <translation>Cartas desconocidas del a&amp;siento</translation>
    </message>
    <message>
        <source>Make {seat} un&amp;known</source>
        <translation>Cartas de&amp;sconocidas: {seat}</translation>
    </message>
    <message>
        <source>Give a &amp;range…</source>
        <translation>Dar un &amp;rango…</translation>
    </message>
</context>
<context>
    <name>UnreadFiles</name>
    <message>
        <source>A file of the program cannot be read; it is kept as {file}</source>
        <translation>No se pudo leer un archivo del programa; se conserva como {file}</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Hide the rest</source>
        <translation>Ocultar el resto</translation>
    </message>
    <message>
        <source>Show the rest</source>
        <translation>Mostrar el resto</translation>
    </message>
    <message>
        <source>no low</source>
        <translation>sin mano baja</translation>
    </message>
    <message>
        <source>&lt;b&gt;{seat}:&lt;/b&gt; {hand}</source>
        <translation>&lt;b&gt;{seat}:&lt;/b&gt; {hand}</translation>
    </message>
    <message>
        <source>{seat}, does not play: {cards}.</source>
        <translation>{seat}, no juega: {cards}.</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>{what}, equal: {one}; {other}.</source>
        <translation>{what}, igual: {one}; {other}.</translation>
    </message>
    <message>
        <source>{what} decides: {one}; {other}.</source>
        <translation>{what} decide: {one}; {other}.</translation>
    </message>
    <message>
        <source>{seat}, no card</source>
        <translation>{seat}, ninguna carta</translation>
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
        <translation>La mano está ahora en la mesa; Deshacer devuelve lo que había</translation>
    </message>
    <message>
        <source>Changed: a copy of this hand is on the table</source>
        <translation>Modificada: hay una copia de esta mano en la mesa</translation>
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
        <translation>Q♠ 7♠ 2♣, apuesta de medio bote</translation>
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
        <translation>Conectores suited</translation>
    </message>
    <message>
        <source>Suited aces</source>
        <translation>Ases suited</translation>
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
        <translation>1.er|num|1|lugar|en posición 1</translation>
    </message>
    <message>
        <source>{number}th</source>
        <translation>{number}.º|num|{number}|lugar|en posición {number}</translation>
    </message>
    <message>
        <source>{number}st</source>
        <translation>{number}.er|num|{number}|lugar|en posición {number}</translation>
    </message>
    <message>
        <source>{number}nd</source>
        <translation>{number}.º|num|{number}|lugar|en posición {number}</translation>
    </message>
    <message>
        <source>{number}rd</source>
        <translation>{number}.er|num|{number}|lugar|en posición {number}</translation>
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
        <translation>{card} está dos veces, {first_lugar} y {second_lugar}</translation>
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
        <translation>Cartas de más: son {count} y hay sitio para {room}; no se ha colocado nada</translation>
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
        <source>The dead money goes with bets; without bets, count it into the pot</source>
        <translation>El dinero muerto va con las apuestas; sin apuestas, súmelo al bote</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” do not go together; leave one out</source>
        <translation>«{one}» y «{other}» no pueden ir juntos; quite uno de los dos</translation>
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
        <source>{count} seats of {dealt} cards need {needed} cards, and the deck has {deck}; play with {most} seats at most</source>
        <translation>{count} asientos de {dealt} cartas necesitan {needed} cartas y la baraja tiene {deck}; juegue con {most} asientos como máximo</translation>
    </message>
    <message>
        <source>{count} seats of {dealt} cards and the board need {needed} cards, and the deck has {deck}; play with {most} seats at most</source>
        <translation>{count} asientos de {dealt} cartas y el board necesitan {needed} cartas y la baraja tiene {deck}; juegue con {most} asientos como máximo</translation>
    </message>
    <message>
        <source>{count} seats of {dealt} cards and the {boards} boards need {needed} cards, and the deck has {deck}; play with {most} seats at most</source>
        <translation>{count} asientos de {dealt} cartas y los {boards} boards necesitan {needed} cartas y la baraja tiene {deck}; juegue con {most} asientos como máximo</translation>
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
        <translation>«{term}» no es una parte de todas las manos; escriba un número hasta 100&#xa0;% con un decimal como máximo, como 15% o 2.5%</translation>
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
        <source>In “{name}” cards are thrown away until {game} is left; write the two cards that each seat kept, or play {known}, where all three stay</source>
        <translation>En «{name}» se descartan cartas hasta que queda {game}; escriba las dos cartas que conservó cada asiento, o juegue a {known}, donde se quedan las tres</translation>
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
        <translation>«{text}» no compara con nada; escriba una cantidad, como bote &gt; 50</translation>
    </message>
    <message>
        <source>“{text}” finds hands of files only; look in My hands for words or cards</source>
        <translation>«{text}» solo encuentra manos de archivos; en Mis manos busque palabras o cartas</translation>
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
        <translation>Combinaciones de cartas igual de buenas: {count}. Se muestra la primera.</translation>
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
        <translation>Las cinco mejores</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>No juegan</translation>
    </message>
    <message>
        <source>Equal choices</source>
        <translation>Combinaciones iguales</translation>
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
        <source>{place} of {classes} different hands. Of all three-card hands {better} are better, {equal} equal, this one counted, and {worse} worse.</source>
        <translation>Puesto {place_num} de {classes} manos distintas. De todas las manos de tres cartas, {better} son mejores, {equal} iguales, contando esta, y {worse} peores.</translation>
    </message>
    <message>
        <source>{count} choices of five are as good; the first is taken as the best five.</source>
        <translation>{count} combinaciones de cinco cartas son igual de buenas; se toma la primera como las cinco mejores.</translation>
    </message>
    <message>
        <source>Choices of five cards looked at: {count}. The best one plays, nothing else.</source>
        <translation>Combinaciones de cinco cartas examinadas: {count}. Juega la mejor, nada más.</translation>
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
        <translation>{wild_El} es {rank_unquinto}.</translation>
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
        <source>Four cards follow each other: a four-card straight.</source>
        <translation>Cuatro cartas son consecutivas: una escalera de cuatro cartas.</translation>
    </message>
    <message>
        <source>Four cards have one suit: a four-card flush.</source>
        <translation>Cuatro cartas son del mismo palo: un color de cuatro cartas.</translation>
    </message>
    <message>
        <source>Four cards of five</source>
        <translation>Cuatro cartas de cinco</translation>
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
        <translation>Del as al cinco</translation>
    </message>
    <message>
        <source>Eight or better</source>
        <translation>Ocho o mejor</translation>
    </message>
    <message>
        <source>Deuce to seven</source>
        <translation>Del dos al siete</translation>
    </message>
    <message>
        <source>Ace to six</source>
        <translation>Del as al seis</translation>
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
        <translation>{count} combinaciones de cinco cartas forman esta baja; se toma la primera.</translation>
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
        <translation>Pareja en mano: las dos cartas de la mano forman pareja.</translation>
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
        <translation>Juega el board: las cinco mejores cartas están todas ahí, así que las tienen todos los asientos.</translation>
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
        <translation>Nuts: nadie puede tener una carta más alta del palo.</translation>
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
        <translation>de las cartas de {suit}, {shared} están en el board y ninguna en la mano; un color necesita {hand} de la mano.</translation>
    </message>
    <message>
        <source>of the {suit}, {shared} are on the board and only {held} in the hand; a flush needs {hand} from the hand.</source>
        <translation>de las cartas de {suit}, {shared} están en el board y solo {held} en la mano; un color necesita {hand} de la mano.</translation>
    </message>
    <message>
        <source>of the {suit}, {held} are in the hand and only {shared} on the board; a flush needs {board} from the board.</source>
        <translation>de las cartas de {suit}, {held} están en la mano y solo {shared} en el board; un color necesita {board} del board.</translation>
    </message>
    <message>
        <source>of the {ranks}, {held} are in the hand and {shared} on the board; no more than {hand} of the hand may play.</source>
        <translation>de las cartas del mismo valor ({ranks}), {held} están en la mano y {shared} en el board; no pueden jugar más de {hand} de la mano.</translation>
    </message>
    <message>
        <source>of the {ranks}, {shared} are on the board; no more than {board} of the board may play.</source>
        <translation>de las cartas del mismo valor ({ranks}), {shared} están en el board; no pueden jugar más de {board} del board.</translation>
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
        <source>Robert&apos;s Rules of Poker, version 11: {place}</source>
        <translation>Robert&apos;s Rules of Poker, versión 11: {place}</translation>
    </message>
    <message>
        <source>Poker TDA Rules 2024: {place}</source>
        <translation>Poker TDA Rules 2024: {place}</translation>
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
        <translation>Solo cuentan las cinco mejores cartas</translation>
    </message>
    <message>
        <source>A hand is five cards. With more cards to choose from, the best five play and the others do nothing: no third pair, no sixth card of a flush.</source>
        <translation>Una mano son cinco cartas. Si hay más para elegir, juegan las cinco mejores y las demás no hacen nada: ni una tercera pareja ni una sexta carta de un color.</translation>
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
        <source>Tied hands</source>
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
        <translation>En hold&apos;em, las cinco cartas del board pueden ser por sí mismas las cinco mejores de un jugador. Si nadie tiene algo mejor, quienes muestran sus dos cartas dividen el bote.</translation>
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
        <translation>Los ases en la baja del dos al siete</translation>
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
        <translation>Una mano son cuatro cartas, y solo juegan cartas de valores distintos y palos distintos. De las cartas que chocan juega una: la combinación que deja más cartas y, entre esas, la más baja.</translation>
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
        <source>“{range}” is a range, and {game} with wild cards has none; give the cards of the hand, or play without wild cards</source>
        <translation>«{range}» es un rango, y en {game} con comodines no los hay; dé las cartas de la mano, o juegue sin comodines</translation>
    </message>
    <message>
        <source>a set of {better} beats a set of {worse}</source>
        <translation>un set de {better} gana a un set de {worse}</translation>
    </message>
    <message>
        <source>trip {better} beat trip {worse}</source>
        <translation>un trío de {better} gana a un trío de {worse}</translation>
    </message>
    <message>
        <source>a wheel</source>
        <translation>una rueda</translation>
    </message>
    <message>
        <source>a straight, {better} high, beats a wheel</source>
        <translation>una escalera {better_al} gana a una rueda</translation>
    </message>
    <message>
        <source>steel wheel</source>
        <translation>rueda de acero</translation>
    </message>
    <message>
        <source>a steel wheel</source>
        <translation>una rueda de acero</translation>
    </message>
    <message>
        <source>a straight flush, {better} high, beats a steel wheel</source>
        <translation>una escalera de color {better_al} gana a una rueda de acero</translation>
    </message>
    <message>
        <source>quad {better} beat quad {worse}</source>
        <translation>un póker de {better} gana a un póker de {worse}</translation>
    </message>
    <message>
        <source>{better} full beat {worse} full</source>
        <translation>un full de {better} gana a un full de {worse}</translation>
    </message>
    <message>
        <source>Second street</source>
        <translation>Segunda calle</translation>
    </message>
    <message>
        <source>Third street</source>
        <translation>Tercera calle</translation>
    </message>
    <message>
        <source>Fourth street</source>
        <translation>Cuarta calle</translation>
    </message>
    <message>
        <source>Fifth street</source>
        <translation>Quinta calle</translation>
    </message>
    <message>
        <source>Sixth street</source>
        <translation>Sexta calle</translation>
    </message>
    <message>
        <source>Seventh street</source>
        <translation>Séptima calle</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Antes del descarte</translation>
    </message>
    <message>
        <source>After the draw</source>
        <translation>Tras el descarte</translation>
    </message>
    <message>
        <source>{high} wins {half}, {low} {other}</source>
        <translation>{high} gana {half}, {low} {other}</translation>
    </message>
    <message>
        <source>{high} wins {half}, {low} share {other}</source>
        <translation>{high} gana {half}, {low} comparten {other}</translation>
    </message>
    <message>
        <source>{high} share {half}, {low} wins {other}</source>
        <translation>{high} comparten {half}, {low} gana {other}</translation>
    </message>
    <message>
        <source>{high} share {half}, {low} {other}</source>
        <translation>{high} comparten {half}, {low} {other}</translation>
    </message>
    <message>
        <source>{why}, but {seat} goes ahead on {count} of {unseen} turn cards</source>
        <translation>{why}, pero {seat} pasa por delante con {count} de {unseen} cartas del turn</translation>
    </message>
    <message>
        <source>{why}, but {seat} goes ahead on {count} of {unseen} rivers</source>
        <translation>{why}, pero {seat} pasa por delante con {count} de {unseen} cartas del river</translation>
    </message>
    <message>
        <source>{why}; {seat} goes ahead on {count} of {unseen} turn cards</source>
        <translation>{why}; {seat} pasa por delante con {count} de {unseen} cartas del turn</translation>
    </message>
    <message>
        <source>{why}; {seat} goes ahead on {count} of {unseen} rivers</source>
        <translation>{why}; {seat} pasa por delante con {count} de {unseen} cartas del river</translation>
    </message>
    <message>
        <source>{why}; {leader} falls behind on {count} of {unseen} turn cards</source>
        <translation>{why}; {leader} pierde con {count} de {unseen} cartas del turn</translation>
    </message>
    <message>
        <source>{why}; {leader} falls behind on {count} of {unseen} rivers</source>
        <translation>{why}; {leader} pierde con {count} de {unseen} cartas del river</translation>
    </message>
    <message>
        <source>&amp;Name the seat</source>
        <translation>&amp;Nombrar el asiento</translation>
    </message>
    <message>
        <source>name the seat that has the keyboard or the pointer, or else the one in focus</source>
        <translation>nombrar el asiento donde está el teclado o el puntero; si no, el destacado</translation>
    </message>
    <message>
        <source>Street before</source>
        <translation>Calle anterior</translation>
    </message>
    <message>
        <source>the table as it was on the street before</source>
        <translation>la mesa como estaba en la calle anterior</translation>
    </message>
    <message>
        <source>Street after</source>
        <translation>Calle siguiente</translation>
    </message>
    <message>
        <source>on to the next street, as far as the table is now</source>
        <translation>a la calle siguiente, hasta donde está la mesa ahora</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licencias</translation>
    </message>
    <message>
        <source>the licence of the program, and those of what it is built on</source>
        <translation>la licencia del programa y las de aquello en lo que se basa</translation>
    </message>
    <message>
        <source>&amp;System colours</source>
        <translation>Colores del &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Two colours</source>
        <translation>&amp;Dos colores</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Cuatro colores</translation>
    </message>
    <message>
        <source>Four colours, colour-&amp;blind safe</source>
        <translation>Cuatro colores para da&amp;ltónicos</translation>
    </message>
    <message>
        <source>Deal the &amp;hands</source>
        <translation>Repartir las &amp;manos</translation>
    </message>
    <message>
        <source>Deal the &amp;flop</source>
        <translation>Repartir el &amp;flop</translation>
    </message>
    <message>
        <source>Deal the &amp;turn</source>
        <translation>Repartir el &amp;turn</translation>
    </message>
    <message>
        <source>Deal the &amp;river</source>
        <translation>Repartir el ri&amp;ver</translation>
    </message>
    <message>
        <source>&amp;No joker</source>
        <translation>&amp;Sin joker</translation>
    </message>
    <message>
        <source>A joker that is a &amp;bug</source>
        <translation>Joker como &amp;bug</translation>
    </message>
    <message>
        <source>A joker that is &amp;any card</source>
        <translation>Joker como c&amp;ualquier carta</translation>
    </message>
    <message>
        <source>&amp;Wild ranks</source>
        <translation>&amp;Comodines</translation>
    </message>
    <message>
        <source>&amp;Three of a kind beats a straight</source>
        <translation>El &amp;trío gana a la escalera</translation>
    </message>
    <message>
        <source>Any &amp;low wins, not only eight or better</source>
        <translation>&amp;Gana cualquier mano baja, no solo ocho o mejor</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Flechas, Inicio, Fin</translation>
    </message>
    <message>
        <source>walk over the 52 cards</source>
        <translation>recorrer las 52 cartas</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Espacio, Intro</translation>
    </message>
    <message>
        <source>place the card, or take it back</source>
        <translation>colocar la carta o retirarla</translation>
    </message>
    <message>
        <source>A S, 1 0 H, …</source>
        <translation>A S, 1 0 H, …</translation>
    </message>
    <message>
        <source>pick a card by typing its rank and suit, wherever the focus is</source>
        <translation>elegir una carta escribiendo su valor y su palo, esté donde esté el foco</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go on to the seats, the board and the results</source>
        <translation>pasar a los asientos, el board y los resultados</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>on a slot: take its card back</source>
        <translation>en un hueco: retirar su carta</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back to the cards</source>
        <translation>volver a las cartas</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Showdowns</source>
        <translation>Showdowns</translation>
    </message>
    <message>
        <source>Hands in which two seats or more were compared</source>
        <translation>Manos en las que se compararon dos asientos o más</translation>
    </message>
    <message>
        <source>All in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Somebody was all in before the end</source>
        <translation>Alguien estaba all-in antes del final</translation>
    </message>
    <message>
        <source>Paid otherwise</source>
        <translation>Pagadas de otro modo</translation>
    </message>
    <message>
        <source>The cards say another winner than the file paid</source>
        <translation>Las cartas dan un ganador distinto del que pagó el archivo</translation>
    </message>
    <message>
        <source>Copies too</source>
        <translation>También copias</translation>
    </message>
    <message>
        <source>A hand that is in several files each time, not only once</source>
        <translation>Una mano que está en varios archivos aparece cada vez, no solo una</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Lo que no se pudo leer</translation>
    </message>
    <message>
        <source>What could not be read, and why</source>
        <translation>Lo que no se pudo leer, y por qué</translation>
    </message>
    <message>
        <source>The order of the file</source>
        <translation>El orden del archivo</translation>
    </message>
    <message>
        <source>The best hand</source>
        <translation>La mejor mano</translation>
    </message>
    <message>
        <source>The best low</source>
        <translation>La mejor baja</translation>
    </message>
    <message>
        <source>The rank among all hands</source>
        <translation>El puesto entre todas las manos</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>El ganador</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Los jugadores</translation>
    </message>
    <message>
        <source>The reason</source>
        <translation>El motivo</translation>
    </message>
    <message>
        <source>What was won</source>
        <translation>Lo que se ganó</translation>
    </message>
    <message>
        <source>The share at the all-in</source>
        <translation>La parte en el all-in</translation>
    </message>
    <message>
        <source>When it was played</source>
        <translation>Cuándo se jugó</translation>
    </message>
    <message>
        <source>The stakes</source>
        <translation>Las ciegas</translation>
    </message>
    <message>
        <source>Hold&apos;em hi-lo</source>
        <translation>Hold&apos;em hi-lo</translation>
    </message>
    <message>
        <source>Another order of the kinds of hand</source>
        <translation>Otro orden de las jugadas</translation>
    </message>
    <message>
        <source>In a game of one&apos;s own kinds of hand may change places: the rules of the game say which beats which.</source>
        <translation>En un juego propio las jugadas pueden cambiar de lugar: las reglas del juego dicen cuál gana a cuál.</translation>
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
        <source>Five-card stud</source>
        <translation>Stud de cinco cartas</translation>
    </message>
    <message>
        <source>Sökö: four to a straight, four to a flush</source>
        <translation>Sökö: escalera y color de cuatro cartas</translation>
    </message>
    <message>
        <source>A four-card straight beats a pair, and a four-card flush beats a four-card straight; two pair beats both. A hand is judged by the best of what it is.</source>
        <translation>Una escalera de cuatro cartas gana a una pareja, y un color de cuatro cartas gana a una escalera de cuatro cartas; la doble pareja gana a ambos. Una mano vale por lo mejor que contiene.</translation>
    </message>
    <message>
        <source>Four-card straights compare by their top card, then by the fifth card; ace, two, three and four are the lowest. Four-card flushes compare by their four cards from the highest down, then by the fifth. The game is also called Canadian stud.</source>
        <translation>Las escaleras de cuatro cartas se comparan por su carta más alta y después por la quinta carta; as, dos, tres y cuatro forman la más baja. Los colores de cuatro cartas se comparan por sus cuatro cartas, de la más alta hacia abajo, y después por la quinta. El juego también se llama Canadian stud.</translation>
    </message>
    <message>
        <source>Four-card straight, eight high</source>
        <translation>Escalera de cuatro cartas al ocho</translation>
    </message>
    <message>
        <source>Four-card flush, A-9-5-2</source>
        <translation>Color de cuatro cartas, A-9-5-2</translation>
    </message>
    <message>
        <source>Three cards: which hand wins</source>
        <translation>Tres cartas: qué mano gana</translation>
    </message>
    <message>
        <source>From the best down: straight flush, three of a kind, straight, flush, pair, high card. With three cards a straight is rarer than a flush. Ace, two, three is the lowest straight.</source>
        <translation>De mejor a peor: escalera de color, trío, escalera, color, pareja, carta alta. Con tres cartas, la escalera es más rara que el color. As, dos, tres es la escalera más baja.</translation>
    </message>
    <message>
        <source>Straight, 5-4-3</source>
        <translation>Escalera, 5-4-3</translation>
    </message>
    <message>
        <source>Teen patti: three of a kind is best</source>
        <translation>Teen patti: el trío es lo mejor</translation>
    </message>
    <message>
        <source>Three of a kind beats a straight flush; below them come straight, flush, pair and high card.</source>
        <translation>El trío gana a la escalera de color; por debajo van escalera, color, pareja y carta alta.</translation>
    </message>
    <message>
        <source>Ace, two, three is the second-best run, behind ace, king, queen. Sources differ: in some houses it is the best of all.</source>
        <translation>As, dos, tres es la segunda mejor escalera, detrás de as, rey, reina. Las fuentes difieren: en algunas casas es la mejor de todas.</translation>
    </message>
    <message>
        <source>Straight, A-3-2</source>
        <translation>Escalera, A-3-2</translation>
    </message>
    <message>
        <source>Deuce-to-seven razz</source>
        <translation>Razz del dos al siete</translation>
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
        <translation>Un joker que aparece en un juego en el que no se usa no es más que un trozo de papel: no cuenta como carta.</translation>
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
        <translation>La misma mano en la alta y en la baja</translation>
    </message>
    <message>
        <source>Players who tie for high and for low share the whole pot as evenly as chips allow: 66 chips are 33 each.</source>
        <translation>Los jugadores que empatan en la alta y en la baja reparten todo el bote tan por igual como permiten las fichas: 66 fichas son 33 para cada uno.</translation>
    </message>
    <message>
        <source>Side pots</source>
        <translation>Botes secundarios</translation>
    </message>
    <message>
        <source>The main pot and each side pot are split by themselves, and never put together.</source>
        <translation>El bote principal y cada bote secundario se dividen por separado, y nunca se juntan.</translation>
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
        <translation>Un bote se divide en este orden: bote principal y secundarios, boards, alta y baja, manos empatadas. En cada paso, las fichas impares van de una en una a las primeras partes. Ningún reglamento que hayamos leído dice a qué board le toca una ficha impar.</translation>
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
        <translation>Los jugadores de un bote secundario muestran antes que quienes solo pueden ganar el bote principal.</translation>
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
        <translation>Pareja en mano, top pair, overpair, doble pareja</translation>
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
        <source>A call needs the share that it pays of all chips: 50 to call and 100 in the pot are 50 of 150, a third. It is worth the hand&apos;s share of those chips, less what it costs.</source>
        <translation>Pagar exige la parte que se pone de todas las fichas: 50 para pagar y 100 en el bote son 50 de 150, un tercio. Vale la parte de la mano en esas fichas, menos lo que cuesta.</translation>
    </message>
    <message>
        <source>A hand&apos;s share (its equity) is what it wins of the pot on average.</source>
        <translation>La parte de una mano (su equity) es lo que gana del bote de media.</translation>
    </message>
    <message>
        <source>Both play the board: {hand}.</source>
        <translation>Las dos juegan el board: {hand_un}.</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} contra {other}</translation>
    </message>
    <message>
        <source>For {half}: {one} against {other}</source>
        <translation>Para {half}: {one} contra {other}</translation>
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
        <translation>Las dos tienen {same}.</translation>
    </message>
    <message>
        <source>{seat} is better: {reason}.</source>
        <translation>{seat} tiene la mano mejor: {reason}.</translation>
    </message>
    <message>
        <source>{seat} is lower: {reason}.</source>
        <translation>{seat} tiene la mano más baja: {reason}.</translation>
    </message>
    <message>
        <source>the high</source>
        <translation>la alta|de|de la alta</translation>
    </message>
    <message>
        <source>the low</source>
        <translation>la baja|de|de la baja</translation>
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
        <translation>Omaha de cinco cartas</translation>
    </message>
    <message>
        <source>Omaha 5</source>
        <translation>Omaha 5</translation>
    </message>
    <message>
        <source>Six-card Omaha</source>
        <translation>Omaha de seis cartas</translation>
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
        <translation>Omaha hi-lo de cinco cartas</translation>
    </message>
    <message>
        <source>Omaha 5 hi-lo</source>
        <translation>Omaha 5 hi-lo</translation>
    </message>
    <message>
        <source>Six-card Omaha hi-lo</source>
        <translation>Omaha hi-lo de seis cartas</translation>
    </message>
    <message>
        <source>Omaha 6 hi-lo</source>
        <translation>Omaha 6 hi-lo</translation>
    </message>
    <message>
        <source>Seven-card stud</source>
        <translation>Stud de siete cartas</translation>
    </message>
    <message>
        <source>Stud</source>
        <translation>Stud</translation>
    </message>
    <message>
        <source>Seven-card stud hi-lo</source>
        <translation>Stud hi-lo de siete cartas</translation>
    </message>
    <message>
        <source>Stud hi-lo</source>
        <translation>Stud hi-lo</translation>
    </message>
    <message>
        <source>Five-card draw</source>
        <translation>Póker cerrado de cinco cartas</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Cerrado</translation>
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
        <translation>Póker de tres cartas</translation>
    </message>
    <message>
        <source>Teen patti</source>
        <translation>Teen patti</translation>
    </message>
    <message>
        <source>California lowball</source>
        <translation>Lowball californiano</translation>
    </message>
    <message>
        <source>Lowball A-5</source>
        <translation>Lowball A-5</translation>
    </message>
    <message>
        <source>Deuce-to-seven lowball</source>
        <translation>Lowball del dos al siete</translation>
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
        <translation>el badugi|de|del badugi</translation>
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
        <translation>la mano de descarte|de|de la mano de descarte</translation>
    </message>
    <message>
        <source>the Omaha hand</source>
        <translation>la mano de Omaha|de|de la mano de Omaha</translation>
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
        <source>{player} all in {street} with {share}</source>
        <translation>{player} all-in {street} con el {share}</translation>
    </message>
    <message>
        <source>all in {street} with {share}</source>
        <translation>all-in {street} con el {share}</translation>
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
        <translation>número de celdas: {count}; número de nombres: {names}</translation>
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
        <source>there is no list of actions in it</source>
        <translation>no contiene ninguna lista de acciones</translation>
    </message>
    <message>
        <source>a key has too many parts</source>
        <translation>una clave tiene demasiadas partes</translation>
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
        <source>it lacks a field of PokerNow, or has another value there</source>
        <translation>le falta un campo de PokerNow, o tiene otro valor</translation>
    </message>
    <message>
        <source>The line is too long to be read</source>
        <translation>La línea es demasiado larga para leerla</translation>
    </message>
    <message>
        <source>The packed file is damaged</source>
        <translation>El archivo comprimido está dañado</translation>
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
        <translation>baja</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>{high}; low: {low}</source>
        <translation>{high}; baja: {low}</translation>
    </message>
    <message>
        <source>{rank} low</source>
        <translation>baja {rank}</translation>
    </message>
    <message>
        <source>the {card} cannot come, because every deal gives it to another seat</source>
        <translation>{card_el} no puede salir, porque todos los repartos dan esa carta a otro asiento</translation>
    </message>
    <message>
        <source>after it {seat} has {share}</source>
        <translation>después {seat} tiene el {share}</translation>
    </message>
    <message>
        <source>Would lie among the dead cards</source>
        <translation>Iría a las cartas muertas</translation>
    </message>
    <message>
        <source>for {seat}: {hand}</source>
        <translation>para {seat}: {hand}</translation>
    </message>
    <message>
        <source>Would lie on the board</source>
        <translation>Iría al board</translation>
    </message>
    <message>
        <source>Would make {hands}</source>
        <translation>Formaría {hands}</translation>
    </message>
    <message>
        <source>Would make: {hand}</source>
        <translation>Formaría: {hand}</translation>
    </message>
    <message>
        <source>{makes}; then {headline}</source>
        <translation>{makes}; entonces {headline}</translation>
    </message>
    <message>
        <source>flush draw</source>
        <translation>proyecto de color|un|un proyecto de color</translation>
    </message>
    <message>
        <source>backdoor flush draw</source>
        <translation>proyecto backdoor de color|un|un proyecto backdoor de color</translation>
    </message>
    <message>
        <source>open-ended straight draw</source>
        <translation>proyecto abierto de escalera|un|un proyecto abierto de escalera</translation>
    </message>
    <message>
        <source>double gutshot</source>
        <translation>doble gutshot|un|un doble gutshot</translation>
    </message>
    <message>
        <source>gutshot</source>
        <translation>gutshot|un|un gutshot</translation>
    </message>
    <message>
        <source>wrap</source>
        <translation>wrap|un|un wrap</translation>
    </message>
    <message>
        <source>overcards</source>
        <translation>overcards</translation>
    </message>
    <message>
        <source>nut {draw}</source>
        <translation>{draw} nuts|un|{draw_un} nuts</translation>
    </message>
    <message>
        <source>{draws}: {count} cards</source>
        <translation>{draws}: {count} cartas</translation>
    </message>
    <message>
        <source>{draws}</source>
        <translation>{draws}|un|{draws_un}</translation>
    </message>
    <message>
        <source>{draws}: {count} card</source>
        <translation>{draws}: {count} carta</translation>
    </message>
    <message>
        <source>nut</source>
        <translation>nuts|de|nuts</translation>
    </message>
    <message>
        <source>second-nut</source>
        <translation>segundas nuts|de|de segundas nuts</translation>
    </message>
    <message>
        <source>third-nut</source>
        <translation>terceras nuts|de|de terceras nuts</translation>
    </message>
    <message>
        <source>fourth-nut</source>
        <translation>cuartas nuts|de|de cuartas nuts</translation>
    </message>
    <message>
        <source>fifth-nut</source>
        <translation>quintas nuts|de|de quintas nuts</translation>
    </message>
    <message>
        <source>sixth-nut</source>
        <translation>sextas nuts|de|de sextas nuts</translation>
    </message>
    <message>
        <source>top pair</source>
        <translation>top pair|un|una top pair</translation>
    </message>
    <message>
        <source>second pair</source>
        <translation>segunda pareja|un|una segunda pareja</translation>
    </message>
    <message>
        <source>third pair</source>
        <translation>tercera pareja|un|una tercera pareja</translation>
    </message>
    <message>
        <source>fourth pair</source>
        <translation>cuarta pareja|un|una cuarta pareja</translation>
    </message>
    <message>
        <source>middle pair</source>
        <translation>pareja media|un|una pareja media</translation>
    </message>
    <message>
        <source>bottom pair</source>
        <translation>pareja baja|un|una pareja baja</translation>
    </message>
    <message>
        <source>top set, {ranks}</source>
        <translation>set máximo de {ranks}|un|un set máximo de {ranks}</translation>
    </message>
    <message>
        <source>middle set, {ranks}</source>
        <translation>set medio de {ranks}|un|un set medio de {ranks}</translation>
    </message>
    <message>
        <source>bottom set, {ranks}</source>
        <translation>set bajo de {ranks}|un|un set bajo de {ranks}</translation>
    </message>
    <message>
        <source>top two pair</source>
        <translation>doble pareja máxima|un|una doble pareja máxima</translation>
    </message>
    <message>
        <source>top and bottom pair</source>
        <translation>top pair y pareja baja</translation>
    </message>
    <message>
        <source>bottom two pair</source>
        <translation>doble pareja baja|un|una doble pareja baja</translation>
    </message>
    <message>
        <source>{firsts} full of {seconds}</source>
        <translation>full de {firsts} con {seconds}|un|un full de {firsts} con {seconds}</translation>
    </message>
    <message>
        <source>quad {firsts}</source>
        <translation>póker de {firsts}|un|un póker de {firsts}</translation>
    </message>
    <message>
        <source>straight flush, {first} high</source>
        <translation>escalera de color {first_al}|un|una escalera de color {first_al}</translation>
    </message>
    <message>
        <source>the board plays: {firsts} full of {seconds}</source>
        <translation>juega el board: un full de {firsts} con {seconds}</translation>
    </message>
    <message>
        <source>the board plays: quad {firsts}</source>
        <translation>juega el board: un póker de {firsts}</translation>
    </message>
    <message>
        <source>{high}; {low}</source>
        <translation>{high}; {low}</translation>
    </message>
    <message>
        <source>pocket {ranks}</source>
        <translation>pareja de {ranks} en mano|un|una pareja de {ranks} en mano</translation>
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
        <translation>{first_alto}|un|una mano de {first_alto}</translation>
    </message>
    <message>
        <source>the kicker does not play</source>
        <translation>el kicker no juega</translation>
    </message>
    <message>
        <source>{rank} kicker</source>
        <translation>kicker {rank}</translation>
    </message>
    <message>
        <source>a pair on the board, {kicker}</source>
        <translation>una pareja en el board, {kicker}</translation>
    </message>
    <message>
        <source>top kicker</source>
        <translation>top kicker</translation>
    </message>
    <message>
        <source>{pair}, {kicker}</source>
        <translation>{pair}, {kicker}|un|{pair_un}, {kicker}</translation>
    </message>
    <message>
        <source>overpair</source>
        <translation>overpair|un|una overpair</translation>
    </message>
    <message>
        <source>underpair</source>
        <translation>underpair|un|una underpair</translation>
    </message>
    <message>
        <source>pocket {ranks} under the {higher}</source>
        <translation>pareja de {ranks} en mano bajo {higher_el}|un|una pareja de {ranks} en mano bajo {higher_el}</translation>
    </message>
    <message>
        <source>two pair on the board</source>
        <translation>doble pareja en el board|un|una doble pareja en el board</translation>
    </message>
    <message>
        <source>two pair, {firsts} and {seconds}</source>
        <translation>doble pareja, {firsts} y {seconds}|un|una doble pareja, {firsts} y {seconds}</translation>
    </message>
    <message>
        <source>{pair} and the board&apos;s {ranks}</source>
        <translation>{pair} y {ranks_los} del board|un|{pair_un} y {ranks_los} del board</translation>
    </message>
    <message>
        <source>set of {firsts}</source>
        <translation>set de {firsts}|un|un set de {firsts}</translation>
    </message>
    <message>
        <source>trip {firsts}, {kicker}</source>
        <translation>trips de {firsts}, {kicker}|un|unos trips de {firsts}, {kicker}</translation>
    </message>
    <message>
        <source>three {firsts} on the board, {kicker}</source>
        <translation>trío de {firsts} en el board, {kicker}|un|un trío de {firsts} en el board, {kicker}</translation>
    </message>
    <message>
        <source>straight, {first} high</source>
        <translation>escalera {first_al}|un|una escalera {first_al}</translation>
    </message>
    <message>
        <source>{nut} straight</source>
        <translation>escalera {nut_de}|un|una escalera {nut_de}</translation>
    </message>
    <message>
        <source>{nut} flush</source>
        <translation>color {nut_de}|un|un color {nut_de}</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>escalera real|un|una escalera real|tile|esc. real</translation>
    </message>
    <message>
        <source>{hand}, the nuts</source>
        <translation>{hand}, las nuts|un|{hand_un}, las nuts</translation>
    </message>
    <message>
        <source>{nut} low</source>
        <translation>baja {nut_de}|un|una baja {nut_de}</translation>
    </message>
    <message>
        <source>low {row}</source>
        <translation>baja {row}|un|una baja {row}</translation>
    </message>
    <message>
        <source>low counterfeited</source>
        <translation>baja anulada</translation>
    </message>
    <message>
        <source>no low yet</source>
        <translation>todavía sin baja</translation>
    </message>
    <message>
        <source>no low</source>
        <translation>sin baja</translation>
    </message>
    <message>
        <source>{place}-nut</source>
        <translation>nuts n.º {place_num}|de|de nuts n.º {place_num}</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos|el|el dos|El|El dos|al|al dos|del|del dos|un|un dos|alto|dos alto|quinto|quinto dos|unquinto|un quinto dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres|el|el tres|El|El tres|al|al tres|del|del tres|un|un tres|alto|tres alto|quinto|quinto tres|unquinto|un quinto tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro|el|el cuatro|El|El cuatro|al|al cuatro|del|del cuatro|un|un cuatro|alto|cuatro alto|quinto|quinto cuatro|unquinto|un quinto cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco|el|el cinco|El|El cinco|al|al cinco|del|del cinco|un|un cinco|alto|cinco alto|quinto|quinto cinco|unquinto|un quinto cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis|el|el seis|El|El seis|al|al seis|del|del seis|un|un seis|alto|seis alto|quinto|quinto seis|unquinto|un quinto seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete|el|el siete|El|El siete|al|al siete|del|del siete|un|un siete|alto|siete alto|quinto|quinto siete|unquinto|un quinto siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho|el|el ocho|El|El ocho|al|al ocho|del|del ocho|un|un ocho|alto|ocho alto|quinto|quinto ocho|unquinto|un quinto ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve|el|el nueve|El|El nueve|al|al nueve|del|del nueve|un|un nueve|alto|nueve alto|quinto|quinto nueve|unquinto|un quinto nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez|el|el diez|El|El diez|al|al diez|del|del diez|un|un diez|alto|diez alto|quinto|quinto diez|unquinto|un quinto diez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota|el|la jota|El|La jota|al|a la jota|del|de la jota|un|una jota|alto|jota alta|quinto|quinta jota|unquinto|una quinta jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina|el|la reina|El|La reina|al|a la reina|del|de la reina|un|una reina|alto|reina alta|quinto|quinta reina|unquinto|una quinta reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey|el|el rey|El|El rey|al|al rey|del|del rey|un|un rey|alto|rey alto|quinto|quinto rey|unquinto|un quinto rey</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as|el|el as|El|El as|al|al as|del|del as|un|un as|alto|as alto|quinto|quinto as|unquinto|un quinto as</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses|los|los doses</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses|los|los treses</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros|los|los cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos|los|los cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises|los|los seises</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sietes|los|los sietes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ochos|los|los ochos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nueves|los|los nueves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieces|los|los dieces</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas|los|las jotas</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>reinas|los|las reinas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes|los|los reyes</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases|los|los ases</translation>
    </message>
    <message>
        <source>deuce</source>
        <translation>dos|el|el dos|El|El dos|al|al dos|del|del dos|un|un dos|alto|dos alto|quinto|quinto dos|unquinto|un quinto dos</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>carta alta|un|una carta alta|tile|alta</translation>
    </message>
    <message>
        <source>one pair</source>
        <translation>pareja|un|una pareja</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>doble pareja|un|una doble pareja|tile|dobles</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>trío|un|un trío|el|el trío|alto|el trío más alto</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>escalera|un|una escalera</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>color|un|un color</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>full|un|un full</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>póker|un|un póker|el|el póker|alto|el póker más alto</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>escalera de color|un|una escalera de color|tile|esc. color</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <translation>repóker|un|un repóker|el|el repóker|alto|el repóker más alto</translation>
    </message>
    <message>
        <source>four-card straight</source>
        <translation>escalera de cuatro cartas|un|una escalera de cuatro cartas|tile|esc. de 4</translation>
    </message>
    <message>
        <source>four-card flush</source>
        <translation>color de cuatro cartas|un|un color de cuatro cartas|tile|color de 4</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>una pareja</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>una escalera</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>un color</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>un full</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation>una escalera de color</translation>
    </message>
    <message>
        <source>a four-card straight</source>
        <translation>una escalera de cuatro cartas</translation>
    </message>
    <message>
        <source>a four-card flush</source>
        <translation>un color de cuatro cartas</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>dos cartas</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>tres cartas</translation>
    </message>
    <message>
        <source>four cards</source>
        <translation>cuatro cartas</translation>
    </message>
    <message>
        <source>one-card hand</source>
        <translation>mano de una carta|un|una mano de una carta</translation>
    </message>
    <message>
        <source>two-card hand</source>
        <translation>mano de dos cartas|un|una mano de dos cartas</translation>
    </message>
    <message>
        <source>three-card hand</source>
        <translation>mano de tres cartas|un|una mano de tres cartas</translation>
    </message>
    <message>
        <source>badugi</source>
        <translation>badugi|un|un badugi</translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation>una escalera real</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pareja|un|una pareja|el|la pareja|alto|la pareja más alta</translation>
    </message>
    <message>
        <source>trips</source>
        <translation>trío|un|un trío</translation>
    </message>
    <message>
        <source>quads</source>
        <translation>póker|un|un póker</translation>
    </message>
    <message>
        <source>str. flush</source>
        <translation>esc. color</translation>
    </message>
    <message>
        <source>five alike</source>
        <translation>repóker</translation>
    </message>
    <message>
        <source>4-straight</source>
        <translation>esc. de 4</translation>
    </message>
    <message>
        <source>4-flush</source>
        <translation>color de 4</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>en el board</translation>
    </message>
    <message>
        <source>in the hand</source>
        <translation>en la mano</translation>
    </message>
    <message>
        <source>among the dead cards</source>
        <translation>entre las cartas muertas</translation>
    </message>
    <message>
        <source>No suits given: no flush assumed</source>
        <translation>Sin palos: no se supone color</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles|los|los tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes|los|los diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones|los|los corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas|los|las picas</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>{rank} de tréboles|el|{rank_el} de tréboles|El|{rank_El} de tréboles|al|{rank_al} de tréboles</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>{rank} de diamantes|el|{rank_el} de diamantes|El|{rank_El} de diamantes|al|{rank_al} de diamantes</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>{rank} de corazones|el|{rank_el} de corazones|El|{rank_El} de corazones|al|{rank_al} de corazones</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>{rank} de picas|el|{rank_el} de picas|El|{rank_El} de picas|al|{rank_al} de picas</translation>
    </message>
    <message>
        <source>High card, {row}</source>
        <translation>Carta alta, {row}</translation>
    </message>
    <message>
        <source>Pair of {firsts}</source>
        <translation>Pareja de {firsts}</translation>
    </message>
    <message>
        <source>Pair of {firsts}, {kicker} kicker</source>
        <translation>Pareja de {firsts}, kicker {kicker}</translation>
    </message>
    <message>
        <source>Pair of {firsts}, {rest} kickers</source>
        <translation>Pareja de {firsts}, kickers {rest}</translation>
    </message>
    <message>
        <source>Two pair, {firsts} and {seconds}</source>
        <translation>Doble pareja, {firsts} y {seconds}</translation>
    </message>
    <message>
        <source>Two pair, {firsts} and {seconds}, {kicker} kicker</source>
        <translation>Doble pareja, {firsts} y {seconds}, kicker {kicker}</translation>
    </message>
    <message>
        <source>Three {firsts}</source>
        <translation>Trío de {firsts}</translation>
    </message>
    <message>
        <source>Three {firsts}, {kicker} kicker</source>
        <translation>Trío de {firsts}, kicker {kicker}</translation>
    </message>
    <message>
        <source>Three {firsts}, {rest} kickers</source>
        <translation>Trío de {firsts}, kickers {rest}</translation>
    </message>
    <message>
        <source>Straight, {first} high</source>
        <translation>Escalera {first_al}</translation>
    </message>
    <message>
        <source>Straight, {row}</source>
        <translation>Escalera, {row}</translation>
    </message>
    <message>
        <source>Flush, {row}</source>
        <translation>Color, {row}</translation>
    </message>
    <message>
        <source>Full house, {firsts} full of {seconds}</source>
        <translation>Full de {firsts} con {seconds}</translation>
    </message>
    <message>
        <source>Four {firsts}</source>
        <translation>Póker de {firsts}</translation>
    </message>
    <message>
        <source>Four {firsts}, {kicker} kicker</source>
        <translation>Póker de {firsts}, kicker {kicker}</translation>
    </message>
    <message>
        <source>Straight flush, {first} high</source>
        <translation>Escalera de color {first_al}</translation>
    </message>
    <message>
        <source>Straight flush, {row}</source>
        <translation>Escalera de color, {row}</translation>
    </message>
    <message>
        <source>Five {firsts}</source>
        <translation>Repóker de {firsts}</translation>
    </message>
    <message>
        <source>Four-card straight, {first} high</source>
        <translation>Escalera de cuatro cartas {first_al}</translation>
    </message>
    <message>
        <source>Four-card straight, {first} high, {kicker} kicker</source>
        <translation>Escalera de cuatro cartas {first_al}, kicker {kicker}</translation>
    </message>
    <message>
        <source>Four-card flush, {first} high</source>
        <translation>Color de cuatro cartas {first_al}</translation>
    </message>
    <message>
        <source>Four-card flush, {four}, {kicker} kicker</source>
        <translation>Color de cuatro cartas, {four}, kicker {kicker}</translation>
    </message>
    <message>
        <source>high card, {row}</source>
        <translation>carta alta, {row}|un|una carta alta, {row}</translation>
    </message>
    <message>
        <source>a pair of {firsts}</source>
        <translation>una pareja de {firsts}</translation>
    </message>
    <message>
        <source>a pair of {firsts}, {kicker} kicker</source>
        <translation>una pareja de {firsts}, kicker {kicker}</translation>
    </message>
    <message>
        <source>a pair of {firsts}, {rest} kickers</source>
        <translation>una pareja de {firsts}, kickers {rest}</translation>
    </message>
    <message>
        <source>two pair, {firsts} and {seconds}, {kicker} kicker</source>
        <translation>doble pareja, {firsts} y {seconds}, kicker {kicker}|un|una doble pareja, {firsts} y {seconds}, kicker {kicker}</translation>
    </message>
    <message>
        <source>three {firsts}</source>
        <translation>trío de {firsts}|un|un trío de {firsts}</translation>
    </message>
    <message>
        <source>three {firsts}, {kicker} kicker</source>
        <translation>trío de {firsts}, kicker {kicker}|un|un trío de {firsts}, kicker {kicker}</translation>
    </message>
    <message>
        <source>three {firsts}, {rest} kickers</source>
        <translation>trío de {firsts}, kickers {rest}|un|un trío de {firsts}, kickers {rest}</translation>
    </message>
    <message>
        <source>a straight, {first} high</source>
        <translation>una escalera {first_al}</translation>
    </message>
    <message>
        <source>a straight, {row}</source>
        <translation>una escalera, {row}</translation>
    </message>
    <message>
        <source>a flush, {row}</source>
        <translation>un color, {row}</translation>
    </message>
    <message>
        <source>a full house, {firsts} full of {seconds}</source>
        <translation>un full de {firsts} con {seconds}</translation>
    </message>
    <message>
        <source>four {firsts}</source>
        <translation>póker de {firsts}|un|un póker de {firsts}</translation>
    </message>
    <message>
        <source>four {firsts}, {kicker} kicker</source>
        <translation>póker de {firsts}, kicker {kicker}|un|un póker de {firsts}, kicker {kicker}</translation>
    </message>
    <message>
        <source>a straight flush, {first} high</source>
        <translation>una escalera de color {first_al}</translation>
    </message>
    <message>
        <source>a straight flush, {row}</source>
        <translation>una escalera de color, {row}</translation>
    </message>
    <message>
        <source>five {firsts}</source>
        <translation>repóker de {firsts}|un|un repóker de {firsts}</translation>
    </message>
    <message>
        <source>a four-card straight, {first} high</source>
        <translation>una escalera de cuatro cartas {first_al}</translation>
    </message>
    <message>
        <source>a four-card straight, {first} high, {kicker} kicker</source>
        <translation>una escalera de cuatro cartas {first_al}, kicker {kicker}</translation>
    </message>
    <message>
        <source>a four-card flush, {first} high</source>
        <translation>un color de cuatro cartas {first_al}</translation>
    </message>
    <message>
        <source>a four-card flush, {four}, {kicker} kicker</source>
        <translation>un color de cuatro cartas, {four}, kicker {kicker}</translation>
    </message>
    <message>
        <source>pair of {firsts}, {rest} kickers</source>
        <translation>pareja de {firsts}, kickers {rest}|un|una pareja de {firsts}, kickers {rest}</translation>
    </message>
    <message>
        <source>flush, {row}</source>
        <translation>color, {row}|un|un color, {row}</translation>
    </message>
    <message>
        <source>full house, {firsts} full of {seconds}</source>
        <translation>full de {firsts} con {seconds}|un|un full de {firsts} con {seconds}</translation>
    </message>
    <message>
        <source>One-card hand, {row}</source>
        <translation>Mano de una carta, {row}</translation>
    </message>
    <message>
        <source>Two-card hand, {row}</source>
        <translation>Mano de dos cartas, {row}</translation>
    </message>
    <message>
        <source>Three-card hand, {row}</source>
        <translation>Mano de tres cartas, {row}</translation>
    </message>
    <message>
        <source>Badugi, {row}</source>
        <translation>Badugi, {row}</translation>
    </message>
    <message>
        <source>a one-card hand, {row}</source>
        <translation>una mano de una carta, {row}</translation>
    </message>
    <message>
        <source>a two-card hand, {row}</source>
        <translation>una mano de dos cartas, {row}</translation>
    </message>
    <message>
        <source>a three-card hand, {row}</source>
        <translation>una mano de tres cartas, {row}</translation>
    </message>
    <message>
        <source>a badugi, {row}</source>
        <translation>un badugi, {row}</translation>
    </message>
    <message>
        <source>the first kicker</source>
        <translation>el primer kicker</translation>
    </message>
    <message>
        <source>the second kicker</source>
        <translation>el segundo kicker</translation>
    </message>
    <message>
        <source>the third kicker</source>
        <translation>el tercer kicker</translation>
    </message>
    <message>
        <source>the kicker</source>
        <translation>el kicker</translation>
    </message>
    <message>
        <source>the pair</source>
        <translation>la pareja</translation>
    </message>
    <message>
        <source>the higher pair</source>
        <translation>la pareja más alta</translation>
    </message>
    <message>
        <source>the lower pair</source>
        <translation>la pareja más baja</translation>
    </message>
    <message>
        <source>the highest card</source>
        <translation>la carta más alta</translation>
    </message>
    <message>
        <source>the second card</source>
        <translation>la segunda carta</translation>
    </message>
    <message>
        <source>the third card</source>
        <translation>la tercera carta</translation>
    </message>
    <message>
        <source>the fourth card</source>
        <translation>la cuarta carta</translation>
    </message>
    <message>
        <source>the fifth card</source>
        <translation>la quinta carta</translation>
    </message>
    <message>
        <source>the top card</source>
        <translation>la carta más alta</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>carta desconocida|el|la carta desconocida|El|La carta desconocida|al|a la carta desconocida</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker|el|el joker|El|El joker|al|al joker</translation>
    </message>
    <message>
        <source>second joker</source>
        <translation>segundo joker|el|el segundo joker|El|El segundo joker|al|al segundo joker</translation>
    </message>
    <message>
        <source>Seat {letter}</source>
        <translation>Asiento {letter}</translation>
    </message>
    <message>
        <source>seat {letter}</source>
        <translation>el asiento {letter}</translation>
    </message>
    <message>
        <source>in {seat}</source>
        <translation>en {seat}</translation>
    </message>
    <message>
        <source>on board {number}</source>
        <translation>en el board {number}</translation>
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
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} y {last}|un|{names_un} y {last_un}|el|{names_el} y {last_el}</translation>
    </message>
    <message>
        <source>Call.</source>
        <translation>Pagar.</translation>
    </message>
    <message>
        <source>Fold.</source>
        <translation>Retirarse.|tile|Tirar.</translation>
    </message>
    <message>
        <source>Close.</source>
        <translation>Justo.</translation>
    </message>
    <message>
        <source>{seat} needs {needed} and has {share}: a call wins {chips} on average, with no more betting</source>
        <translation>{seat} necesita el {needed} y tiene el {share}: pagar gana {chips} de media, sin más apuestas</translation>
    </message>
    <message>
        <source>{seat} needs {needed} and has {share}: a call loses {chips} on average, with no more betting</source>
        <translation>{seat} necesita el {needed} y tiene el {share}: pagar pierde {chips} de media, sin más apuestas</translation>
    </message>
    <message>
        <source>Main pot {chips}: {seat} has {share} against {others}</source>
        <translation>Bote principal {chips}: {seat} tiene el {share} contra {others}</translation>
    </message>
    <message>
        <source>Side pot {chips}: {seat} has {share} against {others}</source>
        <translation>Bote secundario {chips}: {seat} tiene el {share} contra {others}</translation>
    </message>
    <message>
        <source>about {deals}</source>
        <translation>unas {deals}</translation>
    </message>
    <message>
        <source>about {count} million million</source>
        <translation>unos {count} billones|de|unos {count} billones de</translation>
    </message>
    <message>
        <source>more than a million million million</source>
        <translation>más de un trillón|de|más de un trillón de</translation>
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
        <translation>Equity, estimada: {seats}</translation>
    </message>
    <message>
        <source>{seat} {share}</source>
        <translation>{seat} {share}</translation>
    </message>
    <message>
        <source>about {most} to {least}</source>
        <translation>aproximadamente {most} a {least}</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gana</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Empata</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Pierde</translation>
    </message>
    <message>
        <source>Scoops</source>
        <translation>Hace scoop</translation>
    </message>
    <message>
        <source>Wins {half}</source>
        <translation>Gana {half}</translation>
    </message>
    <message>
        <source>Ties for {half}</source>
        <translation>Empata en {half}</translation>
    </message>
    <message>
        <source>Loses {half}</source>
        <translation>Pierde {half}</translation>
    </message>
    <message>
        <source>Estimated from 1 deal drawn at random</source>
        <translation>Estimado a partir de 1 reparto al azar</translation>
    </message>
    <message>
        <source>Estimated from {deals} deals drawn at random</source>
        <translation>Estimado a partir de {deals} repartos al azar</translation>
    </message>
    <message>
        <source>Every deal counted: {deals}</source>
        <translation>Contados todos los repartos: {deals}</translation>
    </message>
    <message>
        <source>equity</source>
        <translation>equity</translation>
    </message>
    <message>
        <source>win</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>low win</source>
        <translation>gana baja</translation>
    </message>
    <message>
        <source>low tie</source>
        <translation>empate baja</translation>
    </message>
    <message>
        <source>2nd win</source>
        <translation>gana 2.ª</translation>
    </message>
    <message>
        <source>2nd tie</source>
        <translation>empate 2.ª</translation>
    </message>
    <message>
        <source>scoop</source>
        <translation>scoop</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>{seat} beats {wins} of {other}&apos;s range</source>
        <translation>{seat} gana al {wins} del rango de {other}</translation>
    </message>
    <message>
        <source>{seat} beats {wins} of {other}&apos;s range, ties with {ties}</source>
        <translation>{seat} gana al {wins} del rango de {other}, empata con el {ties}</translation>
    </message>
    <message>
        <source>{parts}, {next}</source>
        <translation>{parts}, {next}|un|{parts_un}, {next_un}|el|{parts_el}, {next_el}</translation>
    </message>
    <message>
        <source>{parts}; {next}</source>
        <translation>{parts}; {next}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>pair against pair</source>
        <translation>pareja contra pareja</translation>
    </message>
    <message>
        <source>a pair against higher cards</source>
        <translation>una pareja contra cartas más altas</translation>
    </message>
    <message>
        <source>a card in common</source>
        <translation>una carta en común</translation>
    </message>
    <message>
        <source>four different ranks</source>
        <translation>cuatro valores distintos</translation>
    </message>
    <message>
        <source>a flush draw</source>
        <translation>un proyecto de color</translation>
    </message>
    <message>
        <source>a straight draw</source>
        <translation>un proyecto de escalera</translation>
    </message>
    <message>
        <source>draws to straight and flush</source>
        <translation>proyectos de escalera y de color</translation>
    </message>
    <message>
        <source>no draw</source>
        <translation>sin proyecto</translation>
    </message>
    <message>
        <source>{seat} gets {share} of the pot on average, in {deals} deals</source>
        <translation>{seat} se lleva de media el {share} del bote, en {deals} repartos</translation>
    </message>
    <message>
        <source>a seven or better</source>
        <translation>un siete o mejor</translation>
    </message>
    <message>
        <source>an eight or a nine</source>
        <translation>un ocho o un nueve</translation>
    </message>
    <message>
        <source>a ten or worse</source>
        <translation>un diez o peor</translation>
    </message>
    <message>
        <source>{cards} make {hand}</source>
        <translation>{cards} forman {hand_un}</translation>
    </message>
    <message>
        <source>{cards} and {count} other pairs make {hand}</source>
        <translation>{cards} y {count} combos más forman {hand_un}</translation>
    </message>
    <message>
        <source>The level</source>
        <translation>El nivel</translation>
    </message>
    <message>
        <source>The number of questions</source>
        <translation>El número de preguntas</translation>
    </message>
    <message>
        <source>{verdict}: {reason}</source>
        <translation>{verdict}: {reason}</translation>
    </message>
    <message>
        <source>category</source>
        <translation>categoría</translation>
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
        <translation>bote dividido con cartas distintas</translation>
    </message>
    <message>
        <source>higher pair</source>
        <translation>pareja más alta</translation>
    </message>
    <message>
        <source>straight over straight</source>
        <translation>escalera contra escalera</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>rueda</translation>
    </message>
    <message>
        <source>flush by its second card</source>
        <translation>color por la segunda carta</translation>
    </message>
    <message>
        <source>the board plays</source>
        <translation>juega el board</translation>
    </message>
    <message>
        <source>counterfeited two pair</source>
        <translation>doble pareja anulada</translation>
    </message>
    <message>
        <source>two boards</source>
        <translation>dos boards</translation>
    </message>
    <message>
        <source>two of the hand and three of the board</source>
        <translation>dos de la mano y tres del board</translation>
    </message>
    <message>
        <source>the best low</source>
        <translation>la mejor mano baja</translation>
    </message>
    <message>
        <source>a shared low, and quarters</source>
        <translation>baja compartida y cuartos</translation>
    </message>
    <message>
        <source>counterfeited low</source>
        <translation>baja anulada</translation>
    </message>
    <message>
        <source>highest card</source>
        <translation>carta más alta</translation>
    </message>
    <message>
        <source>second card</source>
        <translation>segunda carta</translation>
    </message>
    <message>
        <source>later cards</source>
        <translation>cartas siguientes</translation>
    </message>
    <message>
        <source>a pair against the hand</source>
        <translation>una pareja en contra</translation>
    </message>
    <message>
        <source>a straight that does not count</source>
        <translation>una escalera que no cuenta</translation>
    </message>
    <message>
        <source>a straight or flush against the hand</source>
        <translation>una escalera o un color en contra</translation>
    </message>
    <message>
        <source>the ace is high</source>
        <translation>el as es alto</translation>
    </message>
    <message>
        <source>four to a straight or flush</source>
        <translation>cuatro cartas para escalera o color</translation>
    </message>
    <message>
        <source>ace, two, three</source>
        <translation>as, dos, tres</translation>
    </message>
    <message>
        <source>how many cards play</source>
        <translation>cuántas cartas juegan</translation>
    </message>
    <message>
        <source>third card</source>
        <translation>tercera carta</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>¿Quién gana?</translation>
    </message>
    <message>
        <source>Who wins which board?</source>
        <translation>¿Quién gana cada board?</translation>
    </message>
    <message>
        <source>Who wins which half on each board?</source>
        <translation>¿Quién gana cada mitad en cada board?</translation>
    </message>
    <message>
        <source>Who wins {half}, and who {other}?</source>
        <translation>¿Quién gana {half} y quién {other}?</translation>
    </message>
    <message>
        <source>What is this hand?</source>
        <translation>¿Qué mano es esta?</translation>
    </message>
    <message>
        <source>Which two cards make the best hand?</source>
        <translation>¿Qué dos cartas forman la mejor mano?</translation>
    </message>
    <message>
        <source>How much of the pot does Seat A get on average?</source>
        <translation>¿Qué parte del bote se lleva de media el asiento A?</translation>
    </message>
    <message>
        <source>Split pot</source>
        <translation>Bote dividido</translation>
    </message>
    <message>
        <source>No low</source>
        <translation>Sin mano baja</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>{board}: {half}</source>
        <translation>{board}: {half}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>set|un|un set</translation>
    </message>
    <message>
        <source>smaller pair</source>
        <translation>pareja menor</translation>
    </message>
    <message>
        <source>no more than the board</source>
        <translation>nada más que el board</translation>
    </message>
    <message>
        <source>ace high</source>
        <translation>as alto|un|una mano de as alto</translation>
    </message>
    <message>
        <source>no pair, no ace</source>
        <translation>sin pareja ni as|un|una mano sin pareja ni as</translation>
    </message>
    <message>
        <source>a set</source>
        <translation>un set</translation>
    </message>
    <message>
        <source>an overpair</source>
        <translation>una overpair</translation>
    </message>
    <message>
        <source>a smaller pair</source>
        <translation>una pareja menor</translation>
    </message>
    <message>
        <source>{seat}&apos;s commonest hand is {hand}</source>
        <translation>{seat} tiene más a menudo {hand_un}</translation>
    </message>
    <message>
        <source>{seat} always has {hand}</source>
        <translation>{seat} siempre tiene {hand_un}</translation>
    </message>
    <message>
        <source>{seat} mostly has {hand}</source>
        <translation>{seat} tiene sobre todo {hand_un}</translation>
    </message>
    <message>
        <source>two cards, such as “AhKh”</source>
        <translation>dos cartas, como «AhKh»</translation>
    </message>
    <message>
        <source>1,326 whole hundredths, each from 0 to 100</source>
        <translation>1326 centésimas enteras, cada una de 0 a 100</translation>
    </message>
    <message>
        <source>numbers of holdings, 0 to 1,325</source>
        <translation>números de combinaciones, de 0 a 1325</translation>
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
        <translation>Mejor baja: {low}</translation>
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
        <translation>Bote: {x}</translation>
    </message>
    <message>
        <source>The number of hands</source>
        <translation>El número de manos</translation>
    </message>
    <message>
        <source>{count} seats hold a range each</source>
        <translation>{count} asientos tienen un rango cada uno</translation>
    </message>
    <message>
        <source>only a range is known of {seats}</source>
        <translation>solo se conoce un rango: {seats}</translation>
    </message>
    <message>
        <source>the cards of {count} seats are unknown</source>
        <translation>no se conocen las cartas de {count} asientos</translation>
    </message>
    <message>
        <source>the cards of {seats} are unknown</source>
        <translation>no se conocen las cartas de {seats}</translation>
    </message>
    <message>
        <source>Give two seats a hand</source>
        <translation>Dar una mano a dos asientos</translation>
    </message>
    <message>
        <source>Now give {seat} a hand</source>
        <translation>Ahora, dar una mano a {seat}</translation>
    </message>
    <message>
        <source>{one} against {other}: {reason}</source>
        <translation>{one} contra {other}: {reason}</translation>
    </message>
    <message>
        <source>a one-card hand</source>
        <translation>una mano de una carta</translation>
    </message>
    <message>
        <source>a two-card hand</source>
        <translation>una mano de dos cartas</translation>
    </message>
    <message>
        <source>a three-card hand</source>
        <translation>una mano de tres cartas</translation>
    </message>
    <message>
        <source>a badugi</source>
        <translation>un badugi</translation>
    </message>
    <message>
        <source>for {half}, {first}; for {other}, {second}</source>
        <translation>para {half}, {first}; para {other}, {second}</translation>
    </message>
    <message>
        <source>for the high, {high}; for the low, {low}</source>
        <translation>para la alta, {high}; para la baja, {low}</translation>
    </message>
    <message>
        <source>for the high, {high}; {low}</source>
        <translation>para la alta, {high}; {low}</translation>
    </message>
    <message>
        <source>{high}; {no_low}</source>
        <translation>{high}; {no_low}</translation>
    </message>
    <message>
        <source>on every board {reason}</source>
        <translation>en todos los boards {reason}</translation>
    </message>
    <message>
        <source>on board {board} {reason}</source>
        <translation>en el board {board} {reason}</translation>
    </message>
    <message>
        <source>{seat} has the only low, {low}</source>
        <translation>{seat} tiene la única mano baja, {low}</translation>
    </message>
    <message>
        <source>{better} beat {worse}</source>
        <translation>{better_un} gana a {worse_un}</translation>
    </message>
    <message>
        <source>{better} beats {worse}</source>
        <translation>{better_un} gana a {worse_un}</translation>
    </message>
    <message>
        <source>the same so far; {tie_breaker} is there for one hand only: {better}</source>
        <translation>iguales hasta ahora; solo una mano tiene {tie_breaker_el}: {better}</translation>
    </message>
    <message>
        <source>{same}; {difference}</source>
        <translation>{same}; {difference}</translation>
    </message>
    <message>
        <source>both have {hand}</source>
        <translation>las dos tienen {hand_un}</translation>
    </message>
    <message>
        <source>{seats} each have {hand}</source>
        <translation>{seats} tienen {hand_un}</translation>
    </message>
    <message>
        <source>{better} high beats {worse} high</source>
        <translation>{better_alto} gana a {worse_alto}</translation>
    </message>
    <message>
        <source>a pair of {better} beats a pair of {worse}</source>
        <translation>una pareja de {better} gana a una pareja de {worse}</translation>
    </message>
    <message>
        <source>the higher {group} wins, {better} over {worse}</source>
        <translation>gana {group_alto}, {better} contra {worse}</translation>
    </message>
    <message>
        <source>{top} high beats {other} high</source>
        <translation>la que llega {top_al} gana a la que llega {other_al}</translation>
    </message>
    <message>
        <source>the {better} kicker beats the {worse}</source>
        <translation>el kicker {better} gana al kicker {worse}</translation>
    </message>
    <message>
        <source>the {better} kicker beats the board&apos;s {worse}</source>
        <translation>el kicker {better} gana al kicker {worse} del board</translation>
    </message>
    <message>
        <source>the {better} beats the {worse}</source>
        <translation>{better_el} gana {worse_al}</translation>
    </message>
    <message>
        <source>{tie_breaker} decides, {better} over {worse}</source>
        <translation>decide {tie_breaker_el}, {better} contra {worse}</translation>
    </message>
    <message>
        <source>{tie_breaker} decides, {better} below {worse}</source>
        <translation>decide {tie_breaker_el}, {better} por debajo de {worse}</translation>
    </message>
    <message>
        <source>the same hand: {description}</source>
        <translation>la misma mano: {description_un}</translation>
    </message>
    <message>
        <source>the board plays: {description}</source>
        <translation>juega el board: {description_un}</translation>
    </message>
    <message>
        <source>{rank} high</source>
        <translation>{rank_alto}|un|una mano de {rank_alto}</translation>
    </message>
    <message>
        <source>{worse} counts against the hand: {low} beats it</source>
        <translation>{worse_un} cuenta en contra: {low} le gana</translation>
    </message>
    <message>
        <source>{better} is ahead of {worse} with fewer cards</source>
        <translation>{better} va por delante de {worse} con menos cartas</translation>
    </message>
    <message>
        <source>{lower} beats {higher}: {better} against {worse}</source>
        <translation>{lower} gana a {higher}: {better} contra {worse}</translation>
    </message>
    <message>
        <source>{better} beats {worse}; {tie_breaker} decides, {lower} below {higher}</source>
        <translation>{better} gana a {worse}; decide {tie_breaker_el}, {lower} por debajo de {higher}</translation>
    </message>
    <message>
        <source>{ranks}-{rank}</source>
        <translation>{ranks}-{rank}</translation>
    </message>
    <message>
        <source>a {ranks}</source>
        <translation>{ranks}</translation>
    </message>
    <message>
        <source>an {ranks}</source>
        <translation>{ranks}</translation>
    </message>
    <message>
        <source>the same low: {low}</source>
        <translation>la misma mano baja: {low_un}</translation>
    </message>
    <message>
        <source>a pair of {ranks}, {row}</source>
        <translation>una pareja de {ranks}, {row}</translation>
    </message>
    <message>
        <source>no low: nobody has five different ranks of eight or lower</source>
        <translation>sin mano baja: nadie tiene cinco valores distintos de ocho o menos</translation>
    </message>
    <message>
        <source>no low: nobody has five different ranks of eight or lower with two cards of the hand and three of the board</source>
        <translation>sin mano baja: nadie tiene cinco valores distintos de ocho o menos con dos cartas de la mano y tres del board</translation>
    </message>
    <message>
        <source>no low: only one low rank on the board; it takes three</source>
        <translation>sin mano baja: solo un valor bajo en el board; hacen falta tres</translation>
    </message>
    <message>
        <source>no low: only two low ranks on the board; it takes three</source>
        <translation>sin mano baja: solo dos valores bajos en el board; hacen falta tres</translation>
    </message>
    <message>
        <source>no low: no low card on the board; it takes three of different ranks</source>
        <translation>sin mano baja: ninguna carta baja en el board; hacen falta tres de valores distintos</translation>
    </message>
    <message>
        <source>no low: only one low card on the board; it takes three of different ranks</source>
        <translation>sin mano baja: solo una carta baja en el board; hacen falta tres de valores distintos</translation>
    </message>
    <message>
        <source>no low: only two low cards on the board; it takes three of different ranks</source>
        <translation>sin mano baja: solo dos cartas bajas en el board; hacen falta tres de valores distintos</translation>
    </message>
    <message>
        <source>Against {seat} {tie_breaker} decides, which is not there yet.</source>
        <translation>Contra {seat} decide {tie_breaker_el}, que todavía falta.</translation>
    </message>
    <message>
        <source>Against {seat} {tie_breaker} decides: {rank}.</source>
        <translation>Contra {seat} decide {tie_breaker_el}: {rank}.</translation>
    </message>
    <message>
        <source>Flush, {rank} high</source>
        <translation>Color {rank_al}</translation>
    </message>
    <message>
        <source>Main pot of {chips}: {seats}</source>
        <translation>Bote principal de {chips}: {seats}</translation>
    </message>
    <message>
        <source>{number} side pot of {chips}: {seats}</source>
        <translation>Bote secundario {number_num} de {chips}: {seats}</translation>
    </message>
    <message>
        <source>Side pot of {chips}: {seats}</source>
        <translation>Bote secundario de {chips}: {seats}</translation>
    </message>
    <message>
        <source>{seats} so far</source>
        <translation>{seats} hasta ahora</translation>
    </message>
    <message>
        <source>a folded hand</source>
        <translation>una mano retirada</translation>
    </message>
    <message>
        <source>{chips} back to {seat}</source>
        <translation>{chips} de vuelta a {seat}</translation>
    </message>
    <message>
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message>
        <source>{seat} {chips} for {half}</source>
        <translation>{seat} {chips} por {half}</translation>
    </message>
    <message>
        <source>{seats} split the pot</source>
        <translation>{seats} dividen el bote</translation>
    </message>
    <message>
        <source>{seat} wins</source>
        <translation>{seat} gana</translation>
    </message>
    <message>
        <source>{seat} leads</source>
        <translation>{seat} va por delante</translation>
    </message>
    <message>
        <source>{seats} are tied so far</source>
        <translation>{seats} empatan por ahora</translation>
    </message>
    <message>
        <source>{seats} tie for high and low</source>
        <translation>{seats} empatan en alta y baja</translation>
    </message>
    <message>
        <source>{seat} scoops: wins high and low</source>
        <translation>{seat} hace scoop: gana alta y baja</translation>
    </message>
    <message>
        <source>{seat} leads high and low</source>
        <translation>{seat} va por delante en alta y baja</translation>
    </message>
    <message>
        <source>{seats} tie for both halves</source>
        <translation>{seats} empatan en las dos mitades</translation>
    </message>
    <message>
        <source>{seat} scoops: wins both halves</source>
        <translation>{seat} hace scoop: gana las dos mitades</translation>
    </message>
    <message>
        <source>{seat} leads both halves</source>
        <translation>{seat} va por delante en las dos mitades</translation>
    </message>
    <message>
        <source>{seats} tie for {half}</source>
        <translation>{seats} empatan en {half}</translation>
    </message>
    <message>
        <source>{seat} wins {half}</source>
        <translation>{seat} gana {half}</translation>
    </message>
    <message>
        <source>{seat} leads {half}</source>
        <translation>{seat} va por delante en {half}</translation>
    </message>
    <message>
        <source>{seats} share board {board}</source>
        <translation>{seats} comparten el board {board}</translation>
    </message>
    <message>
        <source>{seats} are tied on board {board}</source>
        <translation>{seats} empatan por ahora en el board {board}</translation>
    </message>
    <message>
        <source>{seat} wins board {board}</source>
        <translation>{seat} gana el board {board}</translation>
    </message>
    <message>
        <source>{seat} leads on board {board}</source>
        <translation>{seat} va por delante en el board {board}</translation>
    </message>
    <message>
        <source>{seats} share both boards</source>
        <translation>{seats} comparten los dos boards</translation>
    </message>
    <message>
        <source>{seats} are tied on both boards</source>
        <translation>{seats} empatan por ahora en los dos boards</translation>
    </message>
    <message>
        <source>{seat} wins both boards</source>
        <translation>{seat} gana los dos boards</translation>
    </message>
    <message>
        <source>{seat} leads on both boards</source>
        <translation>{seat} va por delante en los dos boards</translation>
    </message>
    <message>
        <source>{seats} share all boards</source>
        <translation>{seats} comparten todos los boards</translation>
    </message>
    <message>
        <source>{seats} are tied on all boards</source>
        <translation>{seats} empatan por ahora en todos los boards</translation>
    </message>
    <message>
        <source>{seat} wins all boards</source>
        <translation>{seat} gana todos los boards</translation>
    </message>
    <message>
        <source>{seat} leads on all boards</source>
        <translation>{seat} va por delante en todos los boards</translation>
    </message>
    <message>
        <source>no low possible</source>
        <translation>mano baja imposible</translation>
    </message>
    <message>
        <source>{seat} wins {won} and half {shared}, {other} is quartered</source>
        <translation>{seat} gana {won} y la mitad {shared_de}, {other} se queda con un cuarto</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{high}; low {low}</source>
        <translation>{high}; baja {low}</translation>
    </message>
    <message>
        <source>{ranks}</source>
        <translation>{ranks}</translation>
    </message>
    <message>
        <source>Low so far, {low}</source>
        <translation>Baja hasta ahora, {low}</translation>
    </message>
    <message>
        <source>Low, {low}</source>
        <translation>Baja, {low}</translation>
    </message>
    <message>
        <source>A pair of {ranks}, {row}</source>
        <translation>Pareja de {ranks}, {row}</translation>
    </message>
    <message>
        <source>fifth {rank}</source>
        <translation>{rank_quinto}</translation>
    </message>
    <message>
        <source>{wild} = {card}</source>
        <translation>{wild} = {card}</translation>
    </message>
    <message>
        <source>Wild: {cards}</source>
        <translation>Comodines: {cards}</translation>
    </message>
    <message>
        <source>{high}, {low}</source>
        <translation>{high}, {low}</translation>
    </message>
    <message>
        <source>{seats} win a board each</source>
        <translation>{seats} ganan un board cada uno</translation>
    </message>
    <message>
        <source>{verdict} on board {board}</source>
        <translation>{verdict} en el board {board}</translation>
    </message>
    <message>
        <source>The number of bets of folded hands</source>
        <translation>El número de apuestas de las manos retiradas</translation>
    </message>
    <message>
        <source>The bet</source>
        <translation>La apuesta</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>está dañado</translation>
    </message>
    <message>
        <source>it is not a saved table</source>
        <translation>no es una mesa guardada</translation>
    </message>
    <message>
        <source>the flop, card {number}</source>
        <translation>el flop, carta {number}</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>el turn</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>el river</translation>
    </message>
    <message>
        <source>{place}, card {number}</source>
        <translation>{place}, carta {number}</translation>
    </message>
    <message>
        <source>{slot}, {board}</source>
        <translation>{slot}, {board}</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primera</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <translation>tercera</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>cuarta</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>quinta</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sexta</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>séptima</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>octava</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>novena</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>décima</translation>
    </message>
    <message>
        <source>Flop, {nth} card</source>
        <translation>Flop, {nth} carta</translation>
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
        <translation>{nth} carta</translation>
    </message>
    <message>
        <source>{seat}&apos;s {nth} card</source>
        <translation>{seat}, {nth} carta</translation>
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
        <translation>el board</translation>
    </message>
    <message>
        <source>the dead cards</source>
        <translation>las cartas muertas</translation>
    </message>
    <message>
        <source>no joker</source>
        <translation>sin joker</translation>
    </message>
    <message>
        <source>the joker as a bug</source>
        <translation>el joker como bug</translation>
    </message>
    <message>
        <source>the joker as any card</source>
        <translation>el joker como cualquier carta</translation>
    </message>
    <message>
        <source>{ranks} wild</source>
        <translation>{ranks} comodín</translation>
    </message>
    <message>
        <source>three of a kind beats a straight</source>
        <translation>el trío gana a la escalera</translation>
    </message>
    <message>
        <source>any low wins</source>
        <translation>gana cualquier mano baja</translation>
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
        <translation>Muertas: {cards}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>the {ordering} low</source>
        <translation>la baja ({ordering})</translation>
    </message>
    <message>
        <source>the badugi with the ace high</source>
        <translation>el badugi con el as alto</translation>
    </message>
    <message>
        <source>put a hand on the table</source>
        <translation>poner una mano en la mesa</translation>
    </message>
    <message>
        <source>go back to {cards}</source>
        <translation>volver a {cards}</translation>
    </message>
    <message>
        <source>put a question on the table</source>
        <translation>poner una pregunta en la mesa</translation>
    </message>
    <message>
        <source>place {card}</source>
        <translation>colocar {card}</translation>
    </message>
    <message>
        <source>place an unknown card</source>
        <translation>colocar una carta desconocida</translation>
    </message>
    <message>
        <source>play {game}</source>
        <translation>jugar a {game}</translation>
    </message>
    <message>
        <source>deal the hands</source>
        <translation>repartir las manos</translation>
    </message>
    <message>
        <source>deal the flop</source>
        <translation>repartir el flop</translation>
    </message>
    <message>
        <source>deal the turn</source>
        <translation>repartir el turn</translation>
    </message>
    <message>
        <source>deal the river</source>
        <translation>repartir el river</translation>
    </message>
    <message>
        <source>deal the next street</source>
        <translation>repartir la siguiente calle</translation>
    </message>
    <message>
        <source>play one board</source>
        <translation>jugar con un board</translation>
    </message>
    <message>
        <source>play two boards</source>
        <translation>jugar con dos boards</translation>
    </message>
    <message>
        <source>play three boards</source>
        <translation>jugar con tres boards</translation>
    </message>
    <message>
        <source>run it twice</source>
        <translation>repartir dos veces</translation>
    </message>
    <message>
        <source>run it three times</source>
        <translation>repartir tres veces</translation>
    </message>
    <message>
        <source>take back {card}</source>
        <translation>retirar {card}</translation>
    </message>
    <message>
        <source>enter cards</source>
        <translation>introducir cartas</translation>
    </message>
    <message>
        <source>keep the board</source>
        <translation>conservar el board</translation>
    </message>
    <message>
        <source>keep the boards</source>
        <translation>conservar los boards</translation>
    </message>
    <message>
        <source>make {seat} unknown</source>
        <translation>hacer desconocidas las cartas: {seat}</translation>
    </message>
    <message>
        <source>give {seat} a range</source>
        <translation>dar un rango a {seat}</translation>
    </message>
    <message>
        <source>take the range of {seat} away</source>
        <translation>quitar el rango a {seat}</translation>
    </message>
    <message>
        <source>take back an unknown card</source>
        <translation>retirar una carta desconocida</translation>
    </message>
    <message>
        <source>move a card</source>
        <translation>mover una carta</translation>
    </message>
    <message>
        <source>clear the table</source>
        <translation>vaciar la mesa</translation>
    </message>
    <message>
        <source>deal {seed}</source>
        <translation>repartir el número {seed}</translation>
    </message>
    <message>
        <source>deal to {seat}</source>
        <translation>repartir a {seat}</translation>
    </message>
    <message>
        <source>deal a card</source>
        <translation>repartir una carta</translation>
    </message>
    <message>
        <source>clear {seat}</source>
        <translation>vaciar: {seat}</translation>
    </message>
    <message>
        <source>give a seat cards</source>
        <translation>dar cartas a un asiento</translation>
    </message>
    <message>
        <source>complete the board</source>
        <translation>completar el board</translation>
    </message>
    <message>
        <source>complete the boards</source>
        <translation>completar los boards</translation>
    </message>
    <message>
        <source>add a seat</source>
        <translation>añadir un asiento</translation>
    </message>
    <message>
        <source>remove {seat}</source>
        <translation>quitar: {seat}</translation>
    </message>
    <message>
        <source>name {seat}</source>
        <translation>poner nombre a {seat}</translation>
    </message>
    <message>
        <source>forget the pot</source>
        <translation>olvidar el bote</translation>
    </message>
    <message>
        <source>set the pot to {chips}</source>
        <translation>poner el bote en {chips}</translation>
    </message>
    <message>
        <source>set what it takes to call</source>
        <translation>fijar lo que hay que pagar</translation>
    </message>
    <message>
        <source>say whether {seat} is all in</source>
        <translation>decir si está all-in: {seat}</translation>
    </message>
    <message>
        <source>set the bet by {seat}</source>
        <translation>fijar la apuesta de {seat}</translation>
    </message>
    <message>
        <source>set what {seat} is in for</source>
        <translation>fijar lo que ha puesto {seat}</translation>
    </message>
    <message>
        <source>set the dead money</source>
        <translation>fijar el dinero muerto</translation>
    </message>
    <message>
        <source>swap seats</source>
        <translation>intercambiar asientos</translation>
    </message>
    <message>
        <source>open a table</source>
        <translation>abrir una mesa</translation>
    </message>
    <message>
        <source>play with {joker}</source>
        <translation>jugar con {joker}</translation>
    </message>
    <message>
        <source>take {ranks} as they are</source>
        <translation>dejar de usar como comodín: {ranks}</translation>
    </message>
    <message>
        <source>make {ranks} wild</source>
        <translation>usar como comodín: {ranks}</translation>
    </message>
    <message>
        <source>let a straight beat three of a kind</source>
        <translation>la escalera gana al trío</translation>
    </message>
    <message>
        <source>let three of a kind beat a straight</source>
        <translation>el trío gana a la escalera</translation>
    </message>
    <message>
        <source>ask for a low of eight or better</source>
        <translation>exigir una baja de ocho o mejor</translation>
    </message>
    <message>
        <source>let any low win</source>
        <translation>gana cualquier mano baja</translation>
    </message>
    <message>
        <source>Other names: {names}.</source>
        <translation>Otros nombres: {names}.</translation>
    </message>
    <message>
        <source>A seat gets one card, and the board has {board}.</source>
        <translation>Cada asiento recibe una carta, y el board tiene {board}.</translation>
    </message>
    <message>
        <source>A seat gets {dealt} cards, and the board has {board}.</source>
        <translation>Cada asiento recibe {dealt} cartas, y el board tiene {board}.</translation>
    </message>
    <message>
        <source>A seat may have up to {most} cards of its own.</source>
        <translation>Un asiento puede tener hasta {most} cartas propias.</translation>
    </message>
    <message>
        <source>A seat gets {dealt} cards; there is no board.</source>
        <translation>Cada asiento recibe {dealt} cartas; no hay board.</translation>
    </message>
    <message>
        <source>There are {boards} boards; each decides its part of the pot.</source>
        <translation>Hay {boards} boards; cada uno decide su parte del bote.</translation>
    </message>
    <message>
        <source>Cards are exchanged in a draw.</source>
        <translation>Las cartas se cambian en el descarte.</translation>
    </message>
    <message>
        <source>Bets are made when a seat has {counts} of its cards.</source>
        <translation>Se apuesta cuando cada asiento tiene {counts} de sus cartas.</translation>
    </message>
    <message>
        <source>It is played with the {count} cards from the {rank} up.</source>
        <translation>Se juega con las {count} cartas {rank_del} en adelante.</translation>
    </message>
    <message>
        <source>Wild cards: {cards}.</source>
        <translation>Comodines: {cards}.</translation>
    </message>
    <message>
        <source>The pot is shared by {half} and {other}; the odd chip goes to {half}.</source>
        <translation>Se reparten el bote {half} y {other}; la ficha impar va a {half}.</translation>
    </message>
    <message>
        <source>For {half}: {rule}</source>
        <translation>Para {half}: {rule}</translation>
    </message>
    <message>
        <source>The best {hand} play.</source>
        <translation>Juegan las {hand} mejores.</translation>
    </message>
    <message>
        <source>The best badugi wins; the ace is high.</source>
        <translation>Gana el mejor badugi; el as es alto.</translation>
    </message>
    <message>
        <source>The best badugi wins; the ace is low.</source>
        <translation>Gana el mejor badugi; el as es bajo.</translation>
    </message>
    <message>
        <source>The best hand wins; from the best down: {kinds}.</source>
        <translation>Gana la mejor mano; de mejor a peor: {kinds}.</translation>
    </message>
    <message>
        <source>The best high hand wins.</source>
        <translation>Gana la mejor mano alta.</translation>
    </message>
    <message>
        <source>The best low wins, {ordering}.</source>
        <translation>Gana la mejor mano baja ({ordering}).</translation>
    </message>
    <message>
        <source>The best five of all these cards play.</source>
        <translation>Juegan las cinco mejores de todas estas cartas.</translation>
    </message>
    <message>
        <source>Of a seat&apos;s own cards at most {own} play, with others of the board.</source>
        <translation>De las cartas propias juegan como máximo {own}, con otras del board.</translation>
    </message>
    <message>
        <source>Of a seat&apos;s own cards exactly {own} play, with {board} of the board.</source>
        <translation>De las cartas propias juegan exactamente {own}, con {board} del board.</translation>
    </message>
    <message>
        <source>A seat&apos;s own {own} cards play alone.</source>
        <translation>Las {own} cartas propias juegan solas.</translation>
    </message>
    <message>
        <source>remove “{game}” from the list of games</source>
        <translation>quitar «{game}» de la lista de juegos</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>{place} best of {places}</source>
        <translation>Puesto {place_num} de {places}</translation>
    </message>
    <message>
        <source>&amp;One board</source>
        <translation>&amp;Un board</translation>
    </message>
    <message>
        <source>&amp;Two boards</source>
        <translation>&amp;Dos boards</translation>
    </message>
    <message>
        <source>T&amp;hree boards</source>
        <translation>&amp;Tres boards</translation>
    </message>
    <message>
        <source>&amp;Run it twice from here</source>
        <translation>&amp;Repartir dos veces desde aquí</translation>
    </message>
    <message>
        <source>Run it three ti&amp;mes from here</source>
        <translation>Repartir tres &amp;veces desde aquí</translation>
    </message>
    <message>
        <source>Put cards on the table</source>
        <translation>Poner cartas en la mesa</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Seats, boards and bets</source>
        <translation>Asientos, boards y apuestas</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <translation>Leer la respuesta</translation>
    </message>
    <message>
        <source>Hands and practice</source>
        <translation>Manos y práctica</translation>
    </message>
    <message>
        <source>Save and share</source>
        <translation>Guardar y compartir</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>&amp;Nueva ventana</translation>
    </message>
    <message>
        <source>“??” has no place here, where every card must be known; unknown cards are for odds (equity)</source>
        <translation>«??» no tiene lugar aquí, donde hay que conocer cada carta; las cartas desconocidas son para las probabilidades (equity)</translation>
    </message>
    <message>
        <source>“{name}” has no cards here; write them behind the name, ?? for cards that nobody knows, or leave the name out</source>
        <translation>«{name}» no tiene cartas aquí; escríbalas detrás del nombre, ?? si nadie las conoce, o quite el nombre</translation>
    </message>
    <message>
        <source>“{range} {name}” may be one name, or a range and a name; write &quot;{range} {name}&quot;: in quotes, or {range} v {name}:</source>
        <translation>«{range} {name}» puede ser un nombre, o un rango y un nombre; escriba &quot;{range} {name}&quot;: entre comillas, o {range} v {name}:</translation>
    </message>
    <message>
        <source>There are no hands for “{money}” yet; write them in front: AhKh v QsQd, {money}</source>
        <translation>Aún no hay manos para «{money}»; escríbalas delante: AhKh v QsQd, {money}</translation>
    </message>
    <message>
        <source>Press a seat&apos;s letter, T if the pot splits, or click</source>
        <translation>Pulse la letra de un asiento, T si el bote se divide, o haga clic</translation>
    </message>
    <message>
        <source>Choose its name, or the five cards that play</source>
        <translation>Elija su nombre, o las cinco cartas que juegan</translation>
    </message>
    <message>
        <source>Choose two of the cards below</source>
        <translation>Elija dos de las cartas de abajo</translation>
    </message>
    <message>
        <source>Move the edge with Left and Right or by dragging, then press Enter</source>
        <translation>Mueva el borde con Izquierda y Derecha o arrastrándolo, y luego pulse Intro</translation>
    </message>
    <message>
        <source>The closed window&apos;s table is in the history: {key}</source>
        <translation>La mesa de la ventana cerrada está en el historial: {key}</translation>
    </message>
    <message>
        <source>The table is back; its changes are not in {file}</source>
        <translation>La mesa ha vuelto; sus cambios no están en {file}</translation>
    </message>
    <message>
        <source>The table of the last run cannot be read</source>
        <translation>La mesa de la última vez no se puede leer</translation>
    </message>
    <message>
        <source>The table of the last run cannot be read: {why}</source>
        <translation>La mesa de la última vez no se puede leer: {why}</translation>
    </message>
    <message>
        <source>{why} ({file})</source>
        <translation>{why} ({file})</translation>
    </message>
    <message>
        <source>{why} ({file}); that file is not changed, so this table is not saved</source>
        <translation>{why} ({file}); ese archivo no se modifica, así que esta mesa no se guarda</translation>
    </message>
    <message>
        <source>this hand cannot be added to the history: {why}</source>
        <translation>esta mano no se puede añadir al historial: {why}</translation>
    </message>
    <message>
        <source>the table cannot be kept for the next start: {why}</source>
        <translation>la mesa no se puede conservar para el próximo inicio: {why}</translation>
    </message>
    <message>
        <source>There is no card to take back</source>
        <translation>No hay ninguna carta que retirar</translation>
    </message>
    <message>
        <source>There is no room for another card: {place}</source>
        <translation>No cabe otra carta: {place}</translation>
    </message>
    <message>
        <source>There is no {seat}; add one first</source>
        <translation>No existe {seat}; añada antes un asiento</translation>
    </message>
    <message>
        <source>There is no board in {game}</source>
        <translation>{game} se juega sin board</translation>
    </message>
    <message>
        <source>All the cards of this hand are dealt; Escape brings your table back</source>
        <translation>Todas las cartas de esta mano están repartidas; Esc devuelve la mesa de antes</translation>
    </message>
    <message>
        <source>The board from before is gone</source>
        <translation>El board anterior ya no está</translation>
    </message>
    <message>
        <source>The boards from before are gone</source>
        <translation>Los boards anteriores ya no están</translation>
    </message>
    <message>
        <source>The pot from before is gone: the bets make it</source>
        <translation>El bote anterior ya no está: lo forman las apuestas</translation>
    </message>
    <message>
        <source>The game is now {game}</source>
        <translation>El juego es ahora {game}</translation>
    </message>
    <message>
        <source>Cards without a place in this game: {count}. Undo brings them back.</source>
        <translation>Cartas sin sitio en este juego: {count}. Deshacer las devuelve.</translation>
    </message>
    <message>
        <source>Ranges and cards without a place here: {count}. Undo brings them back.</source>
        <translation>Rangos y cartas sin sitio aquí: {count}. Deshacer los devuelve.</translation>
    </message>
    <message>
        <source>All cards are dealt</source>
        <translation>Todas las cartas están repartidas</translation>
    </message>
    <message>
        <source>The next card goes to {slot}</source>
        <translation>Próxima carta: {slot}</translation>
    </message>
    <message>
        <source>Cells of a spreadsheet (*.csv)</source>
        <translation>Celdas de una hoja de cálculo (*.csv)</translation>
    </message>
    <message>
        <source>JSON, one hand on a line (*.jsonl)</source>
        <translation>JSON, una mano por línea (*.jsonl)</translation>
    </message>
    <message>
        <source>Database (*.sqlite)</source>
        <translation>Base de datos (*.sqlite)</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>Documento (*.pdf)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>Jugadores y cartas</translation>
    </message>
    <message>
        <source>What each made</source>
        <translation>Lo que formó cada uno</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>1 row is copied</source>
        <translation>1 fila copiada</translation>
    </message>
    <message>
        <source>{count} rows are copied</source>
        <translation>{count} filas copiadas</translation>
    </message>
    <message>
        <source>Saved as {file}; rows: {count}</source>
        <translation>Guardado como {file}; filas: {count}</translation>
    </message>
    <message>
        <source>These are {count} rows, and {most} are the most to copy; save them</source>
        <translation>Son {count} filas, y se pueden copiar {most} como máximo; guárdelas</translation>
    </message>
    <message>
        <source>“{file}” ends in none of these; name it with one: {endings}</source>
        <translation>«{file}» no acaba en ninguno de estos; escriba un nombre que acabe así: {endings}</translation>
    </message>
    <message>
        <source>The text has {count} characters, too many for a list of hands; paste up to {most}, with one hand on a line</source>
        <translation>El texto tiene {count} caracteres, demasiados para una lista de manos; pegue {most} como máximo, con una mano por línea</translation>
    </message>
    <message>
        <source>{file} is no text of a list of hands</source>
        <translation>{file} no es el texto de una lista de manos</translation>
    </message>
    <message>
        <source>Each hand is from a whole deck; {seed} deals these hands again</source>
        <translation>Cada mano sale de una baraja entera; {seed} reparte estas manos otra vez</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>The list of the last time cannot be read; {file} is not changed, so this list is not kept</source>
        <translation>La lista de la última vez no se puede leer; {file} no se modifica, así que esta lista no se conserva</translation>
    </message>
    <message>
        <source>The list cannot be kept for the next start: {why}</source>
        <translation>La lista no se puede conservar para el próximo inicio: {why}</translation>
    </message>
    <message>
        <source>Choose a place of another board to see its nuts.</source>
        <translation>Elija un hueco de otro board para ver sus nuts.</translation>
    </message>
    <message>
        <source>Only the range of {seat} is counted.</source>
        <translation>Solo se cuenta el rango de {seat}.</translation>
    </message>
    <message>
        <source>Only the hands of {seat}&apos;s range</source>
        <translation>Solo las manos del rango de {seat}</translation>
    </message>
    <message>
        <source>For the low</source>
        <translation>Para la baja</translation>
    </message>
    <message>
        <source>{count} of {all} hands have no low.</source>
        <translation>Manos sin baja: {count} de {all}.</translation>
    </message>
    <message>
        <source>The nut low</source>
        <translation>La baja nuts</translation>
    </message>
    <message>
        <source>cards it needs are taken</source>
        <translation>necesita cartas que ya están repartidas</translation>
    </message>
    <message>
        <source>The best hand on both boards</source>
        <translation>La mejor mano en los dos boards</translation>
    </message>
    <message>
        <source>The best hand on all boards</source>
        <translation>La mejor mano en todos los boards</translation>
    </message>
    <message>
        <source>{better} of {all} hands beat this one, none ties</source>
        <translation>Manos que ganan a esta: {better} de {all}; no empata ninguna</translation>
    </message>
    <message>
        <source>{better} of {all} hands beat this one, {equal} tie</source>
        <translation>Manos que ganan a esta: {better} de {all}; empatan {equal}</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Ganan a esta</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Pierden con esta</translation>
    </message>
    <message>
        <source>this hand</source>
        <translation>esta mano</translation>
    </message>
    <message>
        <source>nobody else can have it</source>
        <translation>nadie más puede tenerla</translation>
    </message>
    <message>
        <source>1 combo</source>
        <translation>1 combo</translation>
    </message>
    <message>
        <source>{count} combos</source>
        <translation>combos: {count}</translation>
    </message>
    <message>
        <source>combos</source>
        <translation>combos</translation>
    </message>
    <message>
        <source>As a map of the 169 hands</source>
        <translation>Como mapa de las 169 manos</translation>
    </message>
    <message>
        <source>Hide the map of the 169 hands</source>
        <translation>Ocultar el mapa de las 169 manos</translation>
    </message>
    <message>
        <source>! beats this hand; pale: cannot be dealt</source>
        <translation>! gana a esta; pálido: no se puede repartir</translation>
    </message>
    <message>
        <source>Hands that may beat this one: {hands}.</source>
        <translation>Manos que pueden ganar a esta: {hands}.</translation>
    </message>
    <message>
        <source>Says what some cards make, and which hand wins and why.</source>
        <translation>Dice qué forman unas cartas, qué mano gana y por qué.</translation>
    </message>
    <message>
        <source>Program and card faces under the MIT licence. It uses Qt under the GNU Lesser General Public License, version 3, Python and NumPy.</source>
        <translation>Programa y dibujos de las cartas bajo la licencia MIT. Usa Qt bajo la GNU Lesser General Public License, versión 3, Python y NumPy.</translation>
    </message>
    <message>
        <source>Newer versions: {releases}</source>
        <translation>Versiones nuevas: {releases}</translation>
    </message>
    <message>
        <source>the releases page of this project</source>
        <translation>la página de versiones de este proyecto</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>What is installed</source>
        <translation>Lo que está instalado</translation>
    </message>
    <message>
        <source>The program runs from its source, on what is installed beside it:</source>
        <translation>El programa se ejecuta desde su código fuente, con lo que está instalado a su lado:</translation>
    </message>
    <message>
        <source>its licence is not named</source>
        <translation>su licencia no se indica</translation>
    </message>
    <message>
        <source>PySide6 brings Qt along, under the same licences. Its source is at {address}.</source>
        <translation>PySide6 incluye Qt, bajo las mismas licencias. Su código fuente está en {address}.</translation>
    </message>
    <message>
        <source>{seat} is the favourite</source>
        <translation>{seat} tiene más opciones</translation>
    </message>
    <message>
        <source>What {seat} ends up with</source>
        <translation>Con qué acaba {seat}</translation>
    </message>
    <message>
        <source>What each seat ends up with</source>
        <translation>Con qué acaba cada asiento</translation>
    </message>
    <message>
        <source>{seat} {percent}, {count}</source>
        <translation>{seat} {percent}, {count}</translation>
    </message>
    <message>
        <source>{seat} has 1 out</source>
        <translation>{seat} tiene 1 out</translation>
    </message>
    <message>
        <source>{seat} has {count} outs</source>
        <translation>{seat} tiene {count} outs</translation>
    </message>
    <message>
        <source>Cards that improve {seat}: {count}</source>
        <translation>Cartas que mejoran a {seat}: {count}</translation>
    </message>
    <message>
        <source>{seat} draws level on {count}</source>
        <translation>{seat} iguala con {count}</translation>
    </message>
    <message>
        <source>{seat} ties on {count}</source>
        <translation>{seat} empata con {count}</translation>
    </message>
    <message>
        <source>{seat} goes up with {up} next cards, down with {down}</source>
        <translation>Próximas cartas con las que {seat} sube: {up}; con las que baja: {down}</translation>
    </message>
    <message>
        <source>{share} of the pot</source>
        <translation>{share} del bote</translation>
    </message>
    <message>
        <source>{least} to {most} of the pot</source>
        <translation>del {least} al {most} del bote</translation>
    </message>
    <message>
        <source>1 card makes: {category}</source>
        <translation>1 carta forma: {category}</translation>
    </message>
    <message>
        <source>{count} cards make: {category}</source>
        <translation>{count} cartas forman: {category}</translation>
    </message>
    <message>
        <source>Question {number} of {all}</source>
        <translation>Pregunta {number} de {all}</translation>
    </message>
    <message>
        <source>Exam: question {number} of {all}</source>
        <translation>Examen: pregunta {number} de {all}</translation>
    </message>
    <message>
        <source>Exam: {question}</source>
        <translation>Examen: {question}</translation>
    </message>
    <message>
        <source>Answer the question first, or leave practice with {key}</source>
        <translation>Responda antes a la pregunta, o deje la práctica con {key}</translation>
    </message>
    <message>
        <source>{key} shows the pane: other questions, the results</source>
        <translation>{key} muestra el panel: otras preguntas, los resultados</translation>
    </message>
    <message>
        <source>The exam goes on where the program was closed: {done} of {all} answered</source>
        <translation>El examen continúa donde se cerró el programa: {done} de {all} respondidas</translation>
    </message>
    <message>
        <source>The exam of {day} cannot go on, as this version asks other questions; its answers are among the results</source>
        <translation>El examen del {day} no puede continuar, porque esta versión hace otras preguntas; sus respuestas están entre los resultados</translation>
    </message>
    <message>
        <source>Right: {answer}</source>
        <translation>Correcto: {answer}</translation>
    </message>
    <message>
        <source>No: {answer}</source>
        <translation>No: {answer}</translation>
    </message>
    <message>
        <source>You said {given}. {reason}</source>
        <translation>Respuesta dada: {given}. {reason}</translation>
    </message>
    <message>
        <source>You said {given}, {off}</source>
        <translation>Respuesta dada: {given}, {off}</translation>
    </message>
    <message>
        <source>Answer {number} is taken: {given}</source>
        <translation>Respuesta {number} registrada: {given}</translation>
    </message>
    <message>
        <source>{right} right, {missed} missed</source>
        <translation>Aciertos: {right}; fallos: {missed}</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>The cards alone (*.svg)</source>
        <translation>Solo las cartas (*.svg)</translation>
    </message>
    <message>
        <source>The result is copied as text</source>
        <translation>El resultado está copiado como texto</translation>
    </message>
    <message>
        <source>Version, system and table are copied: paste them into {place}</source>
        <translation>Versión, sistema y mesa están copiados: péguelos en {place}</translation>
    </message>
    <message>
        <source>the list of problems of this project</source>
        <translation>la lista de problemas de este proyecto</translation>
    </message>
    <message>
        <source>The odds are copied as text</source>
        <translation>Las probabilidades están copiadas como texto</translation>
    </message>
    <message>
        <source>The table is copied as a picture</source>
        <translation>La mesa está copiada como imagen</translation>
    </message>
    <message>
        <source>The picture is being drawn</source>
        <translation>Se está dibujando la imagen</translation>
    </message>
    <message>
        <source>Stopped; nothing was copied or saved</source>
        <translation>Detenido; no se ha copiado ni guardado nada</translation>
    </message>
    <message>
        <source>{game} has no board, and one is needed here; write it after @, as in @ QhJh2c, or choose another game, such as Texas hold&apos;em</source>
        <translation>{game} se juega sin board, y aquí hace falta uno; escríbalo después de @, como en @ QhJh2c, o elija otro juego, como Texas hold&apos;em</translation>
    </message>
    <message>
        <source>The nuts of {game} are not counted; they are in games with a high in which two own cards play, such as Texas hold&apos;em and Omaha</source>
        <translation>Las nuts de {game} no se calculan; sí en los juegos con mano alta en los que juegan dos cartas propias, como Texas hold&apos;em y Omaha</translation>
    </message>
    <message>
        <source>There are no {kind} questions in {game}; choose winner, which every game has, or another game, such as Texas hold&apos;em</source>
        <translation>En {game} no hay preguntas de tipo {kind}; elija winner, que existe en todos los juegos, u otro juego, como Texas hold&apos;em</translation>
    </message>
    <message>
        <source>Files of hands ({endings})</source>
        <translation>Archivos de manos ({endings})</translation>
    </message>
    <message>
        <source>All files ({endings})</source>
        <translation>Todos los archivos ({endings})</translation>
    </message>
    <message>
        <source>There are no hands to paste; copy several of them</source>
        <translation>No hay manos que pegar; copie varias</translation>
    </message>
    <message>
        <source>{file} and {count} more</source>
        <translation>{file} y {count} más</translation>
    </message>
    <message>
        <source>folder {name}</source>
        <translation>carpeta {name}</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>texto pegado</translation>
    </message>
    <message>
        <source>your list</source>
        <translation>la lista propia</translation>
    </message>
    <message>
        <source>Hands from: {name}</source>
        <translation>Manos de: {name}</translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation>1 mano</translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation>{count} manos</translation>
    </message>
    <message>
        <source>No hands yet</source>
        <translation>Todavía sin manos</translation>
    </message>
    <message>
        <source>{count} of {all} hands</source>
        <translation>{count} de {all} manos</translation>
    </message>
    <message>
        <source>{count} could not be read</source>
        <translation>No se pudieron leer: {count}</translation>
    </message>
    <message>
        <source>All hands are forgotten; the same menu brings them back</source>
        <translation>Todas las manos se han olvidado; el mismo menú las devuelve</translation>
    </message>
    <message>
        <source>&amp;Bring the forgotten hands back</source>
        <translation>&amp;Recuperar las manos olvidadas</translation>
    </message>
    <message>
        <source>All hands are back</source>
        <translation>Todas las manos han vuelto</translation>
    </message>
    <message>
        <source>&amp;Forget all hands</source>
        <translation>&amp;Olvidar todas las manos</translation>
    </message>
    <message>
        <source>Counting what every all-in was worth …</source>
        <translation>Contando lo que valía cada all-in …</translation>
    </message>
    <message>
        <source>Stopped; rows that were read: {count}</source>
        <translation>Detenido; filas leídas: {count}</translation>
    </message>
    <message>
        <source>Stopped; the order is as it was</source>
        <translation>Detenido; el orden no ha cambiado</translation>
    </message>
    <message>
        <source>{right} of {all} right in {seconds} s, longest streak {streak}</source>
        <translation>Aciertos: {right} de {all} en {seconds} s, mejor racha {streak}</translation>
    </message>
    <message>
        <source>Exam: {right} of {all} right in {seconds} s</source>
        <translation>Examen: aciertos {right} de {all} en {seconds} s</translation>
    </message>
    <message>
        <source>{cards}: {why}. You said {given}</source>
        <translation>{cards}: {why}. Su respuesta: {given}</translation>
    </message>
    <message>
        <source>The only answer to such a question</source>
        <translation>La única respuesta a una pregunta así</translation>
    </message>
    <message>
        <source>All {count} answers to such questions, by topic</source>
        <translation>Las {count} respuestas a esas preguntas, por tema</translation>
    </message>
    <message>
        <source>{right} of {all}</source>
        <translation>{right} de {all}</translation>
    </message>
    <message>
        <source>{topic} {right} of {all}</source>
        <translation>{topic} {right} de {all}</translation>
    </message>
    <message>
        <source>What you miss comes back sooner: {topics}</source>
        <translation>Lo que se falla vuelve antes: {topics}</translation>
    </message>
    <message>
        <source>For&amp;get all</source>
        <translation>Olvidar &amp;todo</translation>
    </message>
    <message>
        <source>Brin&amp;g all back</source>
        <translation>Re&amp;cuperar todo</translation>
    </message>
    <message>
        <source>Right. {why}</source>
        <translation>Correcto. {why}</translation>
    </message>
    <message>
        <source>Wrong: {answer}. {why}</source>
        <translation>Incorrecto: {answer}. {why}</translation>
    </message>
    <message>
        <source>Your own game</source>
        <translation>Juego propio</translation>
    </message>
    <message>
        <source>Rules of a game (*.toml)</source>
        <translation>Reglas de un juego (*.toml)</translation>
    </message>
    <message>
        <source>The file of your own games cannot be used: {why}</source>
        <translation>El archivo de sus juegos no se puede usar: {why}</translation>
    </message>
    <message>
        <source>“{game}” is being practised: first choose another game in practice</source>
        <translation>«{game}» se está practicando: elija antes otro juego en la práctica</translation>
    </message>
    <message>
        <source>“{game}” is no longer in the list of games</source>
        <translation>«{game}» ya no está en la lista de juegos</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Abrir mesa</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Guardar mesa</translation>
    </message>
    <message>
        <source>Tables ({files})</source>
        <translation>Mesas ({files})</translation>
    </message>
    <message>
        <source>{file} is not a file on this computer</source>
        <translation>{file} no es un archivo de este equipo</translation>
    </message>
    <message>
        <source>Only saved tables and text can be read here</source>
        <translation>Aquí solo se pueden leer mesas guardadas y texto</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} no se puede leer: {why}</translation>
    </message>
    <message>
        <source>{file} is saved, and copied to paste into a folder or a message</source>
        <translation>{file} está guardado, y copiado para pegarlo en una carpeta o un mensaje</translation>
    </message>
    <message>
        <source>The answer is hidden; reveal it to copy it</source>
        <translation>La respuesta está oculta; revélela para copiarla</translation>
    </message>
    <message>
        <source>There are no odds to copy yet</source>
        <translation>Todavía no hay probabilidades que copiar</translation>
    </message>
    <message>
        <source>“{file}” ends in none of .png, .pdf and .svg; name the picture&apos;s file with one</source>
        <translation>«{file}» no acaba en .png, .pdf ni .svg; dé al archivo de la imagen un nombre que acabe así</translation>
    </message>
    <message>
        <source>The picture could not be printed</source>
        <translation>No se pudo imprimir la imagen</translation>
    </message>
    <message>
        <source>{names} players are named, and there are {stacks} stacks</source>
        <translation>hay nombres de {names} jugadores y {stacks} stacks</translation>
    </message>
    <message>
        <source>half the pot</source>
        <translation>medio bote</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>dos tercios</translation>
    </message>
    <message>
        <source>the pot</source>
        <translation>el bote</translation>
    </message>
    <message>
        <source>one and a half</source>
        <translation>bote y medio</translation>
    </message>
    <message>
        <source>twice the pot</source>
        <translation>dos botes</translation>
    </message>
    <message>
        <source>{percent}% of the pot</source>
        <translation>{percent}&#xa0;% del bote</translation>
    </message>
    <message>
        <source>on both boards {reason}</source>
        <translation>en los dos boards {reason}</translation>
    </message>
    <message>
        <source>another window, with a table of its own</source>
        <translation>otra ventana, con su propia mesa</translation>
    </message>
    <message>
        <source>&amp;Open table…</source>
        <translation>&amp;Abrir mesa…</translation>
    </message>
    <message>
        <source>Open a file of ha&amp;nds…</source>
        <translation>Abrir un archivo de &amp;manos…</translation>
    </message>
    <message>
        <source>open a file of hands: who won each, with what, and why</source>
        <translation>abrir un archivo de manos: quién ganó cada una, con qué y por qué</translation>
    </message>
    <message>
        <source>&amp;Save table</source>
        <translation>&amp;Guardar mesa</translation>
    </message>
    <message>
        <source>Save table &amp;as…</source>
        <translation>G&amp;uardar mesa como…</translation>
    </message>
    <message>
        <source>save the table in another file</source>
        <translation>guardar la mesa en otro archivo</translation>
    </message>
    <message>
        <source>&amp;History of hands…</source>
        <translation>&amp;Historial de manos…</translation>
    </message>
    <message>
        <source>go back to a hand that was analysed</source>
        <translation>volver a una mano ya analizada</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>Guardar ima&amp;gen…</translation>
    </message>
    <message>
        <source>save a picture of the table: PNG, PDF, or SVG for the cards alone</source>
        <translation>guardar una imagen de la mesa: PNG, PDF, o SVG solo con las cartas</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>print the table, with a preview</source>
        <translation>imprimir la mesa, con vista previa</translation>
    </message>
    <message>
        <source>&amp;Close the window</source>
        <translation>C&amp;errar la ventana</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Re&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>&amp;Copiar el resultado</translation>
    </message>
    <message>
        <source>Copy &amp;odds as text</source>
        <translation>Copiar las &amp;probabilidades como texto</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copiar la i&amp;magen</translation>
    </message>
    <message>
        <source>Copy a &amp;link to the file</source>
        <translation>Copiar un e&amp;nlace al archivo</translation>
    </message>
    <message>
        <source>save the table in a file, and copy the file to hand it on</source>
        <translation>guardar la mesa en un archivo y copiarlo para pasarlo a otros</translation>
    </message>
    <message>
        <source>Sa&amp;y the answer</source>
        <translation>&amp;Decir la respuesta</translation>
    </message>
    <message>
        <source>have a screen reader say the answer and each seat&apos;s hand</source>
        <translation>hacer que un lector de pantalla diga la respuesta y la mano de cada asiento</translation>
    </message>
    <message>
        <source>&amp;Paste cards</source>
        <translation>Pe&amp;gar cartas</translation>
    </message>
    <message>
        <source>&amp;Type cards</source>
        <translation>&amp;Escribir cartas</translation>
    </message>
    <message>
        <source>&amp;Take the last card back</source>
        <translation>Retirar la ú&amp;ltima carta</translation>
    </message>
    <message>
        <source>C&amp;lear the table</source>
        <translation>&amp;Vaciar la mesa</translation>
    </message>
    <message>
        <source>Your &amp;own game…</source>
        <translation>Juego pr&amp;opio…</translation>
    </message>
    <message>
        <source>play a game of your own: a file of its rules</source>
        <translation>jugar a un juego propio: un archivo con sus reglas</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Repartir</translation>
    </message>
    <message>
        <source>deal all seats and boards at random</source>
        <translation>repartir al azar todos los asientos y boards</translation>
    </message>
    <message>
        <source>Deal again from a &amp;number…</source>
        <translation>Repartir por &amp;número…</translation>
    </message>
    <message>
        <source>Deal the ne&amp;xt street</source>
        <translation>Repartir la &amp;siguiente calle</translation>
    </message>
    <message>
        <source>deal the next: the hands, the flop, the turn, the river</source>
        <translation>repartir lo siguiente: las manos, el flop, el turn, el river</translation>
    </message>
    <message>
        <source>&amp;Complete the board</source>
        <translation>&amp;Completar el board</translation>
    </message>
    <message>
        <source>The &amp;board</source>
        <translation>El &amp;board</translation>
    </message>
    <message>
        <source>the next card goes to the board</source>
        <translation>la próxima carta va al board</translation>
    </message>
    <message>
        <source>&amp;Add a seat</source>
        <translation>&amp;Añadir un asiento</translation>
    </message>
    <message>
        <source>&amp;Swap seats A and B</source>
        <translation>&amp;Intercambiar los asientos A y B</translation>
    </message>
    <message>
        <source>&amp;Remove the last seat</source>
        <translation>&amp;Quitar el último asiento</translation>
    </message>
    <message>
        <source>&amp;Unknown card</source>
        <translation>Carta &amp;desconocida</translation>
    </message>
    <message>
        <source>an unknown card; on a slot: for that slot, or no longer</source>
        <translation>una carta desconocida; en un hueco: para ese hueco, o ya no</translation>
    </message>
    <message>
        <source>Make the seat un&amp;known</source>
        <translation>Cartas desconocidas del a&amp;siento</translation>
    </message>
    <message>
        <source>make all the cards of the seat unknown</source>
        <translation>hacer desconocidas todas las cartas del asiento</translation>
    </message>
    <message>
        <source>Give a ra&amp;nge…</source>
        <translation>&amp;Dar un rango…</translation>
    </message>
    <message>
        <source>say which hands the seat may have</source>
        <translation>decir qué manos puede tener el asiento</translation>
    </message>
    <message>
        <source>Dead ca&amp;rds</source>
        <translation>Cartas m&amp;uertas</translation>
    </message>
    <message>
        <source>dead cards: to their tray, and back to the seats</source>
        <translation>cartas muertas: a su bandeja, y vuelta a los asientos</translation>
    </message>
    <message>
        <source>&amp;Pot of chips</source>
        <translation>&amp;Bote en fichas</translation>
    </message>
    <message>
        <source>Pract&amp;ice</source>
        <translation>&amp;Práctica</translation>
    </message>
    <message>
        <source>practise: which hand wins, what it is, the nuts, what it is worth</source>
        <translation>practicar: qué mano gana, qué mano es, las nuts, cuánto vale</translation>
    </message>
    <message>
        <source>What it takes to ca&amp;ll</source>
        <translation>Lo que hace falta para &amp;pagar</translation>
    </message>
    <message>
        <source>the bet: what it takes to call, and whether that pays</source>
        <translation>la apuesta: lo que hace falta para pagar, y si compensa</translation>
    </message>
    <message>
        <source>S&amp;ide pots</source>
        <translation>Botes &amp;secundarios</translation>
    </message>
    <message>
        <source>side pots: what each seat is in for</source>
        <translation>botes secundarios: lo que ha puesto cada asiento</translation>
    </message>
    <message>
        <source>&amp;Compare a list of hands…</source>
        <translation>Comparar una &amp;lista de manos…</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>the table alone, without a pane at its left</source>
        <translation>solo la mesa, sin panel a su izquierda</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation>M&amp;anos</translation>
    </message>
    <message>
        <source>hands of files, of a list, of the history</source>
        <translation>manos de archivos, de una lista, del historial</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Parte siguiente</translation>
    </message>
    <message>
        <source>go round: the rail, the left pane, the felt, the cards, the right pane</source>
        <translation>recorrer las partes: barra lateral, panel izquierdo, tapete, cartas, panel derecho</translation>
    </message>
    <message>
        <source>Part before</source>
        <translation>Parte anterior</translation>
    </message>
    <message>
        <source>go round the other way</source>
        <translation>recorrer las partes al revés</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>Por &amp;qué</translation>
    </message>
    <message>
        <source>why a hand is what it is, and who wins</source>
        <translation>por qué una mano es lo que es, y quién gana</translation>
    </message>
    <message>
        <source>&amp;Nuts</source>
        <translation>&amp;Nuts</translation>
    </message>
    <message>
        <source>the nuts, and every hand that beats this one</source>
        <translation>las nuts, y todas las manos que ganan a esta</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>Pro&amp;babilidades</translation>
    </message>
    <message>
        <source>how often each seat wins, and with what</source>
        <translation>con qué frecuencia gana cada asiento, y con qué</translation>
    </message>
    <message>
        <source>&amp;Lows</source>
        <translation>Mano&amp;s bajas</translation>
    </message>
    <message>
        <source>the lows, step by step</source>
        <translation>las manos bajas, paso a paso</translation>
    </message>
    <message>
        <source>Next &amp;card on the deck</source>
        <translation>&amp;Siguiente carta en la baraja</translation>
    </message>
    <message>
        <source>what each card would bring, or the plain cards</source>
        <translation>lo que traería cada carta, o solo las cartas</translation>
    </message>
    <message>
        <source>Fold the dec&amp;k</source>
        <translation>&amp;Plegar la baraja</translation>
    </message>
    <message>
        <source>fold the 52 cards to a bar, and open it</source>
        <translation>plegar las 52 cartas en una barra, y abrirla</translation>
    </message>
    <message>
        <source>&amp;Hide the answer until asked</source>
        <translation>&amp;Ocultar la respuesta hasta pedirla</translation>
    </message>
    <message>
        <source>hide the answers until asked: on and off</source>
        <translation>ocultar las respuestas hasta pedirlas: activar o desactivar</translation>
    </message>
    <message>
        <source>Re&amp;veal the answer</source>
        <translation>Re&amp;velar la respuesta</translation>
    </message>
    <message>
        <source>Larger te&amp;xt</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>Text as usua&amp;l</source>
        <translation>Texto &amp;normal</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Panta&amp;lla completa</translation>
    </message>
    <message>
        <source>Type cards an&amp;ywhere</source>
        <translation>Escribir cartas en c&amp;ualquier parte</translation>
    </message>
    <message>
        <source>type a card wherever the focus is: on and off</source>
        <translation>escribir una carta esté donde esté el foco: activar o desactivar</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>how cards are written, files of hands, ranges and more</source>
        <translation>cómo se escriben las cartas, archivos de manos, rangos y más</translation>
    </message>
    <message>
        <source>&amp;Rules of poker</source>
        <translation>&amp;Reglas del póker</translation>
    </message>
    <message>
        <source>the rule for the hand on the table</source>
        <translation>la regla de la mano que está en la mesa</translation>
    </message>
    <message>
        <source>Kinds of &amp;hand</source>
        <translation>&amp;Jugadas</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>this page</source>
        <translation>esta página</translation>
    </message>
    <message>
        <source>Report a &amp;problem</source>
        <translation>&amp;Informar de un problema</translation>
    </message>
    <message>
        <source>copy version, system and table, for a report</source>
        <translation>copiar versión, sistema y mesa, para un informe</translation>
    </message>
    <message>
        <source>&amp;About {program}</source>
        <translation>&amp;Acerca de {program}</translation>
    </message>
    <message>
        <source>version and licences</source>
        <translation>versión y licencias</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>&amp;Compartir</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>&amp;Asientos</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Boards</translation>
    </message>
    <message>
        <source>Ne&amp;xt card to</source>
        <translation>Carta s&amp;iguiente para</translation>
    </message>
    <message>
        <source>&amp;Unknown</source>
        <translation>D&amp;esconocidas</translation>
    </message>
    <message>
        <source>Make a seat un&amp;known</source>
        <translation>Cartas desconocidas de un a&amp;siento</translation>
    </message>
    <message>
        <source>&amp;Pot and bet</source>
        <translation>Bote y a&amp;puesta</translation>
    </message>
    <message>
        <source>Dec&amp;k</source>
        <translation>Bara&amp;ja</translation>
    </message>
    <message>
        <source>Th&amp;eme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartas</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xto</translation>
    </message>
    <message>
        <source>{name} neither folds nor calls</source>
        <translation>{name} ni se retira ni paga</translation>
    </message>
</context>
</TS>
