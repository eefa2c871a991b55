import { useReadQuery } from '@apollo/client/react';
import { IconLayoutGrid, IconLayoutRows, IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { ListLayout } from '../../records/list/ListLayout.tsx';
import { NewRecordButton } from '../../records/list/NewRecordButton.tsx';
import { NothingListed } from '../../records/list/NothingListed.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { viewIn, ViewSwitch } from '../../ui/ViewSwitch.tsx';
import { pathsOf } from '../../records/resources.ts';
import { userFilterIn, userFilterKeys } from './userListFilter.ts';
import { UserFilters } from './UserFilters.tsx';
import { UsersGrid } from './UsersGrid.tsx';
import type { loader } from './UsersPage.loader.ts';
import { UsersRows } from './UsersRows.tsx';
import { UsersTable } from './UsersTable.tsx';

const views = { table: UsersTable, grid: UsersGrid, rows: UsersRows };
/** `view` names a saved view. */
const LOOK = 'as';

const viewNames = ['table', 'grid', 'rows'] as const;

export function UsersPage() {
  const { t } = useTranslation('users');
  const { declaration, list: preloaded } = useLoaderData<typeof loader>();
  const { data } = useReadQuery(preloaded);
  const [parameters] = useSearchParams();
  const View = views[viewIn(parameters, viewNames, LOOK)];
  const { nodes, ...list } = data.users;
  const newUser = <NewRecordButton to={pathsOf('User').new} label={t('new')} group="admin" />;
  return (
    <>
      <PageTitle title={t('title')}>
        <ViewSwitch
          label={t('view')}
          name={LOOK}
          views={[
            { value: 'table', label: t('views.table'), icon: IconTable },
            { value: 'grid', label: t('views.grid'), icon: IconLayoutGrid },
            { value: 'rows', label: t('views.rows'), icon: IconLayoutRows },
          ]}
        />
        {newUser}
      </PageTitle>
      <ListLayout>
        <UserFilters declaration={declaration} />
        <View
          declaration={declaration}
          users={nodes}
          {...list}
          empty={
            <NothingListed
              near={{ kind: 'User', filterIn: userFilterIn }}
              keys={userFilterKeys}
              words={t('empty', { returnObjects: true })}
            >
              {newUser}
            </NothingListed>
          }
        />
      </ListLayout>
    </>
  );
}
