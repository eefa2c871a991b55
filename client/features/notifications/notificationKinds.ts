import {
  type Icon,
  IconAlertTriangle,
  IconAt,
  IconBell,
  IconCalendarEvent,
  IconClipboardText,
  IconFileInvoice,
  IconMail,
  IconMessage,
  IconPackage,
  IconShoppingCart,
  IconTrophy,
} from '@tabler/icons-react';

export const headings = ['Message', 'Alert'] as const;

export type Heading = (typeof headings)[number];

const headingIn = (text: string | null) => headings.find((each) => each === text);

export function notificationFilterIn(parameters: URLSearchParams) {
  const heading = headingIn(parameters.get('heading'));
  return { heading: heading ? [heading] : null };
}

/** Icons by name; older programs may use any name. */
const icons: Readonly<Partial<Record<string, Icon>>> = {
  notifications: IconBell,
  chat: IconMessage,
  mention: IconAt,
  mail: IconMail,
  trophy: IconTrophy,
  package: IconPackage,
  clipboard: IconClipboardText,
  invoice: IconFileInvoice,
  event: IconCalendarEvent,
  shopping_cart: IconShoppingCart,
  warning: IconAlertTriangle,
};

const colors: Readonly<Partial<Record<string, string>>> = {
  primary: 'petrol',
  secondary: 'grape',
  green: 'green',
  error: 'red',
  warning: 'amber',
};

export const iconOf = (name: string): Icon => icons[name] ?? IconBell;
export const colorOf = (name: string): string => colors[name] ?? 'gray';
