import { useTranslation } from 'react-i18next';
import { paths } from '../../core/paths.ts';
import { NewRecordButton } from '../../records/list/NewRecordButton.tsx';

export function NewDealButton() {
  const { t } = useTranslation('deals');
  return <NewRecordButton to={paths.newDeal} label={t('new')} />;
}
