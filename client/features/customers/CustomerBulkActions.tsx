import { IconArrowMerge } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { linkTo } from '../../core/paths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import type { FieldValues } from '../../records/form/fieldOverrides.ts';
import { RecordBulkActions } from '../../records/list/RecordBulkActions.tsx';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import { CustomerTagsInput } from './CustomerTagsInput.tsx';

interface Props {
  declaration: RecordDeclaration;
  selection: ListSelection;
}

export function CustomerBulkActions(props: Props) {
  const { t } = useTranslation('customers');
  const { pathname, search } = useLocation();
  const [keepId, mergeId, ...others] = props.selection.ids;
  return (
    <RecordBulkActions
      {...props}
      fields={['status', 'ownerId']}
      inputs={{
        isLast: true,
        tags: 'addTags',
        start: { addTags: [], removeTags: [] },
        render: (form, first) =>
          tagChanges.map((name) => (
            <CustomerTagsInput
              key={name}
              label={t(`bulk.${name}`)}
              data-autofocus={first === name || undefined}
              {...form.getInputProps(name)}
            />
          )),
        changesOf: tagChangesIn,
      }}
      update={{ isFlat: true }}
    >
      {keepId && mergeId && others.length === 0 ? (
        <ActionButton
          label={t('merge.start')}
          icon={IconArrowMerge}
          variant="default"
          size="xs"
          to={linkTo.mergeCustomers(keepId, mergeId)}
          state={{ above: pathname + search }}
        />
      ) : null}
    </RecordBulkActions>
  );
}

const tagChanges = ['addTags', 'removeTags'] as const;

const tagChangesIn = (values: FieldValues) =>
  Object.fromEntries(
    tagChanges
      .map((name) => [name, values[name] as string[]] as const)
      .filter(([, tags]) => tags.length > 0),
  );
