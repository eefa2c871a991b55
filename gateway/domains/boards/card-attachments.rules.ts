import { newId } from '../../database/new-id.ts';
import { sizeText } from '../../formats/byte-size.ts';
import type { CardAttachmentInput } from '../../graphql/generated/resolvers.ts';
import type { CardAttachmentRow } from './boards.table.ts';

/** Returns the size as an older program wrote it, else formatted; undefined when that program sent none. */
export function olderSize(bytes: number, written: string | null | undefined): unknown {
  if (written == null) return sizeText(bytes);
  return written === '' ? undefined : (JSON.parse(written) as unknown);
}

/** A file that is sent back as it was read is unchanged. */
export function attachmentsToStore(
  entered: readonly CardAttachmentInput[],
  stored: readonly CardAttachmentRow[],
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
    return before && isSame
      ? { ...own, size: before.size, sizeAsWritten: before.sizeAsWritten ?? null }
      : { ...own, size, sizeAsWritten: sizeAsWritten ?? null };
  });
}
