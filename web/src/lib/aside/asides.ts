/** What can be opened aside from the game; each is fetched when somebody wants it. */
export type Aside = 'talk' | 'recap' | 'notes' | 'orders' | 'seats-links' | 'programs';
