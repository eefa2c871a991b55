import { useState } from 'react';
import { Choice } from '../Choice.tsx';
import { DemoBlock } from '../DemoBlock.tsx';
import { useTranslation } from 'react-i18next';
import styles from './DisplayValues.module.css';

const values = ['block', 'inline-block', 'flex', 'none'] as const;

export function DisplayValues() {
  const { t } = useTranslation('utilities-display', { keyPrefix: 'examples.DisplayValues' });
  const [display, setDisplay] = useState<(typeof values)[number]>('block');
  return (
    <>
      <Choice label={t('display')} values={values} value={display} onChange={setDisplay} />
      <div className={styles.frame}>
        {[1, 2, 3].map((place) => (
          <DemoBlock key={place} display={display} m={4}>
            {t('block', { place })}
          </DemoBlock>
        ))}
      </div>
    </>
  );
}
