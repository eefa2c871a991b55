import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { CountInput } from '../../../ui/CountInput.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import styles from './ItemListForm.module.css';

const newItem = (name = '', quantity = 1, price = 0) => ({
  key: randomId(),
  name,
  quantity,
  price,
});

export function ItemListForm() {
  const { t } = useTranslation('material-form', { keyPrefix: 'examples.ItemListForm' });
  const { money } = useFormat();
  const form = useForm({
    initialValues: { items: [newItem(t('first'), 10, 24.9), newItem(t('second'), 2, 38.5)] },
  });
  const { items } = form.values;
  const cents = items.reduce(
    (sum, { quantity, price }) => sum + Math.round(quantity * price * 100 || 0),
    0,
  );
  return (
    <Stack component="form" gap="sm">
      {items.map(({ key }, index) => {
        const number = index + 1;
        return (
          <div key={key} className={styles.item}>
            <TextInput
              aria-label={t('item', { number })}
              {...form.getInputProps(`items.${index}.name`)}
            />
            <CountInput
              aria-label={t('quantity', { number })}
              step={1}
              {...form.getInputProps(`items.${index}.quantity`)}
            />
            <MoneyInput
              aria-label={t('price', { number })}
              {...form.getInputProps(`items.${index}.price`)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('remove', { number })}
              onClick={() => form.removeListItem('items', index)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </div>
        );
      })}
      <Group justify="space-between">
        <Button
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => form.insertListItem('items', newItem())}
        >
          {t('add')}
        </Button>
        <Text fw={600} role="status">
          {t('total', { total: money(cents / 100, 'R$') })}
        </Text>
      </Group>
    </Stack>
  );
}
