/** The application's key in local storage. */
const TOKEN_KEY = 'accessToken';

export const readToken = () => localStorage.getItem(TOKEN_KEY) ?? '';
