import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { CreateBoardDocument } from './NewBoardForm.generated.ts';
import { TitleForm } from './TitleForm.tsx';
import { useShowProblem } from '../../components/useShowProblem.ts';
import { evictKinds } from '../../records/recordLists.ts';

export function NewBoardForm() {
  const { t } = useTranslation('boards');
  const navigate = useNavigate();
  const showProblem = useShowProblem();
  const [createBoard] = useMutation(CreateBoardDocument, {
    update: evictKinds('Board'),
  });

  async function make(title: string) {
    try {
      const { data } = await createBoard({ variables: { input: { title } } });
      if (data) await navigate(linkTo.board(data.createBoard.board.id));
    } catch (error) {
      showProblem(error);
    }
  }

  if (!useIsInGroup('editor')) return null;
  return (
    <TitleForm
      label={t('newBoard')}
      submit={t('createBoard')}
      onSubmit={(title) => void make(title)}
    />
  );
}
