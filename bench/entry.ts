/** Whether each bench only shows that it runs: on little data, without an older commit and without bounds. */
export const isCheck = process.argv.includes('--check');

export interface Entry {
  name: string;
  /** The unit of what the contenders do in a second; more is better. */
  unit: string;
  /** The contenders, of which the first one is held against the others. */
  contenders: readonly Contender[];
}

export interface Contender {
  name: string;
  start: () => Promise<Running>;
  /** The least factor by which the first contender must be faster than this one. */
  wanted?: number;
  /** The greatest factor by which the first one may be faster: a cost that grows with the data must not grow more. */
  atMost?: number;
  /** Refuses to measure unless this contender's answer equals the first one's. */
  answersLikeFirst?: boolean;
}

export interface Running {
  /** Resolves to one answer, to be compared with another contender's. Rejects when it is not a good one. */
  answer: () => Promise<unknown>;
  /** Resolves to how much it did a second while it did as much as it could. Rejects when one answer was wrong. */
  measure: (seconds: number) => Promise<number>;
  stop: () => Promise<void>;
}

export interface Pace {
  rounds: number;
  secondsARound: number;
  warmUpSeconds: number;
}
