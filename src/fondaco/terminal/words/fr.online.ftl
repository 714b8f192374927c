### Ce que dit le terminal autour d’une table dans une maison.

## Arriver

terminal-online-ask-link = Le lien de votre place (il n’est pas affiché) :
terminal-online-unreachable = Aucune maison ne répond à { $house }.
terminal-online-no-house = Il n’y a pas de maison de Fondaco ici : la réponse était { $status }.
terminal-online-endless = La réponse de { $house } ne finit pas : ce n’est pas une maison de Fondaco.
terminal-online-foreign = Le serveur a dit quelque chose que ce programme ne comprend pas : l’un des deux est trop ancien.
terminal-online-other-rules = Le serveur joue à { $title } avec d’autres règles ou une autre édition que ce programme : l’un des deux est trop ancien.
terminal-online-answer-lost = La connexion a été perdue avant la réponse : regardez si c’est fait.
terminal-online-full = Aucune place de cette table n’est à vous ni libre : vous regardez.
terminal-online-abandoned = Cette table a été abandonnée.
terminal-online-yours-again = Un bot jouait la place { $number } ; elle est de nouveau à vous.

## Avant la partie

terminal-online-address = La table : { $address }
terminal-online-invite = Donnez chacun de ces liens à une seule personne : la place est à qui s’y assied le premier.
terminal-online-link-seat = Place { $number } : { $link }
terminal-online-link-watch = Pour regarder : { $link }
terminal-online-table = { $title }. Qui est assis :
terminal-online-seat = { $number }. { $kind ->
    [open] libre
    [bot] { $player }, joué par le bot { $bot }
   *[person] { $player }{ $online ->
        [true] {""}
       *[false] {" "}(absent)
    }
}
terminal-online-waits = La partie commence quand l’hôte le dit.
terminal-online-host-waits = La partie commence quand toutes les places sont prises. « { $word } » commence sans les places libres, « { $word } medium » avec un bot sur chacune.
terminal-online-help = « { $quit } » quitte la table ; votre place reste à vous.
terminal-online-host-help = « { $start } » commence sans les places libres, « { $start } medium » avec un bot sur chacune ; « { $quit } » quitte la table, et votre place reste à vous.

## À la table

terminal-online-watching = Vous regardez.
terminal-online-waiting = C’est à { $player } de jouer.
terminal-online-changed = La table a changé entre-temps.
terminal-online-taken-back = Quelque chose a été annulé.
terminal-online-lost = Connexion perdue. On réessaie ; rien de ce qui a été joué n’est perdu.
terminal-online-back = Connexion rétablie.
terminal-online-bot = À partir de maintenant, le bot { $bot } joue pour { $player }.
terminal-online-own-bot = À partir de maintenant, un bot joue pour { $player }. « { $word } » reprend la place.
terminal-online-person = { $player } : une personne joue de nouveau.
terminal-online-resigned = Un bot continue à votre place.
terminal-online-said = { $player } dit : { $text }
terminal-online-when-asked = Plusieurs personnes partagent cet écran : c’est montré à chacune quand vient son tour.
terminal-online-orders-note = Vous seul les connaissez ; le serveur les garde avec votre place. Leurs réponses sont racontées comme tout coup.
terminal-online-bye = Au revoir. Votre place reste à vous ; revenez avec : { $command }
terminal-online-clock = La pendule de { $player } tourne : il reste { $time }.
terminal-online-bank = { $player } a { $time } en réserve.
terminal-online-no-clock = Aucune pendule ne tourne à cette table.
terminal-online-no-notes = Vous n’avez pas écrit de notes.
terminal-online-no-news = Rien ne s’est passé depuis votre dernière décision.
terminal-online-own-link = Pour un autre de vos appareils, et pour personne d’autre : { $link }
terminal-online-rematch = Les mêmes personnes encore une fois : { $command }
terminal-online-once-more = Pour rejouer avec les mêmes personnes : { $command }

## Commandes

terminal-command-start = commencer la partie, pour l’hôte
terminal-command-say = dire quelque chose à toute la table : { $word } TEXTE
terminal-command-resign = laisser un bot continuer à votre place
terminal-command-return = reprendre votre place au bot
terminal-command-recap = ce qui s’est passé depuis votre dernière décision
terminal-command-notes = vos notes privées ; { $word } TEXTE y ajoute une ligne
terminal-command-clock = quelle pendule tourne, et ce qui reste
terminal-command-link = un lien vers votre place pour un autre appareil
terminal-command-rematch = rejouer avec les mêmes personnes, après la fin
terminal-online-command-save = enregistrer la partie telle que vous pouvez la voir, dans un fichier de votre choix : { $word } FICHIER
terminal-online-command-quit = quitter ; votre place reste à vous
