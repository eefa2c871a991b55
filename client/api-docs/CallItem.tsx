import { Accordion, Badge, Code, Group, Stack, Text } from '@mantine/core';
import classes from './ApiDocs.module.css';
import { CallForm } from './CallForm.tsx';
import { type Call, type OpenApi, outline } from './openapi.ts';
import { Prose } from './Prose.tsx';

interface CallItemProps {
  call: Call;
  openApi: OpenApi;
  token: string;
  isOpen: boolean;
}

export function CallItem({ call, openApi, token, isOpen }: CallItemProps) {
  const { method, path, summary, description, operationId, requestBody, responses } = call;
  const [taken] = Object.values(requestBody?.content ?? {});
  const isJson = !requestBody || 'application/json' in requestBody.content;
  const answers = responses['200']?.content ?? {};
  const given = answers['application/json']?.schema;
  const [fileType] = given ? [] : Object.keys(answers);
  return (
    <Accordion.Item value={operationId}>
      <Accordion.Control>
        <Group gap="sm" wrap="nowrap">
          <Badge
            className={classes.method}
            variant="light"
            radius="sm"
            color={method === 'GET' ? 'petrol' : 'amber'}
          >
            {method}
          </Badge>
          <div>
            <Text ff="monospace" size="sm" className={classes.path}>
              {path}
            </Text>
            <Text size="sm" c="dimmed">
              <Prose text={summary} />
            </Text>
          </div>
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        {isOpen && (
          <Stack gap="sm">
            {description !== summary && (
              <Text size="sm">
                <Prose text={description} />
              </Text>
            )}
            {isJson ? <CallForm call={call} token={token} /> : null}
            {taken && <Outline title="Takes" text={outline(taken.schema, openApi)} />}
            {given && <Outline title="Answers" text={outline(given, openApi)} />}
            {fileType && <Outline title="Answers" text={`a file: ${fileType}`} />}
          </Stack>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  );
}

function Outline({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Code block className={classes.answer} tabIndex={0}>
        {text}
      </Code>
    </Stack>
  );
}
