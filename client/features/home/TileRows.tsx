import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './TileRows.module.css';

interface Row {
  id: string;
  name: string;
  value: ReactNode;
  link?: string | undefined;
}

interface Props {
  rows: readonly Row[];
  empty: string;
  /** Whether a phone shows values below names. */
  hasLongValues?: boolean;
}

export function TileRows({ rows, empty, hasLongValues = false }: Props) {
  if (rows.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {empty}
      </Text>
    );
  }
  return (
    <ul className={styles.rows} data-long={hasLongValues || undefined}>
      {rows.map(({ id, name, value, link }) => {
        const content = (
          <>
            <span className={styles.name} title={name}>
              {name}
            </span>
            <span className={styles.value}>{value}</span>
          </>
        );
        return (
          <li key={id}>
            {link ? (
              <Link className={styles.row} to={link}>
                {content}
              </Link>
            ) : (
              <div className={styles.row}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
