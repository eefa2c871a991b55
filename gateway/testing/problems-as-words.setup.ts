import { expect } from 'vitest';
import { type Problem, problemText } from '../errors/problem.ts';

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'parameters' in value;

/** A test may say a problem by its English words. */
function sameWords(one: unknown, other: unknown): boolean | undefined {
  if (isProblem(one) && typeof other === 'string') return problemText(one, 'en') === other;
  return isProblem(other) && typeof one === 'string' ? sameWords(other, one) : undefined;
}

expect.addEqualityTesters([sameWords]);
