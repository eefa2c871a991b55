import { isIP } from 'node:net';
import { z } from 'zod';
import { oidcOf } from './oidc.ts';

interface Setting<Value> {
  /** The default, in the words of the guide's table. */
  default: string;
  meaning: string;
  schema: z.ZodType<Value, string | undefined>;
}

const profile = z.enum(['demo', 'production'], 'must be demo or production').default('demo');
const wholeNumber = (most: number, least = 0) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value <= most, `must be at most ${most}`)
    .refine((value) => value >= least, `must be at least ${least}`);
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (PROXY_NAMES.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const mostBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return mostBits > 0 && more.length === 0 && (bits === undefined || isUpTo(bits, mostBits));
}

const isUpTo = (text: string, most: number) => /^\d{1,3}$/.test(text) && Number(text) <= most;

const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be a URL that starts with ${protocols.join(' or ')}`,
    );

export const settings = {
  PORT: {
    default: '4000',
    meaning: 'TCP port to listen on.',
    schema: wholeNumber(65535).default(4000),
  },
  HOST: {
    default: 'localhost',
    meaning:
      'Address to listen on. Any other than the loopback one exposes the gateway to a network.',
    schema: z.string().min(1, 'must be a host name or an address').default('localhost'),
  },
  DATABASE_URL: {
    default: 'file:./data/retaguarda.db',
    meaning: 'The store: `file:` and a path for SQLite, `postgres://…` for PostgreSQL 15 or newer.',
    schema: url('file:', 'postgres:', 'postgresql:').default('file:./data/retaguarda.db'),
  },
  PROFILE: {
    default: 'demo',
    meaning:
      '`demo` seeds the demo data and lets its accounts sign in with any password; `production` does neither.',
    schema: profile,
  },
  JWT_SECRET: {
    default: 'made at the first start, in the demo profile',
    meaning: 'Secret that signs the tokens, at least 32 bytes. The production profile requires it.',
    schema: z
      .string()
      .refine((value) => Buffer.byteLength(value) >= 32, 'must be at least 32 bytes long')
      .optional(),
  },
  SMTP_URL: {
    default: 'none: no mail goes out; in demo it is written to the log',
    meaning: 'Server that mail goes out by, `smtp://…` or `smtps://…`.',
    schema: url('smtp:', 'smtps:').optional(),
  },
  PUBLIC_URL: {
    default: 'http://, the host and the port',
    meaning: 'Address under which people reach the application; links in mails start with it.',
    schema: url('http:', 'https:').optional(),
  },
  UPSTREAM_URL: {
    default: 'none: such a call is a 404',
    meaning: 'Server that answers the `/api/*` calls which the gateway does not know.',
    schema: url('http:', 'https:')
      .refine((value) => /^\/?$/.test(new URL(value).pathname), 'must be a URL without a path')
      .optional(),
  },
  TRUST_PROXY: {
    default: 'none: the address of the connection counts',
    meaning:
      'Whose `X-Forwarded-For` is believed, for the limits on addresses: how many proxies stand in front, from 1 to 10, or their addresses and networks, separated by commas.',
    schema: z
      .string()
      .transform((value) => value.split(',').map((part) => part.trim()))
      .refine(
        (parts) => parts.every(isNetwork) || (parts.length === 1 && /^([1-9]|10)$/.test(parts[0]!)),
        'must be a number of proxies from 1 to 10, or addresses and networks separated by commas',
      )
      .transform((parts) => (parts.every(isNetwork) ? parts : Number(parts[0])))
      .optional(),
  },
  RATE_LIMIT_FACTOR: {
    default: '1',
    meaning:
      'Multiplies the limits on requests, and on sign-ins and registrations from one address, as for an office behind one address: from 1 to 1000, in production to 20.',
    schema: wholeNumber(1_000, 1).default(1),
  },
  REGISTRATION: {
    default: 'open',
    meaning:
      'Who gets an account: `open` anyone who registers, `invite` who is invited, `closed` nobody but by `npm run account`.',
    schema: z.enum(['open', 'invite', 'closed'], 'must be open, invite or closed').default('open'),
  },
  OIDC_ISSUER: {
    default: 'none: people sign in with a password',
    meaning:
      'OpenID Connect provider by which people sign in too: its issuer (`https://login.example.com`). In production `http:` is for this machine alone.',
    schema: url('http:', 'https:').optional(),
  },
  OIDC_CLIENT_ID: {
    default: 'none; required with `OIDC_ISSUER`',
    meaning: 'What the provider calls this application.',
    schema: z.string().optional(),
  },
  OIDC_CLIENT_SECRET: {
    default: 'none; required with `OIDC_ISSUER`',
    meaning: 'What the application proves itself to the provider with.',
    schema: z.string().optional(),
  },
  OIDC_NAME: {
    default: 'the host of `OIDC_ISSUER`',
    meaning: 'Name of the provider on the sign-in page, at most 40 characters.',
    schema: z.string().max(40, 'must be at most 40 characters long').optional(),
  },
  OIDC_ROLE: {
    default: 'GUEST',
    meaning:
      'Role of an account that a first sign-in by the provider makes: GUEST, EDITOR or ADMIN. Who was invited gets the role of the invitation.',
    schema: z.enum(['GUEST', 'EDITOR', 'ADMIN'], 'must be GUEST, EDITOR or ADMIN').default('GUEST'),
  },
  PLAYGROUND: {
    default: 'on in demo, off in production',
    meaning: 'Whether `/playground` is there: on or off. In production it is for administrators.',
    schema: z.enum(['on', 'off'], 'must be on or off').optional(),
  },
  LOGIN_DELAY_MS: {
    default: '1000 in demo, 0 in production',
    meaning: 'How long every sign-in takes at least, in milliseconds, at most 5000.',
    // The limit is well below an operation's time limit.
    schema: wholeNumber(5_000).optional(),
  },
  HISTORY_DAYS: {
    default: '730',
    meaning:
      'How many days activities are kept: what they show and what can be restored from them, the trash included. From 1 to 36500.',
    schema: wholeNumber(36_500, 1).default(730),
  },
  METRICS_TOKEN: {
    default: 'none: `/metrics` is for this machine in demo, and for nobody in production',
    meaning: 'Who sends it as a bearer token may read `/metrics`; at least 16 characters.',
    schema: z.string().min(16, 'must be at least 16 characters long').optional(),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    default: 'none: no traces',
    meaning:
      'OpenTelemetry collector that takes traces by HTTP, such as `http://localhost:4318`. Its headers and the name of the service come from the standard variables.',
    schema: url('http:', 'https:').optional(),
  },
  LOG_LEVEL: {
    default: 'warn in demo, info in production',
    meaning: 'Least severe log line to write: trace, debug, info, warn, error, fatal or silent.',
    schema: z
      .enum(
        ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
        'must be trace, debug, info, warn, error, fatal or silent',
      )
      .optional(),
  },
} satisfies Record<string, Setting<unknown>>;

