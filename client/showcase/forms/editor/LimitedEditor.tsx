import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';
import { RichTextEditor } from '../../../ui/RichTextEditor.tsx';

export function LimitedEditor() {
  const { t } = useTranslation('forms-editor', { keyPrefix: 'examples.LimitedEditor' });
  const [html, setHtml] = useState(t('text'));
  return (
    <Stack>
      <RichTextEditor
        label={t('label')}
        toolbar="small"
        limit={140}
        initialValue={html}
        onChange={setHtml}
      />
      <Group>
        <Button disabled={html === ''} onClick={() => notify(t('done'))}>
          {t('publish')}
        </Button>
      </Group>
    </Stack>
  );
}
