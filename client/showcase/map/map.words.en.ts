export const texts = {
  title: 'Map',
  map: 'Customer map',
  hint: 'Drag or use the arrow keys to move; scroll or press + and − to zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  places: { brazil: 'Brazil', world: 'World' },
  filter: 'Customer status',
  everyStatus: 'All',
  statuses: { lead: 'Leads', active: 'Active', inactive: 'Inactive' },
  status: { lead: 'Lead', active: 'Active', inactive: 'Inactive' },
  pin: '{{name}}, {{status}}',
  cluster_one: '{{number}} customer: zoom in',
  cluster_other: '{{number}} customers: zoom in',
  card: 'Customer {{name}}',
  openCustomer: 'Open customer',
  list: 'In this area',
  noneHere: 'No customers here. Zoom out, or choose another status.',
  sources: 'Countries: Natural Earth. States: MapSVG, CC BY 4.0.',
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    map: typeof texts;
  }
}
