import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['material-slider']> = {
  intro:
    'Controles deslizantes selecionam um valor aproximado. As setas avançam um passo, Page Up e Page Down avançam mais, Home e End vão aos limites.',
  examples: {
    DiscountSlider: {
      title: 'Com marcas',
      note: 'O valor aparece acima do controle ao arrastar; as marcas indicam valores comuns.',
      label: 'Desconto',
    },
    PriceRange: {
      title: 'Intervalo',
      note: 'Dois controles com distância mínima, formatados como moeda.',
      label: 'Preço',
      from: 'Preço mínimo',
      to: 'Preço máximo',
      chosen: 'De {{from}} a {{to}}',
    },
    OpeningHours: {
      title: 'Rótulos personalizados',
      note: 'Passos de meia hora mostrados como horários; o valor é em minutos.',
      label: 'Horário de funcionamento',
      opens: 'Abre às',
      closes: 'Fecha às',
    },
    ExactSlider: {
      title: 'Com campo numérico',
      note: 'Para valores exatos: o controle e o campo têm o mesmo valor.',
      label: 'Estoque mínimo',
      suffix: ' unidades',
    },
    SizeSteps: {
      title: 'Apenas marcas',
      note: 'O controle para apenas nas marcas; leitores de tela anunciam os rótulos.',
      label: 'Tamanho da caixa',
      small: 'Pequena',
      medium: 'Média',
      large: 'Grande',
    },
  },
};
