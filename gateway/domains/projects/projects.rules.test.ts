import { describe, expect, it } from 'vitest';
import { derivedFields, projectErrors } from './projects.rules.ts';
import type { ProjectRow } from './projects.table.ts';

const entered = {
  id: 'an-id',
  projectName: 'Catálogo  de VERÃO',
  userName: 'Célia Rezende',
  email: 'celia@retaguarda.test',
  projectImage: null,
  userImage: '/pictures/celia.svg',
  comment: 0,
  revision: 1_000_000,
};
const textOf = (length: number) => 'x'.repeat(length);
const required = 'this field is required';
const noEmail = 'email is not valid';
const noAddress = 'must be an http or https address';

it('folds what projects are sorted and found by', () => {
  expect(derivedFields(entered)).toEqual({
    projectKey: 'catalogo de verao',
    userKey: 'celia rezende',
    searchText: 'catalogo de verao celia rezende celia@retaguarda.test',
  });
});

describe('projectErrors', () => {
  it.each<[field: string, changes: Partial<ProjectRow>, message: string]>([
    ['id', { id: '' }, required],
    ['id', { id: textOf(65) }, 'must be at most 64 characters long'],
    ['projectName', { projectName: ' ' }, required],
    ['projectName', { projectName: textOf(201) }, 'must be at most 200 characters long'],
    ['userName', { userName: '' }, required],
    ['userName', { userName: textOf(201) }, 'must be at most 200 characters long'],
    ['email', { email: ' ' }, required],
    ['email', { email: 'celia' }, noEmail],
    ['email', { email: `${textOf(250)}@a.test` }, noEmail],
    ['projectImage', { projectImage: 'javascript:x()' }, noAddress],
    ['userImage', { userImage: `/${textOf(2_000)}` }, 'must be at most 2000 characters long'],
    ['comment', { comment: -1 }, 'must be between 0 and 1000000'],
    ['comment', { comment: 1_000_001 }, 'must be between 0 and 1000000'],
    ['revision', { revision: -1 }, 'must be between 0 and 1000000'],
  ])('finds %s at fault, case %#', (field, changes, message) => {
    expect(projectErrors({ ...entered, ...changes })).toEqual({ [field]: message });
  });

  it('accepts every field at its limit, and says nothing of what is not given', () => {
    const widest = { id: textOf(64), projectName: textOf(200), userName: textOf(200) };
    expect(projectErrors({ ...entered, ...widest })).toEqual({});
    expect(projectErrors({})).toEqual({});
  });
});
