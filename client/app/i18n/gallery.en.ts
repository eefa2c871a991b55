export const texts = import.meta.glob<object>(
  './en/{charts,forms,map,material,others,utilities}-*.ts',
  { eager: true, import: 'texts' },
);
