import { ActionIcon, NumberInput, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { useNumberStyle } from '../../app/i18n/useNumberStyle.ts';
import { useIsInGroup } from '../../app/roles.ts';
import styles from './InvoiceItemRow.module.css';
import { lineAmount } from './invoiceTotals.ts';
import type { InvoiceFormApi } from './useInvoiceForm.ts';

interface Props {
  form: InvoiceFormApi;
  index: number;
  /** What Enter does in this line; it moves nowhere when left out. */
  onEnter?: (() => void) | undefined;
}

export function InvoiceItemRow({ form, index, onEnter }: Props) {
  const { t } = useTranslation('invoices');
  const { money } = useFormat();
  const mayEdit = useIsInGroup('editor');
  const numberStyle = useNumberStyle();
  const { unit, price } = form.values.items[index]!;
  const amount = lineAmount({ unit: Number(unit), price: Number(price) });
  const number = index + 1;
  const label = (field: string) => t('form.itemField', { field, number });

  /** Enter in a line never sends the form: it goes on to the next line. */
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter?.();
  }

  return (
    <div className={styles.row} onKeyDown={goOn} role="group" aria-label={`${number}`}>
      <TextInput
        className={styles.name}
        aria-label={label(t('form.itemName'))}
        placeholder={t('form.itemName')}
        autoFocus={index > 0 && form.isTouched('items')}
        {...form.getInputProps(`items.${index}.name`)}
      />
      <NumberInput
        className={styles.unit}
        aria-label={label(t('form.unit'))}
        placeholder={t('form.unit')}
        allowDecimal={false}
        hideControls
        min={0}
        {...numberStyle}
        {...form.getInputProps(`items.${index}.unit`)}
      />
      <NumberInput
        className={styles.price}
        aria-label={label(t('form.price'))}
        placeholder={t('form.price')}
        decimalScale={2}
        fixedDecimalScale
        hideControls
        min={0}
        {...numberStyle}
        {...form.getInputProps(`items.${index}.price`)}
      />
      <Text className={styles.amount} size="sm">
        {money(amount, form.values.currency)}
      </Text>
      {mayEdit ? (
        <ActionIcon
          className={styles.remove}
          variant="subtle"
          color="red"
          size="lg"
          aria-label={t('form.removeItem', { number })}
          onClick={() => form.removeListItem('items', index)}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      ) : null}
    </div>
  );
}
