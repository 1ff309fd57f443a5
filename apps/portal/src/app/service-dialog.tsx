import { useNavigate } from 'react-router';
import { useTranslate } from '../shared/i18n/use-translate';
import { customerLink, paths } from '../shared/paths';
import { type StoredUserInfo, session } from '../shared/session/session';
import { Dialog } from '../shared/ui/dialog';
import { Icon } from '../shared/ui/icon';
import { type Blocked, closeOverlay } from '../shared/ui/overlay';
import '../shared/ui/choice.css';

type Contact = StoredUserInfo['customer_service_url'][number];

/** The contacts of spec §2: the signed-in person's own, else those for guests and the blocked (domain §7). */
const contactsOf = (recharge: boolean, isBlocked: boolean): readonly Contact[] => {
  const source = (isBlocked ? undefined : session.userInfo()) ?? session.config();
  const list = recharge ? source?.recharge_customer_service_url : source?.customer_service_url;
  return list ?? [];
};

/** A contact's address as a link: only web addresses and paths of this site are opened. */
const webAddress = (url: string): string | null => {
  try {
    const address = new URL(url, location.origin);
    return ['http:', 'https:'].includes(address.protocol) ? address.href : null;
  } catch {
    return null;
  }
};

interface Props {
  recharge: boolean;
  /** Set where the account's state led here: its message is shown, and the way out (H10). */
  blocked: Blocked | undefined;
}

/** Lists the contacts; type 1 opens inside the app, others in a new tab; closes after a choice (spec §2). */
export const ServiceDialog = ({ recharge, blocked }: Props) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const contacts = contactsOf(recharge, blocked !== undefined);
  const choose = (contact: Contact): void => {
    closeOverlay();
    const address = webAddress(contact.url);
    if (contact.type === 1) void navigate(customerLink(contact.url));
    else if (address) window.open(address, '_blank', 'noopener,noreferrer');
  };
  const leave = (): void => {
    closeOverlay();
    void navigate(paths.exit);
  };
  return (
    <Dialog title={t('service.heading')} onClose={closeOverlay}>
      {blocked ? <p>{t(`api.code.${blocked.code}`)}</p> : null}
      {blocked?.remark ? <p className="soft">{t('service.reason', { reason: blocked.remark })}</p> : null}
      {contacts.length === 0 ? <p className="soft">{t('service.none')}</p> : null}
      <ul className="choices">
        {contacts.map((contact, index) => (
          <li key={contact.id}>
            <button type="button" className="choice" onClick={() => choose(contact)}>
              <span>{t('service.contact', { number: String(index + 1), label: contact.label })}</span>
              <Icon name={recharge ? 'topup' : 'service'} />
            </button>
          </li>
        ))}
      </ul>
      {blocked ? (
        <button type="button" className="choice" onClick={leave}>
          <span>{t('service.leave')}</span>
          <Icon name="next" />
        </button>
      ) : null}
    </Dialog>
  );
};
