import { Anchor, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '../../core/paths.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { type EntrySelection, ListEntries } from '../../records/list/ListEntries.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { rowLink } from '../../records/list/rowKeys.ts';
import { SelectEntryCheckbox } from '../../records/list/SelectEntryCheckbox.tsx';
import { pathsOf } from '../../records/resources.ts';
import { RecordBulkActions } from '../../records/list/RecordBulkActions.tsx';
import styles from './ProjectCards.module.css';
import { ProjectCounts } from './ProjectCounts.tsx';
import { ProjectPicture } from './ProjectPicture.tsx';
import { ProjectSort } from './ProjectSort.tsx';
import type { ProjectsList } from './projectsList.ts';
import type { ProjectDetails_ProjectFragment } from './ProjectDetails.generated.ts';

export function ProjectCards({ declaration, projects, ...list }: ProjectsList) {
  const { t } = useTranslation('projects');
  const mayWrite = useIsInGroup(declaration.write);
  return (
    <ListEntries
      label={t('title')}
      entries={projects}
      bulkActions={
        mayWrite
          ? (selection) => <RecordBulkActions declaration={declaration} selection={selection} />
          : undefined
      }
      tools={<ProjectSort />}
      {...list}
    >
      {(selectionOf) => (
        <ul className={styles.cards}>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard
                project={project}
                editAt={mayWrite ? pathsOf('Project').edit(project.id) : undefined}
                selection={selectionOf(project.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </ListEntries>
  );
}

interface CardProps {
  project: ProjectDetails_ProjectFragment;
  editAt: string | undefined;
  selection: EntrySelection;
}

function ProjectCard({ project, editAt, selection }: CardProps) {
  const { accountingDay } = useFormat();
  const { id, projectName, projectImage, userName, userImage, date, comment, revision } = project;
  return (
    <Paper className={styles.card} data-selected={selection.isSelected || undefined}>
      <ProjectPicture name={projectName} src={projectImage} />
      <div className={styles.text}>
        <Group justify="space-between" align="flex-start" wrap="nowrap" className={styles.name}>
          <Anchor component={Link} to={linkTo.project(id)} fw={600} {...rowLink(id, editAt)}>
            {projectName}
          </Anchor>
          <SelectEntryCheckbox id={id} name={projectName} {...selection} />
        </Group>
        <Group gap="sm" wrap="nowrap">
          <PersonAvatar name={userName} src={userImage} size={28} />
          <Text size="sm">{userName}</Text>
        </Group>
        <Text size="sm" c="dimmed">
          {accountingDay(date)}
        </Text>
        <ProjectCounts comment={comment} revision={revision} />
      </div>
    </Paper>
  );
}
