import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { BulkMenu } from './BulkMenu.tsx';
import { BulkReference } from './BulkReference.tsx';
import { DeleteButton } from '../page/DeleteButton.tsx';
import type { ListSelection } from './useListSelection.ts';
import type { RecordDeclaration } from '../declaration.ts';
import { choiceText } from '../choiceWords.ts';
import { fieldLabel } from '../recordWords.ts';
import { useRecordBulkChanges } from './useRecordBulkChanges.ts';

interface Props {
  declaration: RecordDeclaration;
  selection: ListSelection;
}

/** Sets a choice or a reference of all selected records, or deletes them. */
export function RecordBulkActions({ declaration, selection }: Props) {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const { kind } = declaration;
  const { isRunning, change, remove } = useRecordBulkChanges(declaration, selection);
  const mayDelete = useIsInGroup(declaration.delete);
  const fields = declaration.fields.filter((field) => field.isUpdatable && !field.isSingleOnly);
  const choices = fields.filter(({ values }) => values);
  const references = fields.filter(({ reference }) => reference);
  return (
    <>
      {choices.map((field) => (
        <BulkMenu
          key={field.name}
          label={say('set', { label: fieldLabel(t, kind, field).toLowerCase() })}
          isRunning={isRunning}
        >
          {field.values?.map((value) => (
            <Menu.Item key={value} onClick={() => void change({ [field.name]: value })}>
              {choiceText(t, { kind, field: field.name }, value)}
            </Menu.Item>
          ))}
        </BulkMenu>
      ))}
      {references.map(({ name }) => (
        <BulkReference
          key={name}
          declaration={declaration}
          name={name}
          isRunning={isRunning}
          onChange={(id) => void change({ [name]: id })}
        />
      ))}
      {declaration.canDelete && mayDelete ? (
        <DeleteButton
          group={declaration.delete}
          isSmall
          isRunning={isRunning}
          onDelete={() => void remove()}
        />
      ) : null}
    </>
  );
}
