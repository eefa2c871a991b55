import {
  Checkbox,
  Group,
  Input,
  NativeSelect,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountInput } from '../../components/CountInput.tsx';
import { CURRENCY } from '../../components/currency.ts';
import { MoneyInput } from '../../components/MoneyInput.tsx';
import { FormSection } from '../../components/record-form/FormSection.tsx';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import type { RecordFormApi } from '../../components/record-form/useRecordForm.ts';
import { ProductBrandField } from './ProductBrandField.tsx';
import { productCategories } from './productFilter.ts';
import styles from './ProductForm.module.css';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';
import { ProductMargin } from './ProductMargin.tsx';
import { ProductPictureField } from './ProductPictureField.tsx';
import { ProductSkuField } from './ProductSkuField.tsx';
import { stockLimits } from './productValues.ts';
import type { ProductFormApi, ProductValues } from './useProductForm.ts';

const ratings = [5, 4, 3, 2, 1];

interface Props {
  record: RecordFormApi<ProductValues, ProductForm_ProductFragment>;
  submitLabel: string;
  cancel: string;
  productId?: string;
}

export function ProductForm({ record, productId, ...props }: Props) {
  const { t } = useTranslation('products');
  const { form } = record;
  return (
    <RecordForm
      record={record}
      labelOf={(name) => t(`fields.${name as keyof ProductValues}`)}
      describe={(name, value) =>
        name === 'category' ? t(`categories.${value as ProductValues['category']}`) : undefined
      }
      {...props}
    >
      <div className={styles.parts}>
        <Stack gap="lg">
          <General form={form} productId={productId} />
          <PriceAndStock form={form} />
        </Stack>
        <ProductPictureField form={form} />
      </div>
    </RecordForm>
  );
}

function General({ form, productId }: { form: ProductFormApi; productId: string | undefined }) {
  const { t } = useTranslation('products');
  return (
    <FormSection title={t('form.general')}>
      <TextInput
        label={t('fields.title')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <ProductBrandField form={form} />
        <NativeSelect
          label={t('fields.category')}
          data={productCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
          {...form.getInputProps('category')}
        />
      </SimpleGrid>
      <ProductSkuField form={form} productId={productId} />
      <NativeSelect
        label={t('fields.rating')}
        data={ratings.map((rating) => ({
          value: String(rating),
          label: t('ratingOf', { rating }),
        }))}
        {...form.getInputProps('rating')}
      />
      <Textarea
        label={t('fields.description')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={5000}
        {...form.getInputProps('description')}
      />
    </FormSection>
  );
}

function PriceAndStock({ form }: { form: ProductFormApi }) {
  const { t } = useTranslation('products');
  return (
    <FormSection title={t('form.priceAndStock')}>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <MoneyInput
          label={t('fields.price')}
          required
          leftSection={CURRENCY}
          {...form.getInputProps('price')}
        />
        <MoneyInput
          label={t('fields.cost')}
          leftSection={CURRENCY}
          {...form.getInputProps('cost')}
        />
        <Input.Wrapper label={t('fields.margin')} labelElement="div">
          <output className={styles.margin}>
            <ProductMargin {...form.values} />
          </output>
        </Input.Wrapper>
        <CountInput
          label={t('fields.totalUnit')}
          max={stockLimits.max}
          {...form.getInputProps('totalUnit')}
        />
        <CountInput
          label={t('fields.stockThreshold')}
          max={stockLimits.max}
          {...form.getInputProps('stockThreshold')}
        />
      </SimpleGrid>
      <Group gap="xl" align="flex-start">
        <Checkbox
          label={t('fields.isActive')}
          description={t('form.activeHint')}
          {...form.getInputProps('isActive', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('fields.freeShipping')}
          {...form.getInputProps('freeShipping', { type: 'checkbox' })}
        />
      </Group>
    </FormSection>
  );
}
