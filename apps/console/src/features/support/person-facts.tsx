import type { ResponseOf } from '@fairlead/contract';
import { detail } from '@fairlead/contract/calls/account-staff';
import { conversations, tag } from '@fairlead/contract/calls/support-staff';
import { CHAT_TAGS, type ChatTag } from '@fairlead/vocabulary';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { words } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Button } from '../../shared/ui/button';
import { chosenOf } from '../../shared/ui/field';
import { dayOf, Moment, Money } from '../../shared/ui/figures';
import { EntryLink } from '../../shared/ui/links';
import { ReadAt, Reading } from '../../shared/ui/reading';
import { StateTag } from '../../shared/ui/state-tag';
import type { DeskConversation, OpenedConversation } from './conversation-shape';
import { supportStrings } from './strings';
import './person-facts.css';

type Detail = ResponseOf<typeof detail>;

const text = supportStrings.person;
const OPEN_WITHDRAWALS: readonly string[] = ['requested', 'approved'];
const OPEN_TOPUPS: readonly string[] = ['asked', 'card_sent', 'posting_proposed'];
const ENDED_PLANS: readonly string[] = ['settlement_successful', 'put_failed'];
const PLANS_MAX = 4;
const PAYOUTS_MAX = 3;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="facts-part" aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

const Wallet = ({ wallet }: Pick<Detail, 'wallet'>) => {
  const rows = [
    [text.available, wallet.available_balance],
    [text.running, wallet.to_be_consumed],
    [text.settling, wallet.to_be_settled],
    [text.payout, wallet.withdrawing],
    [text.held, wallet.held],
  ] as const;
  return (
    <Part title={text.money}>
      <dl className="money-facts">
        {rows.map(([name, amountMinor]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money amountMinor={amountMinor} />
            </dd>
          </div>
        ))}
        <div className="money-facts__total">
          <dt>{text.total}</dt>
          <dd>
            <Money amountMinor={wallet.total_assets} />
          </dd>
        </div>
      </dl>
    </Part>
  );
};

/** What is open of this person: payouts, top-ups and plans that a question may be about. */
const OpenMatters = ({ found }: { found: Detail }) => {
  const withdrawals = found.withdrawals.filter(({ state }) => OPEN_WITHDRAWALS.includes(state));
  const topups = found.topups.filter(({ state }) => OPEN_TOPUPS.includes(state));
  const plans = found.orders.filter(({ status }) => !ENDED_PLANS.includes(status)).slice(0, PLANS_MAX);
  return (
    <Part title={text.open}>
      {withdrawals.length + topups.length + plans.length === 0 ? (
        <p className="small soft">{text.nothingOpen}</p>
      ) : null}
      <ul className="matters">
        {withdrawals.map(({ id, amount, state }) => (
          <li key={`withdrawal-${id}`}>
            <Link to={`/withdrawals?id=${id}`}>{text.withdrawal(id)}</Link> <Money amountMinor={amount} />
            <StateTag state={state} />
          </li>
        ))}
        {topups.map(({ id, amount, state }) => (
          <li key={`topup-${id}`}>
            <Link to={`/topups?id=${id}`}>{text.topup(id)}</Link> <Money amountMinor={amount} />
            <StateTag state={state} />
          </li>
        ))}
        {plans.map(({ id, number, product, status }) => (
          <li key={`plan-${id}`}>
            <span className="matters__what">
              <Link to={`/plans/${id}`}>{product.title}</Link>
              <span className="small soft figures">{number}</span>
            </span>
            <StateTag state={status} />
          </li>
        ))}
      </ul>
    </Part>
  );
};

