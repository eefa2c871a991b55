import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** What is known of a record, a name and its value a line; what is not known is a dash. A wide one has the line for itself. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode, width?: 'wide'])[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value, width]) => (
        <div key={name} data-width={width}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
