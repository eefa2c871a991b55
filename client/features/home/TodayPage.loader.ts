import { preloadAttention } from './attentionQuery.ts';

export const loader = () => ({ attention: preloadAttention() });
