import { Text } from '@mantine/core';
import styles from './CellProblem.module.css';

export function CellProblem({ problem }: { problem: string | undefined }) {
  if (!problem) return null;
  return (
    <Text size="xs" c="var(--mantine-color-error)" role="alert" className={styles.problem}>
      {problem}
    </Text>
  );
}
