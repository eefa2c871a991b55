import type { Context } from '../../services/context.ts';
import { conflict, invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type {
  CreateBoardLabelInput,
  UpdateBoardLabelInput,
} from '../../graphql/generated/resolvers.ts';
import { creation, update } from '../../records/changes.ts';
import { commit } from '../../records/commit.ts';
import { declared } from '../../records/declarations.ts';
import { enteredRow, newRow } from '../../records/enter.ts';
import type { BoardLabelRow } from '../../records/generated/rows.ts';
import { folded } from '../../database/folding.ts';
import { labelAlone, labelRecord } from './boards.record.ts';
import { listLabels } from './boards.store.ts';

const MOST_LABELS = 100;

const declaration = declared('BoardLabel');

export function makeLabel(context: Context, input: CreateBoardLabelInput): Promise<BoardLabelRow> {
  return commit(context, async ({ db, write }) => {
    const labels = await listLabels(db);
    if (labels.length >= MOST_LABELS) {
      throw invalid({ title: problem('too_many_labels', { most: MOST_LABELS }) });
    }
    const position = (labels.at(-1)?.position ?? -1) + 1;
    const row = { ...newRow(declaration, { ...input }), position } as BoardLabelRow;
    refuseTaken(labels, row);
    const [label] = await write([creation(labelRecord, { row })]);
    return label!.row;
  });
}

export function changeLabel(context: Context, input: UpdateBoardLabelInput) {
  const row = enteredRow(declaration, { ...input }) as Partial<BoardLabelRow>;
  return commit(context, async ({ activityId, db, write }) => {
    const { id } = input;
    refuseTaken(await listLabels(db), { ...row, id });
    const [label] = await write([update(labelAlone, { id }, () => ({ row }))]);
    return { label: label!.row, activityId };
  });
}

function refuseTaken(labels: readonly BoardLabelRow[], { id, title }: Partial<BoardLabelRow>) {
  if (title === undefined) return;
  const others = labels.filter((each) => each.id !== id);
  if (!others.some((each) => folded(each.title) === folded(title))) return;
  throw conflict(problem('label_exists'), { fields: { title: problem('taken') } });
}
