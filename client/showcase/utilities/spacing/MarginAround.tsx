import { DemoBlock } from '../DemoBlock.tsx';
import { useTranslation } from 'react-i18next';
import styles from './MarginAround.module.css';

export function MarginAround() {
  const { t } = useTranslation('utilities-spacing', { keyPrefix: 'examples.MarginAround' });
  return (
    <div className={styles.frame}>
      <DemoBlock mb="xl">{t('below')}</DemoBlock>
      <DemoBlock ml="xl">{t('left')}</DemoBlock>
      <DemoBlock mx="auto" mt="md" w="fit-content">
        {t('auto')}
      </DemoBlock>
    </div>
  );
}
