import { Anchor, Badge, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { masked } from '../../ui/brazilianNumbers.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { RecordDetails } from '../../records/page/RecordDetails.tsx';
import { documentOf } from './customerDocument.ts';
import { useCustomerOverrides } from './customerOverrides.tsx';
import type {
  CustomerDetails_CustomerFragment,
  CustomerDetails_InvoicedFragment,
} from './CustomerDetails.generated.ts';
import { customerFlags } from './customerFilter.ts';
import { CustomerStatusBadge } from './CustomerStatusBadge.tsx';
import { useCustomerSums } from './customerSums.ts';
import { UpdateCustomerDocument } from './CustomerForm.generated.ts';
import { useCustomerWords } from './useCustomerWords.ts';
import { PhoneLink } from '../../ui/ContactLink.tsx';

interface Props {
  declaration: RecordDeclaration;
  customer: CustomerDetails_CustomerFragment;
  invoiced: CustomerDetails_InvoicedFragment['invoiced'];
}

export function CustomerDetails({ declaration, customer, invoiced }: Props) {
  const { t } = useTranslation('customers');
  const { accountingDay, money } = useFormat();
  const textOf = useCustomerSums();
  const { kind, lastPurchaseAt, createdAt } = customer;
  const sumsOf = (name: 'amount' | 'openAmount') => textOf(invoiced.totals, name) || money(0);
  return (
    <RecordDetails
      declaration={declaration}
      record={customer}
      update={UpdateCustomerDocument}
      fieldOverrides={useCustomerOverrides(kind)}
      words={useCustomerWords(kind)}
      shows={{
        ...shown(customer),
        openAmount: sumsOf('openAmount'),
        lifetimeAmount: sumsOf('amount'),
        lastPurchaseAt: lastPurchaseAt && accountingDay(lastPurchaseAt),
        createdAt: accountingDay(createdAt),
      }}
      picture={<PersonAvatar name={customer.tradeName ?? customer.name} src={null} size="lg" />}
      elsewhere={['tradeName', 'latitude', 'longitude']}
      sections={[
        {
          details: [
            'name',
            ...(kind === 'company' ? ['tradeName'] : []),
            'kind',
            'document',
            'status',
            'channel',
            'ownerId',
            'tags',
          ],
        },
        { title: t('sections.contact'), details: ['email', 'phone', 'website', ...customerFlags] },
        { title: t('form.address'), details: ['street', 'city', 'state', 'cep'] },
        {
          title: t('sections.figures'),
          details: ['openAmount', 'lifetimeAmount', 'lastPurchaseAt'],
        },
        { details: ['notes'] },
      ]}
    />
  );
}

function shown(customer: CustomerDetails_CustomerFragment) {
  const { kind, document, phone, website, cep, tags, status } = customer;
  return {
    status: <CustomerStatusBadge status={status} />,
    document: document && <DocumentNumber text={masked(documentOf[kind], document)} />,
    phone: phone && (
      <PhoneLink inherit phone={phone}>
        {masked('phone', phone)}
      </PhoneLink>
    ),
    website: website && <SiteLink address={website} />,
    cep: masked('cep', cep ?? ''),
    tags: tags.length > 0 && <Tags tags={tags} />,
  };
}

function DocumentNumber({ text }: { text: string }) {
  const [root, branch] = text.split('/');
  return (
    <>
      {root}
      {branch ? (
        <>
          /<wbr />
          {branch}
        </>
      ) : null}
    </>
  );
}

/** Opens a site as it was written, most of them without their scheme. */
function SiteLink({ address }: { address: string }) {
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return (
    <Anchor inherit href={href} target="_blank" rel="noreferrer">
      {address}
    </Anchor>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <Group gap={4}>
      {tags.map((tag) => (
        <Badge key={tag} variant="default">
          {tag}
        </Badge>
      ))}
    </Group>
  );
}
