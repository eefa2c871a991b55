import type { english } from './messages.en.ts';

export type Code = keyof typeof english;

/** A message, or one for each value of a parameter. */
export type Message =
  | string
  | { readonly by: string; readonly other: string; readonly [value: string]: string };
export type Catalogue = Readonly<Record<Code, Message>>;
