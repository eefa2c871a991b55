import { listFilterOf } from '../../records/list/listFilterOf.ts';

export const { filterIn: customerFilterIn, keys: customerFilterKeys } = listFilterOf('Customer');
