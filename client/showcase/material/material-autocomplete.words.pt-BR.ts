import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['material-autocomplete']> = {
  intro:
    'Campos que sugerem opções enquanto você digita. Use as setas para percorrer as opções, Enter para selecionar e Esc para fechar a lista.',
  examples: {
    CustomerSearch: {
      title: 'Busca no servidor',
      note: 'Busca nomes, e-mails e documentos quando você para de digitar. Acentos são ignorados.',
      label: 'Cliente',
      placeholder: 'Digite ao menos duas letras',
      none: 'Nenhum cliente encontrado',
    },
    ProductSelect: {
      title: 'Seleção única',
      note: 'Cada opção mostra preço e estoque. O valor é o id do produto, não o nome.',
      label: 'Produto',
      placeholder: 'Selecione um produto',
      none: 'Nenhum produto encontrado',
      offer: '{{price}} · {{stock}} em estoque',
      clear: 'Limpar',
    },
    CategoryChoice: {
      title: 'Seleção múltipla',
      note: 'As opções selecionadas aparecem no campo. Backspace remove a última.',
      label: 'Categorias',
      placeholder: 'Adicionar categoria',
      offer: '{{name}} ({{count}})',
      audio: 'Áudio',
      fashion: 'Moda',
      cellphone: 'Celulares',
      accessories: 'Acessórios',
    },
    CityField: {
      title: 'Sugestões agrupadas',
      note: 'São apenas sugestões: qualquer outro texto também é aceito.',
      label: 'Cidade',
      south: 'Sul',
      southeast: 'Sudeste',
      northeast: 'Nordeste',
    },
    TagField: {
      title: 'Etiquetas',
      note: 'Pressione Enter ou vírgula para adicionar uma etiqueta. No máximo cinco, sem repetição.',
      label: 'Etiquetas',
      placeholder: 'Adicionar etiqueta',
      offers: 'atacado,restaurante,padaria,mensal,orgânico',
      clear: 'Limpar',
    },
  },
};
