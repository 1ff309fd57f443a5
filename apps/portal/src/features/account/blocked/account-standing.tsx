import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { ResponseFor } from '../../../shared/api';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { customerLink, paths } from '../../../shared/paths';
import { unread } from '../../../shared/session/unread';
import { useCaseReason } from '../../../shared/ui/case-reason';
import { Icon } from '../../../shared/ui/icon';
import { Loaded } from '../../../shared/ui/loaded';
import { Money, useMoney } from '../../../shared/ui/money';
import { StaffLine } from '../../../shared/ui/staff-line';
import { useBlockedPerson, useFunds } from './api';
import './blocked.css';

type Person = ResponseFor<'user.info'>;
type Property = ResponseFor<'wallet.property'>;

interface WayProps {
  to: string;
  name: string;
  note?: string | undefined;
}

const Way = ({ to, name, note }: WayProps) => (
  <li>
    <Link to={to} className="way-on">
      <span>
        {name}
        {note === undefined ? null : <span className="way-on__note small soft">{note}</span>}
      </span>
      <Icon name="next" />
    </Link>
  </li>
);

/** What is blocked, and why. */
const Standing = ({
  state,
  reason,
}: {
  state: Exclude<Person['state'], 'active'>;
  reason: string | null;
}) => {
  const t = useTranslate();
  const reasonOf = useCaseReason();
  return (
    <section className="stack stack--tight" aria-label={t(`blocked.tag.${state}`)}>
      <p>
        <span className="tag tag--attention">{t(`blocked.tag.${state}`)}</span>
      </p>
      <h2 className="title">{t(`blocked.title.${state}`)}</h2>
      {reason === null ? null : (
        <>
          <p>{t('service.reason', { reason: reasonOf(reason) })}</p>
          <StaffLine />
        </>
      )}
      <p className="soft">{t(`blocked.text.${state}`)}</p>
    </section>
  );
};

/** Where a closing account's money is, in few words. */
const useMoneyNote = () => {
  const t = useTranslate();
  const money = useMoney();
  return ({ withdrawing, available_balance: available, total_assets: total }: Property): string => {
    if (withdrawing > 0) return t('blocked.underWay', { amount: money(withdrawing) });
    if (available > 0) return t('blocked.left', { amount: money(available) });
    return total === 0 ? t('exit.nothing') : t('blocked.later', { amount: money(total) });
  };
};

const Ways = ({ person, funds }: { person: Person; funds: Property | undefined }) => {
  const t = useTranslate();
  const money = useMoney();
  const moneyNote = useMoneyNote();
  const total = useSyncExternalStore(unread.onChange, unread.get);
  const { state, closing_since: since, customer_service_url: contacts } = person;
  const isClosing = state === 'closed' || since !== null;
  const chat = contacts.find(({ type }) => type === 1);
  const available = funds?.available_balance ?? 0;
  const note = funds === undefined ? undefined : moneyNote(funds);
  const isWaiting = state === 'not_activated';
  return (
    <ul className="ways-on">
      {isClosing ? <Way to={paths.exit} name={t('exit.whereMoney')} note={note} /> : null}
      {isWaiting ? null : (
        <Way to={paths.objection} name={t('exit.toObjection')} note={t('blocked.objectNote')} />
      )}
      {available > 0 || !(isWaiting || isClosing) ? (
        <Way
          to={paths.withdraw}
          name={t('withdraw.title')}
          note={t('blocked.available', { amount: money(available) })}
        />
      ) : null}
      {chat === undefined ? null : (
        <Way to={customerLink(chat.url)} name={t('blocked.chat')} note={t('blocked.chatNote')} />
      )}
      <Way
        to={paths.notification}
        name={t('notification.title')}
        note={t('notifications.unreadTotal', { count: total })}
      />
      {isClosing ? null : <Way to={paths.exit} name={t('exit.title')} note={t('blocked.closeNote')} />}
    </ul>
  );
};

const Total = ({ funds }: { funds: Property }) => {
  const t = useTranslate();
  return (
    <Link to={paths.wallet} className="card card--link">
      <span className="row row--apart">
        <span className="soft">{t('wallet.total')}</span>
        <span className="row">
          {t('adCenter.toWallet')} <Icon name="next" />
        </span>
      </span>
      <span className="figure">
        <Money amountMinor={funds.total_assets} />
      </span>
    </Link>
  );
};

/** What belongs to every account, blocked or not. */
const FURTHER = [
  ['adCenter.toPlans', `${paths.plan}?show=mine`],
  ['flow.title', paths.flow],
  ['rules.title', paths.rules],
  ['adCenter.faq', paths.quesDetail],
  ['transparency.title', paths.transparency],
] as const;

const Further = () => {
  const t = useTranslate();
  return (
    <ul className="ways-on">
      {FURTHER.map(([name, to]) => (
        <Way key={to} to={to} name={t(name)} />
      ))}
    </ul>
  );
};

/**
 * How an account stands that is blocked or being closed: what is so, why, and what stays open. `whole`: in place of the
 * ad centre, with the total and the ways to the rest.
 */
const AccountStanding = ({ whole = false }: { whole?: boolean }) => {
  const t = useTranslate();
  const person = useBlockedPerson();
  const funds = useFunds().data;
  return (
    <Loaded query={person} lines={8}>
      {(known) => {
        const { state, state_reason: reason } = known;
        if (state === 'active') {
          return known.closing_since === null ? null : (
            <ul className="ways-on">
              <Way to={paths.exit} name={t('exit.closing')} note={t('exit.whereMoney')} />
            </ul>
          );
        }
        return (
          <>
            <Standing state={state} reason={reason} />
            {whole && funds !== undefined && (funds.total_assets > 0 || state !== 'not_activated') ? (
              <Total funds={funds} />
            ) : null}
            <Ways person={known} funds={funds} />
            {whole ? <Further /> : null}
          </>
        );
      }}
    </Loaded>
  );
};

export default AccountStanding;
