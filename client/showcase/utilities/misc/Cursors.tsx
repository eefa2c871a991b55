import { useTranslation } from 'react-i18next';
import styles from './Cursors.module.css';

const cursors = ['pointer', 'grab', 'help', 'blocked'] as const;

export function Cursors() {
  const { t } = useTranslation('utilities-misc', { keyPrefix: 'examples.Cursors' });
  return (
    <div className={styles.cursors}>
      {cursors.map((cursor) => (
        <div key={cursor} className={styles[cursor]}>
          {t(cursor)}
        </div>
      ))}
    </div>
  );
}
