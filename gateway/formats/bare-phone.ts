import { typedForm } from './typed-form.ts';

/** Drops Brazil's country code, also without the plus that spreadsheets drop, and the trunk zero, also after it. */
export function barePhone(text: string): string {
  const dialled = typedForm(text)
    .replace(/[\s().-]/g, '')
    .replace(/^(\+|00)?55(?=0?[1-9]\d{9,10}$)/, '');
  return dialled.replace(/^0(?=[1-9]{2}\d{8,9}$)/, '');
}
