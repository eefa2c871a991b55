import { useState } from 'react';
import { NumberField } from '../../components/NumberField.tsx';
import { useListParams } from '../../components/useListParams.ts';
import type { DeclaredField } from '../declaration.ts';
import { limitsOf } from '../fieldLimits.ts';

interface Props {
  field: DeclaredField;
  label: string;
  name: string;
}

/** In the URL as a plain number, once the field is left. */
export function NumberFilter({ field, label, name }: Props) {
  const { get, change } = useListParams();
  const [typed, setTyped] = useState<number | string>();
  const given = get(name);

  function commit() {
    if (typeof typed === 'number' || typed === '') change({ [name]: String(typed) });
    setTyped(undefined);
  }

  return (
    <NumberField
      label={label}
      limits={limitsOf(field)}
      value={typed ?? (given === '' ? '' : Number(given))}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}
