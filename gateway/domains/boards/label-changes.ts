import type { Context } from '../../graphql/context.ts';
import { conflict, invalid, notFound, refuseErrors } from '../../graphql/errors.ts';
import type {
  CreateBoardLabelInput,
  UpdateBoardLabelInput,
} from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import { folded } from '../../store/folding.ts';
import { newId } from '../../store/new-id.ts';
import { labelErrors, MOST_LABELS } from './boards.rules.ts';
import { deleteLabel, insertLabel, listLabels, updateLabel } from './boards.store.ts';
import { type BoardLabelRow, labelAlone, labelRecord } from './boards.table.ts';

export function makeLabel(context: Context, input: CreateBoardLabelInput): Promise<BoardLabelRow> {
  const { color } = input;
  const title = input.title.trim();
  refuseErrors(labelErrors(title));
  const id = newId();
  return recorded(context, async ({ db, touch }) => {
    await touch(labelRecord, id);
    const labels = await listLabels(db);
    if (labels.length >= MOST_LABELS) {
      throw invalid({ title: `exceeds the limit of ${MOST_LABELS} labels` });
    }
    refuseTaken(labels, title);
    const position = (labels.at(-1)?.position ?? -1) + 1;
    return insertLabel(db, { id, title, color, position });
  });
}

export function changeLabel(context: Context, input: UpdateBoardLabelInput) {
  const { id } = input;
  const title = input.title?.trim();
  if (title !== undefined) refuseErrors(labelErrors(title));
  return recorded(context, async ({ activityId, db, touch }) => {
    await touch(labelAlone, id);
    const labels = await listLabels(db);
    const before = labels.find((each) => each.id === id);
    const others = labels.filter((each) => each !== before);
    if (title !== undefined) refuseTaken(others, title);
    const changes = { title: title ?? before?.title, color: input.color ?? before?.color };
    const label = before && (await updateLabel(db, id, changes));
    if (!label) throw notFound('BoardLabel');
    return { label, activityId };
  });
}

export function removeLabel(context: Context, id: string) {
  return recorded(context, async ({ activityId, db, touch }) => {
    await touch(labelRecord, id);
    if (!(await deleteLabel(db, id))) throw notFound('BoardLabel');
    return { id, activityId };
  });
}

function refuseTaken(labels: readonly BoardLabelRow[], title: string): void {
  if (!labels.some((label) => folded(label.title) === folded(title))) return;
  throw conflict('There is a label with this title', { fields: { title: 'is taken' } });
}
