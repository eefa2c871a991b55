import { useQuery } from '@apollo/client/react';
import { Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { textIn } from '../../records/form/fieldValues.ts';
import type { InputGiven } from '../../records/form/fieldOverrides.ts';
import { ProductSkuFieldDocument } from './ProductSkuField.generated.ts';

const TYPING_PAUSE_MS = 300;

interface Props extends InputGiven {
  productId: string | undefined;
}

/** Checks while typing whether another product has the sku. */
export function ProductSkuField({ form, name, inputProps: { label }, productId }: Props) {
  const { t } = useTranslation('products');
  const sku = textIn(form.values[name] ?? '').trim();
  const [asked] = useDebouncedValue(sku, TYPING_PAUSE_MS);
  const { data } = useQuery(ProductSkuFieldDocument, {
    variables: { sku: asked, productId: productId ?? null },
    skip: asked === '' || asked !== sku || !form.isDirty(name),
    fetchPolicy: 'network-only',
  });
  const isFree = asked === sku ? data?.isSkuFree : undefined;
  const idle = productId === undefined ? 'hint' : 'own';
  const said = isFree === undefined ? idle : isFree ? 'free' : 'taken';
  return (
    <TextInput
      label={label}
      maxLength={64}
      description={
        <Text
          span
          inherit
          role="status"
          c={said === 'taken' ? 'var(--mantine-color-error)' : undefined}
        >
          {t(`sku.${said}`)}
        </Text>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...form.getInputProps(name)}
    />
  );
}
