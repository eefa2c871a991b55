export const BOARD_ID = 'bench-board';
export const COLUMNS = 10;
export const CARDS = 1_000;
