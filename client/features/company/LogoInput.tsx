import { Button, FileButton, Group, Input } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../core/refusal.ts';
import { FilePicture } from '../../ui/upload/FilePicture.tsx';
import { sendFile } from '../../ui/upload/sendFile.ts';
import { textIn } from '../../records/form/fieldValues.ts';
import type { InputGiven } from '../../records/form/fieldOverrides.ts';
import { logoPicture } from './logoPicture.ts';
import styles from './LogoInput.module.css';

/** Uploads the chosen picture at once; the record names it when it is saved. */
export function LogoInput({ form, name, inputProps }: InputGiven) {
  const { t } = useTranslation('company');
  const [isSending, setSending] = useState(false);
  const url = textIn(form.values[name] ?? '');
  const label = inputProps.label ?? '';

  async function choose(file: File | null) {
    if (!file) return;
    setSending(true);
    try {
      const { signal } = new AbortController();
      const sending = { isShared: true, onProgress: () => undefined, signal };
      const stored = await sendFile(await logoPicture(file), sending);
      form.setFieldValue(name, stored.url);
      form.clearFieldError(name);
    } catch (error) {
      form.setFieldError(name, refusalOf(error)?.message ?? t('logo.unreadable'));
    } finally {
      setSending(false);
    }
  }

  return (
    <Input.Wrapper label={label} labelElement="div" error={form.errors[name]}>
      <Group mt={4}>
        {url ? <FilePicture url={url} alt={t('logo.alt')} className={styles.logo} /> : null}
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => void choose(file)}>
          {(button) => (
            <Button {...button} variant="default" size="xs" loading={isSending}>
              {t('logo.choose')}
            </Button>
          )}
        </FileButton>
        {url ? (
          <Button variant="subtle" size="xs" onClick={() => form.setFieldValue(name, '')}>
            {t('logo.remove')}
          </Button>
        ) : null}
      </Group>
    </Input.Wrapper>
  );
}
