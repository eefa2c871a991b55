import { expect, test } from 'vitest';
import { checksumOf } from '../gateway/database/checksums.ts';
import { migrations } from '../gateway/database/migrations/migrations.ts';
import { committedChecksums, currentChecksums, renewed } from './migration-checksums.ts';

test('every migration has the checksum of its file', () => {
  const message = 'a new migration: npm run checksums; a landed one is not edited';
  expect(currentChecksums(), message).toEqual(committedChecksums());
  expect(Object.keys(currentChecksums())).toEqual(Object.keys(migrations));
});

test('a checksum is that of the text, with either kind of line end', () => {
  expect(checksumOf('a\r\nb\r\n')).toBe(checksumOf('a\nb\n'));
  expect(checksumOf('a\nb\n')).not.toBe(checksumOf('a\nc\n'));
});

test('new migrations are added, edited and removed ones only by their name', () => {
  const committed = { '0001-kept': 'a', '0002-edited': 'b', '0003-removed': 'c' };
  const current = { '0001-kept': 'a', '0002-edited': 'B', '0004-new': 'd' };
  expect(renewed(committed, current, [])).toEqual({
    checksums: { ...committed, '0004-new': 'd' },
    refused: ['0002-edited', '0003-removed'],
  });
  expect(renewed(committed, current, ['0002-edited', '0003-removed'])).toEqual({
    checksums: current,
    refused: [],
  });
});
