import type { Context } from '../../graphql/context.ts';
import { given } from '../../graphql/entered.ts';
import { conflict, invalid } from '../../graphql/errors.ts';
import type {
  CreateBoardLabelInput,
  UpdateBoardLabelInput,
} from '../../graphql/generated/resolvers.ts';
import { creation, deleteRecord, update } from '../../records/changes.ts';
import { commit } from '../../records/commit.ts';
import { folded } from '../../store/folding.ts';
import { newId } from '../../store/new-id.ts';
import { labelAlone, labelRecord } from './boards.record.ts';
import { MOST_LABELS } from './boards.rules.ts';
import { listLabels } from './boards.store.ts';
import type { BoardLabelRow } from './boards.table.ts';

export function makeLabel(context: Context, input: CreateBoardLabelInput): Promise<BoardLabelRow> {
  const { color } = input;
  const title = input.title.trim();
  return commit(context, async ({ db, write }) => {
    const labels = await listLabels(db);
    if (labels.length >= MOST_LABELS) {
      throw invalid({ title: `exceeds the limit of ${MOST_LABELS} labels` });
    }
    refuseTaken(labels, title);
    const position = (labels.at(-1)?.position ?? -1) + 1;
    const row = { id: newId(), title, color, position };
    const [label] = await write([creation(labelRecord, { row })]);
    return label!.row;
  });
}

export function changeLabel(context: Context, input: UpdateBoardLabelInput) {
  const { id, color } = input;
  const title = input.title?.trim();
  return commit(context, async ({ activityId, db, write }) => {
    const labels = await listLabels(db);
    const others = labels.filter((each) => each.id !== id);
    if (title !== undefined) refuseTaken(others, title);
    const row = given({ title, color }) as Partial<BoardLabelRow>;
    const [label] = await write([update(labelAlone, { id }, () => ({ row }))]);
    return { label: label!.row, activityId };
  });
}

export const removeLabel = async (context: Context, id: string) => ({
  id,
  activityId: await deleteRecord(context, labelRecord, { id }),
});

function refuseTaken(labels: readonly BoardLabelRow[], title: string): void {
  if (!labels.some((label) => folded(label.title) === folded(title))) return;
  throw conflict('There is a label with this title', { fields: { title: 'is taken' } });
}
