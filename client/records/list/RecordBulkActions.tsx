import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../core/keys.ts';
import { lazyPart } from '../../core/lazyPart.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { RecordDeclaration } from '../declaration.ts';
import { type BulkInputs, bulkFieldsOf } from '../form/bulkValues.ts';
import { keyedFields } from '../keyedFields.ts';
import { DeleteButton } from '../page/DeleteButton.tsx';
import type { ListSelection } from './useListSelection.ts';
import { type BulkUpdate, useRecordBulkChanges } from './useRecordBulkChanges.ts';

const BulkChangeDialog = lazyPart(
  async () => (await import('../form/BulkChangeDialog.tsx')).BulkChangeDialog,
);

interface Props {
  declaration: RecordDeclaration;
  selection: ListSelection;
  /** The fields that can be changed; all that are not each record's own when omitted. */
  fields?: readonly string[];
  /** The fields that the kind's own inputs change. */
  without?: readonly string[];
  /** The kind's own inputs, beside those of fields. */
  inputs?: BulkInputs;
  /** The mutation, where it is not the derived one. */
  update?: BulkUpdate;
  /** The kind's own actions. */
  children?: ReactNode;
}

/** Changes fields of all selected records, or deletes them. */
export function RecordBulkActions({ declaration, selection, children, ...own }: Props) {
  const { t } = useTranslation('screens');
  const [opened, open] = useState<{ first?: string | undefined }>();
  const { isRunning, change, remove } = useRecordBulkChanges(declaration, selection, own.update);
  const fields = bulkFieldsOf(declaration, own);
  const tags = own.inputs?.tags;
  useKeys('lists', {
    ...Object.fromEntries(
      keyedFields(fields).map(({ action, name }) => [action, () => open({ first: name })]),
    ),
    label: tags ? () => open({ first: tags }) : undefined,
  });
  return (
    <>
      {fields.length > 0 ? (
        <ActionButton
          label={t('bulk.change')}
          icon={IconPencil}
          variant="default"
          size="xs"
          onClick={() => open({})}
        />
      ) : null}
      {children}
      {declaration.canDelete ? (
        <DeleteButton
          group={declaration.delete}
          isSmall
          isRunning={isRunning}
          onDelete={() => void remove()}
        />
      ) : null}
      {opened ? (
        <Suspense>
          <BulkChangeDialog
            {...{ declaration, fields, isRunning }}
            inputs={own.inputs}
            first={opened.first}
            count={selection.count}
            onChange={(changes, onProblem) => void change(changes, onProblem)}
            onClose={() => open(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
