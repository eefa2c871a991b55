import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** Shows a dash for an unknown value. A wide value takes a whole line. */
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
