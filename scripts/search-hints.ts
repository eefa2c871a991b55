import { Kind, parse } from 'graphql';

/** Returns a file of `client/generated/`: what the palette's search asks for, by the features' `*.searchHint.graphql`. */
export function searchHintsFile(documents: readonly string[]): string {
  const names = documents.flatMap((text) =>
    parse(text).definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [each.name.value] : [],
    ),
  );
  const fields = ['__typename', ...names.map((name) => `...${name}`)];
  return `fragment SearchHints on SearchRecord {\n  ${fields.join('\n  ')}\n}\n`;
}
