import { ColorSwatch, luminance, Table, useMantineTheme } from '@mantine/core';
import '@mantine/core/styles/ColorSwatch.css';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { Choice } from '../Choice.tsx';
import { CopyToken } from '../CopyToken.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ThemePalette.module.css';

const names = ['petrol', 'amber', 'blue', 'teal', 'red', 'gray'] as const;

/** Returns the contrast of two colours, from 1 to 21, to one decimal. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return Math.round(((light! + 0.05) / (dark! + 0.05)) * 10) / 10;
}

export function ThemePalette() {
  const { t } = useTranslation('utilities-color', { keyPrefix: 'examples.ThemePalette' });
  const { number } = useFormat();
  const theme = useMantineTheme();
  const [name, setName] = useState<(typeof names)[number]>('petrol');
  return (
    <>
      <Choice label={t('color')} values={names} value={name} onChange={setName} />
      <Table.ScrollContainer minWidth={280}>
        <Table verticalSpacing={6} horizontalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('token')}</Table.Th>
              <Table.Th ta="right">{t('onWhite')}</Table.Th>
              <Table.Th ta="right">{t('onBlack')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {theme.colors[name]!.map((shade, index) => (
              <Table.Tr key={shade}>
                <Table.Td className={styles.token}>
                  <ColorSwatch color={shade} size={24} radius="sm" />
                  <CopyToken token={`--mantine-color-${name}-${index}`} />
                </Table.Td>
                <Table.Td ta="right">{number(contrast(shade, theme.white))}</Table.Td>
                <Table.Td ta="right">{number(contrast(shade, theme.black))}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}
