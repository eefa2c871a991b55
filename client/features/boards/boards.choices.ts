export const choices = { 'BoardLabel.color': 'boards:colors' };
