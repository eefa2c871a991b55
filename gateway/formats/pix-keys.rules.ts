import { type Problem, problem } from '../errors/problem.ts';
import { barePhone } from './bare-phone.ts';
import { bareDocument, documentProblem, type Holder } from './documents.rules.ts';
import { typedForm } from './typed-form.ts';

/** The forms of Pix keys: the DICT's manual of Brazil's central bank. */
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const RANDOM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Matches a random key, which some banks show without hyphens, or in groups. */
const RANDOM_AS_SHOWN = /^(.{8})[-\s]?(.{4})[-\s]?(.{4})[-\s]?(.{4})[-\s]?(.{12})$/;
const LONGEST = 77;

/** The groups in which documents alone are written, if in any; other groups of as many digits are a phone. */
const groupings: Readonly<Record<Holder, RegExp>> = {
  person: /^\d{3}([.\s-]?\d{3}){2}[-./\s]?\d{2}$/,
  company: /^[0-9A-Z]{2}([.\s-]?[0-9A-Z]{3}){2}[-./\s]?[0-9A-Z]{4}[-.\s]?\d{2}$/,
};

const MOBILE = /^[1-9]{2}9\d{8}$/;
const LANDLINE = /^[1-9]{2}[2-5]\d{7}$/;
const ABROAD = /^\+[1-9]\d{7,14}$/;

/** Returns a key as banks keep it; a text that is no key stays as it was entered. */
export function barePixKey(entered: string): string {
  const text = typedForm(entered);
  if (text.includes('@')) return text.toLowerCase();
  const random = text.toLowerCase().replace(RANDOM_AS_SHOWN, '$1-$2-$3-$4-$5');
  if (RANDOM.test(random)) return random;
  const document = documentIn(text);
  if (document?.isValid || document?.isGrouped) return document.bare;
  return phoneIn(text) ?? document?.bare ?? text;
}

/** Returns the problem of a key in the form in which it is kept; undefined when it is valid. */
export function pixKeyProblem(key: string): Problem | undefined {
  if (RANDOM.test(key)) return undefined;
  if (key.includes('@')) return EMAIL.test(key) && key.length <= LONGEST ? undefined : NOT_A_KEY;
  if (key.startsWith('+')) return phoneIn(key) === key ? undefined : NOT_A_KEY;
  const document = documentIn(key);
  return document ? documentProblem(document.holder, document.bare) : NOT_A_KEY;
}

const NOT_A_KEY = problem('not_a_pix_key');

function documentIn(text: string) {
  const written = text.toUpperCase();
  const holder = (['person', 'company'] as const).find((each) => groupings[each].test(written));
  if (!holder) return undefined;
  const bare = bareDocument(text);
  const isValid = documentProblem(holder, bare) === undefined;
  return { holder, bare, isValid, isGrouped: bare !== written };
}

function phoneIn(text: string): string | undefined {
  const dialled = barePhone(text);
  if (MOBILE.test(dialled) || LANDLINE.test(dialled)) return `+55${dialled}`;
  return ABROAD.test(dialled) && !dialled.startsWith('+55') ? dialled : undefined;
}
