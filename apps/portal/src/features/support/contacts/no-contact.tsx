import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { overlay } from '../../../shared/ui/overlay';
import { Scene } from '../../../shared/ui/scene';
import { ChatList } from './chat-list';
import { deskOf } from './framed-contact';
import { useContacts } from './use-contacts';
import '../../../shared/ui/empty.css';

const chooseContact = (): void => overlay.set({ kind: 'service', recharge: false });

/** The address is that of no contact: nothing was opened. */
export const Refused = () => {
  const t = useTranslate();
  return (
    <section className="plain-page empty-page" role="alert">
      <Scene of="pause" />
      <h2 className="title">{t('customer.refused')}</h2>
      <p className="soft">{t('customer.refusedExplained')}</p>
      <Button onClick={chooseContact}>{t('customer.choose')}</Button>
    </section>
  );
};

/** The address names nobody: the own chats, and the list of all contacts where there are others. */
export const WhoToWrite = () => {
  const t = useTranslate();
  const contacts = useContacts();
  const hasOwnOnly =
    contacts.length > 0 && contacts.every((one) => deskOf(one, contacts, location.origin) !== null);
  return (
    <div className="screen stack who-to-write">
      <Scene of="pause" />
      <h2 className="title">{t('customer.who')}</h2>
      <ChatList />
      <p className="who-to-write__beside soft">{t('panes.chooseChat')}</p>
      {hasOwnOnly ? null : (
        <Button look="quiet" onClick={chooseContact}>
          {t('customer.choose')}
        </Button>
      )}
    </div>
  );
};
