import {
  Accordion,
  Anchor,
  Container,
  Group,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useHash } from '@mantine/hooks';
import { useState } from 'react';
import { CallItem } from './CallItem.tsx';
import { type Call, callsByTag, type OpenApi } from './openapi.ts';
import { Prose } from './Prose.tsx';
import { readToken } from './token.ts';

export function ApiDocs({ openApi }: { openApi: OpenApi }) {
  const [token, setToken] = useState(readToken);
  const [text, setText] = useState('');
  const [hash, setHash] = useHash({ getInitialValueInEffect: false });
  const open = hash.slice(1);
  const groups = [...callsByTag(openApi)]
    .map(([tag, calls]) => [tag, calls.filter((call) => matches(call, text))] as const)
    .filter(([, calls]) => calls.length > 0);
  const { title, version, description } = openApi.info;
  return (
    <Container size="md" py="xl" component="main">
      <Stack gap="lg">
        <div>
          <Group justify="space-between" align="baseline">
            <Title order={1}>{title}</Title>
            <Text c="dimmed">{version}</Text>
          </Group>
          <Text>
            <Prose text={description} />
          </Text>
          <Group gap="md" mt="xs">
            <Anchor href="/api/openapi.json">OpenAPI 3.1</Anchor>
            <Anchor href="/">Application</Anchor>
          </Group>
        </div>
        <PasswordInput
          label="Token"
          description="Sent with every call that needs one. It is there when this browser is signed in to the application; else send POST /api/auth/login and put its accessToken here."
          autoComplete="off"
          value={token}
          onChange={({ currentTarget }) => setToken(currentTarget.value.trim())}
        />
        <TextInput
          type="search"
          label="Find a call"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {groups.length === 0 && <Text c="dimmed">No call has this in it.</Text>}
        {groups.map(([tag, calls]) => (
          <section key={tag} aria-labelledby={`tag-${tag}`}>
            <Title order={2} size="h4" mb="xs" id={`tag-${tag}`}>
              {tag}
            </Title>
            <Accordion
              variant="contained"
              order={3}
              value={open}
              onChange={(value) => setHash(value ?? '')}
            >
              {calls.map((call) => (
                <CallItem
                  key={call.operationId}
                  call={call}
                  openApi={openApi}
                  token={token}
                  isOpen={open === call.operationId}
                />
              ))}
            </Accordion>
          </section>
        ))}
      </Stack>
    </Container>
  );
}

function matches({ path, summary = '' }: Call, text: string): boolean {
  return `${path} ${summary}`.toLowerCase().includes(text.trim().toLowerCase());
}
