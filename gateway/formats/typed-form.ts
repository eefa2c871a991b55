/** Returns a text as one types it. What is pasted from a page or a letter may have dashes, spaces and digits of other forms, and marks that do not show. */
export const typedForm = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Format}/gu, '')
    .replace(/[\p{Dash_Punctuation}−]/gu, '-')
    .trim();
