export interface Sent {
  method: string;
  url: string;
  token: string;
  /** The body as JSON; empty for none. */
  body: string;
}

export interface Answered {
  status: number;
  /** The answer as indented JSON, or its text as received. */
  text: string;
  milliseconds: number;
}

/** Rejects when there was no answer at all. */
export async function send({ method, url, token, body }: Sent): Promise<Answered> {
  const startedAt = performance.now();
  const answer = await fetch(url, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  });
  const text = await answer.text();
  const milliseconds = Math.round(performance.now() - startedAt);
  return { status: answer.status, text: laidOut(text), milliseconds };
}

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export function asCurl({ method, url, token, body }: Sent, origin: string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  return [
    `curl -X ${method} ${quoted(origin + url)}`,
    ...(token ? [`-H ${quoted('Authorization: Bearer ' + token)}`] : []),
    ...(body ? [`-H 'Content-Type: application/json'`, `-d ${quoted(body)}`] : []),
  ].join(' \\\n  ');
}
