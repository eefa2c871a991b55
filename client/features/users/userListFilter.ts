import { listFilterOf } from '../../records/list/listFilterOf.ts';

export const { filterIn: userFilterIn, keys: userFilterKeys } = listFilterOf('User');
