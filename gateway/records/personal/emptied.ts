import type { DeclaredField, FieldKind } from '../declare/declaration.ts';
import { missing } from '../write/from-input.ts';
import { mayBeNull } from '../write/validate.ts';

/** The domain is reserved for addresses that do not exist (RFC 2606). */
const NOBODY = 'anonymized@example.invalid';

const countedKinds: ReadonlySet<FieldKind> = new Set([
  ...(['flag', 'whole', 'number', 'money', 'percent', 'quantity', 'unitPrice'] as const),
]);

/** Returns the value of a personal field after anonymizing: nothing where it may be, else its default or the name. */
export function emptied(field: DeclaredField, name: string): unknown {
  const { kind, constraint, default: given } = field;
  if (mayBeNull(field)) return null;
  if (given?.value !== undefined) return missing(field);
  if (kind !== 'text') return 0;
  return constraint.format === 'EMAIL' ? NOBODY : name;
}

/** Tells whether the checks of a field accept its value after anonymizing, in any number of records. */
export function canBeEmptied(field: DeclaredField): boolean {
  const { kind, constraint, isUnique, default: given } = field;
  if (mayBeNull(field)) return true;
  if (isUnique) return false;
  if (given?.value !== undefined) return true;
  if (kind === 'text') return constraint.format === undefined || constraint.format === 'EMAIL';
  const { min = 0, max = 0 } = constraint;
  return countedKinds.has(kind) && min <= 0 && max >= 0;
}
