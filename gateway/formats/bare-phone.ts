import { typedForm } from './typed-form.ts';

/** Drops Brazil's country code and the trunk zero. */
export function barePhone(text: string): string {
  const dialled = typedForm(text)
    .replace(/[\s().-]/g, '')
    .replace(/^(\+|00)55(?=0?\d{10,11}$)/, '');
  return dialled.replace(/^0(?=[1-9]{2}\d{8,9}$)/, '');
}
