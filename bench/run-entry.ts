import { deepEqual } from 'node:assert/strict';
import type { Contender, Entry, Pace, Running } from './entry.ts';

export interface Measured {
  contender: Contender;
  /** The median of the rounds, in the entry's unit. */
  perSecond: number;
  /** The factor by which the entry's first contender is faster: the median of the rounds' ratios. */
  ratio: number;
  isMet: boolean;
}

/** Measures the contenders in turn, round after round, so that a busy moment of the machine hits them alike. */
export async function runEntry({ contenders }: Entry, pace: Pace): Promise<Measured[]> {
  const running: Running[] = [];
  try {
    for (const { start } of contenders) running.push(await start());
    await compareAnswers(contenders, running);
    for (const each of running) await each.measure(pace.warmUpSeconds);
    const rounds: number[][] = [];
    for (let round = 0; round < pace.rounds; round += 1) {
      rounds.push(await measureAll(running, pace.secondsARound));
    }
    return contenders.map((contender, index) => measuredOf(contender, index, rounds));
  } finally {
    await Promise.all(running.map((each) => each.stop()));
  }
}

async function compareAnswers(contenders: readonly Contender[], running: readonly Running[]) {
  const expected = await running[0]?.answer();
  for (const [index, { name, answersLikeFirst }] of contenders.entries()) {
    if (answersLikeFirst)
      deepEqual(await running[index]?.answer(), expected, `${name} answers otherwise`);
  }
}

async function measureAll(running: readonly Running[], seconds: number): Promise<number[]> {
  const rates: number[] = [];
  for (const each of running) rates.push(await each.measure(seconds));
  return rates;
}

function measuredOf(contender: Contender, index: number, rounds: readonly number[][]): Measured {
  const ratio = median(rounds.map((rates) => rates[0]! / rates[index]!));
  return {
    contender,
    perSecond: median(rounds.map((rates) => rates[index]!)),
    ratio,
    isMet: ratio >= (contender.wanted ?? 0) && ratio <= (contender.atMost ?? Infinity),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
