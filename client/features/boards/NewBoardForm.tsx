import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { linkTo, paths } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { CreateBoardDocument } from './NewBoardForm.generated.ts';
import { DraftTitleForm } from './TitleForm.tsx';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useUndoableCreation } from '../../records/undo/useUndoable.ts';
import { evictKinds } from '../../records/recordLists.ts';

export function NewBoardForm() {
  const { t } = useTranslation('boards');
  const navigate = useNavigate();
  const isAsked = useSearchParams()[0].get('new') === 'board';
  const showProblem = useShowProblem();
  const offerUndo = useUndoableCreation();
  const [createBoard] = useMutation(CreateBoardDocument, {
    update: evictKinds('Board'),
  });

  async function make(title: string) {
    try {
      const { data } = await createBoard({ variables: { input: { title } } });
      if (!data) return;
      const { activityId, board } = data.createBoard;
      await navigate(linkTo.board(board.id));
      const about = { page: linkTo.board(board.id), list: paths.boards };
      offerUndo({ message: t('created', { name: title }), activityId, about });
    } catch (error) {
      showProblem(error);
      return false;
    }
  }

  if (!useIsInGroup('editor')) return null;
  return (
    <DraftTitleForm
      key={String(isAsked)}
      draft="New board"
      label={t('newBoard')}
      submit={t('createBoard')}
      onSubmit={make}
      isFocused={isAsked}
    />
  );
}
