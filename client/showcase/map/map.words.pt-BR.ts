import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['map']> = {
  title: 'Mapa',
  map: 'Mapa de clientes',
  hint: 'Arraste ou use as setas para mover; roda do mouse ou + e − para o zoom',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  places: { brazil: 'Brasil', world: 'Mundo' },
  filter: 'Situação dos clientes',
  everyStatus: 'Todos',
  statuses: { lead: 'Potenciais', active: 'Ativos', inactive: 'Inativos' },
  status: { lead: 'Potencial', active: 'Ativo', inactive: 'Inativo' },
  pin: '{{name}}, {{status}}',
  cluster_one: '{{number}} cliente: aproximar',
  cluster_many: '{{number}} clientes: aproximar',
  cluster_other: '{{number}} clientes: aproximar',
  card: 'Cliente {{name}}',
  openCustomer: 'Abrir cliente',
  list: 'Nesta área',
  noneHere: 'Nenhum cliente aqui. Afaste o mapa ou escolha outra situação.',
  sources: 'Países: Natural Earth. Estados: MapSVG, CC BY 4.0.',
};
