import type { PaletteSearchQuery } from './PaletteSearch.generated.ts';

export type Hit = PaletteSearchQuery['search'][number];
