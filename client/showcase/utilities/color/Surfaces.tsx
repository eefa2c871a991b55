import { CopyToken } from '../CopyToken.tsx';
import { useTranslation } from 'react-i18next';
import styles from './Surfaces.module.css';

const surfaces = [
  { key: 'body', token: '--mantine-color-body' },
  { key: 'hover', token: '--mantine-color-default-hover' },
  { key: 'light', token: '--mantine-color-petrol-light' },
] as const;

export function Surfaces() {
  const { t } = useTranslation('utilities-color', { keyPrefix: 'examples.Surfaces' });
  return (
    <div className={styles.surfaces}>
      {surfaces.map(({ key, token }) => (
        <div key={key} className={styles[key]}>
          {t(key)}
          <CopyToken token={token} />
        </div>
      ))}
    </div>
  );
}
