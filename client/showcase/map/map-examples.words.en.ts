export const texts = {
  title: 'Examples',
  intro: 'Small map components to copy.',
  examples: {
    MergingMarkers: {
      title: 'Clustered markers',
      note: 'Overlapping markers are grouped with a count and split as you zoom in.',
      nearer: 'Zoom',
      shown_one: 'Map of Brazil with {{count}} marker',
      shown_other: 'Map of Brazil with {{count}} markers',
    },
    StateChoice: {
      title: 'State picker',
      note: 'Select on the map or in the list.',
      label: 'State',
      chosen: 'Selected: {{name}} ({{code}})',
    },
    RouteBetween: {
      title: 'Distance between two cities',
      note: 'Great-circle distance.',
      from: 'From',
      to: 'To',
      route: 'Line from {{from}} to {{to}} on the map of Brazil',
      distance: '{{from}} to {{to}}: {{distance}} km in a straight line',
    },
    WholeWorld: {
      title: 'Globe',
      note: 'The world map in an orthographic projection.',
      turn: 'Central longitude',
      globe: 'Globe centered on longitude {{longitude}}',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'map-examples': typeof texts;
  }
}
