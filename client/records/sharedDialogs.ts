import type { ComponentType } from 'react';

/** Dialogs about a record for the pages of other features, by name; filled by declaration merging in `features/x/x.dialogs.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface SharedDialogs {}

export interface SharedDialogProps {
  id: string;
  onClose: () => void;
}

const rows = import.meta.glob<Partial<SharedDialogs>>('../features/*/*.dialogs.ts', {
  eager: true,
  import: 'dialogs',
});

export const sharedDialogs = Object.assign({}, ...Object.values(rows)) as Record<
  keyof SharedDialogs,
  ComponentType<SharedDialogProps>
>;
