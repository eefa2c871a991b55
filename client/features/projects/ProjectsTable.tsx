import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { type ListColumn, ListTable } from '../../components/ListTable.tsx';
import { useOpenRecord } from '../../components/openRecord.ts';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import { SavedViews } from '../../components/SavedViews.tsx';
import { projectFilterIn, type ProjectsList } from './projectsList.ts';
import type { ProjectFacts_ProjectFragment } from './ProjectsPage.generated.ts';

export function ProjectsTable({ projects, ...list }: ProjectsList) {
  const { t } = useTranslation('projects');
  const { linkTo } = useOpenRecord('project');
  return (
    <ListTable
      label={t('title')}
      rows={projects}
      columns={useColumns()}
      openAt={({ id }) => linkTo(id)}
      defaultSort={{ field: 'date', direction: 'descending' }}
      toolbar={<SavedViews list="projects" />}
      exported={{ list: 'projects', filterIn: projectFilterIn }}
      {...list}
    />
  );
}

function useColumns(): ListColumn<ProjectFacts_ProjectFragment>[] {
  const { t } = useTranslation('projects');
  const { day, number } = useFormat();
  return [
    {
      accessor: 'projectName',
      title: t('fields.projectName'),
      sortable: true,
    },
    {
      accessor: 'userName',
      title: t('fields.userName'),
      sortable: true,
      noWrap: true,
      render: ({ userName, userImage }) => (
        <Group gap="sm" wrap="nowrap">
          <PersonAvatar name={userName} src={userImage} size={28} />
          <Text size="sm">{userName}</Text>
        </Group>
      ),
    },
    {
      accessor: 'date',
      title: t('fields.date'),
      sortable: true,
      noWrap: true,
      render: ({ date }) => day(date),
    },
    {
      accessor: 'comment',
      title: t('fields.comment'),
      sortable: true,
      textAlign: 'right',
      render: ({ comment }) => number(comment),
    },
    {
      accessor: 'revision',
      title: t('fields.revision'),
      sortable: true,
      textAlign: 'right',
      render: ({ revision }) => number(revision),
    },
  ];
}
