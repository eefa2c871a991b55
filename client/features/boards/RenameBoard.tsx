import { useMutation } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PendingRecord } from '../../records/page/PendingRecord.tsx';
import { type Fresh, useFormQuery } from '../../records/form/formQuery.ts';
import { RecordForm } from '../../records/form/RecordForm.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import type { BoardRecordFragment } from './BoardPage.generated.ts';
import { RenameBoardDocument, SaveBoardTitleDocument } from './RenameBoard.generated.ts';

/** The gateway's limit, in characters. */
const LONGEST_TITLE = 200;

interface Props {
  id: string;
  onEnd: () => void;
}

/** Changes a board's title, from the one that the gateway has when the form opens. */
export function RenameBoard({ id, onEnd }: Props) {
  const { t } = useTranslation(['boards', 'records']);
  const query = useFormQuery(RenameBoardDocument, { id });
  if (query.data?.board) return <RenameBoardForm board={query.data.board} onEnd={onEnd} />;
  return <PendingRecord query={query} notFound={t('notFoundTitle')} />;
}

interface FormProps {
  board: Fresh<BoardRecordFragment>;
  onEnd: () => void;
}

function RenameBoardForm({ board, onEnd }: FormProps) {
  const { t } = useTranslation(['boards', 'common', 'records']);
  const offerUndo = useNotifyUndoable();
  const [rename] = useMutation(SaveBoardTitleDocument);
  const record = useRecordForm<{ title: string }, BoardRecordFragment>({
    name: `title of Board ${board.id}`,
    stored: board,
    valuesOf: ({ title }: BoardRecordFragment = board) => ({ title }),
    validate: { title: (title) => (title.trim() ? null : t('common:fieldRequired')) },
    async save({ title: entered }, { id, version, title: before } = board) {
      const title = entered.trim();
      const { data } = await rename({ variables: { input: { id, version, title } } });
      const { activityId, board: saved } = data!.renameBoard;
      offerUndo({ message: t('renamed', { before, name: title }), activityId });
      return saved;
    },
    leave: onEnd,
  });
  return (
    <RecordForm
      record={record}
      labelOf={() => t('records:fieldsOf.Board.title')}
      submitLabel={t('common:save')}
      cancel={onEnd}
    >
      <TextInput
        label={t('records:fieldsOf.Board.title')}
        required
        data-autofocus
        maxLength={LONGEST_TITLE}
        {...record.form.getInputProps('title')}
      />
    </RecordForm>
  );
}
