import type { Context } from '../../services/context.ts';
import type { CreateDealInput } from '../../graphql/generated/resolvers.ts';
import { commitOne, createChange } from '../../records/write/changes.ts';
import { declarationOf } from '../../records/declarations.ts';
import { recordFromInput } from '../../records/write/from-input.ts';
import type { StateIn } from '../../records/declare/record.ts';
import { stageEntry } from './deal-timeline.ts';
import { dealRecord } from './deals.record.ts';
import { reasonText } from './loss-reasons.ts';

/** The timeline begins with its stage. */
export async function createDeal(context: Context, input: CreateDealInput) {
  const made = recordFromInput(declarationOf('Deal'), dealRecord, { ...input });
  const { row, parts } = made as unknown as StateIn<'deals', 'dealProducts'>;
  const deal = { ...row, stageChangedAt: row.createdAt };
  const told = { ...deal, lostReason: await reasonText(context, deal) };
  const dealEntries = [stageEntry(context, told, { entries: [], from: null })];
  const change = createChange(dealRecord, { row: deal, parts: { ...parts, dealEntries } });
  const { state, activityId } = await commitOne(context, change);
  return { deal: state!.row, activityId };
}
