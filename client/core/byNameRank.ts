export { byNameRank } from '../../gateway/formats/name-rank.rules.ts';
