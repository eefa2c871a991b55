import { Button, Group, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../app/roles.ts';
import { InvoiceItemRow } from './InvoiceItemRow.tsx';
import styles from './InvoiceItems.module.css';
import { type InvoiceFormApi, newItem } from './useInvoiceForm.ts';

/** The lines. Enter in a line's last field makes the next one. */
export function InvoiceItems({ form }: { form: InvoiceFormApi }) {
  const { t } = useTranslation('invoices');
  const mayEdit = useIsInGroup('editor');
  const { items } = form.values;
  const add = () => form.insertListItem('items', newItem());
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h5">
          {t('form.items')}
        </Title>
        {mayEdit ? (
          <Button
            variant="light"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={add}
          >
            {t('form.addItem')}
          </Button>
        ) : null}
      </Group>
      {items.length === 0 ? <Text c="dimmed">{t('form.noItems')}</Text> : null}
      <div className={styles.items}>
        {items.map(({ key }, index) => (
          <InvoiceItemRow
            key={key}
            form={form}
            index={index}
            onEnter={mayEdit && index === items.length - 1 ? add : undefined}
          />
        ))}
      </div>
    </>
  );
}
