import type { SupportTopic } from '@fairlead/vocabulary';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { overlay } from '../../../shared/ui/overlay';
import { type FramedContact, framedContact, ownDesk } from './framed-contact';
import { useContacts } from './use-contacts';
import './contact-page.css';

/** Scripts and forms of its own, in an origin of its own: the page of a contact reaches nothing of the app. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-downloads';

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

const Framed = ({ contact }: { contact: FramedContact }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="contact-page">
      {isOpen ? null : (
        <div
          className="skeleton contact-page__waiting"
          role="status"
          aria-label={t('customer.open', { label: contact.label })}
        />
      )}
      <iframe
        className="contact-page__frame"
        title={contact.label}
        src={contact.url}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        onLoad={() => setOpen(true)}
      />
    </div>
  );
};

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
  return desk === null ? <Framed key={contact.url} contact={contact} /> : ownChat(desk);
};
