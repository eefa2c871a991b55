export { seedId } from '../../seed/seed.ts';
