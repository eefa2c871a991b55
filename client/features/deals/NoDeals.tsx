import { useTranslation } from 'react-i18next';
import { NothingListed } from '../../components/NothingListed.tsx';
import { dealFilterKeys } from './dealFilter.ts';
import { NewDealButton } from './NewDealButton.tsx';

/** In the place of deals: there are none, or none pass the filters. */
export function NoDeals() {
  const { t } = useTranslation('deals');
  return (
    <NothingListed keys={dealFilterKeys} words={t('empty', { returnObjects: true })}>
      <NewDealButton />
    </NothingListed>
  );
}
