import { useQuery } from '@apollo/client/react';
import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { useListOrigin } from '../../core/listOrigin.ts';
import { isWhole } from '../../ui/brazilianNumbers.ts';
import { CustomerDuplicatesDocument } from './CustomerDuplicates.generated.ts';
import styles from './CustomerDuplicates.module.css';

const TYPING_PAUSE_MS = 400;
const SHORTEST_NAME = 3;

interface Props {
  of: {
    kind: 'person' | 'company';
    name: string;
    document: string | null;
    email: string | null;
    phone: string | null;
  };
  /** The id of a stored customer, which can be merged; a new one has none. */
  id?: string | undefined;
  isSaving?: boolean;
}

/** Warns of duplicates; does not prevent saving. */
export function CustomerDuplicates({ of, id, isSaving = false }: Props) {
  const { t } = useTranslation('customers');
  const { state } = useListOrigin();
  const mayMerge = useIsInGroup('editor') && id !== undefined;
  const [asked] = useDebouncedValue(JSON.stringify(telling(of)), TYPING_PAUSE_MS);
  const known = JSON.parse(asked) as ReturnType<typeof telling>;
  const { data, previousData } = useQuery(CustomerDuplicatesDocument, {
    variables: { of: { id: id ?? null, ...known } },
    skip: isSaving || Object.keys(known).length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const hasNothing = Object.keys(telling(of)).length === 0;
  const found = hasNothing ? [] : ((data ?? previousData)?.customerDuplicates ?? []);
  useFieldInView(found.length);
  return (
    <div role="status" className={styles.warning}>
      {found.length > 0 ? (
        <Alert
          role="group"
          color="amber"
          icon={<IconAlertTriangle aria-hidden />}
          title={t('duplicates.title', { count: found.length })}
        >
          <Stack gap={4} component="ul" m={0} p={0}>
            {found.map(({ customer, shares }) => (
              <Text key={customer.id} component="li" size="sm">
                <Anchor
                  component={Link}
                  to={linkTo.customer(customer.id)}
                  inherit
                  underline="always"
                >
                  {customer.name}
                </Anchor>
                {`: ${shares.map((share) => t(`duplicates.shares.${share}`)).join(', ')}`}
                {mayMerge ? (
                  <>
                    {' · '}
                    <Anchor
                      component={Link}
                      to={linkTo.mergeCustomers(id, customer.id)}
                      state={state}
                      inherit
                      underline="always"
                      aria-label={t('duplicates.mergeWith', { name: customer.name })}
                    >
                      {t('duplicates.merge')}
                    </Anchor>
                  </>
                ) : null}
              </Text>
            ))}
          </Stack>
        </Alert>
      ) : null}
    </div>
  );
}

function useFieldInView(matches: number): void {
  useEffect(() => {
    const field = document.activeElement;
    if (matches > 0 && field?.closest('form')) field.scrollIntoView({ block: 'nearest' });
  }, [matches]);
}

function telling({ kind, name, document, email, phone }: Props['of']) {
  return {
    ...(name.trim().length >= SHORTEST_NAME && { name: name.trim() }),
    ...(document && isWhole(kind === 'person' ? 'cpf' : 'cnpj', document) && { document }),
    ...(email && /^\S+@\S+\.\S+$/.test(email.trim()) && { email: email.trim() }),
    ...(phone && isWhole('phone', phone) && { phone }),
  };
}
