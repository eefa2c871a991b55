import { Anchor, type AnchorProps } from '@mantine/core';
import { Fragment } from 'react';

interface EmailLinkProps extends AnchorProps {
  email: string;
}

interface PhoneLinkProps extends AnchorProps {
  phone: string;
  children?: string;
}

/** A long address breaks before its `@` or after a dot before that. */
export function EmailLink({ email, ...looks }: EmailLinkProps) {
  const parts = email.split(/(?=@)|(?<=\.)(?=.*@)/);
  return (
    <Anchor {...looks} href={`mailto:${email}`} aria-label={email}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </Anchor>
  );
}

export function PhoneLink({ phone, children = phone, ...looks }: PhoneLinkProps) {
  return (
    <Anchor {...looks} href={`tel:${phone}`} style={{ whiteSpace: 'nowrap' }}>
      {children}
    </Anchor>
  );
}
