import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Says what is named. */
  label: string;
  /** What the button says. */
  submit: string;
  value?: string;
  onSubmit: (title: string) => void;
  /** Called by Escape. */
  onCancel?: () => void;
  /** Whether typing goes on here at once. */
  isFocused?: boolean;
  /** In characters. */
  longest?: number;
}

const LONGEST_TITLE = 200;

/** One line that names something; a blank one is not taken. */
export function TitleForm({ label, submit, onSubmit, onCancel, isFocused, ...given }: Props) {
  const { value = '', longest = LONGEST_TITLE } = given;
  const { t } = useTranslation();
  const [title, setTitle] = useState(value);
  const [error, setError] = useState<string>();

  function send(event: FormEvent) {
    event.preventDefault();
    if (title.trim() === '') return setError(t('fieldRequired'));
    onSubmit(title.trim());
    setTitle('');
  }

  return (
    <form onSubmit={send} noValidate>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          flex={1}
          size="xs"
          aria-label={label}
          placeholder={label}
          maxLength={longest}
          data-autofocus={isFocused || undefined}
          autoFocus={isFocused}
          value={title}
          error={error}
          onChange={({ currentTarget }) => {
            setTitle(currentTarget.value);
            setError(undefined);
          }}
          onKeyDown={({ key }) => key === 'Escape' && onCancel?.()}
        />
        <Button type="submit" size="xs" variant="light">
          {submit}
        </Button>
      </Group>
    </form>
  );
}
