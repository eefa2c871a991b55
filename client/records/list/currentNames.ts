import { formerNames } from '../../generated/formerNames.ts';

const current = new Map(Object.entries(formerNames));

/** Returns the names in a text of a URL, of which links and saved views may hold former ones. */
export const currentNames = (text: string) =>
  text.replaceAll(/\w+/g, (name) => current.get(name) ?? name);
