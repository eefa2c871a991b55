export const choices = { 'Deal.stage': 'deals:stages' };
