/** Inputs for the forms of others, by name; filled by declaration merging in `features/x/x.inputs.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface LentInputs {}

const rows = import.meta.glob<Partial<LentInputs>>('../../features/*/*.inputs.ts', {
  eager: true,
  import: 'inputs',
});

export const lentInputs = Object.assign({}, ...Object.values(rows)) as LentInputs;

export type LentProps<Name extends keyof LentInputs> = LentInputs[Name] extends (
  props: infer Props,
) => unknown
  ? Props
  : never;
