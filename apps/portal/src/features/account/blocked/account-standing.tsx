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
import { Scene } from '../../../shared/ui/scene';
import { StaffLine } from '../../../shared/ui/staff-line';
import { ClosedHome } from '../closing/closed-home';
import { useBlockedPerson, useFunds } from './api';
import { Waiting } from './waiting';
import { Way } from './ways';

type Person = ResponseFor<'user.info'>;
type Property = ResponseFor<'wallet.property'>;

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

interface WaysProps {
  person: Person;
  funds: Property | undefined;
  /** What is told above them already has no way of its own. */
  isHome?: boolean;
}

const Ways = ({ person, funds, isHome = false }: WaysProps) => {
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
      {isClosing && !(isHome && state === 'closed') ? (
        <Way to={paths.exit} name={t('exit.whereMoney')} note={note} icon="money" />
      ) : null}
      {isWaiting ? null : (
        <Way to={paths.objection} name={t('exit.toObjection')} note={t('blocked.objectNote')} icon="object" />
      )}
      {available > 0 || !(isWaiting || isClosing) ? (
        <Way
          to={paths.withdraw}
          name={t('withdraw.title')}
          note={t('blocked.available', { amount: money(available) })}
          icon="withdraw"
        />
      ) : null}
      {chat === undefined ? null : (
        <Way to={customerLink(chat.url)} name={t('blocked.chat')} note={t('blocked.chatNote')} icon="chat" />
      )}
      <Way
        to={paths.notification}
        name={t('notification.title')}
        note={t('notifications.unreadTotal', { count: total })}
        icon="notices"
      />
      {isClosing || isWaiting ? null : (
        <Way to={paths.exit} name={t('exit.title')} note={t('blocked.closeNote')} icon="close" />
      )}
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
      <span className="figure blocked-total">
        <Money amountMinor={funds.total_assets} />
      </span>
    </Link>
  );
};

/** What belongs to every account, blocked or not. */
const TEXTS = [
  ['rules.title', paths.rules],
  ['adCenter.faq', paths.quesDetail],
  ['transparency.title', paths.transparency],
] as const;

/** What somebody who only waits has none of yet. */
const OWN = [
  ['adCenter.toPlans', `${paths.plan}?show=mine`],
  ['flow.title', paths.flow],
] as const;

const Further = ({ hasOwn }: { hasOwn: boolean }) => {
  const t = useTranslate();
  return (
    <ul className="ways-on">
      {[...(hasOwn ? OWN : []), ...TEXTS].map(([name, to]) => (
        <Way key={to} to={to} name={t(name)} />
      ))}
    </ul>
  );
};

const SCENES = { not_activated: 'beginning', disabled: 'pause' } as const;

/** The home of a blocked account: a scene, what is so and why, the money, and what stays open. */
const Home = ({ person, funds }: { person: Person; funds: Property | undefined }) => {
  const { state, state_reason: reason, usual_activation_hours: usualHours } = person;
  if (state === 'active') return null;
  const hasMoney = funds !== undefined && funds.total_assets > 0;
  return (
    <>
      {state === 'closed' ? (
        <ClosedHome />
      ) : (
        <>
          <Scene of={SCENES[state]} />
          <Standing state={state} reason={reason} />
        </>
      )}
      {state === 'not_activated' ? <Waiting usualHours={usualHours} /> : null}
      {funds !== undefined && (hasMoney || state === 'disabled') ? <Total funds={funds} /> : null}
      <Ways person={person} funds={funds} isHome />
      <Further hasOwn={state !== 'not_activated' || hasMoney} />
    </>
  );
};

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
              <Way to={paths.exit} name={t('exit.closing')} note={t('exit.whereMoney')} icon="money" />
            </ul>
          );
        }
        if (whole) return <Home person={known} funds={funds} />;
        return (
          <>
            <Standing state={state} reason={reason} />
            <Ways person={known} funds={funds} />
          </>
        );
      }}
    </Loaded>
  );
};

export default AccountStanding;
