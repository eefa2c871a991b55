import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';

export function DraftForm() {
  const { t } = useTranslation('material-form', { keyPrefix: 'examples.DraftForm' });
  const form = useForm({ initialValues: { shop: t('shopName'), motto: t('mottoText') } });
  const isChanged = form.isDirty();
  return (
    <form onSubmit={form.onSubmit((values) => form.resetDirty(values))}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label={t('shop')} {...form.getInputProps('shop')} />
          <TextInput label={t('motto')} {...form.getInputProps('motto')} />
        </SimpleGrid>
        <Group gap="sm">
          <Button type="submit" disabled={!isChanged}>
            {t('save')}
          </Button>
          <Button variant="subtle" disabled={!isChanged} onClick={form.reset}>
            {t('discard')}
          </Button>
          <Text size="sm" c="dimmed" role="status">
            {t(isChanged ? 'changed' : 'same')}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
