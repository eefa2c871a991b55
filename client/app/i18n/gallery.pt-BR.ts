export const texts = import.meta.glob<object>(
  './pt-BR/{charts,forms,map,material,others,utilities}-*.ts',
  { eager: true, import: 'texts' },
);
