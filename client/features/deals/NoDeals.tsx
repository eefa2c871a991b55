import { useTranslation } from 'react-i18next';
import { NothingListed } from '../../records/list/NothingListed.tsx';
import { dealFilterIn, dealFilterKeys } from './dealListFilter.ts';
import { NewDealButton } from './NewDealButton.tsx';

export function NoDeals() {
  const { t } = useTranslation('deals');
  return (
    <NothingListed
      near={{ kind: 'Deal', filterIn: dealFilterIn }}
      keys={dealFilterKeys}
      words={t('empty', { returnObjects: true })}
    >
      <NewDealButton />
    </NothingListed>
  );
}
