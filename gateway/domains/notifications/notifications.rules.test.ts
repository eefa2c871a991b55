import { describe, expect, it } from 'vitest';
import type { NotificationRow } from '../../records/generated/rows.ts';
import { applyRules } from '../../records/write/planned-change.ts';
import { notificationRecord } from './notifications.record.ts';

const notification: NotificationRow = {
  id: 'one',
  accountId: 'someone',
  heading: 'Alert',
  iconName: 'notifications',
  iconColor: 'primary',
  timestamp: '2026-01-01T00:00:00.000Z',
  title: 'Oi',
  subtitle: '',
  path: '/',
};

const errorsOf = (changes: Partial<NotificationRow>) =>
  applyRules(notificationRecord, { row: { ...notification, ...changes }, parts: {}, links: {} })
    .errors;

describe('a notification', () => {
  it.each(['/', '/inbox?message=a1', '/vendas/a1#b'])('may lead to %s', (path) => {
    expect(errorsOf({ path })).toEqual({});
  });

  it.each<[field: string, fields: Partial<NotificationRow>]>([
    ['id', { id: ' ' }],
    ['title', { title: '' }],
    ['title', { title: 'x'.repeat(201) }],
    ['subtitle', { subtitle: 'x'.repeat(501) }],
    ['icon.name', { iconName: '' }],
    ['icon.color', { iconColor: 'x'.repeat(33) }],
    ['path', { path: '' }],
    ['path', { path: 'inbox' }],
    ['path', { path: '//evil.test' }],
    ['path', { path: '/\\evil.test' }],
    ['path', { path: 'https://evil.test' }],
    ['path', { path: 'javascript:alert(1)' }],
    ['path', { path: `/${'x'.repeat(500)}` }],
  ])('is at fault in %s, case %#', (field, fields) => {
    expect(errorsOf(fields)).toEqual({ [field]: expect.anything() });
  });
});
