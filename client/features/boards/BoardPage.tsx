import { useReadQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { EmptyList } from '../../records/list/EmptyList.tsx';
import { ExportMenu } from '../../records/list/ExportMenu.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useListParams } from '../../records/list/useListParams.ts';
import { BoardActions } from './BoardActions.tsx';
import { BoardColumns } from './BoardColumns.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardMembers } from './BoardMembers.tsx';
import { boardFilterKeys, filteredColumns } from './boardFilter.ts';
import type { loader } from './BoardPage.loader.ts';
import { CardDialog } from './CardDialog.tsx';
import { useBoardChanges } from './useBoardChanges.ts';
import type { BoardFragment, BoardPageQuery } from './BoardPage.generated.ts';

export function BoardPage() {
  const { t } = useTranslation('boards');
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  if (data.board) return <FoundBoard board={data.board} everyone={data} />;
  return (
    <>
      <PageTitle title={t('title')} />
      <EmptyList title={t('notFoundTitle')} text={t('notFound')}>
        <BackButton />
      </EmptyList>
    </>
  );
}

interface Props {
  board: BoardFragment;
  everyone: Pick<BoardPageQuery, 'boardLabels' | 'boardMembers'>;
}

function FoundBoard({ board, everyone: { boardLabels, boardMembers } }: Props) {
  const changes = useBoardChanges(board);
  const { get } = useListParams();
  return (
    <>
      <PageTitle title={board.title}>
        <BoardMembers board={board} everyone={boardMembers} />
        <ExportMenu
          list={{
            list: 'cards',
            filterIn: (parameters) => ({
              boardId: board.id,
              ...Object.fromEntries(boardFilterKeys.map((key) => [key, parameters.get(key)])),
            }),
          }}
          totalCount={filteredColumns(board.columns, get).flatMap(({ cards }) => cards).length}
        />
        <BackButton />
        <BoardActions board={board} />
      </PageTitle>
      <BoardFilters members={boardMembers} labels={boardLabels} />
      <BoardColumns board={board} changes={changes} labels={boardLabels} members={boardMembers} />
      <CardDialog board={board} changes={changes} labels={boardLabels} members={boardMembers} />
    </>
  );
}

function BackButton() {
  const { t } = useTranslation('boards');
  return (
    <Button
      variant="default"
      component={Link}
      to={paths.boards}
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      {t('back')}
    </Button>
  );
}
