import { useReadQuery } from '@apollo/client/react';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { useSession } from '../../core/session.ts';
import { NothingListed } from '../../records/list/NothingListed.tsx';
import { ListLayout } from '../../records/list/ListLayout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ImportButton } from '../../records/import/ImportButton.tsx';
import { NewRecordButton } from '../../records/list/NewRecordButton.tsx';
import { viewIn, ViewSwitch } from '../../ui/ViewSwitch.tsx';
import { urlKeysOfKind } from '../../records/list/filters.ts';
import { filterParserOf } from '../../records/list/listVariables.ts';
import { RecordFilters } from '../../records/list/RecordFilters.tsx';
import type { loader } from '../../records/list/RecordsPage.loader.ts';
import { pathsOf } from '../../records/resources.ts';
import { ProjectCards } from './ProjectCards.tsx';
import type { ProjectsList } from './projectsList.ts';
import { ProjectsTable } from './ProjectsTable.tsx';

const views = { list: ProjectsTable, cards: ProjectCards };
const viewNames = ['list', 'cards'] as const;
/** `view` names a saved view. */
const LOOK = 'as';

export function ProjectsPage() {
  const { t } = useTranslation('projects');
  const { declaration, list: preloaded } = useLoaderData<typeof loader>();
  const { nodes, ...list } = useReadQuery(preloaded).data.projects!;
  const [parameters] = useSearchParams();
  const { user } = useSession();
  const View = views[viewIn(parameters, viewNames, LOOK)];
  const create = <NewRecordButton to={pathsOf('Project').new} label={t('new')} />;
  const importButton = <ImportButton to={pathsOf('Project').import} />;
  return (
    <>
      <PageTitle title={t('title')}>
        <ViewSwitch
          label={t('view')}
          name={LOOK}
          views={[
            { value: 'list', label: t('views.list'), icon: IconList },
            { value: 'cards', label: t('views.cards'), icon: IconLayoutGrid },
          ]}
        />
        {importButton}
        {create}
      </PageTitle>
      <ListLayout>
        <RecordFilters
          declaration={declaration}
          searchLabel={t('search')}
          mine={{ userName: user?.name }}
        />
        <View
          declaration={declaration}
          projects={nodes as ProjectsList['projects']}
          {...list}
          empty={
            <NothingListed
              near={{ kind: 'Project', filterIn: filterParserOf(declaration) }}
              keys={urlKeysOfKind(declaration)}
              wayIn={importButton}
              words={t('empty', { returnObjects: true })}
            >
              {create}
            </NothingListed>
          }
        />
      </ListLayout>
    </>
  );
}
