import type { DecimalKind } from '../../../gateway/formats/amounts.rules.ts';

/** The kind of value in a column whose name does not tell it. */
export type ValueKind = DecimalKind | 'flag' | 'picture' | 'taxId' | 'phone' | 'cep';
