const codes: ReadonlySet<unknown> = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503']);

/** Whether a write was refused because what it refers to is not there, in either store. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code);
}
