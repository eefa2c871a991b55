export interface Token {
  text: string;
  kind?: 'comment' | 'string' | 'tag' | 'keyword' | 'number';
}

const kinds = ['comment', 'string', 'tag', 'keyword', 'number'] as const;

/** Each kind has its group, in their order. */
const patterns = [
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*/,
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/,
  /<\/?[A-Za-z][\w.]*|\/>/,
  /\b(?:as|async|await|const|do|export|for|from|function|if|import|interface|let|new|null|of|query|return|throw|try|catch|type|undefined|while)\b/,
  /\b\d[\d_.]*\b/,
].map(({ source }) => `(${source})`);

const TOKEN = new RegExp(patterns.join('|'), 'g');

/** Cuts TypeScript, GraphQL or CSS into what is coloured and what is not. The texts make up the source again. */
export function highlight(source: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of source.matchAll(TOKEN)) {
    const [text, ...groups] = match;
    tokens.push({ text: source.slice(end, match.index) });
    tokens.push({ text, kind: kinds[groups.findIndex((group) => group !== undefined)] });
    end = match.index + text.length;
  }
  return [...tokens, { text: source.slice(end) }].filter(({ text }) => text !== '');
}
