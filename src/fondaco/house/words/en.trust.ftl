### What the house says about programs, accounts and too much of anything.

## Programs

house-bad-label = The label of a token has at most { $most } characters.
house-many-tokens = This seat has { $most } tokens already: revoke one first.
house-no-token = There is no such token: it was revoked, or it has expired.
house-bad-token = This token is not valid: it was revoked, it has expired, or it is not complete.
house-not-for-tokens = This is not for programs: a token acts for one seat of one table.
house-scope = The token lacks the scope “{ $scope }”.

## Accounts

house-bad-account-name = The name of an account has 2 to 24 of the characters a–z, 0–9, full stop, hyphen and underscore.
house-bad-password = A password has { $least } to { $most } characters.
house-bad-sign-in = Name and password do not belong together.
house-signed-in-already = This device is signed in already: sign out first.
house-not-signed-in = This device is not signed in.

## Requests

house-too-many = Too many requests: try again in { $seconds } s.
house-wrong-type = The server reads JSON: send Content-Type application/json.
