import { Stack, Text } from '@mantine/core';
import styles from './OptionWithDetails.module.css';

interface Props {
  name: string;
  /** The details that tell equal names apart; empty ones are left out. */
  details: readonly (string | null | undefined)[];
}

export function OptionWithDetails({ name, details }: Props) {
  const more = details.filter(Boolean).join(' · ');
  return (
    <Stack gap={0}>
      <Text size="sm">{name}</Text>
      {more ? (
        <Text size="xs" className={styles.details}>
          {more}
        </Text>
      ) : null}
    </Stack>
  );
}
