/** Where someone is, as `Recife, PE`; empty when it is not known. */
export const placeOf = ({ city, state }: { city: string | null; state: string | null }) =>
  [city, state].filter(Boolean).join(', ');
