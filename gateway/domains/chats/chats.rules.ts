export const REPLY_DELAY_MS = 2_000;

export const CANNED_REPLY = 'Obrigado pela mensagem! Respondo com calma assim que puder.';

export const pairOf = (one: string, other: string) => [one, other].sort().join(' ');