/** What became of the last payouts that have ended: what most questions about money are about. */
const LatestPayouts = ({ found }: { found: Detail }) => {
  const ended = found.withdrawals
    .filter(({ state }) => !OPEN_WITHDRAWALS.includes(state))
    .slice(0, PAYOUTS_MAX);
  return ended.length === 0 ? null : (
    <Part title={text.latestPayouts}>
      <ul className="matters">
        {ended.map(({ id, amount, state, steps, created_at: createdAt }) => (
          <li key={id}>
            <Link to={`/withdrawals?id=${id}`}>{text.withdrawal(id)}</Link> <Money amountMinor={amount} />{' '}
            <StateTag state={state} />{' '}
            <span className="small soft">
              <Moment at={steps.at(-1)?.time ?? createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
};

/** Draws what one may do for a person; other matters, so the page that composes them says what. */
export type ActsOn = (person: { readonly id: string; readonly username: string }) => ReactNode;

const Person = ({ found: { holder }, actsOn }: { found: Detail; actsOn: ActsOn | undefined }) => (
  <div className="facts-part">
    <p>
      <Link to={`/holders/${holder.id}`}>
        <strong>{holder.nickname || holder.username}</strong>
      </Link>{' '}
      <StateTag state={holder.state} />
    </p>
    <p className="small">
      <span className="code">{holder.operation_id}</span>{' '}
      <Button
        inRow
        aria-label={text.copyId}
        onClick={() => void navigator.clipboard.writeText(holder.operation_id)}
      >
        {text.copy}
      </Button>
    </p>
    <p className="small soft">
      {[holder.email, holder.phone, text.since(dayOf(holder.created_at))].filter(Boolean).join(' · ')}
    </p>
    <p className="small">
      <Link to={`/holders/${holder.id}`}>{text.openCase}</Link>
    </p>
    {actsOn?.(holder)}
  </div>
);

const HolderFacts = ({ id, actsOn }: { id: string; actsOn: ActsOn | undefined }) => {
  const query = useCall(detail, { id }, { onRecord: true });
  return (
    <Reading query={query} data={query.data}>
      {(found) => (
        <>
          <Person found={found} actsOn={actsOn} />
          <Wallet wallet={found.wallet} />
          <div className="facts-part">
            <ReadAt query={query} />
          </div>
          <OpenMatters found={found} />
          <LatestPayouts found={found} />
        </>
      )}
    </Reading>
  );
};

const GuestFacts = ({ guest }: { guest: NonNullable<DeskConversation['guest']> }) => (
  <Part title={text.guest}>
    <p>{guest.name}</p>
    {guest.email ? <p className="small">{supportStrings.email(guest.email)}</p> : null}
    {guest.username ? (
      <p className="small">
        {supportStrings.about(guest.username)}{' '}
        <Link to={`/holders?query=${encodeURIComponent(guest.username)}`}>{supportStrings.search}</Link>
      </p>
    ) : null}
  </Part>
);

/** The person's other conversations, and how they rated this one. */
const Before = ({
  conversation: { id, holder },
  ratings,
}: {
  conversation: DeskConversation;
  ratings: OpenedConversation['ratings'];
}) => {
  const query = useCall(conversations, { holder_id: holder?.id }, { enabled: holder !== null });
  const others = (query.data?.items ?? []).filter((one) => one.id !== id);
  return (
    <Part title={text.before}>
      {others.length + ratings.length === 0 ? <p className="small soft">{text.beforeNone}</p> : null}
      <ul className="matters">
        {others.map((one) => (
          <li key={one.id}>
            <EntryLink path="/support" id={one.id}>
              {words(one.topic)}
            </EntryLink>{' '}
            <span className="soft small">{text.messages(one.last_sequence)}</span>
            <StateTag state={one.state} />
          </li>
        ))}
        {ratings.map((rating) => (
          <li key={rating.closed_at}>
            <span>
              <strong>{supportStrings.ratingOf(rating.value)}</strong>{' '}
              <span className="said">{rating.words}</span>
            </span>
            <span className="small soft">
              <Moment at={rating.rated_at} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
};

const Tags = ({ conversation: { id, tags } }: { conversation: DeskConversation }) => {
  const mayTag = useMay(tag);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Part title={supportStrings.tags}>
      <p className="row row--tight">
        {tags.map((one) => (
          <span key={one} className="desk-chip desk-chip--tag">
            {words(one)}
          </span>
        ))}
        {mayTag ? (
          <Button inRow onClick={() => setIsOpen(true)}>
            {supportStrings.setTags}
          </Button>
        ) : null}
      </p>
      {isOpen ? (
        <ActDialog
          title={supportStrings.setTags}
          note={supportStrings.tagNote}
          name={`tags-${id}`}
          fields={[
            {
              ...{ name: 'tags', kind: 'several', label: supportStrings.tags, optional: true },
              choices: CHAT_TAGS.map((one) => ({ value: one, label: words(one) })),
              initial: tags.join(' '),
            },
          ]}
          submit={supportStrings.setTags}
          onClose={() => setIsOpen(false)}
          run={({ tags: chosen }) =>
            callApi(tag, { conversation_id: id, tags: chosenOf(chosen) as ChatTag[] })
          }
        />
      ) : null}
    </Part>
  );
};

interface Props {
  conversation: DeskConversation;
  ratings: OpenedConversation['ratings'];
  actsOn: ActsOn | undefined;
  /** Where there is no room beside the talk, they are shown when asked for. */
  isOpen: boolean;
  onHide: () => void;
}

/** What is known of the person, beside the talk. Reading it is on their record. */
export const PersonFacts = ({ conversation, ratings, actsOn, isOpen, onHide }: Props) => {
  const { holder, guest } = conversation;
  const mayRead = useMay(detail);
  return (
    <aside className={`person ${isOpen ? 'person--open' : ''}`} aria-label={text.title}>
      <span className="person__hide">
        <Button inRow onClick={onHide}>
          {text.hide}
        </Button>
      </span>
      {holder !== null && mayRead ? <HolderFacts id={holder.id} actsOn={actsOn} /> : null}
      {guest === null ? null : <GuestFacts guest={guest} />}
      <Tags conversation={conversation} />
      <Before conversation={conversation} ratings={ratings} />
    </aside>
  );
};
