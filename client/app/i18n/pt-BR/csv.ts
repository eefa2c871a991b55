import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['csv']> = {
  importList: 'Importar',
  export: {
    as: 'Exportar em CSV',
    all: 'Tudo o que corresponde: {{total}}',
    selected: 'O que está selecionado: {{total}}',
    shown: 'As colunas mostradas',
    whole: 'Todas as colunas',
  },
  titles: { customers: 'Importar clientes', products: 'Importar produtos' },
  intro: {
    customers:
      'Um arquivo CSV com um cliente por linha. Quem tem o mesmo CPF ou CNPJ é alterado, os demais são novos.',
    products:
      'Um arquivo CSV com um produto por linha. O produto com o mesmo SKU é alterado, os demais são novos.',
  },
  another: 'Outro arquivo',
  try: 'Conferir o arquivo',
  bring: 'Importar',
  failed: 'Não foi possível importar o arquivo',
  undone: 'A importação foi desfeita.',
  columns: {
    title: 'Colunas do arquivo',
    text: 'Diga o que é cada coluna. O registro é reconhecido por {{key}}; colunas deixadas de fora não mudam nada.',
    column: 'Coluna',
    values: 'Primeiros valores',
    field: 'Campo',
    fieldOf: 'Campo da coluna {{heading}}',
    none: 'Fica de fora',
  },
  running: {
    reading: 'Lendo {{name}}',
    trying: 'Conferindo {{name}}',
    importing: 'Importando {{name}}',
  },
  sent: '{{percent}} % enviados',
  rowsDone_one: '{{number}} linha pronta',
  rowsDone_many: '{{number}} linhas prontas',
  rowsDone_other: '{{number}} linhas prontas',
  stored: {
    title: 'A importação está gravada',
    stopped: 'A importação foi interrompida',
    text: 'Tudo o que ela gravou pode ser desfeito de uma vez, depois também nas atividades.',
  },
  report: {
    wouldHappen: 'O que aconteceria',
    happened: 'O que aconteceu',
    made: 'Novos',
    changed: 'Alterados',
    unchanged: 'Iguais a antes',
    bad: 'Linhas com erro, deixadas de fora',
    all: 'Estas linhas ficam de fora.',
    first: 'As primeiras {{shown}} de {{total}} linhas que ficam de fora.',
    download: 'Baixar as linhas com erro',
    fileName: 'linhas-com-erro.csv',
    badRows: 'Linhas com erro',
    row: 'Linha',
    field: 'Campo',
    reason: 'O que está errado',
    wholeRow: 'A linha',
  },
};
