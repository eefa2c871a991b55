import { type BrazilianNumber, masked } from '../../ui/brazilianNumbers.ts';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';

export type CustomerKind = CustomerForm_CustomerFragment['kind'];

export const documentOf: Record<CustomerKind, BrazilianNumber> = { person: 'cpf', company: 'cnpj' };

const NO_CPF = /\d(\W*\d){11}|\d\W*[A-Z]|^[A-Z][0-9A-Z./-]*$/i;

/** Formats the document's number. Text that is no CPF may become a CNPJ: it is shown as one, and not cut. */
export function maskedDocument(kind: CustomerKind, text: string): string {
  const isCnpj = NO_CPF.test(text.replace(/CPF/i, ''));
  return masked(isCnpj ? 'cnpj' : documentOf[kind], text);
}
