import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { type FieldDifference, type Merge, mergeVersions } from './mergeVersions.ts';

export type Side = 'theirs' | 'mine';

interface OpenMerge<Stored> extends Merge {
  /** Which of the versions that came from elsewhere while the form is open. */
  number: number;
  /** The other version, which the next save goes over. */
  over: Stored;
  /** Names of the fields that were chosen. */
  chosen: string[];
}

export interface VersionMerge<Stored> {
  /** What someone else saved meanwhile, against what stands in the form. */
  merge: OpenMerge<Stored> | undefined;
  /** The fields that both changed and that are still to be chosen: nothing is saved before. */
  open: FieldDifference[];
  choose: (field: FieldDifference, side: Side) => void;
}

/** Merges a version from elsewhere into a form: what only they changed is taken over, the rest is to be chosen. */
export function useVersionMerge<Values extends object, Stored>(
  form: UseFormReturnType<Values>,
  valuesOf: (stored: Stored) => Values,
) {
  const [merge, setMerge] = useState<OpenMerge<Stored>>();

  function choose(field: FieldDifference, side: Side) {
    form.setFieldValue(field.name, field[side] as never);
    setMerge((open) => open && { ...open, chosen: [...open.chosen, field.name] });
  }

  /** Whether there is anything to look over. */
  function mergeWith(current: Stored, from: Stored): boolean {
    const versions = { base: valuesOf(from), theirs: valuesOf(current), mine: form.getValues() };
    const merged = mergeVersions(versions);
    if (merged.taken.length + merged.disputed.length === 0) return false;
    const number = (merge?.number ?? 0) + 1;
    setMerge({ ...merged, number, over: current, chosen: [] });
    for (const { name, theirs } of merged.taken) form.setFieldValue(name, theirs as never);
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
