import { CustomerChip } from './CustomerChip.tsx';

export const badges = { CustomerChip };

declare module '../../records/list/lentBadges.ts' {
  interface LentBadges {
    CustomerChip: typeof CustomerChip;
  }
}
