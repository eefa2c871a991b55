import { useTranslation } from 'react-i18next';
import type { Namespaces } from '../../core/i18n/catalogues.ts';
import { sdlNounOf } from '../resources.ts';

/** Returns the noun for one record of a kind, as used within a sentence. */
export function useKindName() {
  const { t, i18n } = useTranslation('records');
  return (kind: string): string =>
    i18n.exists(`records:kinds.${kind}`)
      ? t(`kinds.${kind as keyof Namespaces['records']['kinds']}`)
      : sdlNounOf(kind);
}
