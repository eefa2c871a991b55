import { SegmentedControl, Stack, Textarea } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '../../../ui/RichTextEditor.tsx';

export function SourceEditor() {
  const { t } = useTranslation('forms-editor', { keyPrefix: 'examples.SourceEditor' });
  const [view, setView] = useState('text');
  const [html, setHtml] = useState(t('text'));
  return (
    <Stack>
      <SegmentedControl
        value={view}
        onChange={setView}
        aria-label={t('view')}
        data={[
          { value: 'text', label: t('asText') },
          { value: 'html', label: t('asHtml') },
        ]}
      />
      {view === 'text' ? (
        <RichTextEditor label={t('label')} initialValue={html} onChange={setHtml} />
      ) : (
        <Textarea
          aria-label={t('source')}
          value={html}
          onChange={({ currentTarget }) => setHtml(currentTarget.value)}
          rows={10}
          ff="monospace"
        />
      )}
    </Stack>
  );
}
