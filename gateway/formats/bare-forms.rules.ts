import { bareDocument } from './documents.rules.ts';

/** By format, the form in which a text is stored and compared. */
export const bareForms: Readonly<Record<string, (text: string) => string>> = {
  UUID: (text) => text.trim().toLowerCase(),
  PHONE: barePhone,
  TAX_ID: bareDocument,
  CEP: (text) => text.replace(/[\s.-]/g, ''),
};

/** Drops Brazil's country code and the trunk zero. */
function barePhone(text: string): string {
  const dialled = text.replace(/[\s().-]/g, '').replace(/^(\+|00)55(?=\d{10,11}$)/, '');
  return dialled.replace(/^0(?=[1-9]{2}\d{8,9}$)/, '');
}
