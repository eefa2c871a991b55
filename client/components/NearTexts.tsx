import { useQuery } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NearTextsDocument, type SearchKind } from './NearTexts.generated.ts';
import { useListParams } from './useListParams.ts';

/** What the filter's text may mean, where it finds nothing. Without an answer nothing is offered. */
export function NearTexts({ kind }: { kind: SearchKind }) {
  const { t } = useTranslation();
  const { get, change } = useListParams();
  const text = get('text');
  const { data } = useQuery(NearTextsDocument, { variables: { kind, text }, skip: text === '' });
  if (!data || data.nearTexts.length === 0) return null;
  return (
    <Group gap="xs" justify="center">
      <Text size="sm">{t('list.didYouMean')}</Text>
      {data.nearTexts.map((near) => (
        <Button key={near} size="xs" variant="light" onClick={() => change({ text: near })}>
          {near}
        </Button>
      ))}
    </Group>
  );
}
