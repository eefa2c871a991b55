/** Marks for the lists of others, by name; filled by declaration merging in `features/x/x.badges.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface LentBadges {}

const rows = import.meta.glob<Partial<LentBadges>>('../../features/*/*.badges.ts', {
  eager: true,
  import: 'badges',
});

export const lentBadges = Object.assign({}, ...Object.values(rows)) as LentBadges;
