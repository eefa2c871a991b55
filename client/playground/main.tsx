import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { examplesFor } from './examples.ts';
import { prepareFirstVisit } from './firstVisit.ts';
import { fetchProfile } from './gateway.ts';
import { Playground } from './Playground.tsx';
import { restoreSession } from './session.ts';
import { followSystemTheme } from './theme.ts';
import './workers.ts';

// The page opens without the gateway too; GraphiQL's schema request shows the error.
const [profile, session] = await Promise.all([
  fetchProfile().catch(() => null),
  restoreSession().catch(() => null),
]);
const examples = examplesFor(profile);
prepareFirstVisit(examples[0]);
followSystemTheme();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<Playground profile={profile} examples={examples} restored={session} />);
