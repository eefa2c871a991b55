/** Badges for the lists of other features, by name; filled by declaration merging in `features/x/x.badges.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface SharedBadges {}

const rows = import.meta.glob<Partial<SharedBadges>>('../../features/*/*.badges.ts', {
  eager: true,
  import: 'badges',
});

export const sharedBadges = Object.assign({}, ...Object.values(rows)) as SharedBadges;
