### Clocks, notices and contacts.

## Clocks

house-no-clock = A questo tavolo non ci sono orologi.
house-clock-stands = A questo tavolo ora nessun orologio è in moto.
house-own-clock = Solo gli altri possono darti più tempo.
house-too-much-time = Nessuno riceve più di { $days } giorni per una decisione.
house-not-asked = Ora nessuno aspetta il giocatore del posto { $seat }.
house-nudged = Il giocatore ha già ricevuto un promemoria; è possibile ogni { $minutes } minuti.

## Contacts

house-bad-webhook = Un webhook è l’indirizzo di una pagina che comincia con https:// e non contiene nome, password o frammento.
house-webhook-private = Questo webhook porta in una rete privata: lì non si invia nulla.
house-webhook-nowhere = Questo webhook non porta da nessuna parte: il suo nome è sconosciuto.
house-bad-email = Questo non è un indirizzo e-mail.
house-no-mail = Questo server non invia e-mail.
house-code-sent = Un codice è stato inviato poco fa; è possibile ogni { $minutes } minuti.
house-wrong-code = Questo non è il codice, o non è più valido. Inserisci di nuovo l’indirizzo per riceverne un altro.
house-no-contact = Non hai un contatto simile.

## Notices

notice-asked = { $table }: tocca a te rispondere.
notice-nudge = { $table }: gli altri aspettano la tua decisione.
notice-time-wait = { $table }: il tuo tempo è finito; gli altri aspettano.
notice-time-bot = { $table }: il tuo tempo è finito e un bot gioca per te. Puoi riprendere il tuo posto.
notice-time-abandon = { $table }: il tempo di un giocatore era finito e il tavolo è stato abbandonato.
notice-many = { $number } tavoli ti aspettano.
notice-way-out = Se non vuoi più ricevere questi messaggi: { $link }
notice-code-subject = Il tuo codice per Fondaco
notice-code =
    Il tuo codice è { $code }. Con esso confermi che Fondaco può scriverti qui quando un tavolo aspetta la tua risposta.
    Se non l’hai chiesto tu, non c’è nulla da fare: non sarà inviato altro.
notice-leave = Vuoi non ricevere più messaggi?
notice-leave-button = Niente più messaggi
notice-left = Non riceverai più messaggi.
