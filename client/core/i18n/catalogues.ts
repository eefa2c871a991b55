import 'i18next';

export type { Translated } from '../../../schema/translated.ts';

/**
 * The texts by the file that contains them, up to `.words`: each adds its own by declaration merging. `boards.records`
 * adds the texts of boards to the namespace `records`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the catalogues
export interface Catalogues {}

type NamespaceOf<File> = File extends `${string}.${infer Namespace}` ? Namespace : File;

type Merged<Texts> = (Texts extends unknown ? (texts: Texts) => void : never) extends (
  texts: infer All,
) => void
  ? All
  : never;

/** The texts by namespace, which one or several files contain. */
export type Namespaces = {
  [Namespace in NamespaceOf<keyof Catalogues>]: Merged<
    {
      [File in keyof Catalogues]: NamespaceOf<File> extends Namespace ? Catalogues[File] : never;
    }[keyof Catalogues]
  >;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Namespaces;
    returnNull: false;
  }
}
