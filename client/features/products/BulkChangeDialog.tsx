import { useMutation } from '@apollo/client/react';
import {
  Alert,
  Button,
  Group,
  Modal,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import '@mantine/core/styles/Modal.css';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { noAnswerText } from '../../core/http.ts';
import { refusalOf } from '../../core/refusal.ts';
import { CountInput } from '../../ui/CountInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import { useMissingText } from '../../records/list/useMissingText.ts';
import { useNumberCheck } from '../../ui/useNumberCheck.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { useReturnFocus } from '../../ui/useReturnFocus.ts';
import { type BulkValues, byLimits, changesOf, noChange, priceChanges } from './bulkChanges.ts';
import { UpdateProductsDocument } from './ProductBulkActions.generated.ts';
import { productCategories } from './productFilter.ts';
import { stockLimits } from './productValues.ts';
import { evictKinds } from '../../records/recordLists.ts';
import type { productFilterIn } from './productListFilter.ts';

export interface ChosenProducts {
  ids?: string[];
  filter?: ReturnType<typeof productFilterIn>;
}

interface Props {
  chosen: ChosenProducts;
  selection: ListSelection;
  onClose: () => void;
}

/** Changes several products; fields that are left empty stay as they are. */
export function BulkChangeDialog({ onClose, ...props }: Props) {
  const { t } = useTranslation(['products', 'common', 'records']);
  const format = useFormat();
  const number = useNumberCheck();
  const { count } = props.selection;
  const form = useForm({
    initialValues: noChange,
    validate: {
      by: (by, { price }) => (price ? number(byLimits(price))(by) : null),
      totalUnit: number(stockLimits, { isRequired: false }),
    },
  });
  const { change, isRunning, problem } = useBulkChange({ onClose, ...props });
  const title = t('bulk.title', { count, number: format.number(count) });
  const changes = changesOf(form.values);
  useReturnFocus(true);
  return (
    <Modal.Root opened onClose={onClose} returnFocus={false}>
      <Modal.Overlay />
      <Modal.Content aria-label={title}>
        <Modal.Body>
          <form onSubmit={form.onSubmit(() => changes && void change(changes))} noValidate>
            <Stack>
              <Title order={2} size="h4">
                {title}
              </Title>
              {problem ? (
                <Alert color="red" role="alert">
                  {problem}
                </Alert>
              ) : null}
              <Fields form={form} />
              <Group justify="flex-end">
                <Button variant="default" onClick={onClose}>
                  {t('common:cancel')}
                </Button>
                <Button type="submit" disabled={!changes} loading={isRunning}>
                  {t('bulk.apply')}
                </Button>
              </Group>
            </Stack>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Fields({ form }: { form: UseFormReturnType<BulkValues> }) {
  const { t } = useTranslation(['products', 'records']);
  const stays = { value: '', label: t('bulk.stays') };
  const { price } = form.values;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('records:fieldsOf.Product.price')}
          data-autofocus
          data={[
            stays,
            ...priceChanges.map((value) => ({ value, label: t(`bulk.price.${value}`) })),
          ]}
          {...form.getInputProps('price')}
        />
        <NumberField
          label={t('bulk.by')}
          limits={byLimits(price)}
          disabled={price === ''}
          {...form.getInputProps('by')}
        />
      </SimpleGrid>
      {price.endsWith('Percent') ? (
        <Text size="sm" c="dimmed">
          {t('bulk.rounding')}
        </Text>
      ) : null}
      <CountInput
        label={t('records:fieldsOf.Product.totalUnit')}
        placeholder={t('bulk.stays')}
        max={stockLimits.max}
        {...form.getInputProps('totalUnit')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('records:fieldsOf.Product.isActive')}
          data={[
            stays,
            ...(['yes', 'no'] as const).map((value) => ({ value, label: t(`active.${value}`) })),
          ]}
          {...form.getInputProps('isActive')}
        />
        <NativeSelect
          label={t('records:fieldsOf.Product.category')}
          data={[
            stays,
            ...productCategories.map((value) => ({
              value,
              label: t(`records:choicesOf.Product.category.${value}`),
            })),
          ]}
          {...form.getInputProps('category')}
        />
      </SimpleGrid>
    </>
  );
}

function useBulkChange({ chosen, selection, onClose }: Props) {
  const { t } = useTranslation(['products', 'records']);
  const { number } = useFormat();
  const offerUndo = useNotifyUndoable();
  const noteMissing = useMissingText();
  const [problem, setProblem] = useState<string>();
  const [update, { loading }] = useMutation(UpdateProductsDocument, {
    update: evictKinds('Product'),
  });
  const counted = (count: number) => ({ count, number: number(count) });

  async function change(changes: NonNullable<ReturnType<typeof changesOf>>) {
    try {
      const { data } = await update({ variables: { input: { ...chosen, changes } } });
      const { count, skippedCount, activityId } = data!.updateProducts;
      const same = skippedCount > 0 ? t('bulk.same', counted(skippedCount)) : '';
      offerUndo({
        message: t('bulk.changed', counted(count)),
        note: noteMissing(selection.ids.length - count - skippedCount, same),
        activityId,
      });
      selection.clear();
      onClose();
    } catch (error) {
      setProblem(refusalOf(error)?.message ?? noAnswerText());
    }
  }

  return { change, isRunning: loading, problem };
}
