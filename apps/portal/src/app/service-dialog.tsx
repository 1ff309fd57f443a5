import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '../shared/i18n/use-translate';
import { customerLink, paths, type RouteName } from '../shared/paths';
import { type StoredUserInfo, session } from '../shared/session/session';
import { useExitTitle } from '../shared/session/use-session';
import { useCaseReason } from '../shared/ui/case-reason';
import { Dialog } from '../shared/ui/dialog';
import { Icon } from '../shared/ui/icon';
import { type Blocked, closeOverlay } from '../shared/ui/overlay';
import { StaffLine } from '../shared/ui/staff-line';
import '../shared/ui/choice.css';

type Contact = StoredUserInfo['customer_service_url'][number];

/** The person's own contacts, else those for guests. */
const contactsOf = (recharge: boolean): readonly Contact[] => {
  const source = session.userInfo() ?? session.config();
  const list = recharge ? source?.recharge_customer_service_url : source?.customer_service_url;
  return list ?? [];
};

/** The ways that stay open, by the code of the account's state. */
const WAYS = {
  402: ['notification'],
  403: ['notification', 'objection', 'withdraw', 'exit'],
  404: ['notification', 'objection', 'exit'],
} as const;

/** A contact's address as a link: only web addresses and paths of this site are opened. */
const webAddress = (url: string): string | null => {
  try {
    const address = new URL(url, location.origin);
    return ['http:', 'https:'].includes(address.protocol) ? address.href : null;
  } catch {
    return null;
  }
};

/** The support for guests is a page of the app: it opens in place, in the language of the moment. */
const isGuestSupport = (url: string): boolean => /^\/support\/guest(?:\?|$)/.test(url);

interface Props {
  recharge: boolean;
  /** Set where the account's state led here: its message is shown, and what stays open. */
  blocked: Blocked | undefined;
}

/** Lists the contacts; type 1 and guest support open inside the app, others in a new tab; closes after a choice. */
export const ServiceDialog = ({ recharge, blocked }: Props) => {
  const t = useTranslate();
  const reasonOf = useCaseReason();
  const navigate = useNavigate();
  // Right after a login the dialog may be there before the person was read.
  useSyncExternalStore(session.onChange, () => JSON.stringify(session.userInfo() ?? null));
  const ownTitle = useExitTitle();
  const exitTitle = blocked?.code === 404 ? 'exit.whereMoney' : ownTitle;
  const contacts = contactsOf(recharge);
  const choose = (contact: Contact): void => {
    closeOverlay();
    const address = webAddress(contact.url);
    if (contact.type === 1) void navigate(customerLink(contact.url));
    else if (isGuestSupport(contact.url)) void navigate(paths.support);
    else if (address) window.open(address, '_blank', 'noopener,noreferrer');
  };
  const go = (name: RouteName): void => {
    closeOverlay();
    void navigate(paths[name]);
  };
  return (
    <Dialog title={t('service.heading')} onClose={closeOverlay}>
      {blocked ? <p>{t(`api.code.${blocked.code}`)}</p> : null}
      {blocked?.remark ? (
        <p className="soft">{t('service.reason', { reason: reasonOf(blocked.remark) })}</p>
      ) : null}
      {contacts.length === 0 ? <p className="soft">{t('service.none')}</p> : null}
      {blocked?.remark || contacts.some(({ type, url }) => type !== 1 && !isGuestSupport(url)) ? (
        <StaffLine />
      ) : null}
      <ul className="choices">
        {contacts.map((contact, index) => (
          <li key={contact.id}>
            <button type="button" className="choice" onClick={() => choose(contact)}>
              <span>{t('service.contact', { number: String(index + 1), label: contact.label })}</span>
              <Icon name={recharge ? 'topup' : 'service'} />
            </button>
          </li>
        ))}
        {blocked
          ? WAYS[blocked.code].map((name) => (
              <li key={name}>
                <button type="button" className="choice" onClick={() => go(name)}>
                  <span>{t(name === 'exit' ? exitTitle : `${name}.title`)}</span>
                  <Icon name="next" />
                </button>
              </li>
            ))
          : null}
      </ul>
    </Dialog>
  );
};
