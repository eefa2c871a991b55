import { buildApp } from './app.ts';
import { type Config, readConfig } from '../config/config.ts';
import { domains } from './domains.ts';
import { version } from '../config/project.ts';
import { stopOnSignals } from './stopping.ts';
import { dropDrafts } from '../records/declare/record-tables.ts';
import { openStore } from '../database/open-store.ts';
import { migrate } from '../database/migrate.ts';
import { resetDemo, seed } from './seeding.ts';

try {
  await start(readConfig(process.env), process.argv.slice(2));
} catch (error) {
  process.stderr.write(`Retaguarda cannot start: ${messageOf(error)}\n`);
  process.exit(1);
}

async function start(config: Config, flags: readonly string[]): Promise<void> {
  const store = await openStore(config.databaseUrl);
  await dropDrafts(store);
  await migrate(store);
  const moment = new Date().toISOString();
  if (flags.includes('--reset-demo')) {
    if (!config.isDemo) throw new Error('--reset-demo works in the demo profile only.');
    await resetDemo(store, domains, { moment });
  }
  if (config.isDemo) await seed(store, domains, { moment });
  const { app, drafts } = await buildApp(store, config, {
    mocksMissing: flags.includes('--mock-missing'),
  });
  app.addHook('onClose', () => store.close());
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw new Error(listenProblem(error, config));
  });
  stopOnSignals(() => app.close());
  process.stdout.write(`${welcome(config, store.engine)}\n`);
  for (const many of drafts) process.stdout.write(`${draftNotice(many)}\n`);
}

function draftNotice(many: string): string {
  return `  What is new in ${many} is kept until the gateway stops. To keep it longer: npm run migration -- ${many}`;
}

function welcome(config: Config, engine: string): string {
  const { ownUrl, publicUrl } = config;
  const isExposed = !['localhost', '127.0.0.1', '::1'].includes(config.host);
  return [
    '',
    `Retaguarda ${version} · ${config.profile} profile · ${engine}`,
    `  application  ${publicUrl}/`,
    `  GraphQL      ${publicUrl}/graphql`,
    ...(config.hasPlayground ? [`  playground   ${publicUrl}/playground`] : []),
    `  REST         ${publicUrl}/api/*`,
    ...(publicUrl === ownUrl ? [] : [`  listens on   ${ownUrl}/`]),
    ...(config.isDemo
      ? ['  sign in as   sa@, admin@, editor@ or guest@retaguarda.test, password retaguarda']
      : []),
    ...(config.isDemo && isExposed
      ? [
          `  HOST is ${config.host}: whoever reaches this machine can sign in as any demo account without its password.`,
        ]
      : []),
    ...(config.isDemo || config.smtpUrl
      ? []
      : ['  SMTP_URL is not set: no mail can go out, and nobody can reset a password.']),
    '',
  ].join('\n');
}

function listenProblem(error: unknown, { host, port }: Config): string {
  const problems: Record<string, string> = {
    EADDRINUSE: `PORT ${port} is in use by another program.`,
    EACCES: `PORT ${port} is one that this user may not listen on.`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine.`,
    ENOTFOUND: `HOST ${host} is no known name.`,
  };
  return problems[(error as NodeJS.ErrnoException).code ?? ''] ?? messageOf(error);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
