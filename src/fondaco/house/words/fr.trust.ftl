### What the house says about programs, accounts and too much of anything.

## Programs

house-bad-label = L’étiquette d’un jeton a au plus { $most } caractères.
house-many-tokens = Ce siège a déjà { $most } jetons : révoquez-en un d’abord.
house-no-token = Ce jeton n’existe pas : il a été révoqué ou a expiré.
house-bad-token = Ce jeton n’est pas valable : il a été révoqué, a expiré ou n’est pas complet.
house-not-for-tokens = Ceci n’est pas pour les programmes : un jeton agit pour un siège d’une table.
house-scope = Il manque au jeton le droit « { $scope } ».

## Accounts

house-bad-account-name = Le nom d’un compte a de 2 à 24 des caractères a–z, 0–9, point, trait d’union et tiret bas.
house-bad-password = Un mot de passe a de { $least } à { $most } caractères.
house-bad-sign-in = Le nom et le mot de passe ne vont pas ensemble.
house-signed-in-already = Cet appareil est déjà connecté : déconnectez-le d’abord.
house-not-signed-in = Cet appareil n’est pas connecté.

## Requests

house-too-many = Trop de requêtes : réessayez dans { $seconds } s.
house-wrong-type = Le serveur lit du JSON : envoyez Content-Type application/json.
