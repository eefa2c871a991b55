import { Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function OnlyForScreenReaders() {
  const { t } = useTranslation('utilities-display', { keyPrefix: 'examples.OnlyForScreenReaders' });
  return (
    <Text>
      R$ 1,2 mi <VisuallyHidden>{t('exact')}</VisuallyHidden>
    </Text>
  );
}