export type Config = ReturnType<typeof readConfig>;
export type Environment = Partial<Record<keyof typeof settings, string>>;

const MOST_FACTOR_IN_PRODUCTION = 20;

/** Throws an Error that names the variable at fault. */
export function readConfig(environment: Environment) {
  const port = parse(environment, 'PORT');
  const host = parse(environment, 'HOST');
  const ownUrl = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  const profile = parse(environment, 'PROFILE');
  const isDemo = profile === 'demo';
  const jwtSecret = parse(environment, 'JWT_SECRET');
  if (!isDemo && jwtSecret === undefined) {
    throw new Error('JWT_SECRET is required in the production profile, at least 32 bytes long.');
  }
  const rateLimitFactor = parse(environment, 'RATE_LIMIT_FACTOR');
  if (!isDemo && rateLimitFactor > MOST_FACTOR_IN_PRODUCTION) {
    throw new Error(
      `RATE_LIMIT_FACTOR must be at most ${MOST_FACTOR_IN_PRODUCTION} in the production profile.`,
    );
  }
  const publicUrl = (parse(environment, 'PUBLIC_URL') ?? ownUrl).replace(/\/+$/, '');
  return {
    port,
    host,
    ownUrl,
    databaseUrl: parse(environment, 'DATABASE_URL'),
    isDemo,
    profile,
    jwtSecret,
    smtpUrl: parse(environment, 'SMTP_URL'),
    publicUrl,
    trustProxy: parse(environment, 'TRUST_PROXY'),
    rateLimitFactor,
    upstreamUrl: parse(environment, 'UPSTREAM_URL'),
    registration: parse(environment, 'REGISTRATION'),
    oidc: oidcIn(environment, { isDemo, publicUrl }),
    hasPlayground: (parse(environment, 'PLAYGROUND') ?? (isDemo ? 'on' : 'off')) === 'on',
    loginDelayMs: parse(environment, 'LOGIN_DELAY_MS') ?? (isDemo ? 1000 : 0),
    historyDays: parse(environment, 'HISTORY_DAYS'),
    metricsToken: parse(environment, 'METRICS_TOKEN'),
    tracesUrl: parse(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    logLevel: parse(environment, 'LOG_LEVEL') ?? (isDemo ? 'warn' : 'info'),
  };
}

const oidcIn = (environment: Environment, where: { isDemo: boolean; publicUrl: string }) =>
  oidcOf(
    {
      OIDC_ISSUER: parse(environment, 'OIDC_ISSUER'),
      OIDC_CLIENT_ID: parse(environment, 'OIDC_CLIENT_ID'),
      OIDC_CLIENT_SECRET: parse(environment, 'OIDC_CLIENT_SECRET'),
    },
    { ...where, name: parse(environment, 'OIDC_NAME'), role: parse(environment, 'OIDC_ROLE') },
  );

type Value<Name extends keyof typeof settings> = z.output<(typeof settings)[Name]['schema']>;

function parse<Name extends keyof typeof settings>(environment: Environment, name: Name) {
  const given = environment[name] === '' ? undefined : environment[name];
  const result = settings[name].schema.safeParse(given);
  if (!result.success) throw new Error(`${name} ${result.error.issues[0]?.message ?? 'is wrong'}.`);
  return result.data as Value<Name>;
}
