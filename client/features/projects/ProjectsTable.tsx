import { Group, Text } from '@mantine/core';
import { useOpenRecord } from '../../components/openRecord.ts';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import type { DeclaredRecord } from '../../records/declaration.ts';
import { RecordsTable } from '../../records/list/RecordsTable.tsx';
import { projectFields, type ProjectsList } from './projectsList.ts';

export function ProjectsTable({ declaration, projects, ...list }: ProjectsList) {
  const { linkTo } = useOpenRecord('project');
  return (
    <RecordsTable
      declaration={declaration}
      records={projects}
      columns={projectFields}
      cells={{ userName: owner }}
      openAt={({ id }) => linkTo(id)}
      {...list}
    />
  );
}

function owner(record: DeclaredRecord) {
  const { userName, userImage } = record as unknown as ProjectsList['projects'][number];
  return (
    <Group gap="sm" wrap="nowrap">
      <PersonAvatar name={userName} src={userImage} size={24} />
      <Text size="sm" truncate>
        {userName}
      </Text>
    </Group>
  );
}
