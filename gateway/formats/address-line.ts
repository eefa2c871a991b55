export interface Place {
  street: string | null;
  city: string | null;
  state: string | null;
  /** The CEP as eight digits. */
  cep: string | null;
}

/** Returns an address as `Rua do Sol, 12, Recife, PE, 50030-230`, without missing parts. */
export function addressLine({ street, city, state, cep }: Place): string {
  const written = cep && `${cep.slice(0, 5)}-${cep.slice(5)}`;
  return [street, city, state, written].filter(Boolean).join(', ');
}
