import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import { AccountBar } from './AccountBar.tsx';
import type { Example } from './examples.ts';
import { createFetcher, type Profile, type Session } from './gateway.ts';
import classes from './Playground.module.css';
import { mayUse } from './session.ts';

interface PlaygroundProps {
  profile: Profile;
  examples: Example[];
  restored: Session | null;
}

export function Playground({ profile, examples, restored }: PlaygroundProps) {
  const [session, setSession] = useState(restored);
  // GraphiQL reads the schema again for each new fetcher.
  const fetcher = useMemo(() => createFetcher(session?.token), [session?.token]);

  return (
    <div className={classes.page}>
      <AccountBar profile={profile} session={session} onChange={setSession} />
      <main className={classes.main}>
        {mayUse(profile, session) ? (
          <GraphiQL fetcher={fetcher} defaultTabs={examples} shouldPersistHeaders={false} />
        ) : (
          <p className={classes.refusal}>
            The playground is for administrators. Sign in to the application as one and reload this
            page, or choose “Change account”.
          </p>
        )}
      </main>
    </div>
  );
}
