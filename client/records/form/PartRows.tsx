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
import { randomId } from '@mantine/hooks';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from './FormSection.tsx';
import type { DeclaredField, DeclaredPart } from '../declaration.ts';
import type { FieldWords } from '../fieldWords.ts';
import { fieldLabel, partNoun, spelledOut } from '../recordWords.ts';
import { FieldInput } from './FieldInput.tsx';
import { withFlagOnlyOn, hasDefault, newRow } from './fieldValues.ts';
import type { PartRow } from './fieldOverrides.ts';
import { hintProps } from './formDescription.ts';
import type { FieldInputProps } from './fieldOverrides.ts';
import type { FieldOverrides } from './fieldOverrides.ts';
import type { DeclaredFormApi } from './fieldOverrides.ts';
import styles from './PartRows.module.css';

interface Props {
  part: DeclaredPart;
  form: DeclaredFormApi;
  title: string;
  none: string | undefined;
  hints: Readonly<Record<string, string>>;
  fieldOverrides: FieldOverrides;
  words: FieldWords;
  /** Whether the form is within a page: the first row gets the focus, and is added when there is none. */
  isInPlace: boolean;
}

/** Shows rows that can be added and removed. A new row gets the focus. */
export function PartRows({ title, none, isInPlace, ...shared }: Props) {
  const { t } = useTranslation('records');
  const { t: say } = useTranslation('screens');
  const { part, form } = shared;
  const noun = partNoun(t, part);
  const { rows, isFull, addedKey, add, remove } = useRows({ part, form, isInPlace });

  return (
    <FormSection
      title={title}
      action={
        <Button
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
      {form.errors[part.name] ? (
        <Text c="red" size="sm" role="alert">
          {form.errors[part.name]}
        </Text>
      ) : null}
      <ul className={styles.rows}>
        {rows.map(({ key }, index) => (
          <li key={key} className={styles.row}>
            <Row
              {...shared}
              index={index}
              focus={{
                ...(key === addedKey && { autoFocus: true }),
                ...(isInPlace && index === 0 && { 'data-autofocus': true }),
              }}
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

type RowsProps = Pick<Props, 'part' | 'form' | 'isInPlace'>;

function useRows({ part, form, isInPlace }: RowsProps) {
  const rows = form.values[part.name] as PartRow[];
  const [addedKey, setAddedKey] = useState(() =>
    isInPlace && rows.length === 0 ? randomId() : undefined,
  );
  const insert = (key: string) => form.insertListItem(part.name, { ...newRow(part), key });

  const begin = useEffectEvent(() => {
    const isEmpty = (form.getValues()[part.name] as PartRow[]).length === 0;
    if (isEmpty && addedKey !== undefined) insert(addedKey);
  });
  useEffect(() => begin(), []);

  return {
    rows,
    isFull: rows.length >= part.most,
    addedKey,
    add() {
      const key = randomId();
      setAddedKey(key);
      insert(key);
    },
    remove: (index: number) => form.removeListItem(part.name, index),
  };
}

interface RowProps extends Omit<Props, 'title' | 'none' | 'isInPlace'> {
  index: number;
  focus?: Pick<FieldInputProps, 'autoFocus' | 'data-autofocus'>;
}

function Row({ label, focus, ...shared }: RowProps & { label: string }) {
  const { fields } = shared.part;
  const inputs = fields.filter(({ kind }) => kind !== 'flag');
  const flags = fields.filter(({ kind }) => kind === 'flag');
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="xs">
        {inputs.map((field, at) => (
          <RowInput key={field.name} {...shared} field={field} {...(at === 0 && { focus })} />
        ))}
      </SimpleGrid>
      <Group gap="lg">
        {flags.map((field) => (
          <RowInput key={field.name} {...shared} field={field} />
        ))}
      </Group>
    </Stack>
  );
}

interface InputProps extends RowProps {
  field: DeclaredField;
}

function RowInput({ part, form, field, index, focus, hints, fieldOverrides, words }: InputProps) {
  const { t } = useTranslation('records');
  const name = `${part.name}.${index}.${field.name}`;
  const path = `${part.name}.${field.name}`;
  const inputProps = {
    label: fieldLabel(t, part.type, field),
    ...(field.kind !== 'flag' && { required: field.isRequired && !hasDefault(field) }),
    ...hintProps(hints[path]),
    ...focus,
  };
  const own = fieldOverrides[path]?.input;
  if (own) return own({ form, name, inputProps });
  if (field.kind !== 'flag' || !field.isUnique) {
    return <FieldInput choiceOf={words.choiceOf} {...{ field, form, name, inputProps }} />;
  }
  const input: CheckboxProps = form.getInputProps(name, { type: 'checkbox' });
  const rows = () => form.getValues()[part.name] as PartRow[];
  return (
    <Checkbox
      {...inputProps}
      {...input}
      onChange={({ currentTarget: { checked: is } }) =>
        form.setFieldValue(part.name, withFlagOnlyOn(rows(), { index, flag: field.name, is }))
      }
    />
  );
}
