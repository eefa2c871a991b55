import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../core/lazyPart.ts';
import type { SecondFactorAsked } from '../../core/http.ts';
import { PublicScreen } from '../accounts/PublicScreen.tsx';

const SecondFactorStep = lazyPart(
  async () => (await import('./SecondFactorStep.tsx')).SecondFactorStep,
);

interface Props {
  asked: SecondFactorAsked;
  back: () => void;
  goOn: () => unknown;
}

export function SecondFactorScreen(props: Props) {
  const { t } = useTranslation('accounts');
  return (
    <PublicScreen title={t('secondFactor.title')}>
      <Suspense>
        <SecondFactorStep {...props} />
      </Suspense>
    </PublicScreen>
  );
}
