import { useQuery } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NearTextsDocument, type SearchKind } from './NearTexts.generated.ts';
import { useListParams } from './useListParams.ts';

export interface Near {
  kind: SearchKind;
  /** The filter that its list reads from the URL. */
  filterIn: (parameters: URLSearchParams) => object;
}

/** Suggests similar texts when the filter's text finds nothing with the other filters; none while loading. */
export function NearTexts({ kind, filterIn }: Near) {
  const { t } = useTranslation();
  const { get, change } = useListParams();
  const text = get('text');
  const [drawn] = useSearchParams();
  const one = kind.replace(/^./, (letter) => letter.toLowerCase());
  const variables = { kind, text, filter: { [one]: filterIn(drawn) } };
  const { data } = useQuery(NearTextsDocument, { variables, skip: text === '' });
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
