import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['map-examples']> = {
  title: 'Exemplos prontos',
  intro: 'Como se fazem as peças desta página, cada uma pequena o bastante para copiar.',
  examples: {
    MergingMarkers: {
      title: 'Marcadores que se juntam',
      note: 'Marcadores que se cobririam ficam como um só, com o total, e se separam quando o mapa se aproxima.',
      nearer: 'Proximidade',
      shown_one: 'Mapa do Brasil com {{count}} marcador',
      shown_many: 'Mapa do Brasil com {{count}} marcadores',
      shown_other: 'Mapa do Brasil com {{count}} marcadores',
    },
    StateChoice: {
      title: 'Um estado à escolha',
      note: 'Com um clique no mapa ou pela lista ao lado: os dois dizem o mesmo.',
      label: 'Estado',
      chosen: 'Escolhido: {{name}} ({{code}}).',
    },
    RouteBetween: {
      title: 'Um caminho entre dois lugares',
      note: 'A distância segue a curvatura da Terra, e não o mapa plano.',
      from: 'De',
      to: 'Para',
      route: 'Caminho de {{from}} a {{to}} no mapa do Brasil',
      distance: 'De {{from}} a {{to}} são {{distance}} km em linha reta.',
    },
    WholeWorld: {
      title: 'O mundo como globo',
      note: 'Os mesmos países em outra projeção, desenhados de novo a cada giro.',
      turn: 'Longitude ao centro',
      globe: 'Globo visto da longitude {{longitude}}',
    },
  },
};
