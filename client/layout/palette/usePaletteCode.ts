import { type ComponentType, useState } from 'react';
import { withTexts } from '../../core/i18n/texts.ts';
import type { Palette } from './Palette.tsx';

type PaletteProps = Parameters<typeof Palette>[0];

/** The palette's code, which comes when it is first wanted, and again on a retry. */
export function usePaletteCode() {
  const [code, setCode] = useState<ComponentType<PaletteProps>>();
  const [error, setError] = useState<Error>();
  async function load() {
    setError(undefined);
    try {
      const module = await withTexts(import('./Palette.tsx'), 'guide');
      setCode(() => module.Palette);
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)));
    }
  }
  return { Palette: code, error, load };
}
