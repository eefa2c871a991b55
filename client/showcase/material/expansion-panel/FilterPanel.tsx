import { Button, Collapse, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export function FilterPanel() {
  const { t } = useTranslation('material-expansion-panel', { keyPrefix: 'examples.FilterPanel' });
  const [isOpen, { toggle }] = useDisclosure();
  const id = useId();
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Stack gap="sm" align="stretch">
      <TextInput label={t('text')} />
      <Collapse id={id} expanded={isOpen}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label={t('city')} />
          <TextInput label={t('tag')} />
        </SimpleGrid>
      </Collapse>
      <Button
        variant="subtle"
        leftSection={<Icon size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {t(isOpen ? 'less' : 'more')}
      </Button>
    </Stack>
  );
}
