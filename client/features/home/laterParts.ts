/* What the first pages show after their lines, in one file. */
export { DoneTodoButton } from './DoneTodoButton.tsx';
export { FirstSteps } from './FirstSteps.tsx';
export { LowerTiles } from './LowerTiles.tsx';
