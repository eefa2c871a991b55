import { Anchor, type AnchorProps } from '@mantine/core';

interface EmailLinkProps extends AnchorProps {
  email: string;
}

interface PhoneLinkProps extends AnchorProps {
  phone: string;
  children?: string;
}

/** A long address breaks before its `@` first. */
export function EmailLink({ email, ...looks }: EmailLinkProps) {
  const at = email.lastIndexOf('@');
  return (
    <Anchor {...looks} href={`mailto:${email}`} aria-label={email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
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
