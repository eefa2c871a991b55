import type { SearchHint } from '../../records/searchHints.ts';
import type { Found } from '../../records/resources.ts';
import type { CardSearchHintFragment } from './boards.searchHint.generated.ts';

export const hints: Record<string, SearchHint> = {
  Card: ({ record }: Found<CardSearchHintFragment>) => record?.column?.board?.title,
};
