import type { ListPager_PageInfoFragment } from './ListPager.generated.ts';

export type PageInfo = ListPager_PageInfoFragment;
