import { Button, Group, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../core/drafts.ts';
import styles from './TitleForm.module.css';
import { type EntryText, useEntryLine, useEntryText } from '../../ui/useEntryLine.ts';

interface Props {
  label: string;
  submit: string;
  value?: string;
  /** Returns false when the title was refused: it comes back into the field. */
  onSubmit: (title: string) => unknown;
  onCancel?: () => void;
  isFocused?: boolean;
  /** Whether it looks like a button until it is used. */
  isQuiet?: boolean;
  /** The limit in characters. */
  longest?: number;
  /** Returns what is wrong with the title; undefined when nothing is. */
  check?: (title: string) => string | undefined;
}

const LONGEST_TITLE = 200;

export function TitleForm(props: Props) {
  return <Line {...props} text={useEntryText(props.value)} />;
}

export function DraftTitleForm({ draft, ...props }: Omit<Props, 'value'> & { draft: string }) {
  return <Line {...props} text={useDraft(draft, '')} />;
}

function Line({
  label,
  submit,
  onSubmit,
  onCancel,
  isFocused,
  isQuiet = false,
  text,
  longest = LONGEST_TITLE,
  check,
}: Props & { text: EntryText }) {
  const { t } = useTranslation();
  const [error, setError] = useState<string>();
  const { send, field, isEmpty } = useEntryLine(text, onSubmit);

  function submitLine(event: FormEvent) {
    event.preventDefault();
    const wrong = isEmpty ? t('fieldRequired') : check?.(field.value.trim());
    if (wrong) setError(wrong);
    else void send();
  }

  return (
    <form onSubmit={submitLine} noValidate className={isQuiet ? styles.quiet : undefined}>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          flex={1}
          size="xs"
          leftSection={isQuiet ? <IconPlus size={14} aria-hidden /> : undefined}
          aria-label={label}
          placeholder={label}
          maxLength={longest}
          data-autofocus={isFocused || undefined}
          autoFocus={isFocused}
          onFocus={({ currentTarget }) => isFocused && currentTarget.select()}
          {...field}
          error={error}
          onChange={(event) => {
            field.onChange(event);
            setError(undefined);
          }}
          onKeyDown={({ key }) => key === 'Escape' && onCancel?.()}
        />
        <Button type="submit" size="xs" px="xs" variant="light">
          {submit}
        </Button>
      </Group>
    </form>
  );
}
