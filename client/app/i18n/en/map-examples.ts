export const texts = {
  title: 'Worked examples',
  intro: 'How the pieces of this page are made, each small enough to copy.',
  examples: {
    MergingMarkers: {
      title: 'Markers that merge',
      note: 'Markers that would cover each other stand as one with their number, and go apart as the map comes nearer.',
      nearer: 'How near',
      shown_one: 'Map of Brazil with {{count}} marker',
      shown_other: 'Map of Brazil with {{count}} markers',
    },
    StateChoice: {
      title: 'A state to choose',
      note: 'By a click on the map or from the list beside it: both say the same.',
      label: 'State',
      chosen: '{{name}} ({{code}}) is chosen.',
    },
    RouteBetween: {
      title: 'A way between two places',
      note: 'The distance follows the round of the earth, not the flat map.',
      from: 'From',
      to: 'To',
      route: 'Way from {{from}} to {{to}} on the map of Brazil',
      distance: 'From {{from}} to {{to}} it is {{distance}} km as the crow flies.',
    },
    WholeWorld: {
      title: 'The world as a globe',
      note: 'The same countries in another projection, drawn anew at each turn.',
      turn: 'Longitude in the middle',
      globe: 'Globe, seen from longitude {{longitude}}',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'map-examples': typeof texts;
  }
}
