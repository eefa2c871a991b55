import type { Problem } from '../../errors/problem.ts';

/**
 * The error of a change that is based on an older version than the stored one. The caller gets a CONFLICT with the
 * current record; `about` replaces its default message.
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
