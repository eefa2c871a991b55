import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['material-slider']> = {
  intro:
    'O controle deslizante escolhe um valor pelo tato. As setas vão passo a passo, Page Up e Page Down mais longe, Home e End aos extremos.',
  examples: {
    DiscountSlider: {
      title: 'Com marcas',
      note: 'O valor aparece sobre o botão enquanto se move; as marcas mostram o que é comum.',
      label: 'Desconto',
    },
    PriceRange: {
      title: 'Um intervalo',
      note: 'Dois botões com distância mínima, em dinheiro no idioma escolhido.',
      label: 'Preço',
      from: 'Menor preço',
      to: 'Maior preço',
      chosen: 'De {{from}} a {{to}}',
    },
    OpeningHours: {
      title: 'Rótulos próprios',
      note: 'Meias horas no relógio do idioma escolhido: por trás, o número são minutos.',
      label: 'Horário de funcionamento',
      opens: 'Abre às',
      closes: 'Fecha às',
    },
    ExactSlider: {
      title: 'Com um campo ao lado',
      note: 'Para quando o número exato importa: os dois guardam o mesmo valor.',
      label: 'Repor abaixo de',
      suffix: ' unidades',
    },
    SizeSteps: {
      title: 'Só nas marcas',
      note: 'O botão salta de marca em marca; leitores de tela ouvem as palavras da marca.',
      label: 'Tamanho da caixa',
      small: 'Pequena',
      medium: 'Média',
      large: 'Grande',
    },
  },
};
