import { CustomerChip } from './CustomerChip.tsx';

export const badges = { CustomerChip };

declare module '../../records/list/sharedBadges.ts' {
  interface SharedBadges {
    CustomerChip: typeof CustomerChip;
  }
}
