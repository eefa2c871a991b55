import { useQueryRefHandlers, useReadQuery } from '@apollo/client/react';
import { Button, Center, Paper } from '@mantine/core';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { NothingListed } from '../../records/list/NothingListed.tsx';
import { ExportMenu } from '../../records/list/ExportMenu.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { TodoBulk } from './TodoBulk.tsx';
import { TodoDrawer } from './TodoDrawer.tsx';
import {
  canReorder,
  todoFilterIn,
  todoFilterKeys,
  todoVariablesIn,
  todoViewIn,
} from './todoFilter.ts';
import { ActiveTodoFilters, TodoFilters } from './TodoFilters.tsx';
import { TodoList } from './TodoList.tsx';
import type { loader } from './TodosPage.loader.ts';
import styles from './TodoList.module.css';
import { TodoViews } from './TodoViews.tsx';

export function TodosPage() {
  const { t } = useTranslation('todos');
  const queryRef = useLoaderData<typeof loader>();
  const { data } = useReadQuery(queryRef);
  const { fetchMore } = useQueryRefHandlers(queryRef);
  const [isFetching, startFetching] = useTransition();
  const [parameters] = useSearchParams();
  const [added, setAdded] = useState<string>();
  const { nodes, pageInfo, totalCount } = data.todos;

  const showMore = () =>
    startFetching(async () => {
      await fetchMore({
        variables: { after: pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: { todos, todoTags } }) => ({
          todoTags,
          todos: { ...todos, nodes: [...before.todos.nodes, ...todos.nodes] },
        }),
      });
    });

  const selected = nodes.filter((each) => each.selected);
  const isSelecting = selected.length > 0;
  return (
    <>
      <PageTitle title={t('title')} badge={<TodoViews />}>
        <TodoFilters tags={data.todoTags} />
        <ExportMenu
          list={{ list: 'todos', filterIn: todoFilterIn }}
          sort={todoVariablesIn(parameters).sort}
          totalCount={totalCount}
        />
      </PageTitle>
      <ActiveTodoFilters tags={data.todoTags} />
      <Paper className={styles.frame}>
        <QuickAdd hasMore={pageInfo.hasNextPage} tags={data.todoTags} onAdded={setAdded} />
        {nodes.length > 0 ? (
          <TodoList
            todos={nodes}
            tags={data.todoTags}
            isOrdered={canReorder(parameters)}
            isSelecting={isSelecting}
            addedId={added}
          />
        ) : null}
      </Paper>
      {nodes.length === 0 ? <NoTodos /> : null}
      {pageInfo.hasNextPage ? (
        <Center mt="md">
          <Button variant="default" loading={isFetching} onClick={showMore}>
            {t('showMore')}
          </Button>
        </Center>
      ) : null}
      {isSelecting ? <TodoBulk todos={nodes} selected={selected} totalCount={totalCount} /> : null}
      <TodoDrawer tags={data.todoTags} />
    </>
  );
}

function NoTodos() {
  const { t } = useTranslation('todos');
  const [parameters] = useSearchParams();
  const view = todoViewIn(parameters);
  const words = {
    ...t(`empty.${view}`, { returnObjects: true }),
    noneMatch: t('empty.noneMatch'),
    noneMatchText: t('empty.noneMatchText'),
  };
  const near = { kind: 'Todo' as const, filterIn: todoFilterIn };
  return <NothingListed near={near} keys={todoFilterKeys} words={words} />;
}
