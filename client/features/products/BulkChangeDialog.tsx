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
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { noAnswerText } from '../../core/http.ts';
import { refusalOf } from '../../core/refusal.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { BulkFields } from '../../records/form/BulkFields.tsx';
import {
  bulkChangesOf,
  bulkFieldsOf,
  isEmptied,
  noChanges,
} from '../../records/form/bulkValues.ts';
import type {
  DeclaredFormApi,
  FieldValue,
  FieldValues,
} from '../../records/form/fieldOverrides.ts';
import { textIn } from '../../records/form/fieldValues.ts';
import { useFieldCheck } from '../../records/form/useFieldCheck.ts';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import { useMissingText } from '../../records/list/useMissingText.ts';
import { evictKinds } from '../../records/recordLists.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { useNumberCheck } from '../../ui/useNumberCheck.ts';
import { useReturnFocus } from '../../ui/useReturnFocus.ts';
import { byLimits, priceChangeOf, priceChanges, samePrice } from './bulkChanges.ts';
import { UpdateProductsDocument } from './ProductBulkActions.generated.ts';
import type { productFilterIn } from './productListFilter.ts';

export interface ChosenProducts {
  ids?: string[];
  filter?: ReturnType<typeof productFilterIn>;
}

interface Props {
  declaration: RecordDeclaration;
  chosen: ChosenProducts;
  selection: ListSelection;
  onClose: () => void;
}

/** Changes several products; fields that are left empty stay as they are. */
export function BulkChangeDialog({ declaration, onClose, ...props }: Props) {
  const { t } = useTranslation(['products', 'common']);
  const format = useFormat();
  const { count } = props.selection;
  const { form, fields, changes } = useBulkForm(declaration);
  const { change, isRunning, problem } = useBulkChange({ onClose, ...props });
  const title = t('bulk.title', { count, number: format.number(count) });
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
              <PriceInputs form={form} />
              <BulkFields {...{ declaration, fields, form }} />
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

function useBulkForm(declaration: RecordDeclaration) {
  const number = useNumberCheck();
  const check = useFieldCheck();
  const fields = bulkFieldsOf(declaration, ['price']);
  const form = useForm<FieldValues>({
    initialValues: { ...samePrice, ...noChanges(fields) },
    validate: {
      by: (by: FieldValue, { price }: FieldValues) =>
        price ? number(byLimits(textIn(price)))(by as number | string) : null,
      ...Object.fromEntries(
        fields.map((field) => [
          field.name,
          (value: FieldValue, values: FieldValues) =>
            isEmptied(values, field.name) ? null : check({ ...field, isRequired: false }, value),
        ]),
      ),
    },
  });
  const { values } = form;
  const price = priceChangeOf(values);
  const changes = { ...bulkChangesOf(fields, values), ...(price && { price }) };
  const isIncomplete = values.price !== '' && values.by === '';
  const isChange = !isIncomplete && Object.keys(changes).length > 0;
  return { form, fields, changes: isChange ? changes : undefined };
}

function PriceInputs({ form }: { form: DeclaredFormApi }) {
  const { t } = useTranslation(['products', 'records']);
  const { t: say } = useTranslation('screens');
  const price = textIn(form.values.price!);
  const stays = { value: '', label: say('bulk.stays') };
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
    </>
  );
}

function useBulkChange({ chosen, selection, onClose }: Omit<Props, 'declaration'>) {
  const { t } = useTranslation('products');
  const { number } = useFormat();
  const offerUndo = useNotifyUndoable();
  const noteMissing = useMissingText();
  const [problem, setProblem] = useState<string>();
  const [update, { loading }] = useMutation(UpdateProductsDocument, {
    update: evictKinds('Product'),
  });
  const counted = (count: number) => ({ count, number: number(count) });

  async function change(changes: object) {
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
