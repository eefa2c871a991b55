export interface Entry {
  name: string;
  /** What the contenders do a second of; more is better. */
  unit: string;
  /** The first one is held against the others. */
  contenders: readonly Contender[];
}

export interface Contender {
  name: string;
  start: () => Promise<Running>;
  /** How many times as fast as this contender the first one must be. */
  wanted?: number;
  /** How many times as fast as this contender the first one may be: what grows with the data must not grow more. */
  atMost?: number;
  /** Refuses to measure unless this contender's answer equals the first one's. */
  answersLikeFirst?: boolean;
}

export interface Running {
  /** One answer, to be compared with another contender's. Rejects when it is not a good one. */
  answer: () => Promise<unknown>;
  /** How much it did a second while it did as much as it could. Rejects when one answer was wrong. */
  measure: (seconds: number) => Promise<number>;
  stop: () => Promise<void>;
}

export interface Pace {
  rounds: number;
  secondsARound: number;
  warmUpSeconds: number;
}
