import { useMutation } from '@apollo/client/react';
import {
  Alert,
  Button,
  Group,
  Modal,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/NumberInput.css';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { useNumberStyle } from '../../app/i18n/useNumberStyle.ts';
import { refusalOf } from '../../app/refusal.ts';
import { CountInput } from '../../components/CountInput.tsx';
import type { ListSelection } from '../../components/useListSelection.ts';
import { useUndoable } from '../../components/useUndoable.ts';
import { type BulkValues, changesOf, noChange, priceChanges } from './bulkChanges.ts';
import { UpdateProductsDocument } from './ProductBulkActions.generated.ts';
import type { ChosenProducts } from './ProductBulkActions.tsx';
import { productCategories } from './productFilter.ts';
import { forgetProductLists } from './productLists.ts';

interface Props {
  chosen: ChosenProducts;
  selection: ListSelection;
  onClose: () => void;
}

/** Asks what changes on all products of a selection; what is left alone stays. */
export function BulkChangeDialog({ onClose, ...props }: Props) {
  const { t } = useTranslation(['products', 'common']);
  const { number } = useFormat();
  const { count } = props.selection;
  const form = useForm<BulkValues>({ initialValues: noChange });
  const { change, isRunning, problem } = useBulkChange({ onClose, ...props });
  const title = t('bulk.title', { count, number: number(count) });
  const changes = changesOf(form.values);
  return (
    <Modal.Root opened onClose={onClose}>
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

function Fields({ form }: { form: ReturnType<typeof useForm<BulkValues>> }) {
  const { t } = useTranslation('products');
  const numbers = { hideControls: true, min: 0, ...useNumberStyle() };
  const stays = { value: '', label: t('bulk.stays') };
  const { price } = form.values;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('fields.price')}
          data-autofocus
          data={[
            stays,
            ...priceChanges.map((value) => ({ value, label: t(`bulk.price.${value}`) })),
          ]}
          {...form.getInputProps('price')}
        />
        <NumberInput
          label={t('bulk.by')}
          decimalScale={2}
          {...(price.endsWith('Percent') && { max: 100 })}
          disabled={price === ''}
          {...numbers}
          {...form.getInputProps('by')}
        />
      </SimpleGrid>
      {price.endsWith('Percent') ? (
        <Text size="sm" c="dimmed">
          {t('bulk.rounding')}
        </Text>
      ) : null}
      <CountInput
        label={t('fields.totalUnit')}
        placeholder={t('bulk.stays')}
        max={1_000_000}
        {...form.getInputProps('totalUnit')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('fields.isActive')}
          data={[
            stays,
            ...(['yes', 'no'] as const).map((value) => ({ value, label: t(`active.${value}`) })),
          ]}
          {...form.getInputProps('isActive')}
        />
        <NativeSelect
          label={t('fields.category')}
          data={[
            stays,
            ...productCategories.map((value) => ({ value, label: t(`categories.${value}`) })),
          ]}
          {...form.getInputProps('category')}
        />
      </SimpleGrid>
    </>
  );
}

/** Changes all of them in one step, with one undo; what is refused is said in the dialog. */
function useBulkChange({ chosen, selection, onClose }: Props) {
  const { t } = useTranslation(['products', 'common']);
  const { number } = useFormat();
  const offerUndo = useUndoable();
  const [problem, setProblem] = useState<string>();
  const [update, { loading }] = useMutation(UpdateProductsDocument, { update: forgetProductLists });
  const counted = (count: number) => ({ count, number: number(count) });

  async function change(changes: NonNullable<ReturnType<typeof changesOf>>) {
    try {
      const { data } = await update({ variables: { input: { ...chosen, changes } } });
      const { count, skippedCount, activityId } = data!.updateProducts;
      const same = skippedCount > 0 ? ` ${t('bulk.same', counted(skippedCount))}` : '';
      offerUndo({
        message: t('bulk.changed', counted(count)) + same,
        activityId,
        undone: t('bulk.restored'),
      });
      selection.clear();
      onClose();
    } catch (error) {
      setProblem(refusalOf(error)?.message ?? t('common:somethingWrong'));
    }
  }

  return { change, isRunning: loading, problem };
}
