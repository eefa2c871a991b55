import { Button, Group, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useListParams } from '../../records/list/useListParams.ts';
import { boardFilterKeys } from './boardFilter.ts';
import type { BoardPageQuery } from './BoardPage.generated.ts';
import { useLabelName } from './cardLabels.ts';

interface Props {
  members: BoardPageQuery['boardMembers'];
  labels: BoardPageQuery['boardLabels'];
}

export function BoardFilters({ members, labels }: Props) {
  const { t } = useTranslation('boards');
  const labelName = useLabelName();
  const { get, change } = useListParams();
  const isFiltered = boardFilterKeys.some((key) => get(key));
  return (
    <Group gap="xs" mb={8} data-not-printed>
      <NativeSelect
        aria-label={t('filters.member')}
        value={get('member')}
        onChange={({ currentTarget }) => change({ member: currentTarget.value })}
        data={[
          { value: '', label: t('filters.anyMember') },
          ...members.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <NativeSelect
        aria-label={t('filters.label')}
        value={get('label')}
        onChange={({ currentTarget }) => change({ label: currentTarget.value })}
        data={[
          { value: '', label: t('filters.anyLabel') },
          ...labels.map((label) => ({ value: label.id, label: labelName(label) })),
        ]}
      />
      {isFiltered ? (
        <Button
          variant="subtle"
          leftSection={<IconX size={16} aria-hidden />}
          onClick={() => change({ member: undefined, label: undefined })}
        >
          {t('filters.clear')}
        </Button>
      ) : null}
    </Group>
  );
}
