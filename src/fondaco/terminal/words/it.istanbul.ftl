### Ciò che il terminale dice a un tavolo di Istanbul. Le cose stesse hanno i nomi del gioco.

# Parti di una decisione di seguito, come si possono scrivere.
terminal-istanbul-example = go 2 leave act

## Forme brevi nei riquadri del bazar

terminal-istanbul-short-place = { $place ->
    [1] Carraio
    [2] Mag. Stoffe
    [3] Mag. Spezie
    [4] Mag. Frutta
    [5] Uff. Postale
    [6] Caravanserr.
    [7] Fontana
    [8] Mercato Nero
    [9] Casa del Tè
    [10] Gr. Mercato
    [11] P. Mercato
    [12] Polizia
    [13] Pal.Sultano
    [14] P. Moschea
    [15] Gr. Moschea
    [16] Gioielliere
    [17] Torrefaz.
    [18] Gilda
    [19] Taverna
    [20] Casa Caffè
    [21] Ambasciata
    [22] Chiosco
    [23] Casa d’Aste
    [24] Soc.Segreta
    [25] Catacombe
   *[other] { $place }
}
terminal-istanbul-short-good = { $good ->
    [fabric] St
    [spice] Sp
    [fruit] Fr
    [jewelry] Gi
    [coffee] Ca
   *[other] { $good }
}
terminal-istanbul-short-figure = { $figure ->
    [governor] Gov
    [smuggler] Con
    [coffee_trader] VeC
    [courier] Cor
   *[other] { $figure }
}
terminal-istanbul-short-piece = { $piece ->
    [merchant] M
    [companion] C
    [assistant] A
    [family] F
    [neutral] N
   *[other] { $piece }
}
terminal-istanbul-short-ruby = R
terminal-istanbul-short-lira = { $lira }L
terminal-istanbul-short-any = { $number }lib.
terminal-istanbul-short-seals = { $number } sig.
terminal-istanbul-short-extensions = { $extensions } est.
terminal-istanbul-short-straight-line = linea
terminal-istanbul-short-free-figures = gratis
terminal-istanbul-legend-reach = ▶2 raggiungibile, arrivare costa 2 Lire
terminal-istanbul-legend-companion-reach = ▷2 raggiungibile dal tuo Compagno
terminal-istanbul-legend-piece = { $piece ->
    [merchant] M{ $mark }4 Mercante di { $mark } su 4 Assistenti
    [companion] C Compagno
    [assistant] A Assistente
    [family] F Familiare
    [neutral] N Mercanti neutrali
   *[other] { $piece }
}
terminal-istanbul-legend-amounts = R Rubini  L Lire
terminal-istanbul-legend-tiles = 2/4 tessere: la prima ne richiede 2, ne restano 4
terminal-istanbul-legend-barrier = ═ ║ Barriera

## Il momento

terminal-istanbul-labelled = { $box }, { $label }.
terminal-istanbul-round = { $limit ->
    [0] Round { $round }.
   *[other] Round { $round } di { $limit }.
}
terminal-istanbul-target = { $rubies } Rubini portano all’ultimo round.
terminal-istanbul-last-round = Questo è l’ultimo round.
terminal-istanbul-first = Primo giocatore: { $player }.
terminal-istanbul-reconstructed = * ricostruito: non è il componente stampato
terminal-istanbul-chosen = Scelto finora: { $parts }.
terminal-istanbul-barrier = La Barriera{ $mark } è tra { $place1 } e { $place2 }; la controlla { $player }.
terminal-istanbul-next-demands = { $place }, prossime tessere Domanda: { $demands }.
terminal-istanbul-kiosk-open = Tessere Chiosco scoperte: { $tiles }.
terminal-istanbul-auction = Asta: { $player } ha offerto { $price }.
terminal-istanbul-dice = I dadi mostrano { $first } e { $second }.
terminal-istanbul-quoted = “{ $name }”
terminal-istanbul-none = niente
terminal-istanbul-unknown = ignota
terminal-istanbul-then = { $first }; { $next }

## Aree

