import { useTranslation } from 'react-i18next';
import { KeysHint } from './KeysHint.tsx';

interface Props {
  canSelect: boolean;
}

export function ListKeys({ canSelect }: Props) {
  const { t } = useTranslation();
  const keys = canSelect ? `${t('list.keys')} ${t('list.keysOfSelection')}` : t('list.keys');
  return <KeysHint title={t('list.keysTitle')} keys={keys} />;
}
