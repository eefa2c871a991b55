import type { DecimalKind } from '../../../gateway/formats/amounts.rules.ts';

/** What a column holds, where its name does not tell. */
export type ValueKind = DecimalKind | 'flag' | 'picture' | 'taxId' | 'phone' | 'cep';
