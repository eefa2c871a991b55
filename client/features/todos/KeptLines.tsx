import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftField } from '../../core/drafts.ts';
import { linesIn } from './pastedTodos.ts';

interface KeptLinesProps {
  kept: DraftField<string>;
  add: (lines: readonly string[]) => Promise<unknown>;
}

/** Shows pasted lines that could not be added, to be changed and tried again. */
export function KeptLines({ kept, add }: KeptLinesProps) {
  const { t } = useTranslation(['todos', 'common']);
  const [isAdding, setIsAdding] = useState(false);
  const lines = linesIn(kept.content);
  if (!kept.isDraft) return null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (lines.length === 0) return kept.drop();
    setIsAdding(true);
    await add(lines);
    setIsAdding(false);
  }

  return (
    <form onSubmit={submit}>
      <Textarea
        label={t('kept.label')}
        description={t('kept.text')}
        autosize
        maxRows={8}
        mt="xs"
        value={kept.content}
        onChange={({ currentTarget }) => kept.change(currentTarget.value)}
      />
      <Group mt="xs" gap="xs">
        <Button type="submit" variant="default" loading={isAdding}>
          {t('kept.add', { count: lines.length })}
        </Button>
        <Button variant="subtle" color="gray" onClick={kept.drop}>
          {t('kept.discard')}
        </Button>
      </Group>
    </form>
  );
}
