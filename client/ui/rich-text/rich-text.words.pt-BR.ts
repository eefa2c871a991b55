import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

const media = {
  address: 'Endereço',
  upload: 'Enviar um arquivo',
  insert: 'Inserir',
  limits: 'Até 10 MB por arquivo.',
  wrongAddress: 'Informe um endereço que comece com / ou https://',
};

export const texts: Translated<Catalogues['rich-text']> = {
  paragraphStyle: 'Estilo do parágrafo',
  paragraph: 'Parágrafo',
  heading: 'Título {{level}}',
  font: 'Fonte',
  fonts: {
    standard: 'Padrão',
    serif: 'Serifada',
    monospace: 'Monoespaçada',
    condensed: 'Condensada',
  },
  size: 'Tamanho',
  standardSize: 'Tamanho',
  count_one: '{{count}} caractere',
  count_many: '{{count}} caracteres',
  count_other: '{{count}} caracteres',
  countOf: '{{count}} de {{limit}} caracteres',
  image: {
    ...media,
    label: 'Imagem',
    addressHint: 'Começa com /. Uma imagem de outro site aparece como link.',
  },
  video: {
    ...media,
    label: 'Vídeo',
    addressHint: 'Começa com /. Um vídeo de outro site aparece como link.',
  },
  controls: {
    boldControlLabel: 'Negrito',
    italicControlLabel: 'Itálico',
    underlineControlLabel: 'Sublinhado',
    strikeControlLabel: 'Riscado',
    clearFormattingControlLabel: 'Limpar formatação',
    hrControlLabel: 'Linha divisória',
    blockquoteControlLabel: 'Citação',
    bulletListControlLabel: 'Lista com marcadores',
    orderedListControlLabel: 'Lista numerada',
    linkControlLabel: 'Link',
    unlinkControlLabel: 'Remover link',
    undoControlLabel: 'Desfazer digitação',
    redoControlLabel: 'Refazer digitação',
    linkEditorInputLabel: 'Endereço do link',
    linkEditorInputPlaceholder: 'https://exemplo.com.br/',
    linkEditorExternalLink: 'Abre em nova aba',
    linkEditorInternalLink: 'Abre na mesma aba',
    linkEditorSave: 'Salvar link',
  },
};
