import type { Context } from '../../services/context.ts';
import { invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type {
  CreateBoardLabelInput,
  UpdateBoardLabelInput,
} from '../../graphql/generated/resolvers.ts';
import { createChange, updateChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import { declarationOf } from '../../records/declarations.ts';
import { rowFromInput, newRow } from '../../records/write/from-input.ts';
import type { BoardLabelRow } from '../../records/generated/rows.ts';
import { refuseNamesake } from '../../records/write/unique-conflict.ts';
import { labelAlone, labelRecord } from './boards.record.ts';
import { listLabels } from './boards.store.ts';

const MOST_LABELS = 100;

const declaration = declarationOf('BoardLabel');

export function makeLabel(context: Context, input: CreateBoardLabelInput) {
  return commit(context, async ({ activityId, db, write }) => {
    const labels = await listLabels(db);
    if (labels.length >= MOST_LABELS) {
      throw invalid({ title: problem('too_many_labels', { most: MOST_LABELS }) });
    }
    const position = (labels.at(-1)?.position ?? -1) + 1;
    const row = { ...newRow(declaration, { ...input }), position } as BoardLabelRow;
    refuseNamesake(labelRecord, 'title', labels, row.title);
    const [label] = await write([createChange(labelRecord, { row })]);
    return { label: label!.row, activityId };
  });
}

export function changeLabel(context: Context, input: UpdateBoardLabelInput) {
  const row = rowFromInput(declaration, { ...input }) as Partial<BoardLabelRow>;
  return commit(context, async ({ activityId, db, write }) => {
    const { id } = input;
    const others = (await listLabels(db)).filter((label) => label.id !== id);
    refuseNamesake(labelRecord, 'title', others, row.title);
    const [label] = await write([updateChange(labelAlone, { id }, () => ({ row }))]);
    return { label: label!.row, activityId };
  });
}
