import { ScrollArea, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function ScrollsInside() {
  const { t } = useTranslation('utilities-height-width', { keyPrefix: 'examples.ScrollsInside' });
  return (
    <ScrollArea.Autosize mah={120} type="always" viewportProps={{ tabIndex: 0 }} maw={420}>
      {Array.from({ length: 12 }, (_, line) => (
        <Text key={line} size="sm">
          {t('line', { line: line + 1 })}
        </Text>
      ))}
    </ScrollArea.Autosize>
  );
}
