import type { DecimalKind } from '../../../gateway/formats/amounts.rules.ts';

/** The kind of value in a column whose name does not tell it. */
export type ValueKind =
  | DecimalKind
  | 'flag'
  | 'picture'
  | 'choice'
  | 'taxId'
  | 'phone'
  | 'cep'
  /** A day without a time zone. */
  | 'day'
  /** The day of a time in the company's time zone. */
  | 'companyDay'
  /** A day in some records, and a time in the company's time zone in others. */
  | 'dayOrCompanyTime'
  /** The same, for a value that is after the end of the day. */
  | 'dayBeforeOrCompanyTime';
