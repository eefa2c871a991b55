import { Alert, Button, Code, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import classes from './ApiDocs.module.css';
import type { Call } from './openapi.ts';
import { type Answered, asCurl, send } from './send.ts';

export function CallForm({ call, token }: { call: Call; token: string }) {
  const example = call.requestBody?.content['application/json']?.example;
  const [body, setBody] = useState(example === undefined ? '' : JSON.stringify(example, null, 2));
  const [values, setValues] = useState<Record<string, string>>({});
  const [answer, setAnswer] = useState<Answered | string>();
  const sent = {
    method: call.method,
    url: addressOf(call, values),
    token: call.security.length > 0 ? token : '',
    body,
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAnswer(undefined);
    setAnswer(await send(sent).catch((error: Error) => `No answer: ${error.message}`));
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        {call.parameters?.map(({ name, required }) => (
          <TextInput
            key={name}
            label={name}
            required={required}
            value={values[name] ?? ''}
            onChange={({ currentTarget }) => setValues({ ...values, [name]: currentTarget.value })}
          />
        ))}
        {call.requestBody && (
          <Textarea
            label="Body"
            autosize
            minRows={3}
            maxRows={20}
            value={body}
            classNames={{ input: classes.mono }}
            onChange={({ currentTarget }) => setBody(currentTarget.value)}
          />
        )}
        <Group>
          <Button type="submit">Send</Button>
          <Button
            variant="default"
            onClick={() => void navigator.clipboard.writeText(asCurl(sent, location.origin))}
          >
            Copy as curl
          </Button>
        </Group>
        <div role="status">{answer && <AnswerView answer={answer} />}</div>
      </Stack>
    </form>
  );
}

/** Returns the call's address; parameters that are not in the path become the query. */
function addressOf({ path, parameters = [] }: Call, values: Record<string, string>): string {
  const query = new URLSearchParams(values);
  let filled = path;
  for (const { name } of parameters.filter((parameter) => parameter.in === 'path')) {
    filled = filled.replace(`{${name}}`, encodeURIComponent(values[name] ?? ''));
    query.delete(name);
  }
  return query.size > 0 ? `${filled}?${query.toString()}` : filled;
}

function AnswerView({ answer }: { answer: Answered | string }) {
  if (typeof answer === 'string') return <Alert color="red">{answer}</Alert>;
  return (
    <Stack gap="xs">
      <Text fw={600}>
        {answer.status} in {answer.milliseconds} ms
      </Text>
      <Code block className={classes.answer} tabIndex={0}>
        {answer.text}
      </Code>
    </Stack>
  );
}
