import { useQuery } from '@apollo/client/react';
import { Button, CloseButton, Group, Popover, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '../../core/paths.ts';
import { MapCardDocument, type MapCardQuery } from './MapCard.generated.ts';
import styles from './MapCard.module.css';
import { unitsOf } from '../../ui/map/mapView.ts';
import { placeOf } from './placeOf.ts';
import { StatusMark } from './StatusMark.tsx';
import { useMapUrl } from './useMapUrl.ts';

interface Props {
  /** The pixels of a unit of the base map. */
  scale: number;
  /** The pixel at which the base map begins. */
  origin: { x: number; y: number };
}

/** Shows the customer in the URL, beside a ring at their place. */
export function MapCard({ scale, origin }: Props) {
  const { t } = useTranslation('map');
  const { customerId, change } = useMapUrl();
  const { data } = useQuery(MapCardDocument, {
    variables: { id: customerId ?? '' },
    skip: customerId === undefined,
  });
  const customer = data?.customer;
  if (customerId === undefined || customer?.latitude == null || customer.longitude == null) {
    return null;
  }
  const { latitude, longitude } = customer;
  const [x, y] = unitsOf({ latitude, longitude });
  const close = () => change({ customer: undefined });
  return (
    <Popover
      key={customerId}
      opened
      withRoles={false}
      onDismiss={close}
      closeOnClickOutside={false}
      trapFocus
      returnFocus
      withArrow
      shadow="md"
      width={280}
    >
      <Popover.Target>
        <circle
          className={styles.ring}
          cx={origin.x + x * scale}
          cy={origin.y + y * scale}
          r={14}
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('card', { name: customer.name })}>
        <Details customer={customer} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface DetailsProps {
  customer: NonNullable<MapCardQuery['customer']>;
  onClose: () => void;
}

function Details({ customer, onClose }: DetailsProps) {
  const { t } = useTranslation(['map', 'common']);
  return (
    <Stack gap="xs">
      <Group justify="space-between" align="start" wrap="nowrap" gap="xs">
        <Text fw={600}>{customer.name}</Text>
        <CloseButton aria-label={t('common:close')} onClick={onClose} />
      </Group>
      <StatusMark status={customer.status} />
      <Text size="sm">
        {customer.street}
        {customer.street ? <br /> : null}
        {placeOf(customer)}
      </Text>
      <Button component={Link} to={linkTo.customer(customer.id)} variant="light" size="xs">
        {t('openCustomer')}
      </Button>
    </Stack>
  );
}
