import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardLabelColor } from '../../generated/schema.ts';
import { labelColorNames, LONGEST_LABEL } from './cardLabels.ts';

export interface LabelValues {
  title: string;
  color: BoardLabelColor;
}

interface Props {
  label: string;
  given: LabelValues;
  submit: string;
  onSubmit: (values: LabelValues) => void;
  onCancel: () => void;
}

export function LabelForm({ label, given, submit, onSubmit, onCancel }: Props) {
  const { t } = useTranslation(['boards', 'common', 'records']);
  const [title, setTitle] = useState(given.title);
  const [color, setColor] = useState(given.color);

  function send(event: FormEvent) {
    event.preventDefault();
    onSubmit({ title: title.trim(), color });
  }

  return (
    <form aria-label={label} onSubmit={send} noValidate>
      <Group gap="xs" align="flex-end">
        <TextInput
          flex="1 1 160px"
          label={t('labelTitle')}
          maxLength={LONGEST_LABEL}
          autoFocus
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <NativeSelect
          label={t('records:fieldsOf.BoardLabel.color')}
          value={color}
          data={labelColorNames.map((each) => ({
            value: each,
            label: t(`records:choicesOf.BoardLabel.color.${each}`),
          }))}
          onChange={({ currentTarget }) => setColor(currentTarget.value as BoardLabelColor)}
        />
        <Button type="submit" variant="light" disabled={title.trim() === ''}>
          {submit}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </Group>
    </form>
  );
}
