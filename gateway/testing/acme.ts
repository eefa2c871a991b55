import { keepProof } from '../domains/identities/identity-changes.ts';
import type { TestGateway } from './test-gateway.ts';

export const atAcme = {
  OIDC_ISSUER: 'https://login.test',
  OIDC_CLIENT_ID: 'retaguarda',
  OIDC_CLIENT_SECRET: 'known to both sides',
  OIDC_NAME: 'Acme',
};

export const anaAtAcme = {
  iss: atAcme.OIDC_ISSUER,
  sub: 'ana',
  email: 'ana@example.test',
  email_verified: true,
  name: 'Ana Souza',
};

/** Keeps the proof that Ana's browser brings back, to sign in or to connect her identity to an account. */
export const proofOfAna = ({ services }: TestGateway, accountId: string | null = null) =>
  keepProof(services, anaAtAcme, { state: `for ${accountId}`, accountId });
