/** The same keys in another language, which can have more plural forms. */
export type Translated<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
} & {
  [Key in keyof Texts as Key extends `${infer Counted}_other` ? `${Counted}_many` : never]?: string;
};
