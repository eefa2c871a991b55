import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const PIX_KEY = 'caixa@padaria-tres-irmas.example';
const SHOWN_FOR_MS = 2_000;

export function CopyCode() {
  const { t } = useTranslation('material-buttons', { keyPrefix: 'examples.CopyCode' });
  return (
    <CopyButton value={PIX_KEY} timeout={SHOWN_FOR_MS}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={
            copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
          }
          onClick={copy}
        >
          {t(copied ? 'copied' : 'copy')}
        </Button>
      )}
    </CopyButton>
  );
}
