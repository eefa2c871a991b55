/* Made by `scripts/guide/guide-plugin.ts` from the repository's Markdown. */
/* eslint-disable @typescript-eslint/consistent-type-imports -- what is declared for all files can import no other way */
declare module 'virtual:guide/en' {
  export const pages: import('./guide.ts').GuidePage[];
}
declare module 'virtual:guide/pt-BR' {
  export const pages: import('./guide.ts').GuidePage[];
}
declare module 'virtual:guide-index/en' {
  export const index: import('./guide.ts').GuideIndex;
}
declare module 'virtual:guide-index/pt-BR' {
  export const index: import('./guide.ts').GuideIndex;
}
