import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['preferences']> = {
  reset: 'Restaurar padrão',
  layout: { label: 'Layout', choices: { layout1: 'Layout 1' } },
  theme: { label: 'Tema', choices: { light: 'Claro', dark: 'Escuro', system: 'Sistema' } },
  sidebarMode: { label: 'Barra lateral', choices: { compact: 'Compacta', full: 'Completa' } },
  sidebarTheme: {
    label: 'Cor da barra lateral',
    choices: { plain: 'Simples', dark: 'Escura' },
  },
  topBar: { label: 'Barra superior', choices: { fixed: 'Fixa', scrolling: 'Rola com a página' } },
  footer: { label: 'Rodapé', choices: { hidden: 'Oculto', shown: 'Visível' } },
  galleries: {
    label: 'Galerias de componentes',
    choices: { demo: 'Em demos', shown: 'Visíveis', hidden: 'Ocultas' },
  },
  secondarySidebar: {
    label: 'Barra lateral secundária',
    choices: { hidden: 'Oculta', shown: 'Visível' },
  },
  singleKeys: { label: 'Atalhos de uma tecla', choices: { on: 'Ativados', off: 'Desativados' } },
  language: { label: 'Idioma', choices: { en: 'English', 'pt-BR': 'Português' } },
};
