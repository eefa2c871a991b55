import { useMutation } from '@apollo/client/react';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { refusalOf } from '../../core/refusal.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { useNumberCheck } from '../../ui/useNumberCheck.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { AdjustStockDocument } from './AdjustStockForm.generated.ts';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';
import { stockLimits } from './productValues.ts';
import { evictKinds } from '../../records/recordLists.ts';

const amountLimits = { ...stockLimits, min: 1 };
const LONGEST_NOTE = 500;

/** The way that goods go for a reason; a correction goes either. */
const usualWays = {
  purchase: 'in',
  return: 'in',
  correction: 'in',
  loss: 'out',
  sale: 'out',
  transfer: 'out',
} as const;

type Reason = keyof typeof usualWays;
const reasons = Object.keys(usualWays) as Reason[];

interface Values {
  reason: Reason;
  way: 'in' | 'out';
  amount: number | string;
  note: string;
}

interface Props {
  product: ProductForm_ProductFragment;
  onClose: () => void;
}

export function AdjustStockForm({ product, onClose }: Props) {
  const { t } = useTranslation(['products', 'common']);
  const { number } = useFormat();
  const check = useNumberCheck();
  const form = useForm<Values>({
    initialValues: { reason: 'purchase', way: 'in', amount: '', note: '' },
    validate: { amount: check(amountLimits) },
  });
  const { adjust, loading } = useAdjustment(product, onClose, (amount) =>
    form.setErrors({ amount }),
  );
  const by = byOf(form.values);
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void adjust(values))}>
      <Stack>
        <NativeSelect
          label={t('entries.reason')}
          data-autofocus
          data={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={form.values.reason}
          onChange={({ currentTarget }) => {
            const reason = currentTarget.value as Reason;
            form.setValues({ reason, way: usualWays[reason] });
          }}
        />
        <SimpleGrid cols={2}>
          <NativeSelect
            label={t('adjust.way')}
            data={(['in', 'out'] as const).map((value) => ({
              value,
              label: t(`adjust.${value}`),
            }))}
            {...form.getInputProps('way')}
          />
          <NumberField
            label={t('adjust.amount')}
            required
            limits={amountLimits}
            {...form.getInputProps('amount')}
          />
        </SimpleGrid>
        <Textarea
          label={t('adjust.note')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={LONGEST_NOTE}
          {...form.getInputProps('note')}
        />
        <Text size="sm" c="dimmed" role="status">
          {t('adjust.result', {
            now: number(product.totalUnit),
            then: number(product.totalUnit + by),
          })}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={loading}>
            {t('adjust.open')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function byOf({ way, amount }: Values): number {
  if (typeof amount !== 'number') return 0;
  return way === 'in' ? amount : -amount;
}

function useAdjustment(
  { id: productId, title }: ProductForm_ProductFragment,
  onDone: () => void,
  onRefused: (problem: string) => void,
) {
  const { t } = useTranslation('products');
  const offerUndo = useNotifyUndoable();
  const showProblem = useShowProblem();
  const [run, { loading }] = useMutation(AdjustStockDocument, { update: evictKinds('Product') });

  async function adjust(values: Values) {
    const { reason, note } = values;
    try {
      const input = { productId, by: byOf(values), reason, note };
      const { data } = await run({ variables: { input } });
      const { activityId } = data!.adjustStock;
      offerUndo({
        message: t('adjust.done', { title }),
        undone: t('adjust.undone', { title }),
        activityId,
      });
      onDone();
    } catch (error) {
      const problem = refusalOf(error)?.fields.by;
      if (problem) onRefused(problem);
      else showProblem(error);
    }
  }

  return { adjust, loading };
}
