import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { providerBrowser } from '../testing/provider-browser.ts';
import { startProvider } from '../testing/provider.ts';
import { startGateway } from '../testing/test-gateway.ts';

const AWAY = { status: 400, body: { message: 'Acme cannot be reached. Try again later.' } };

describe('without the provider', () => {
  it('the gateway starts and works, and says so at the button', async () => {
    const gone = await startProvider();
    await gone.stop();
    const own = await startGateway({ environment: gone.environment });
    onTestFinished(() => own.stop());
    const browser = providerBrowser(own);
    expect(await browser.begin('?from=/invoices')).toBe('/login?from=%2Finvoices#oidc');
    expect(await browser.claim()).toMatchObject(AWAY);
    const body = { email: 'sa@retaguarda.test', password: 'x' };
    expect(await own.call({ url: '/api/auth/login', body })).toMatchObject({ status: 200 });
  });

  it('which comes back later, people sign in', async () => {
    const provider = await startProvider();
    onTestFinished(() => provider.stop());
    const { port } = new URL(provider.issuer);
    let isAway = true;
    const door = createServer((request, response) => {
      if (isAway) return response.writeHead(503).end();
      const location = `http://localhost:${port}${request.url}`;
      void fetch(location).then(async (answer) => {
        response.setHeader('content-type', 'application/json');
        response.end((await answer.text()).replaceAll(provider.issuer, own));
      });
      return undefined;
    }).listen(0, 'localhost');
    await once(door, 'listening');
    const own = `http://localhost:${(door.address() as AddressInfo).port}`;
    const { app, stop } = await startGateway({
      environment: { ...provider.environment, OIDC_ISSUER: own },
    });
    onTestFinished(async () => {
      await stop();
      door.close();
    });
    const browser = providerBrowser({ app });
    expect(await browser.begin()).toBe('/login#oidc');
    isAway = false;
    expect(await browser.begin()).toMatch(`${own}/auth?`);
  });

  it('which never answers, people wait for five seconds at most', async () => {
    const gone = await startProvider();
    await gone.stop();
    const silent = createServer().listen(0, 'localhost');
    await once(silent, 'listening');
    const issuer = `http://localhost:${(silent.address() as AddressInfo).port}`;
    const { app, stop } = await startGateway({
      environment: { ...gone.environment, OIDC_ISSUER: issuer },
    });
    onTestFinished(async () => {
      await stop();
      silent.closeAllConnections();
      silent.close();
    });
    const browser = providerBrowser({ app });
    const before = performance.now();
    expect(await browser.begin()).toBe('/login#oidc');
    expect(performance.now() - before).toBeLessThan(9_000);
    expect(await browser.claim()).toMatchObject(AWAY);
  });

  it('in the settings there is nothing of it', async () => {
    const own = await startGateway();
    onTestFinished(() => own.stop());
    expect((await own.call({ method: 'GET', url: '/api/auth/oidc/start' })).status).toBe(404);
    const { body } = await own.call({ method: 'GET', url: '/api/auth/options' });
    expect(body).toEqual({ registration: 'open', isDemo: true, provider: null });
  });
});
