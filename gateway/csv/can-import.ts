import type { Declaration, DeclaredField } from '../records/declare/declaration.ts';
import { isStored } from '../records/write/validate.ts';

/** A file makes and changes records of the business, by whoever may import. A row of it holds no parts. */
export const canImport = ({ listed, owner, operations, fields }: Declaration) =>
  listed &&
  !owner &&
  operations.includes('CREATE') &&
  operations.includes('UPDATE') &&
  fields.every((field) => field.isReadOnly || isStored(field) || isOfReference(fields, field));

const isOfReference = (fields: Declaration['fields'], { name }: DeclaredField) =>
  fields.some(({ reference }) => reference?.field === name);
