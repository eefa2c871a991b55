import { describe, expect, it } from 'vitest';
import type { UpdateCardInput } from '../../graphql/generated/resolvers.ts';
import {
  cardErrors,
  indexErrors,
  referenceErrors,
  sentErrors,
  titleErrors,
} from './boards.rules.ts';
import type { CardRow } from './boards.table.ts';

const card = { boardId: 'a-board', id: 'a-card' };
const attachment = { name: 'a.pdf', size: 0, url: '/a.pdf' };
const comment = { uid: 'ana', text: 'Sim.' };
const textOf = (length: number) => 'x'.repeat(length);
const lengthOf = (most: number) => `must be at most ${most} characters long`;
const required = 'this field is required';
const noAddress = 'must be an http or https address';

describe('titleErrors', () => {
  it.each([
    ['a title', undefined],
    [textOf(200), undefined],
    ['  ', required],
    [textOf(201), lengthOf(200)],
  ])('judges a title, case %#', (title, message) => {
    expect(titleErrors(title)).toEqual(message ? { title: message } : {});
  });
});

describe('indexErrors', () => {
  it.each([
    [0, 0, undefined],
    [3, 3, undefined],
    [4, 3, 'must be between 0 and 3'],
    [-1, 3, 'must be between 0 and 3'],
    [0, -1, 'has nothing to move'],
  ])('judges index %i of at most %i', (index, most, message) => {
    expect(indexErrors('startIndex', index, most)).toEqual(message ? { startIndex: message } : {});
  });
});

describe('cardErrors', () => {
  const texts = { title: 'A', description: '', descriptionHtml: null, coverImage: null };
  const long = { description: textOf(10_001) };

  it.each<[field: string, changes: Partial<CardRow>, message: string]>([
    ['title', { title: ' ' }, required],
    ['title', { title: textOf(201) }, lengthOf(200)],
    ['description', long, lengthOf(10_000)],
    ['descriptionHtml', { ...long, descriptionHtml: '<p>x</p>' }, lengthOf(10_000)],
    ['coverImage', { coverImage: `/${textOf(2_000)}` }, lengthOf(2_000)],
    ['coverImage', { coverImage: 'data:text/html,x' }, noAddress],
  ])('finds %s at fault, case %#', (field, changes, message) => {
    expect(cardErrors({ ...texts, ...changes })).toEqual({ [field]: message });
  });

  it('accepts every field at its limit', () => {
    const widest = { title: textOf(200), description: textOf(10_000) };
    const coverImage = 'https://example.test/a.png';
    expect(cardErrors({ ...texts, ...widest, coverImage })).toEqual({});
    expect(cardErrors(texts)).toEqual({});
  });
});

describe('sentErrors', () => {
  it.each<[field: string, changes: Partial<UpdateCardInput>, message: string]>([
    ['members', { members: Array(51).fill('ana') }, 'must have at most 50'],
    ['labels', { labels: Array(51).fill('ready') }, 'must have at most 50'],
    ['attachments', { attachments: Array(51).fill(attachment) }, 'must have at most 50'],
    ['comments', { comments: Array(201).fill(comment) }, 'must have at most 200'],
    ['attachments.1.id', { attachments: [attachment, { ...attachment, id: '' }] }, required],
    ['attachments.0.name', { attachments: [{ ...attachment, name: '' }] }, required],
    ['attachments.0.name', { attachments: [{ ...attachment, name: textOf(256) }] }, lengthOf(255)],
    ['attachments.0.size', { attachments: [{ ...attachment, size: -1 }] }, 'must be 0 or more'],
    ['attachments.0.url', { attachments: [{ ...attachment, url: '' }] }, required],
    [
      'attachments.0.url',
      { attachments: [{ ...attachment, url: textOf(2_001) }] },
      lengthOf(2_000),
    ],
    ['attachments.0.url', { attachments: [{ ...attachment, url: 'javascript:x()' }] }, noAddress],
    ['attachments.0.url', { attachments: [{ ...attachment, url: ' java\tscript:x' }] }, noAddress],
    ['attachments.0.url', { attachments: [{ ...attachment, url: 'http://' }] }, noAddress],
    ['comments.0.id', { comments: [{ ...comment, id: textOf(65) }] }, lengthOf(64)],
    ['comments.1.text', { comments: [comment, { ...comment, text: ' ' }] }, required],
    ['comments.0.text', { comments: [{ ...comment, text: textOf(5_001) }] }, lengthOf(5_000)],
  ])('finds %s at fault, case %#', (field, changes, message) => {
    expect(sentErrors({ ...card, ...changes })).toEqual({ [field]: message });
  });

  it('accepts every field at its limit', () => {
    const widest = {
      members: Array<string>(50).fill('ana'),
      labels: [],
      attachments: Array<typeof attachment>(50).fill(attachment),
      comments: Array<typeof comment>(200).fill({ ...comment, text: textOf(5_000) }),
    };
    expect(sentErrors({ ...card, ...widest })).toEqual({});
    expect(sentErrors({ ...card, members: null })).toEqual({});
  });
});

describe('referenceErrors', () => {
  it('names each id that nobody has', () => {
    const changes = {
      members: ['ana', 'nobody'],
      labels: ['none', 'ready'],
      comments: [comment, { ...comment, uid: 'nobody' }],
    };
    const errors = referenceErrors({ ...card, ...changes }, new Set(['ana']), new Set(['ready']));
    expect(errors).toEqual({
      'members.1': 'is not a member',
      'labels.0': 'is not a label',
      'comments.1.uid': 'is not a member',
    });
  });

  it('says nothing of what is not given', () => {
    expect(referenceErrors(card, new Set(), new Set())).toEqual({});
  });
});
