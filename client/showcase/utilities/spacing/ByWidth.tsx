import { DemoBlock } from '../DemoBlock.tsx';
import { useTranslation } from 'react-i18next';

export function ByWidth() {
  const { t } = useTranslation('utilities-spacing', { keyPrefix: 'examples.ByWidth' });
  return <DemoBlock p={{ base: 'xs', sm: 'xl' }}>{t('content')}</DemoBlock>;
}
