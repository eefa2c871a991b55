import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['material-autocomplete']> = {
  intro:
    'Campos que ajudam a achar um entre muitos. As setas percorrem as sugestões, Enter aceita uma, Esc fecha.',
  examples: {
    CustomerSearch: {
      title: 'Buscado enquanto se digita',
      note: 'O gateway busca nomes, e-mails e documentos quando se para de digitar; acentos não importam.',
      label: 'Cliente',
      placeholder: 'Duas letras bastam',
      none: 'Nenhum cliente corresponde',
    },
    ProductSelect: {
      title: 'Um de uma lista',
      note: 'Cada sugestão mostra o que ajuda a escolher; o campo guarda o produto, não as palavras.',
      label: 'Produto',
      placeholder: 'Escolha um produto',
      none: 'Nenhum produto tem esse nome',
      offer: '{{price}} · {{stock}} em estoque',
      clear: 'Limpar',
    },
    CategoryChoice: {
      title: 'Vários de uma lista',
      note: 'O que foi escolhido fica no campo; Backspace tira o último.',
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
      note: 'Um texto próprio também vale: as sugestões são só uma ajuda.',
      label: 'Cidade',
      south: 'Sul',
      southeast: 'Sudeste',
      northeast: 'Nordeste',
    },
    TagField: {
      title: 'Palavras próprias',
      note: 'Enter ou vírgula cria uma etiqueta; no máximo cinco, nenhuma repetida.',
      label: 'Etiquetas',
      placeholder: 'Adicionar etiqueta',
      offers: 'atacado,restaurante,padaria,mensal,orgânico',
      clear: 'Limpar',
    },
  },
};
