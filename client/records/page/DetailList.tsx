import type { ReactNode } from 'react';
import styles from './DetailList.module.css';

/** Shows a dash for an unknown value. A wide value takes a whole line. */
export function DetailList({
  details,
}: {
  details: readonly (readonly [name: string, value: ReactNode, width?: 'wide'])[];
}) {
  return (
    <dl className={styles.details}>
      {details.map(([name, value, width]) => (
        <div key={name} data-width={width}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
