import { useMutation } from '@apollo/client/react';
import { ActionIcon, Checkbox, Group, Popover, Stack } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { AddBoardMemberDocument, RemoveBoardMemberDocument } from './boardChanges.generated.ts';
import type { BoardFragment, BoardPageQuery } from './BoardPage.generated.ts';
import { MemberAvatars } from './MemberAvatars.tsx';
import { useShowProblem } from '../../ui/useShowProblem.ts';

interface Props {
  board: BoardFragment;
  everyone: BoardPageQuery['boardMembers'];
}

export function BoardMembers({ board, everyone }: Props) {
  const { t } = useTranslation(['boards', 'records']);
  const mayChange = useIsInGroup('editor');
  const put = usePutMember(board, everyone);
  if (!mayChange) return <MemberAvatars members={board.members} />;
  const isOn = (id: string) => board.members.some((member) => member.id === id);
  return (
    <Popover position="bottom-end" trapFocus returnFocus withRoles={false}>
      <Group gap={6}>
        <MemberAvatars members={board.members} size={34} />
        <Popover.Target>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('changeMembers', { count: board.members.length })}
          >
            <IconUserPlus size={18} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Group>
      <Popover.Dropdown role="dialog" aria-label={t('records:fieldsOf.Board.members')}>
        <Stack gap="xs">
          {everyone.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={isOn(id)}
              onChange={() => void put(id, !isOn(id))}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function usePutMember(board: BoardFragment, everyone: Props['everyone']) {
  const showProblem = useShowProblem();
  const [add] = useMutation(AddBoardMemberDocument);
  const [remove] = useMutation(RemoveBoardMemberDocument);
  return async (memberId: string, isOn: boolean) => {
    const onIt = new Set(board.members.map(({ id }) => id));
    if (isOn) onIt.add(memberId);
    else onIt.delete(memberId);
    const changed = {
      board: {
        ...{ __typename: 'Board' },
        id: board.id,
        members: everyone.filter(({ id }) => onIt.has(id)),
      },
    };
    const variables = { input: { boardId: board.id, memberId } };
    const done = isOn
      ? add({ variables, optimisticResponse: { addBoardMember: changed } })
      : remove({ variables, optimisticResponse: { removeBoardMember: changed } });
    await done.catch(showProblem);
  };
}
