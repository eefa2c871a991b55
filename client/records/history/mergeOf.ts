interface Told {
  action: string;
  changes: readonly { recordId: string; action: string }[];
}

/** Returns the merge that deleted a record, even if it was undone and redone since; undefined for none. */
export function mergeOf<Entry extends Told>(entries: readonly Entry[], id: string) {
  const last = entries.find(({ action }) => action !== 'restored');
  const isDeleted = last?.changes.some(
    ({ recordId, action }) => recordId === id && action === 'deleted',
  );
  return last?.action === 'updated' && isDeleted ? last : undefined;
}
