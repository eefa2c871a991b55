import { useState } from 'react';
import { Choice } from '../Choice.tsx';
import { DemoBlock } from '../DemoBlock.tsx';
import { useTranslation } from 'react-i18next';
import styles from './PaddingInside.module.css';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export function PaddingInside() {
  const { t } = useTranslation('utilities-spacing', { keyPrefix: 'examples.PaddingInside' });
  const [size, setSize] = useState<(typeof sizes)[number]>('lg');
  return (
    <>
      <Choice label={t('size')} values={sizes} value={size} onChange={setSize} />
      <DemoBlock p={size}>
        <div className={styles.content}>{t('content')}</div>
      </DemoBlock>
    </>
  );
}