terminal-istanbul-place-line = Riga { $row }, colonna { $column }, { $place }: { $content }.
terminal-istanbul-nobody = niente e nessuno
terminal-istanbul-in-reach = raggiungibile, arrivare costa { $price }
terminal-istanbul-companion-reach = raggiungibile dal tuo Compagno, arrivare costa { $price }
terminal-istanbul-target-here = si può scegliere
terminal-istanbul-track = Rubini rimasti: { $number }, il prossimo per { $price }
terminal-istanbul-extensions = Estensioni rimaste: { $number }, ciascuna per { $price }
terminal-istanbul-stack = { $left ->
    [one] { $tile }: ne resta { $left }, che richiede { $price }
   *[other] { $tile }: ne restano { $left }, la prima richiede { $price }
}
terminal-istanbul-stack-empty = { $tile }: esaurita
terminal-istanbul-demand = richiesti { $demand }; una, due e più merci rendono { $prices } Lire
terminal-istanbul-gives = dà { $gives }
terminal-istanbul-any = { $goods ->
    [one] { $goods } merce qualsiasi
   *[other] { $goods } merci qualsiasi
}
terminal-istanbul-baksheesh = Bakchich{ $mark }: un Rubino per { $price }
terminal-istanbul-society = un Rubino per { $price }; Lire per i prossimi che arrivano: { $lira }
terminal-istanbul-merchant = { $player } su { $assistants }
terminal-istanbul-merchants = Mercanti: { $players }
terminal-istanbul-companions = Compagni: { $players }
terminal-istanbul-assistants = Assistenti: { $players }
terminal-istanbul-families = Familiari: { $players }
terminal-istanbul-neutrals = { $number ->
    [one] { $number } Mercante neutrale
   *[other] { $number } Mercanti neutrali
}
terminal-istanbul-figure = { $figure } ({ $price })

## Giocatori e carte

terminal-istanbul-player = Giocatore
terminal-istanbul-capacity = posto
terminal-istanbul-heading-cards = carte
terminal-istanbul-heading-guild-cards = Gilda
terminal-istanbul-heading-seals = Sigilli
terminal-istanbul-player-line = { $player }: { $content }.
terminal-istanbul-goods = merci: { $goods }, posto per { $capacity } di ciascuna
terminal-istanbul-holds-letters = Lettere per { $places }
terminal-istanbul-holds-delivered = Lettere consegnate per { $places }
terminal-istanbul-holds-tiles = tessere: { $tiles }
terminal-istanbul-holds-known = note in mano: { $cards }
terminal-istanbul-holds-companion = Compagno nella propria riserva
terminal-istanbul-holds-doubled = turno supplementare di questo round già fatto
terminal-istanbul-cards-deck = Carte Bonus{ $mark }: mazzo { $deck }, nessuno scarto.
terminal-istanbul-cards-piles = Carte Bonus{ $mark }: mazzo { $deck }, scarti { $discards }, in cima “{ $card }”.
terminal-istanbul-guild-cards-deck = Carte Gilda{ $mark }: mazzo { $deck }, nessuno scarto.
terminal-istanbul-guild-cards-piles = Carte Gilda{ $mark }: mazzo { $deck }, scarti { $discards }, in cima “{ $card }”.
terminal-istanbul-coffee = Riserva: { $coffee }.
terminal-istanbul-letters = Lettere{ $mark }: { $letters } nelle pile, { $discarded } scartate. Tessere Chiosco{ $tiles-mark } nella pila: { $tiles }.
terminal-istanbul-no-cards = Non hai carte Bonus.
terminal-istanbul-hand = { $cards ->
    [one] La tua carta Bonus:
   *[other] Le tue { $cards } carte Bonus:
}
terminal-istanbul-guild-hand = { $cards ->
    [one] La tua carta Gilda:
   *[other] Le tue { $cards } carte Gilda:
}
terminal-istanbul-card = { $number ->
    [one] “{ $card }”: { $effect }
   *[other] { $number } × “{ $card }”: { $effect }
}

## La fine

terminal-istanbul-ranked = { $place }. { $player }: { $points ->
    [one] { $points } Rubino
   *[other] { $points } Rubini
}
