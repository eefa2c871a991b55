import { Autocomplete } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const regions = {
  south: ['Blumenau', 'Curitiba', 'Pelotas', 'Porto Alegre'],
  southeast: ['Belo Horizonte', 'Ouro Preto', 'Rio de Janeiro', 'São Paulo'],
  northeast: ['Fortaleza', 'Natal', 'Olinda', 'Salvador'],
} as const;

const names = Object.keys(regions) as (keyof typeof regions)[];

export function CityField() {
  const { t } = useTranslation('material-autocomplete', { keyPrefix: 'examples.CityField' });
  return (
    <Autocomplete
      label={t('label')}
      maw={400}
      data={names.map((region) => ({ group: t(region), items: [...regions[region]] }))}
    />
  );
}
