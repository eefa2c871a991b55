const codes: ReadonlySet<unknown> = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503']);

/** Tells whether an error of either store is a violated foreign key. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code);
}
