interface Told {
  action: string;
  changes: readonly { recordId: string; action: string }[];
}

/** What deleted one record while it changed another; it may have been undone and done again since. */
export function mergeOf<Entry extends Told>(entries: readonly Entry[], id: string) {
  const last = entries.find(({ action }) => action !== 'restored');
  const isDeleted = last?.changes.some(
    ({ recordId, action }) => recordId === id && action === 'deleted',
  );
  return last?.action === 'updated' && isDeleted ? last : undefined;
}
