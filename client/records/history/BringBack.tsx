import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsInGroup } from '../../core/roles.ts';
import { recordLink } from '../resources.ts';
import { useRestoreChange } from '../undo/useUndoable.ts';
import { MergedIntoDocument } from './MergedInto.generated.ts';

interface Props {
  of: string;
  activityId: string;
  title: string;
  mergeId: string | undefined;
}

export function BringBack({ of, activityId, title, mergeId }: Props) {
  const { t } = useTranslation(['records', 'common']);
  const mayRestore = useIsInGroup('admin');
  const restoreChange = useRestoreChange();
  const into = useMergedInto(of, mergeId);
  const undone = t('history.recordRestored', { title });
  const change = { activityId, undone, done: t('common:undone', { what: undone }) };
  return (
    <>
      {into ? (
        <Text size="sm">
          {t('history.merge.into')}{' '}
          <Anchor
            component={Link}
            inherit
            underline="always"
            to={recordLink(into.kind, into.recordId) ?? ''}
          >
            {into.title}
          </Anchor>
          {mayRestore ? `. ${t('history.mergeStays')}` : null}
        </Text>
      ) : null}
      {mayRestore ? (
        <Group gap="xs" mt="xs">
          {into ? (
            <Button onClick={() => void restoreChange(change, 'undo')}>
              {t('history.merge.undo')}
            </Button>
          ) : null}
          <Button
            variant={into ? 'default' : 'filled'}
            onClick={() => void restoreChange({ ...change, recordId: of }, 'undo')}
          >
            {t(into ? 'history.merge.alone' : 'history.restore')}
          </Button>
        </Group>
      ) : null}
    </>
  );
}

function useMergedInto(of: string, mergeId: string | undefined) {
  const { data } = useQuery(MergedIntoDocument, { variables: { of }, skip: !mergeId });
  const changes = data?.history.nodes.find(({ id }) => id === mergeId)?.changes ?? [];
  const kind = changes.find(({ recordId }) => recordId === of)?.kind;
  return changes.find((each) => each.kind === kind && each.action === 'updated');
}
