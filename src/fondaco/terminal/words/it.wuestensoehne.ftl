### Ciò che il terminale dice a un tavolo di Im Reich der Wüstensöhne. Le cose stesse hanno i nomi del gioco.

## Lettere delle icone azione sulla mappa, un carattere ciascuna e tutte diverse

terminal-wuestensoehne-letter-myrrh = M
terminal-wuestensoehne-letter-incense = I
terminal-wuestensoehne-letter-gem = G
terminal-wuestensoehne-letter-salt = S
terminal-wuestensoehne-letter-camel = C
terminal-wuestensoehne-letter-water1 = ~
terminal-wuestensoehne-letter-water2 = ≈
terminal-wuestensoehne-letter-rumour = D

# Parti di una decisione di seguito, come si possono scrivere.
terminal-wuestensoehne-example = stay draw

## Il momento

terminal-wuestensoehne-go = Tocca a { $player }.
terminal-wuestensoehne-bonus-go = Turno supplementare di { $player }.
terminal-wuestensoehne-goes-left = { $number ->
    [one] Ultimo giro: questo è l’ultimo turno.
   *[other] Ultimo giro: restano { $number } turni.
}
terminal-wuestensoehne-reconstructed = Tessere e croce sono ricostruite.
terminal-wuestensoehne-legend = ═ ║ linea bianca, oasi  ─ │ linea marrone, deserto  ░ oasi unita  + ╬ centro
terminal-wuestensoehne-row = Riga { $row }: { $fields }.
terminal-wuestensoehne-section = oasi { $sides }
terminal-wuestensoehne-section-icons = oasi { $sides } ({ $icons })
terminal-wuestensoehne-no-line = nessuna linea { $sides }
terminal-wuestensoehne-oasis = Oasi { $fields }: esploratori { $explorers }; icone { $icons }; aperta { $open }.
terminal-wuestensoehne-section-line = Sezione { $number }: { $section }. { $oasis }
terminal-wuestensoehne-line = In fila: { $explorers }; icone libere: { $icons }.
terminal-wuestensoehne-reach = Acqua per andare in ogni casella: { $prices }.

## Dicerie e riserve

terminal-wuestensoehne-rumours = Dicerie
terminal-wuestensoehne-value = valore
terminal-wuestensoehne-space = spazio { $number }
terminal-wuestensoehne-in-supply = riserva
terminal-wuestensoehne-stock = { $number ->
    [0] Nessuna diceria accanto alla plancia.
    [one] Una diceria accanto alla plancia.
   *[other] { $number } dicerie accanto alla plancia.
}
terminal-wuestensoehne-beside = La diceria accanto alla plancia è { $value }: l’hai vista.
terminal-wuestensoehne-space-empty = vuoto
terminal-wuestensoehne-space-hidden = coperta
terminal-wuestensoehne-space-seen = { $face } (vista da { $players })
terminal-wuestensoehne-rumour-line = { $good }: vale { $value } per quanto sai; spazio 1 { $first }, spazio 2 { $second }; riserva comune { $supply }.
terminal-wuestensoehne-seen = Hai guardato { $space }: { $value }.
terminal-wuestensoehne-piles = Tessere rimaste per pila: { $piles }.
terminal-wuestensoehne-no-piles = Tutte le pile sono finite.
terminal-wuestensoehne-supply = Riserva comune: { $water }, { $camels }.

## Giocatori

terminal-wuestensoehne-player = Giocatore
terminal-wuestensoehne-gold = oro
terminal-wuestensoehne-water = acqua
terminal-wuestensoehne-camels = cammelli
terminal-wuestensoehne-goods = merci
terminal-wuestensoehne-explorers = esploratori (^ turbante)
terminal-wuestensoehne-explorer-on = { $explorer } su { $field }
terminal-wuestensoehne-reserves = Riserve
terminal-wuestensoehne-player-line = { $player }, carovana in { $field }: merci per { $gold }, { $water }, { $camels }; merci: { $goods }, spazi liberi { $room }; esploratori: { $explorers }.
terminal-wuestensoehne-reserve-line = Riserva di { $player }: { $tiles }.
terminal-wuestensoehne-no-tiles = La tua riserva è vuota.
