import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { type FieldDifference, type Merge, mergeVersions } from './mergeVersions.ts';

export type Side = 'theirs' | 'mine';

interface OpenMerge<Stored> extends Merge {
  /** Counts the versions merged while the form is open. */
  number: number;
  /** The other version, which the next save overwrites. */
  over: Stored;
  chosen: string[];
}

export interface VersionMerge<Stored> {
  /** The open merge with another version; undefined when there is none. */
  merge: OpenMerge<Stored> | undefined;
  /** The conflicting fields that block saving until one side is chosen. */
  open: FieldDifference[];
  choose: (field: FieldDifference, side: Side) => void;
}

/** Merges another version into a form: one-sided changes immediately, conflicting fields by choice. */
export function useVersionMerge<Values extends object, Stored>(
  form: UseFormReturnType<Values>,
  valuesOf: (stored: Stored) => Values,
) {
  const [merge, setMerge] = useState<OpenMerge<Stored>>();

  function choose(field: FieldDifference, side: Side) {
    form.setFieldValue(field.name, field[side] as never);
    setMerge((open) => open && { ...open, chosen: [...open.chosen, field.name] });
  }

  function mergeWith(current: Stored, from: Stored): boolean {
    const versions = { base: valuesOf(from), theirs: valuesOf(current), mine: form.getValues() };
    const merged = mergeVersions(versions);
    if (merged.taken.length + merged.disputed.length === 0) return false;
    const number = (merge?.number ?? 0) + 1;
    setMerge({ ...merged, number, over: current, chosen: [] });
    for (const { name, theirs } of merged.taken) form.setFieldValue(name, theirs as never);
    // Rows that only one side changed are kept, whichever side is chosen.
    for (const { name, mine } of merged.disputed) form.setFieldValue(name, mine as never);
    return true;
  }

  return {
    merge,
    open: merge?.disputed.filter(({ name }) => !merge.chosen.includes(name)) ?? [],
    choose,
    mergeWith,
    end: () => setMerge(undefined),
  };
}

/** Copies a version into the unchanged fields, and leaves the others. */
export function takeUnchanged<Values extends object>(
  form: UseFormReturnType<Values>,
  base: Values,
  theirs: Values,
): void {
  const { taken } = mergeVersions({ base, theirs, mine: form.getValues() });
  for (const field of taken) form.setFieldValue(field.name, field.theirs as never);
}
