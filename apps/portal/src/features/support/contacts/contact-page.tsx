import type { SupportTopic } from '@fairlead/vocabulary';
import { lazy, type ReactNode, Suspense } from 'react';
import { framedContact, ownDesk } from './framed-contact';
import { useContacts } from './use-contacts';

/** Most addresses name a contact. */
const WhoToWrite = lazy(async () => ({ default: (await import('./no-contact')).WhoToWrite }));
const Refused = lazy(async () => ({ default: (await import('./no-contact')).Refused }));

/** Hardly anybody has a contact elsewhere. */
const Framed = lazy(() => import('./framed'));

interface Props {
  /** The `url` of the address. */
  asked: string | null;
  /** Draws the project's own chat with a desk. */
  ownChat: (desk: SupportTopic) => ReactNode;
}

const WAITING = <div className="skeleton waiting__block" />;

/**
 * The page of a contact inside the app (`/customer`): the project's own chat, or another page in a sandboxed
 * frame; what is no configured contact is refused in words. Without an address people choose.
 */
export const ContactPage = ({ asked, ownChat }: Props) => {
  const contacts = useContacts();
  const contact = framedContact(asked, contacts, location.origin);
  if (!contact)
    return <Suspense fallback={WAITING}>{asked === null ? <WhoToWrite /> : <Refused />}</Suspense>;
  const desk = ownDesk(contact.url, location.origin);
  if (desk !== null) return ownChat(desk);
  return (
    <Suspense fallback={WAITING}>
      <Framed key={contact.url} contact={contact} />
    </Suspense>
  );
};
