import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { IconArrowUpRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { pathsOf } from '../../records/resources.ts';
import { RecordHistory } from '../../components/history/RecordHistory.tsx';
import { useOpenRecord } from '../../components/openRecord.ts';
import { PendingRecord } from '../../components/PendingRecord.tsx';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import { SideDrawer } from '../../components/SideDrawer.tsx';
import { ProjectCounts } from './ProjectCounts.tsx';
import { ProjectPicture } from './ProjectPicture.tsx';
import {
  ProjectDrawerDocument,
  type ProjectFacts_ProjectFragment,
} from './ProjectDrawer.generated.ts';

export function ProjectDrawer() {
  const { t } = useTranslation('projects');
  const { id, close } = useOpenRecord('project');
  return (
    <SideDrawer opened={id !== undefined} onClose={close} title={t('one')}>
      {id ? <OpenProject key={id} id={id} /> : null}
    </SideDrawer>
  );
}

function OpenProject({ id }: { id: string }) {
  const { t } = useTranslation('projects');
  const query = useQuery(ProjectDrawerDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (query.data?.project) {
    return (
      <>
        <Project project={query.data.project} />
        <RecordHistory of={id} />
      </>
    );
  }
  return <PendingRecord query={query} notFound={t('notFound')} />;
}

function Project({ project }: { project: ProjectFacts_ProjectFragment }) {
  const { t } = useTranslation('projects');
  const { day } = useFormat();
  const { projectName, projectImage, userName, userImage, email, date } = project;
  return (
    <Stack>
      <ProjectPicture name={projectName} src={projectImage} />
      <Group justify="space-between" wrap="nowrap" align="start">
        <Title order={2} size="h3">
          {projectName}
        </Title>
        <Button
          component={Link}
          to={pathsOf('Project').one(project.id)}
          variant="default"
          size="xs"
          rightSection={<IconArrowUpRight size={14} aria-hidden />}
        >
          {t('open')}
        </Button>
      </Group>
      <Group wrap="nowrap">
        <PersonAvatar name={userName} src={userImage} size="lg" />
        <div>
          <Text fw={600}>{userName}</Text>
          <Anchor href={`mailto:${email}`} size="sm">
            {email}
          </Anchor>
        </div>
      </Group>
      <Text size="sm">{t('lastWorkedOn', { day: day(date) })}</Text>
      <ProjectCounts comment={project.comment} revision={project.revision} />
    </Stack>
  );
}
