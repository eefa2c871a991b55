import { describe, expect, it } from 'vitest';
import { declarationOf } from '../gateway/records/declarations.ts';
import { constraintErrors } from '../gateway/records/write/validate.ts';
import { makeProjects } from './projects.ts';
import { randomFrom } from './random.ts';
import { SEEDED_AT } from '../gateway/testing/seeded-at.ts';
import { todayAt } from './today.ts';

const today = todayAt(SEEDED_AT);

const make = (scale = 1) =>
  makeProjects({ random: randomFrom(1), scale, made: {}, today }).projects ?? [];

describe('the demo projects', () => {
  it('are twelve that the rules find nothing wrong with', () => {
    expect(make()).toHaveLength(12);
    expect(make().map((row) => constraintErrors(declarationOf('Project'), { ...row }))).toEqual(
      Array(12).fill({}),
    );
  });

  it('were worked on before today, each person under one e-mail', () => {
    const projects = make(20);
    expect(projects.every(({ date }) => date < today.moment)).toBe(true);
    const people = new Set(projects.map(({ userName }) => userName));
    const pairs = new Set(projects.map(({ userName, email }) => `${userName} ${email}`));
    expect(pairs.size).toBe(people.size);
  });

  it('have ids and names of their own, many times as many, the same at each call', () => {
    const projects = make(50);
    expect(new Set(projects.map(({ id }) => id)).size).toBe(600);
    expect(new Set(projects.map(({ projectName }) => projectName)).size).toBe(600);
    expect(make(50)).toEqual(projects);
  });
});
