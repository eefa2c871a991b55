import { Paper, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SafeHtml } from '../../../ui/SafeHtml.tsx';

const DANGEROUS = `<h3>Oferta da semana</h3>
<p onclick="alert(1)">Café <b>torrado na hora</b>, <a href="javascript:alert(2)">aproveite</a>.</p>
<img src="x" onerror="alert(3)"><script>alert(4)</script>
<p style="position: fixed; font-size: 18px">Só até sábado.</p>`;

export function ReadOnlyText() {
  const { t } = useTranslation('forms-editor', { keyPrefix: 'examples.ReadOnlyText' });
  const [html, setHtml] = useState(DANGEROUS);
  return (
    <Stack>
      <Textarea
        label={t('source')}
        value={html}
        onChange={({ currentTarget }) => setHtml(currentTarget.value)}
        rows={6}
      />
      <Paper p="md" role="group" aria-label={t('shown')}>
        <SafeHtml html={html} />
      </Paper>
    </Stack>
  );
}
