import 'i18next';

/** The catalogues by namespace. Each file under `en/` adds its own by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the catalogues
export interface Catalogues {}

/** A catalogue in another language: the same keys, other words. A language may know more plural forms. */
export type Translated<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
} & {
  [Key in keyof Texts as Key extends `${infer Counted}_other` ? `${Counted}_many` : never]?: string;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogues;
    returnNull: false;
  }
}
