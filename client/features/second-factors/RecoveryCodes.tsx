import { Alert, Button, Code, Group, Stack, Title } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Code.css';
import { useTranslation } from 'react-i18next';
import { CopyTextButton } from '../../ui/CopyTextButton.tsx';

interface Props {
  codes: readonly string[];
  done: () => void;
  label: string;
}

export function RecoveryCodes({ codes, done, label }: Props) {
  const { t } = useTranslation('accounts');
  const text = codes.join('\n');
  return (
    <Stack>
      <Title order={2} size="h5">
        {t('secondFactor.codes')}
      </Title>
      <Alert role="status">{t('secondFactor.once')}</Alert>
      <Code block>{text}</Code>
      <Group gap="xs">
        <CopyTextButton text={text} label={t('secondFactor.copyCodes')} />
        <Button
          variant="default"
          size="xs"
          component="a"
          download="retaguarda-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          {t('secondFactor.download')}
        </Button>
      </Group>
      <Button onClick={done}>{label}</Button>
    </Stack>
  );
}
