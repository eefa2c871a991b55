import { expect, it, onTestFinished } from 'vitest';
import { documentLimits } from '../../gateway/config/limits.ts';
import { startGateway } from '../../gateway/testing/test-gateway.ts';

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const signOut = (selection: string) =>
  `mutation { logout(input: { everywhere: true }) { ${selection} } }`;

const { aliases, directives, textLength, tokens } = documentLimits;

const refused: Record<string, string> = {
  'no text of a document': `${signOut('endedSessions')} }`,
  'a field that is not there': signOut('endedSessions nothing'),
  'too many aliases': signOut(times(aliases + 1, (index) => `a${index}: endedSessions`)),
  'too many directives': signOut(times(directives + 1, () => 'endedSessions @include(if: true)')),
  'too long a text': `${signOut('endedSessions')} #${'x'.repeat(textLength)}`,
  'too many tokens': signOut(times(tokens, () => 'endedSessions')),
  'too many root fields': `mutation { ${times(5, () => signOut('endedSessions').slice(11, -2))} }`,
  'a variable without a value': signOut('endedSessions')
    .replace('mutation', 'mutation ($everywhere: Boolean!)')
    .replace('true', '$everywhere'),
  'two operations without a name': `${signOut('endedSessions')} { me { id } }`,
};

it('a document that is refused runs no resolver', async () => {
  const gateway = await startGateway({ isEmpty: true });
  onTestFinished(() => gateway.stop());
  const token = await gateway.tokenFor('GUEST');
  for (const [reason, query] of Object.entries(refused)) {
    const { errors, data } = await gateway.graphql(query, {}, token);
    expect([reason, data ?? null, errors !== undefined]).toEqual([reason, null, true]);
    const me = await gateway.graphql('{ me { id } }', {}, token);
    expect([reason, me.errors]).toEqual([reason, undefined]);
  }
  const { data } = await gateway.graphql(signOut('endedSessions'), {}, token);
  expect(data).toEqual({ logout: { endedSessions: 1 } });
});
