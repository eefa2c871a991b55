import type { CardAttachmentInput } from '../../graphql/generated/resolvers.ts';
import type { CardAttachmentRow } from './boards.table.ts';

const UNITS = ['B', 'KB', 'MB', 'GB'];
export const STEP = 1024;

/** `1.2 MB`. */
export function sizeText(bytes: number): string {
  const power = Math.min(
    Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)),
    UNITS.length - 1,
  );
  return `${Number((bytes / STEP ** power).toFixed(1))} ${UNITS[power]}`;
}

/** As an older program wrote it, else formatted. Undefined when it sent none. */
export function olderSize(bytes: number, written: string | null | undefined): unknown {
  if (written == null) return sizeText(bytes);
  return written === '' ? undefined : (JSON.parse(written) as unknown);
}

/** A file that is sent back as it was read is unchanged. */
export function attachmentsToStore(
  entered: readonly CardAttachmentInput[],
  stored: readonly CardAttachmentRow[],
  newId: () => string,
): Omit<CardAttachmentRow, 'cardId' | 'position'>[] {
  const left = [...stored];
  return entered.map(({ id, name, size, sizeAsWritten, url }) => {
    const index = left.findIndex((each) =>
      id ? each.id === id : each.url === url && each.name === name,
    );
    const [before] = index < 0 ? [] : left.splice(index, 1);
    const own = { id: id ?? before?.id ?? newId(), name, url };
    const shown = before && (JSON.stringify(olderSize(before.size, before.sizeAsWritten)) ?? '');
    const isSame = sizeAsWritten == null ? before?.size === size : sizeAsWritten === shown;
    const kept = isSame ? before : undefined;
    return {
      ...own,
      size: kept?.size ?? size,
      sizeAsWritten: (kept ? kept.sizeAsWritten : sizeAsWritten) ?? null,
    };
  });
}
