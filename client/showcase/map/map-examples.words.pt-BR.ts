import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['map-examples']> = {
  title: 'Exemplos',
  intro: 'Pequenos componentes de mapa para copiar.',
  examples: {
    MergingMarkers: {
      title: 'Marcadores agrupados',
      note: 'Marcadores sobrepostos são agrupados com a contagem e se separam ao aproximar.',
      nearer: 'Zoom',
      shown_one: 'Mapa do Brasil com {{count}} marcador',
      shown_many: 'Mapa do Brasil com {{count}} marcadores',
      shown_other: 'Mapa do Brasil com {{count}} marcadores',
    },
    StateChoice: {
      title: 'Seleção de estado',
      note: 'Selecione no mapa ou na lista.',
      label: 'Estado',
      chosen: 'Selecionado: {{name}} ({{code}})',
    },
    RouteBetween: {
      title: 'Distância entre duas cidades',
      note: 'Distância em linha reta sobre a superfície da Terra.',
      from: 'De',
      to: 'Para',
      route: 'Linha de {{from}} a {{to}} no mapa do Brasil',
      distance: 'De {{from}} a {{to}}: {{distance}} km em linha reta',
    },
    WholeWorld: {
      title: 'Globo',
      note: 'O mapa-múndi em projeção ortográfica.',
      turn: 'Longitude central',
      globe: 'Globo centrado na longitude {{longitude}}',
    },
  },
};
