import type { ValueKind } from '../client/records/history/valueKind.ts';
import { partsPerUnit } from '../gateway/formats/amounts.rules.ts';
import type { DeclaredField } from '../gateway/records/declare/declaration.ts';

/** The name of a column that says which parts it counts, or that it is a flag. */
const SAYS_ITS_KIND = /(?:Cents|Thousandths|Millionths)$|^is[A-Z]/;

/** Returns what the values of columns are, by the name of the kind or of the part's table and that of the column. */
export const valueKindsOf = (of: string, fields: readonly DeclaredField[]): [string, ValueKind][] =>
  fields.flatMap((field) => {
    const kind = valueKindOf(field);
    return kind && !SAYS_ITS_KIND.test(field.column) ? [[`${of}.${field.column}`, kind]] : [];
  });

const numberFormats: Readonly<Record<string, ValueKind>> = {
  TAX_ID: 'taxId',
  PHONE: 'phone',
  CEP: 'cep',
};

function valueKindOf(field: DeclaredField): ValueKind | undefined {
  const { kind, isPicture, constraint } = field;
  if (isPicture) return 'picture';
  if (kind === 'moment' || kind === 'day') return momentKindOf(field);
  if (kind === 'flag' || kind === 'choice' || kind in partsPerUnit) return kind as ValueKind;
  return numberFormats[constraint.format ?? ''];
}

function momentKindOf({ calendarDay, isCompanyTime }: DeclaredField): ValueKind | undefined {
  if (!calendarDay) return isCompanyTime ? 'companyDay' : undefined;
  const { where, exclusive } = calendarDay;
  if (where === undefined) return 'day';
  return exclusive ? 'dayBeforeOrCompanyTime' : 'dayOrCompanyTime';
}
