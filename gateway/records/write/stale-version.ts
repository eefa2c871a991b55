import type { Problem } from '../../errors/problem.ts';

/**
 * The error of a change that goes out from something older than what is stored; `about`, if any, says what. The
 * caller gets a CONFLICT that carries the record as it now is.
 */
export class StaleVersion extends Error {
  readonly kind: string;
  readonly id: string;
  readonly about: Problem | undefined;

  constructor({ kind, id }: { kind: string; id: string }, about?: Problem) {
    super();
    this.about = about;
    this.kind = kind;
    this.id = id;
  }
}
