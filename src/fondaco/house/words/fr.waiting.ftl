### Clocks, notices and contacts.

## Clocks

house-no-clock = Il n’y a pas de pendules à cette table.
house-clock-stands = Aucune pendule ne tourne à cette table en ce moment.
house-own-clock = Seuls les autres peuvent vous accorder plus de temps.
house-too-much-time = Personne ne reçoit plus de { $days } jours pour une décision.
house-not-asked = Personne n’attend le joueur de la place { $seat } en ce moment.
house-nudged = Le joueur a déjà reçu un rappel ; c’est possible toutes les { $minutes } minutes.

## Contacts

house-bad-webhook = Un webhook est l’adresse d’une page qui commence par { "https://" } et ne contient ni nom, ni mot de passe, ni fragment.
house-webhook-private = Ce webhook mène dans un réseau privé : rien n’y est envoyé.
house-webhook-nowhere = Ce webhook ne mène nulle part : son nom est inconnu.
house-bad-email = Ce n’est pas une adresse e-mail.
house-no-mail = Ce serveur n’envoie pas d’e-mails.
house-code-sent = Un code vient d’être envoyé ; c’est possible toutes les { $minutes } minutes.
house-wrong-code = Ce n’est pas le bon code, ou il n’est plus valable. Saisissez l’adresse à nouveau pour en recevoir un autre.
house-no-contact = Vous n’avez pas ce contact.

## Notices

notice-asked = { $table } : c’est à vous de répondre.
notice-nudge = { $table } : les autres attendent votre décision.
notice-time-wait = { $table } : votre temps est écoulé ; les autres attendent.
notice-time-bot = { $table } : votre temps est écoulé et un bot joue pour vous. Vous pouvez reprendre votre place.
notice-time-abandon = { $table } : le temps d’un joueur était écoulé et la table a été abandonnée.
notice-many = { $number } tables vous attendent.
notice-way-out = Si vous ne voulez plus recevoir ces messages : { $link }
notice-code-subject = Votre code pour Fondaco
notice-code =
    Votre code est { $code }. Il confirme que Fondaco peut vous écrire ici quand une table attend votre réponse.
    Si vous n’avez rien demandé, il n’y a rien à faire : aucun autre message ne sera envoyé.
notice-leave = Voulez-vous ne plus recevoir de messages ?
notice-leave-button = Plus de messages
notice-left = Vous ne recevrez plus de messages.
