import { barePhone } from './bare-phone.ts';
import { bareDocument } from './documents.rules.ts';
import { barePixKey } from './pix-keys.rules.ts';
import { typedForm } from './typed-form.ts';

/** Functions that return the form in which a text is stored and compared, by format. */
export const bareForms: Readonly<Record<string, (text: string) => string>> = {
  UUID: (text) => text.trim().toLowerCase(),
  PHONE: barePhone,
  TAX_ID: bareDocument,
  CEP: (text) => typedForm(text).replace(/[\s.-]/g, ''),
  PIX_KEY: barePixKey,
};
