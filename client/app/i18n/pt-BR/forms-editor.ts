import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['forms-editor']> = {
  intro:
    'Um editor de texto que recebe HTML e devolve HTML. O gateway limpa o que se escreve por uma lista do que é permitido; o que se mostra é limpo mais uma vez.',
  examples: {
    FullEditor: {
      title: 'Tudo o que ele faz',
      note: 'Títulos de 1 a 6, fontes, tamanhos, listas, links, imagens e vídeos. Imagens entram por endereço, por arquivo, soltas ou coladas.',
      text: '<h2>Vitrine da primavera</h2><p>A prateleira nova está <strong>pronta</strong>. Nela há:</p><ul><li><p>mochilas em três cores</p></li><li><p>garrafas <em>de aço</em></p></li></ul><p><span style="font-family: Georgia, Cambria, serif; font-size: 18px">Em outra fonte e outro tamanho.</span></p><img src="/pictures/products/backpack.svg" alt="Uma mochila laranja">',
    },
    SmallEditor: {
      title: 'Um pequeno',
      note: 'Para notas e comentários: as ferramentas de que uma ou duas linhas precisam.',
      label: 'Nota',
      placeholder: 'Escreva uma nota…',
    },
    LimitedEditor: {
      title: 'Com limite',
      note: 'Conta os caracteres sem as marcas do HTML e não aceita mais de 140.',
      label: 'Descrição para a vitrine',
      text: '<p>Sabonete artesanal de lavanda, 90 g.</p>',
      publish: 'Publicar',
      done: 'A descrição seria publicada.',
    },
    SourceEditor: {
      title: 'Texto e HTML',
      note: 'O mesmo valor como as pessoas o veem e como fica guardado; os dois podem ser alterados.',
      label: 'Texto do aviso',
      view: 'Visão',
      asText: 'Texto',
      asHtml: 'HTML',
      source: 'HTML do texto',
      text: '<h3>Horário de atendimento</h3><p>De segunda a sábado, <strong>das 9h às 18h</strong></p>',
    },
    ReadOnlyText: {
      title: 'Mostrado, não editado',
      note: 'O que poderia rodar, carregar ou cobrir a página some antes de aparecer. Altere o HTML e veja.',
      source: 'HTML como veio',
      shown: 'Como é mostrado',
    },
  },
};
