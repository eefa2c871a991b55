import { Anchor, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { ListPager } from '../../components/ListPager.tsx';
import { useOpenRecord } from '../../components/openRecord.ts';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import styles from './ProjectCards.module.css';
import { ProjectCounts } from './ProjectCounts.tsx';
import { ProjectPicture } from './ProjectPicture.tsx';
import type { ProjectsList } from './projectsList.ts';
import type { ProjectFacts_ProjectFragment } from './ProjectDrawer.generated.ts';

export function ProjectCards({ projects, empty, pageInfo, totalCount }: ProjectsList) {
  const { t } = useTranslation('projects');
  if (projects.length === 0) return empty;
  return (
    <section aria-label={t('title')}>
      <ul className={styles.cards}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
      <ListPager shown={projects.length} pageInfo={pageInfo} totalCount={totalCount} />
    </section>
  );
}

function ProjectCard({ project }: { project: ProjectFacts_ProjectFragment }) {
  const { day } = useFormat();
  const { linkTo } = useOpenRecord('project');
  const { id, projectName, projectImage, userName, userImage, date, comment, revision } = project;
  return (
    <Paper className={styles.card}>
      <ProjectPicture name={projectName} src={projectImage} />
      <div className={styles.text}>
        <Anchor component={Link} to={linkTo(id)} fw={600} className={styles.name}>
          {projectName}
        </Anchor>
        <Group gap="sm" wrap="nowrap">
          <PersonAvatar name={userName} src={userImage} size={28} />
          <Text size="sm">{userName}</Text>
        </Group>
        <Text size="sm" c="dimmed">
          {day(date)}
        </Text>
        <ProjectCounts comment={comment} revision={revision} />
      </div>
    </Paper>
  );
}
