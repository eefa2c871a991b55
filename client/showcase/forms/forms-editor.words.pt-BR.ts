import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['forms-editor']> = {
  intro:
    'Um editor de texto que recebe e produz HTML. O HTML é higienizado no servidor por uma lista de permissões e de novo antes da exibição.',
  examples: {
    FullEditor: {
      title: 'Barra completa',
      note: 'Títulos de 1 a 6, fontes, tamanhos, listas, links, imagens e vídeos. Insira imagens por URL, envio, arrastando ou colando.',
      text: '<h2>Vitrine da primavera</h2><p>A prateleira nova está <strong>pronta</strong>. Nela há:</p><ul><li><p>mochilas em três cores</p></li><li><p>garrafas <em>de aço</em></p></li></ul><p><span style="font-family: Georgia, Cambria, serif; font-size: 18px">Em outra fonte e outro tamanho.</span></p>',
    },
    SmallEditor: {
      title: 'Barra compacta',
      note: 'Formatação básica para anotações e comentários.',
      label: 'Anotação',
      placeholder: 'Escreva uma anotação…',
    },
    LimitedEditor: {
      title: 'Limite de caracteres',
      note: 'Conta o texto sem as marcações HTML, até 140 caracteres.',
      label: 'Descrição do produto',
      text: '<p>Sabonete artesanal de lavanda, 90 g.</p>',
      publish: 'Publicar descrição',
      done: 'Isto é uma demonstração: nada foi publicado.',
    },
    SourceEditor: {
      title: 'Texto e HTML',
      note: 'Edite o mesmo valor como texto formatado ou como HTML.',
      label: 'Texto do aviso',
      view: 'Modo',
      asText: 'Texto',
      asHtml: 'HTML',
      source: 'Código HTML',
      text: '<h3>Horário de atendimento</h3><p>De segunda a sábado, <strong>das 9h às 18h</strong></p>',
    },
    ReadOnlyText: {
      title: 'Somente leitura',
      note: 'Scripts, conteúdo externo e sobreposições são removidos antes da exibição. Edite o HTML para testar.',
      source: 'HTML original',
      shown: 'Resultado exibido',
    },
  },
};
