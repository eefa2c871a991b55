import type { BrazilianNumber } from '../../components/brazilianNumbers.ts';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';

export type CustomerKind = CustomerForm_CustomerFragment['kind'];

export const documentOf: Record<CustomerKind, BrazilianNumber> = { person: 'cpf', company: 'cnpj' };
