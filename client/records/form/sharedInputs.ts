/** Inputs for the forms of other features, by name; filled by declaration merging in `features/x/x.inputs.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface SharedInputs {}

const rows = import.meta.glob<Partial<SharedInputs>>('../../features/*/*.inputs.ts', {
  eager: true,
  import: 'inputs',
});

export const sharedInputs = Object.assign({}, ...Object.values(rows)) as SharedInputs;

export type SharedInputProps<Name extends keyof SharedInputs> = SharedInputs[Name] extends (
  props: infer Props,
) => unknown
  ? Props
  : never;
