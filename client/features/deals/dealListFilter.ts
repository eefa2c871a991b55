import { listFilterOf } from '../../records/list/listFilterOf.ts';

export const { filterIn: dealFilterIn, keys: dealFilterKeys } = listFilterOf('Deal');
