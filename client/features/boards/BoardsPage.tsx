import { useReadQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { linkTo } from '../../core/paths.ts';
import { NearTexts } from '../../records/list/NearTexts.tsx';
import { EmptyList } from '../../records/list/EmptyList.tsx';
import { ListFilters } from '../../records/list/filters/ListFilters.tsx';
import { ListLayout } from '../../records/list/ListLayout.tsx';
import { type ListColumn, ListTable } from '../../records/list/ListTable.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { BoardsPageQuery } from './BoardsPage.generated.ts';
import type { loader } from './BoardsPage.loader.ts';
import styles from './BoardsPage.module.css';
import { MemberAvatars } from './MemberAvatars.tsx';
import { NewBoardForm } from './NewBoardForm.tsx';

type Board = BoardsPageQuery['boards']['nodes'][number];

export function BoardsPage() {
  const { t } = useTranslation(['boards', 'records']);
  const [drawn] = useSearchParams();
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  const { nodes, ...list } = data.boards;
  return (
    <>
      <PageTitle title={t('title')}>
        <NewBoardForm />
      </PageTitle>
      <ListLayout>
        <ListFilters label={t('search')} filters={[]} />
        <ListTable
          label={t('title')}
          rows={nodes}
          columns={useColumns()}
          openAt={({ id }) => linkTo.board(id)}
          defaultSort={{ field: 'title', direction: 'ascending' }}
          empty={<NoBoards isFiltered={Boolean(drawn.get('text'))} />}
          {...list}
        />
      </ListLayout>
    </>
  );
}

function useColumns(): ListColumn<Board>[] {
  const { t } = useTranslation(['boards', 'records']);
  return [
    { accessor: 'title', title: t('records:fieldsOf.Board.title'), sortable: true },
    {
      accessor: 'columns',
      title: t('records:fieldsOf.Board.columns'),
      cellsClassName: styles.titles,
      render: ({ columns }) => (
        <Text span size="sm" c="dimmed">
          {columns.map(({ title }) => title).join(' · ')}
        </Text>
      ),
    },
    {
      accessor: 'members',
      title: t('records:fieldsOf.Board.members'),
      render: ({ members }) => <MemberAvatars members={members} />,
    },
  ];
}

function NoBoards({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation(['boards', 'records']);
  return isFiltered ? (
    <EmptyList title={t('empty.noneMatch')} text={t('empty.noneMatchText')}>
      <NearTexts kind="Board" filterIn={() => ({})} />
    </EmptyList>
  ) : (
    <EmptyList title={t('empty.title')} text={t('empty.text')} />
  );
}
