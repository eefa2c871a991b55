import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ana = { email: 'ana@example.test', username: 'ana', password: 'uma senha longa' };

async function signedInTwice() {
  const gateway = await startOwnGateway();
  const tokenBy = async (url: string, userAgent: string) => {
    const headers = { 'user-agent': userAgent };
    return ((await gateway.call({ url, body: ana, headers })).body as { accessToken: string })
      .accessToken;
  };
  const token = await tokenBy('/api/auth/register', 'curl/8.5.0');
  const other = await tokenBy('/api/auth/login', FIREFOX);
  return { gateway, token, other };
}

const sessions = async () => within(await screen.findByRole('region', { name: 'Sessions' }));

describe('the sessions of the profile', () => {
  it('name their device and mark this one', async () => {
    await renderAt('/profile', await signedInTwice());
    const rows = (await sessions()).getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toHaveLength(2);
    expect(rows.find((row) => row?.includes('This device'))).toMatch(/^curl/);
    expect(rows.find((row) => row?.includes('Firefox on Linux'))).toContain('127.0.0.1');
  });

  it('are ended one by one, and at once for who had it', async () => {
    const { gateway, token, other } = await signedInTwice();
    await renderAt('/profile', { gateway, token });
    await press('End session: Firefox on Linux');
    await screen.findByText('The session was ended.');
    await waitFor(async () => expect((await sessions()).getAllByRole('listitem')).toHaveLength(1));
    const { errors } = await gateway.graphql('{ me { id } }', {}, other);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('are ended all but this one, in Portuguese too', async () => {
    await renderAt('/profile', { ...(await signedInTwice()), language: 'pt-BR' });
    expect(await screen.findByText('Firefox no Linux')).toBeTruthy();
    await press('Encerrar todas as outras sessões');
    await screen.findByText('1 sessão foi encerrada.');
    await waitFor(() => expect(screen.queryByText('Firefox no Linux')).toBe(null));
    const button = screen.getByRole('button', { name: 'Encerrar todas as outras sessões' });
    expect(button.hasAttribute('disabled')).toBe(true);
  });
});
