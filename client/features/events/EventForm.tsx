import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { eventColors } from './eventColors.ts';
import { EventMark } from './EventMark.tsx';
import { type EventFormApi, type EventValues, withStart } from './useEventForm.ts';

interface Props {
  form: EventFormApi;
  submitLabel: string;
  isSaving: boolean;
  onSubmit: (values: EventValues) => void;
  /** What else can be done, before the submit button. */
  children?: ReactNode;
}

export function EventForm({ form, submitLabel, isSaving, onSubmit, children }: Props) {
  const { t } = useTranslation('events');
  const { isWholeDays, color } = form.values;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  const field = (name: keyof EventValues) => ({
    label: t(`fields.${name as 'title'}`),
    ...form.getInputProps(name),
  });
  const startField = (name: 'startDay' | 'startTime') => ({
    ...field(name),
    onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLInputElement>) =>
      form.setValues(withStart(form.getValues(), { [name]: value })),
  });
  return (
    <form onSubmit={form.onSubmit(onSubmit, focusFirst)} noValidate>
      <Stack gap="md">
        <TextInput required data-autofocus maxLength={200} {...field('title')} />
        <Checkbox
          label={t('fields.isWholeDays')}
          {...form.getInputProps('isWholeDays', { type: 'checkbox' })}
        />
        <SimpleGrid cols={2}>
          <TextInput type="date" required {...startField('startDay')} />
          {isWholeDays ? null : <TextInput type="time" required {...startField('startTime')} />}
          <TextInput type="date" required {...field('endDay')} />
          {isWholeDays ? null : <TextInput type="time" required {...field('endTime')} />}
        </SimpleGrid>
        <Text size="sm" c="dimmed">
          {t('zone', { timeZone })}
        </Text>
        <TextInput maxLength={300} {...field('location')} />
        <Textarea rows={4} resize="vertical" maxLength={5_000} {...field('note')} />
        <NativeSelect
          leftSection={<EventMark color={color} isNameless />}
          data={eventColors.map((value) => ({ value, label: t(`colors.${value}`) }))}
          {...field('color')}
        />
        <Group justify="flex-end">
          {children}
          <Button type="submit" loading={isSaving}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
