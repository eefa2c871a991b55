import { describe, expect, it } from 'vitest';
import { readConfig, settings } from './config.ts';

const SECRET = 'thirty-two bytes of secret, plus';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: 'localhost',
      ownUrl: 'http://localhost:4000',
      databaseUrl: 'file:./data/retaguarda.db',
      isDemo: true,
      profile: 'demo',
      jwtSecret: undefined,
      smtpUrl: undefined,
      publicUrl: 'http://localhost:4000',
      upstreamUrl: undefined,
      trustProxy: undefined,
      rateLimitFactor: 1,
      hasPlayground: true,
      loginDelayMs: 1000,
      historyDays: 730,
      logLevel: 'warn',
      registration: 'open',
      oidc: undefined,
      metricsToken: undefined,
      tracesUrl: undefined,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    const empty = Object.fromEntries(Object.keys(settings).map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('takes every variable', () => {
    const environment = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://user:secret@db.test/retaguarda',
      PROFILE: 'production',
      JWT_SECRET: SECRET,
      SMTP_URL: 'smtps://mail.test',
      PUBLIC_URL: 'https://retaguarda.test/',
      UPSTREAM_URL: 'https://upstream.test',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8,loopback',
      RATE_LIMIT_FACTOR: '20',
      PLAYGROUND: 'on',
      LOGIN_DELAY_MS: '250',
      HISTORY_DAYS: '90',
      METRICS_TOKEN: 'sixteen characters',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.test:4318',
      LOG_LEVEL: 'debug',
      REGISTRATION: 'invite',
      OIDC_ISSUER: 'https://login.test',
      OIDC_CLIENT_ID: 'retaguarda',
      OIDC_CLIENT_SECRET: 'known to both',
      OIDC_NAME: 'Acme',
      OIDC_ROLE: 'EDITOR',
    };
    expect(readConfig(environment)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      ownUrl: 'http://localhost:8080',
      databaseUrl: environment.DATABASE_URL,
      isDemo: false,
      profile: 'production',
      jwtSecret: SECRET,
      smtpUrl: environment.SMTP_URL,
      publicUrl: 'https://retaguarda.test',
      upstreamUrl: environment.UPSTREAM_URL,
      trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback'],
      rateLimitFactor: 20,
      hasPlayground: true,
      loginDelayMs: 250,
      historyDays: 90,
      metricsToken: 'sixteen characters',
      tracesUrl: 'http://collector.test:4318',
      logLevel: 'debug',
      registration: 'invite',
      oidc: {
        issuer: 'https://login.test',
        clientId: 'retaguarda',
        clientSecret: 'known to both',
        name: 'Acme',
        role: 'EDITOR',
      },
    });
  });

  it('neither delays sign-in nor hides information in the log in production', () => {
    expect(readConfig({ PROFILE: 'production', JWT_SECRET: SECRET })).toMatchObject({
      loginDelayMs: 0,
      logLevel: 'info',
    });
  });

  it('puts the host and the port in the address of the application', () => {
    expect(readConfig({ PORT: '5000' }).publicUrl).toBe('http://localhost:5000');
    expect(readConfig({ HOST: '10.0.0.7' }).publicUrl).toBe('http://10.0.0.7:4000');
  });

  it('does not start in production without a secret', () => {
    expect(() => readConfig({ PROFILE: 'production' })).toThrow(
      'JWT_SECRET is required in the production profile, at least 32 bytes long.',
    );
  });

  it('believes a number of proxies', () => {
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  });

  it('does not raise the limits beyond use in production', () => {
    const environment = { PROFILE: 'production', JWT_SECRET: SECRET, RATE_LIMIT_FACTOR: '21' };
    expect(() => readConfig(environment)).toThrow(
      'RATE_LIMIT_FACTOR must be at most 20 in the production profile.',
    );
    expect(readConfig({ ...environment, PROFILE: 'demo' }).rateLimitFactor).toBe(21);
  });

  describe('of an OpenID Connect provider', () => {
    const provider = {
      OIDC_ISSUER: 'https://login.test/acme',
      OIDC_CLIENT_ID: 'retaguarda',
      OIDC_CLIENT_SECRET: 'known to both',
    };
    const production = {
      ...provider,
      PROFILE: 'production',
      JWT_SECRET: SECRET,
      PUBLIC_URL: 'https://retaguarda.test',
    };

    it('calls it by its host and makes guests, unless it is told otherwise', () => {
      expect(readConfig(provider).oidc).toMatchObject({ name: 'login.test', role: 'GUEST' });
    });

    it.each(Object.keys(provider))('does not start without %s where the others are', (name) => {
      expect(() => readConfig({ ...provider, [name]: '' })).toThrow(
        `${name} is required: OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET go together.`,
      );
    });

    it('is reached by https: in production, unless it runs on this machine', () => {
      expect(() => readConfig({ ...production, OIDC_ISSUER: 'http://login.test' })).toThrow(
        'OIDC_ISSUER must start with https: in the production profile.',
      );
      const issuer = 'http://localhost:9000';
      expect(readConfig({ ...production, OIDC_ISSUER: issuer }).oidc?.issuer).toBe(issuer);
      expect(readConfig({ ...provider, OIDC_ISSUER: 'http://login.test' }).oidc).toBeDefined();
    });

    it('leads back by https: or to this machine, where browsers keep the cookie', () => {
      expect(() => readConfig({ ...provider, HOST: '10.0.0.7' })).toThrow(
        'PUBLIC_URL must start with https: where OIDC_ISSUER is set.',
      );
      expect(readConfig({ ...provider, HOST: '127.0.0.1' }).oidc).toBeDefined();
    });
  });

  it('counts the bytes of a secret, not its characters', () => {
    expect(readConfig({ JWT_SECRET: 'ç'.repeat(16) }).jwtSecret).toHaveLength(16);
  });

  it.each([
    ['PORT', 'http', 'must be a whole number'],
    ['PORT', '-1', 'must be a whole number'],
    ['PORT', '80.5', 'must be a whole number'],
    ['PORT', '65536', 'must be at most 65535'],
    ['DATABASE_URL', 'data.db', 'must be a URL that starts with file: or postgres:'],
    ['DATABASE_URL', 'mysql://db.test', 'must be a URL that starts with file: or postgres:'],
    ['PROFILE', 'Demo', 'must be demo or production'],
    ['JWT_SECRET', 'x'.repeat(31), 'must be at least 32 bytes long'],
    ['SMTP_URL', 'mail.test:25', 'must be a URL that starts with smtp: or smtps:'],
    ['SMTP_URL', 'http://mail.test', 'must be a URL that starts with smtp: or smtps:'],
    ['PUBLIC_URL', 'retaguarda.test', 'must be a URL that starts with http: or https:'],
    ['METRICS_TOKEN', 'short', 'must be at least 16 characters long'],
    ['UPSTREAM_URL', 'http://upstream.test/v1', 'must be a URL without a path'],
    ['UPSTREAM_URL', 'ftp://upstream.test', 'must be a URL that starts with http: or https:'],
    ['TRUST_PROXY', 'true', 'must be a number of proxies'],
    ['TRUST_PROXY', '0', 'must be a number of proxies'],
    ['TRUST_PROXY', '11', 'must be a number of proxies'],
    ['TRUST_PROXY', '1,10.0.0.1', 'must be a number of proxies'],
    ['TRUST_PROXY', '10.0.0.0/33', 'must be a number of proxies'],
    ['TRUST_PROXY', 'proxy.test', 'must be a number of proxies'],
    ['RATE_LIMIT_FACTOR', '0', 'must be at least 1'],
    ['RATE_LIMIT_FACTOR', '1001', 'must be at most 1000'],
    ['LOGIN_DELAY_MS', '1s', 'must be a whole number'],
    ['LOGIN_DELAY_MS', '5001', 'must be at most 5000'],
    ['HISTORY_DAYS', '0', 'must be at least 1'],
    ['HISTORY_DAYS', '1.5', 'must be a whole number'],
    ['HISTORY_DAYS', '36501', 'must be at most 36500'],
    ['OIDC_ISSUER', 'login.test', 'must be a URL that starts with http: or https:'],
    ['OIDC_NAME', 'x'.repeat(41), 'must be at most 40 characters long'],
    ['OIDC_ROLE', 'SA', 'must be GUEST, EDITOR or ADMIN'],
    ['LOG_LEVEL', 'verbose', 'must be trace, debug, info, warn, error, fatal or silent'],
  ])('stops the start with a sentence when %s is %j', (name, value, problem) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      expect.objectContaining({ message: expect.stringMatching(`^${name} ${problem}.*\\.$`) }),
    );
  });

  it('never repeats a value in its sentence: it may be a secret', () => {
    expect(() => readConfig({ JWT_SECRET: 'too-short' })).not.toThrow(/too-short/);
    expect(() => readConfig({ DATABASE_URL: 'pg://u:hunter2@db' })).not.toThrow(/hunter2/);
  });
});
