import { expect, it } from 'vitest';
import { migrateDrafts } from './migrateDrafts.ts';

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

it('drafts that were kept together get a key each, and their old keys go', () => {
  localStorage.clear();
  const at = '2026-03-01T12:00:00.000Z';
  const form = { values: { name: 'Ana' }, base: null };
  const mail = { to: [], subject: 'Re: A', body: '<p>Oi</p>' };
  localStorage.setItem('form-drafts', JSON.stringify({ 'u1/Customer 12': { ...form, at } }));
  localStorage.setItem('message-drafts', JSON.stringify({ 'u1/new': mail }));
  migrateDrafts();
  expect(stored('draft/u1/Form Customer 12')).toEqual({ content: form, at });
  expect(stored('draft/u1/Mail new')).toEqual({ content: mail, at: expect.any(String) });
  expect(localStorage).toHaveLength(2);
});

it('what cannot be read goes', () => {
  localStorage.clear();
  localStorage.setItem('form-drafts', '{');
  migrateDrafts();
  expect(localStorage).toHaveLength(0);
});
