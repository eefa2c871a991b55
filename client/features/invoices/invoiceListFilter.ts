import { listFilterOf } from '../../records/list/listFilterOf.ts';

export const { filterIn: invoiceFilterIn, keys: invoiceFilterKeys } = listFilterOf('Invoice');
