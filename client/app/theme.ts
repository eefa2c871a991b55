import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import type { MouseEvent } from 'react';

const petrol: MantineColorsTuple = [
  '#e9f7f8',
  '#d3ebed',
  '#a5d6da',
  '#74c0c7',
  '#4daeb6',
  '#34a2ac',
  '#1f8a94',
  '#16737c',
  '#0f5d66',
  '#06474f',
];

const amber: MantineColorsTuple = [
  '#fff6e4',
  '#fdebcd',
  '#f9d69c',
  '#f5c067',
  '#f2ad3b',
  '#f0a11f',
  '#d98a0a',
  '#a86700',
  '#8a5400',
  '#6c4100',
];

const forgetChosen = ({ currentTarget }: MouseEvent<HTMLInputElement>) =>
  (currentTarget.value = '');

// An element that can have the focus is no child for a list of choices, unless it has a role.
const skippedByTab = {
  defaultProps: { scrollAreaProps: { viewportProps: { tabIndex: -1, role: 'group' } } },
};

/** Marks what deletes, which is grey until it is pointed at; a filled button is the answer to a question. */
const isDanger = ({ color, variant }: { color?: unknown; variant?: unknown }) =>
  color === 'red' && variant !== undefined && variant !== 'filled';

const dangerButton = {
  classNames: (_theme: unknown, props: { color?: unknown; variant?: unknown }) =>
    isDanger(props) ? { root: 'danger' } : {},
};

/** The theme: petrol for actions, amber for attention, and Inter. */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 8, dark: 7 },
  colors: { petrol, amber },
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: 'Inter, "Inter fallback", system-ui, sans-serif',
  headings: { fontWeight: '600' },
  respectReducedMotion: true,
  breakpoints: { sm: '48em' },
  components: {
    // Mantine writes badges in capitals.
    Badge: { defaultProps: { radius: 'sm', tt: 'none', fw: 500 } },
    Paper: { defaultProps: { withBorder: true } },
    Button: dangerButton,
    ActionIcon: dangerButton,
    // Every menu has items, the first of which takes the focus.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // Mantine's header would be a second banner landmark.
    Modal: { defaultProps: { attributes: { header: { role: 'none' } } } },
    Drawer: { defaultProps: { attributes: { header: { role: 'none' } } } },
    Autocomplete: skippedByTab,
    MultiSelect: skippedByTab,
    Select: skippedByTab,
    TagsInput: skippedByTab,
    // A browser says nothing of a file that is chosen again while the input still has it.
    FileButton: { defaultProps: { inputProps: { onClick: forgetChosen } } },
  },
});

/**
 * Replaces colours of Mantine: its red text is too pale on its light red under the pointer; its light petrol and grey
 * are darker than the page in dark mode.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-red-light-color':
      'color-mix(in srgb, var(--mantine-color-red-9) 85%, var(--mantine-color-black))',
  },
  dark: {
    '--mantine-color-petrol-light':
      'color-mix(in srgb, var(--mantine-color-petrol-9) 60%, var(--mantine-color-dark-7))',
    '--mantine-color-petrol-light-hover': 'var(--mantine-color-petrol-9)',
    '--mantine-color-gray-light': 'var(--mantine-color-dark-5)',
    '--mantine-color-gray-light-hover': 'var(--mantine-color-dark-4)',
  },
});
