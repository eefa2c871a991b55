import { type BrazilianNumber, masked } from '../../components/brazilianNumbers.ts';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';

export type CustomerKind = CustomerForm_CustomerFragment['kind'];

export const documentOf: Record<CustomerKind, BrazilianNumber> = { person: 'cpf', company: 'cnpj' };

const LONGER_THAN_CPF = /\d(\W*\d){11}|\d\W*[A-Z]/i;

/** What is no CPF may become a CNPJ: it is shown as one, and not cut. */
export function maskedDocument(kind: CustomerKind, text: string): string {
  const isLonger = LONGER_THAN_CPF.test(text.replace(/CPF/i, ''));
  return masked(isLonger ? 'cnpj' : documentOf[kind], text);
}
