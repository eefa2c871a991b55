import type { Language } from '../../core/settings.ts';

/** Words that are loaded together: those of the public screens, the guide, the galleries, the settings, the shop, and all others. */
export type Part = 'start' | 'guide' | 'gallery' | 'settings' | 'shop' | 'app';

type Files = Record<string, object>;

/** A file each. */
export const parts: Record<Language, Record<Part, () => Promise<{ texts: Files }>>> = {
  en: {
    start: () => import('./start.en.ts'),
    guide: () => import('./guide.en.ts'),
    gallery: () => import('./gallery.en.ts'),
    settings: () => import('./settings.en.ts'),
    shop: () => import('./shop.en.ts'),
    app: () => import('./app.en.ts'),
  },
  'pt-BR': {
    start: () => import('./start.pt-BR.ts'),
    guide: () => import('./guide.pt-BR.ts'),
    gallery: () => import('./gallery.pt-BR.ts'),
    settings: () => import('./settings.pt-BR.ts'),
    shop: () => import('./shop.pt-BR.ts'),
    app: () => import('./app.pt-BR.ts'),
  },
};

const ofStart = ['common', 'accounts'];
const ofSettings = ['administration', 'profile'];
const ofGallery = /^(charts|forms|map|material|others|utilities)-/;

export function partOf(namespace: string): Part {
  if (ofStart.includes(namespace)) return 'start';
  if (ofSettings.includes(namespace)) return 'settings';
  if (namespace === 'carts') return 'shop';
  if (namespace === 'docs') return 'guide';
  return ofGallery.test(namespace) ? 'gallery' : 'app';
}

/** By namespace, which is the name of its file, or of the feature whose words it has. */
export const byNamespace = (texts: Files): Map<string, object> =>
  new Map(Object.entries(texts).map(([file, each]) => [/([^/.]+)[^/]*$/.exec(file)![1]!, each]));
