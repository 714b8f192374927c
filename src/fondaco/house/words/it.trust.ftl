### What the house says about programs, accounts and too much of anything.

## Programs

house-bad-label = L’etichetta di un gettone ha al massimo { $most } caratteri.
house-many-tokens = Questo posto ha già { $most } gettoni: prima revocane uno.
house-no-token = Questo gettone non esiste: è stato revocato o è scaduto.
house-bad-token = Questo gettone non è valido: è stato revocato, è scaduto o non è completo.
house-not-for-tokens = Questo non è per i programmi: un gettone agisce per un posto di un tavolo.
house-scope = Al gettone manca il diritto «{ $scope }».

## Accounts

house-bad-account-name = Il nome di un conto ha da 2 a 24 dei caratteri a–z, 0–9, punto, trattino e trattino basso.
house-bad-password = Una parola d’ordine ha da { $least } a { $most } caratteri.
house-bad-sign-in = Il nome e la parola d’ordine non vanno insieme.
house-signed-in-already = Questo dispositivo è già collegato: prima scollegalo.
house-not-signed-in = Questo dispositivo non è collegato.

## Requests

house-too-many = Troppe richieste: riprova tra { $seconds } s.
house-wrong-type = Il server legge JSON: invia Content-Type application/json.
