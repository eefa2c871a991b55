import {
  ActionIcon,
  Button,
  Checkbox,
  type CheckboxProps,
  Group,
  SimpleGrid,
  Stack,
  Text,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/record-form/FormSection.tsx';
import type { DeclaredField, DeclaredPart } from '../declaration.ts';
import type { FieldWords } from '../fieldWords.ts';
import { fieldLabel, partNoun, spelledOut } from '../recordWords.ts';
import { FieldInput } from './FieldInput.tsx';
import { chosenAlone, hasDefault, newRow, type PartRow } from './fieldValues.ts';
import { type FormOf, hintLook } from './formDescription.ts';
import styles from './PartRows.module.css';

interface Props {
  part: DeclaredPart;
  form: FormOf;
  title: string;
  none: string | undefined;
  hints: Readonly<Record<string, string>>;
  words: FieldWords;
}

/** Rows that are added and removed. A new one has the focus, and a removed one leaves it to the button. */
export function PartRows({ title, none, ...shared }: Props) {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const button = useRef<HTMLButtonElement>(null);
  const [addedKey, setAddedKey] = useState<string>();
  const { part, form } = shared;
  const noun = partNoun(t, part);
  const rows = form.values[part.name] as PartRow[];
  const isFull = rows.length >= part.most;

  function add() {
    const row = newRow(part);
    setAddedKey(row.key);
    form.insertListItem(part.name, row);
  }

  function remove(index: number) {
    form.removeListItem(part.name, index);
    button.current?.focus();
  }

  return (
    <FormSection
      title={title}
      action={
        <Button
          ref={button}
          variant="light"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-disabled={isFull}
          data-disabled={isFull || undefined}
          onClick={() => (isFull ? undefined : add())}
        >
          {say('rows.add', { noun })}
        </Button>
      }
    >
      {rows.length === 0 ? (
        <Text c="dimmed" size="sm">
          {none ?? say('noneRelated')}
        </Text>
      ) : null}
      <ul className={styles.rows}>
        {rows.map(({ key }, index) => (
          <li key={key} className={styles.row}>
            <Row
              {...shared}
              index={index}
              isFocused={key === addedKey}
              label={say('rows.one', { noun: spelledOut(noun), number: index + 1 })}
            />
            <ActionIcon
              className={styles.remove}
              variant="subtle"
              color="red"
              size="lg"
              aria-label={say('rows.remove', { noun, number: index + 1 })}
              onClick={() => remove(index)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}

interface RowProps extends Omit<Props, 'title' | 'none'> {
  index: number;
  isFocused: boolean;
}

function Row({ label, isFocused, ...shared }: RowProps & { label: string }) {
  const { fields } = shared.part;
  const inputs = fields.filter(({ kind }) => kind !== 'flag');
  const flags = fields.filter(({ kind }) => kind === 'flag');
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="xs">
        {inputs.map((field, at) => (
          <RowInput key={field.name} {...shared} field={field} isFocused={isFocused && at === 0} />
        ))}
      </SimpleGrid>
      <Group gap="lg">
        {flags.map((field) => (
          <RowInput key={field.name} {...shared} field={field} isFocused={false} />
        ))}
      </Group>
    </Stack>
  );
}

interface InputProps extends RowProps {
  field: DeclaredField;
}

function RowInput({ part, form, field, index, isFocused, hints, words }: InputProps) {
  const { t } = useTranslation('records');
  const name = `${part.name}.${index}.${field.name}`;
  const look = {
    label: fieldLabel(t, part.type, field),
    ...(field.kind !== 'flag' && { required: field.isRequired && !hasDefault(field) }),
    ...hintLook(hints[`${part.name}.${field.name}`]),
    ...(isFocused && { autoFocus: true as const }),
  };
  if (field.kind !== 'flag' || !field.isUnique) {
    return <FieldInput choiceOf={words.choiceOf} {...{ field, form, name, look }} />;
  }
  const input: CheckboxProps = form.getInputProps(name, { type: 'checkbox' });
  const rows = () => form.getValues()[part.name] as PartRow[];
  return (
    <Checkbox
      {...look}
      {...input}
      onChange={({ currentTarget: { checked: is } }) =>
        form.setFieldValue(part.name, chosenAlone(rows(), { index, flag: field.name, is }))
      }
    />
  );
}
