/**
 * Thrown by a change that goes out from something older than what is stored; its message, if any, says what. The
 * caller gets a CONFLICT that carries the record as it now is.
 */
export class StaleVersion extends Error {
  readonly kind: string;
  readonly id: string;

  constructor({ kind, id }: { kind: string; id: string }, message?: string) {
    super(message);
    this.kind = kind;
    this.id = id;
  }
}
