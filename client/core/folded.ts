export { folded } from '../../gateway/formats/folding.rules.ts';
