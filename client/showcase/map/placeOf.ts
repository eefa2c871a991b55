/** Writes `Recife, PE`; empty when unknown. */
export const placeOf = ({ city, state }: { city: string | null; state: string | null }) =>
  [city, state].filter(Boolean).join(', ');
