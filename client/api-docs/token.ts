/** Where the application keeps the token of whoever is signed in. */
const TOKEN_KEY = 'accessToken';

export const readToken = () => localStorage.getItem(TOKEN_KEY) ?? '';
