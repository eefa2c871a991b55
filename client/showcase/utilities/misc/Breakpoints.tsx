import { Badge, Stack, useMantineTheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';

const names = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export function Breakpoints() {
  const { t } = useTranslation('utilities-misc', { keyPrefix: 'examples.Breakpoints' });
  const { breakpoints } = useMantineTheme();
  return (
    <Stack gap="xs" aria-label={t('title')}>
      {names.map((name) => (
        <Breakpoint key={name} name={name} width={breakpoints[name]} reached={t('reached')} />
      ))}
    </Stack>
  );
}

interface Props {
  name: string;
  width: string;
  reached: string;
}

function Breakpoint({ name, width, reached }: Props) {
  const isReached = useMediaQuery(`(min-width: ${width})`);
  return (
    <div>
      <code>{`${name}: ${width}`}</code>{' '}
      {isReached ? <Badge variant="default">{reached}</Badge> : null}
    </div>
  );
}
