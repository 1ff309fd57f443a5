import { useState } from 'react';
import { useTranslate } from '../../../shared/i18n/use-translate';
import type { FramedContact } from './framed-contact';
import './contact-page.css';

/** Scripts and forms of its own, in an origin of its own: the page of a contact reaches nothing of the app. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-downloads';

/** The page of a contact, in a sandboxed frame. */
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

export default Framed;
