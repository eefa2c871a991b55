import 'i18next';

/** The texts by namespace. Each file under `en/` adds its own by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the catalogues
export interface Catalogues {}

/** The same keys in another language, which may have more plural forms. */
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
