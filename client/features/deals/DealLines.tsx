import { ActionIcon, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { goOnByEnter } from '../../ui/lineKeys.ts';
import { sharedInputs } from '../../records/form/sharedInputs.ts';
import { numberOf } from '../../ui/numberOf.ts';
import { PriceInput } from '../../ui/PriceInput.tsx';
import { QuantityInput } from '../../ui/QuantityInput.tsx';
import styles from './DealLines.module.css';
import { newRow } from '../../records/form/fieldValues.ts';
import type { PartRow } from '../../records/form/fieldOverrides.ts';
import type { DeclaredFormApi } from '../../records/form/fieldOverrides.ts';
import { amountOf, productsPart, sumOfProducts } from './dealProducts.ts';

const { ProductInput } = sharedInputs;

/** Asks for the lines of a deal's products; once there are some, their sum is the deal's amount. */
export function DealLines({ form }: { form: DeclaredFormApi }) {
  const { t } = useTranslation(['deals', 'records']);
  const { money } = useFormat();
  const products = form.values.products as DealRow[];
  const [addedKey, setAddedKey] = useState<string>();
  const sum = sumOfProducts(products.map(asLine));

  function add() {
    const product = newRow(productsPart);
    setAddedKey(product.key);
    form.insertListItem('products', product);
  }

  function goOnFrom(index: number) {
    if (index === products.length - 1) add();
    else form.getInputNode(`products.${index + 1}.name`)?.focus();
  }

  return (
    <Paper p="lg" component="section" aria-label={t('records:fieldsOf.Deal.products')}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h5">
          {t('records:fieldsOf.Deal.products')}
        </Title>
        <Button
          variant="light"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
        >
          {t('form.addProduct')}
        </Button>
      </Group>
      {products.length === 0 ? <Text c="dimmed">{t('form.noProducts')}</Text> : null}
      {products.map(({ key }, index) => (
        <DealLine
          key={key}
          form={form}
          index={index}
          isAdded={key === addedKey}
          goOn={() => goOnFrom(index)}
        />
      ))}
      {products.length > 0 ? (
        <Text ta="right" fw={600} mt="sm">
          {t('total')}: {money(sum)}
        </Text>
      ) : null}
    </Paper>
  );
}

interface DealRow extends PartRow {
  quantity: number | string;
  price: number | string;
}

const asLine = ({ quantity, price }: DealRow) => ({
  quantity: numberOf(quantity),
  price: numberOf(price),
});

interface LineProps {
  form: DeclaredFormApi;
  index: number;
  isAdded: boolean;
  goOn: () => void;
}

function DealLine({ form, index, isAdded, goOn }: LineProps) {
  const { t } = useTranslation(['deals', 'records']);
  const { money } = useFormat();
  const number = index + 1;
  const path = `products.${index}` as const;
  const label = (field: string) => t('form.lineField', { field, number });
  return (
    <div
      className={styles.line}
      role="group"
      aria-label={label(t('records:fieldsOf.DealProduct.name'))}
      onKeyDown={(event) => goOnByEnter(event, goOn)}
    >
      <ProductInput
        className={styles.name}
        label={label(t('records:fieldsOf.DealProduct.name'))}
        placeholder={t('records:fieldsOf.DealProduct.name')}
        autoFocus={isAdded}
        field={form.getInputProps(`${path}.name`)}
        onType={(name, productId) => {
          form.setFieldValue(`${path}.name`, name);
          form.setFieldValue(`${path}.productId`, productId ?? '');
        }}
        onChoose={({ price }) => form.setFieldValue(`${path}.price`, price)}
      />
      <QuantityInput
        aria-label={label(t('records:fieldsOf.DealProduct.quantity'))}
        placeholder={t('records:fieldsOf.DealProduct.quantity')}
        step={1}
        {...form.getInputProps(`${path}.quantity`)}
      />
      <PriceInput
        aria-label={label(t('records:fieldsOf.DealProduct.price'))}
        placeholder={t('records:fieldsOf.DealProduct.price')}
        {...form.getInputProps(`${path}.price`)}
      />
      <Text size="sm" className={styles.amount}>
        {money(amountOf(asLine((form.values.products as DealRow[])[index]!)))}
      </Text>
      <ActionIcon
        className={styles.remove}
        variant="subtle"
        color="red"
        size="lg"
        aria-label={t('form.removeLine', { number })}
        onClick={() => form.removeListItem('products', index)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
