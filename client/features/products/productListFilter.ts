import { listFilterOf } from '../../records/list/listFilterOf.ts';

export const { filterIn: productFilterIn, keys: productFilterKeys } = listFilterOf('Product');
