import { Stack, Text } from '@mantine/core';
import styles from './OptionWithFacts.module.css';

interface Props {
  name: string;
  /** The facts that tell equal names apart; empty ones are left out. */
  facts: readonly (string | null | undefined)[];
}

export function OptionWithFacts({ name, facts }: Props) {
  const more = facts.filter(Boolean).join(' · ');
  return (
    <Stack gap={0}>
      <Text size="sm">{name}</Text>
      {more ? (
        <Text size="xs" className={styles.facts}>
          {more}
        </Text>
      ) : null}
    </Stack>
  );
}
