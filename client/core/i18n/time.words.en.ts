/** The texts for times, in the specification's units. */
export const texts = {
  now: 'now',
  past: {
    sec: '{{count}} sec ago',
    min: '{{count}} min ago',
    h: '{{count}} h ago',
    d: '{{count}} d ago',
    mon_one: '{{count}} mon ago',
    mon_other: '{{count}} mon ago',
    y_one: '{{count}} y ago',
    y_other: '{{count}} y ago',
  },
  future: {
    sec: 'in {{count}} sec',
    min: 'in {{count}} min',
    h: 'in {{count}} h',
    d: 'in {{count}} d',
    mon_one: 'in {{count}} mon',
    mon_other: 'in {{count}} mon',
    y_one: 'in {{count}} y',
    y_other: 'in {{count}} y',
  },
  today: 'Today',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
};

declare module './catalogues.ts' {
  interface Catalogues {
    time: typeof texts;
  }
}
