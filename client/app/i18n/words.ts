import type { Part, Words } from '../../core/i18n/parts.ts';
import { registerWords } from '../../core/i18n/texts.ts';

export const files: Words['files'] = {
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
const ofGuide = ['docs', 'keys', 'palette', 'preferences'];
const ofGallery = /^(charts|forms|map|material|others|utilities)-/;

export function partOf(namespace: string): Part {
  if (ofStart.includes(namespace)) return 'start';
  if (ofSettings.includes(namespace)) return 'settings';
  if (namespace === 'carts') return 'shop';
  if (ofGuide.includes(namespace)) return 'guide';
  return ofGallery.test(namespace) ? 'gallery' : 'app';
}

registerWords({ files, partOf });
