import type { SupportTopic } from '@fairlead/vocabulary';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { overlay } from '../../../shared/ui/overlay';
import { framedContact, ownDesk } from './framed-contact';
import { useContacts } from './use-contacts';

const Refused = () => {
  const t = useTranslate();
  return (
    <section className="plain-page" role="alert">
      <h2 className="title">{t('customer.refused')}</h2>
      <p className="soft">{t('customer.refusedExplained')}</p>
      <Button onClick={() => overlay.set({ kind: 'service', recharge: false })}>
        {t('customer.choose')}
      </Button>
    </section>
  );
};

/** Hardly anybody has a contact elsewhere. */
const Framed = lazy(() => import('./framed'));

interface Props {
  /** The `url` of the address. */
  asked: string | null;
  /** Draws the project's own chat with a desk. */
  ownChat: (desk: SupportTopic) => ReactNode;
}

/**
 * The page of a contact inside the app (`/customer`): the project's own chat, or another page in a sandboxed
 * frame; what is no configured contact is refused in words.
 */
export const ContactPage = ({ asked, ownChat }: Props) => {
  const contacts = useContacts();
  const contact = framedContact(asked, contacts, location.origin);
  if (!contact) return <Refused />;
  const desk = ownDesk(contact.url, location.origin);
  if (desk !== null) return ownChat(desk);
  return (
    <Suspense fallback={null}>
      <Framed key={contact.url} contact={contact} />
    </Suspense>
  );
};
