import { Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const cities = {
  BA: ['Feira de Santana', 'Ilhéus', 'Salvador'],
  MG: ['Belo Horizonte', 'Ouro Preto', 'Uberlândia'],
  PR: ['Curitiba', 'Londrina', 'Maringá'],
  SP: ['Campinas', 'Santos', 'São Paulo'],
};
type State = keyof typeof cities;

export function DependentFields() {
  const { t } = useTranslation('forms-basic', { keyPrefix: 'examples.DependentFields' });
  const [state, setState] = useState<State>('SP');
  const [city, setCity] = useState(cities.SP[0]!);
  const [isPickup, setIsPickup] = useState(false);

  function chooseState(chosen: State): void {
    setState(chosen);
    setCity(cities[chosen][0]!);
  }

  return (
    <Stack>
      <NativeSelect
        label={t('state')}
        value={state}
        onChange={({ currentTarget }) => chooseState(currentTarget.value as State)}
        data={Object.keys(cities)}
      />
      <NativeSelect
        label={t('city')}
        value={city}
        onChange={({ currentTarget }) => setCity(currentTarget.value)}
        data={cities[state]}
      />
      <Checkbox
        label={t('pickup')}
        checked={isPickup}
        onChange={({ currentTarget }) => setIsPickup(currentTarget.checked)}
      />
      {!isPickup && <TextInput label={t('street')} autoComplete="street-address" />}
      <Text size="sm" role="status">
        {t(isPickup ? 'pickedUp' : 'delivered', { city, state })}
      </Text>
    </Stack>
  );
}
