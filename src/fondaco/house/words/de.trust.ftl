### What the house says about programs, accounts and too much of anything.

## Programs

house-bad-label = Die Aufschrift eines Schlüssels hat höchstens { $most } Zeichen.
house-many-tokens = Dieser Platz hat schon { $most } Schlüssel: Widerrufe zuerst einen.
house-no-token = Diesen Schlüssel gibt es nicht: Er wurde widerrufen oder ist abgelaufen.
house-bad-token = Dieser Schlüssel gilt nicht: Er wurde widerrufen, ist abgelaufen oder nicht vollständig.
house-not-for-tokens = Das ist nicht für Programme: Ein Schlüssel handelt für einen Platz an einem Tisch.
house-scope = Dem Schlüssel fehlt das Recht „{ $scope }“.

## Accounts

house-bad-account-name = Der Name eines Kontos hat 2 bis 24 der Zeichen a–z, 0–9, Punkt, Bindestrich und Unterstrich.
house-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
house-bad-sign-in = Name und Passwort gehören nicht zusammen.
house-signed-in-already = Dieses Gerät ist schon angemeldet: Melde es zuerst ab.
house-not-signed-in = Dieses Gerät ist nicht angemeldet.

## Requests

house-too-many = Zu viele Anfragen: Versuche es in { $seconds } s wieder.
house-wrong-type = Der Server liest JSON: Sende Content-Type application/json.
