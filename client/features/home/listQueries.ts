/** The queries of lists that a number opens. */
export const overdue = { payment: 'overdue' } as const;
export const lowStock = { lowStock: 'yes', active: 'yes' } as const;
export const dealsNeeding = (attention: string) => ({ as: 'table', attention });
