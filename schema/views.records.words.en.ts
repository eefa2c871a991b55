export const texts = {
  kinds: { View: 'view' },
  counted: { View_one: '{{number}} view', View_other: '{{number}} views' },
  fieldsOf: { View: { name: 'Name', isShared: 'Shared' } },
};
