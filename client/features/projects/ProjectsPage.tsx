import { useReadQuery } from '@apollo/client/react';
import { Group, NativeSelect } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { NothingListed } from '../../components/NothingListed.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { SavedViews } from '../../components/SavedViews.tsx';
import { SearchInput } from '../../components/SearchInput.tsx';
import { useListParams } from '../../components/useListParams.ts';
import { viewIn, ViewSwitch } from '../../components/ViewSwitch.tsx';
import { ProjectCards } from './ProjectCards.tsx';
import { ProjectDrawer } from './ProjectDrawer.tsx';
import { projectSortFields } from './projectsList.ts';
import type { loader } from './ProjectsPage.loader.ts';
import styles from './ProjectsPage.module.css';
import { ProjectsTable } from './ProjectsTable.tsx';

const views = { list: ProjectsTable, cards: ProjectCards };
const viewNames = ['list', 'cards'] as const;
/** `view` names a saved view. */
const LOOK = 'as';

export function ProjectsPage() {
  const { t } = useTranslation('projects');
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  const [parameters] = useSearchParams();
  const { get, change } = useListParams();
  const view = viewIn(parameters, viewNames, LOOK);
  const View = views[view];
  const { nodes, ...list } = data.projects;
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
      </PageTitle>
      <Group gap="sm" mb="md" align="end">
        <SearchInput
          className={styles.text}
          label={t('search')}
          value={get('text')}
          onSearch={(text) => change({ text })}
        />
        {view === 'cards' ? (
          <NativeSelect
            label={t('sort')}
            value={get('sort') || 'date'}
            onChange={({ currentTarget: { value } }) =>
              change({ sort: value, direction: isName(value) ? 'ascending' : 'descending' })
            }
            data={projectSortFields.map((field) => ({ value: field, label: t(`fields.${field}`) }))}
          />
        ) : null}
      </Group>
      {view === 'list' ? null : (
        <Group mb="sm">
          <SavedViews list="projects" />
        </Group>
      )}
      <View
        projects={nodes}
        {...list}
        empty={<NothingListed keys={['text']} words={t('empty', { returnObjects: true })} />}
      />
      <ProjectDrawer />
    </>
  );
}

/** Names sort ascending first, dates and counts descending. */
const isName = (field: string) => field.endsWith('Name');
