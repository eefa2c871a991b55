import { Text } from '@mantine/core';
import styles from './CellProblem.module.css';

/** Why what was entered in a cell was not taken; said at the cell. */
export function CellProblem({ problem }: { problem: string | undefined }) {
  if (!problem) return null;
  return (
    <Text size="xs" c="var(--mantine-color-error)" role="alert" className={styles.problem}>
      {problem}
    </Text>
  );
}
