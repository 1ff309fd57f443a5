import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ResponseFor } from '../../shared/api';
import { personQuery } from '../../shared/calls/person';
import { SaveReceipt } from '../../shared/calls/save-receipt';
import { useTranslate } from '../../shared/i18n/use-translate';
import { objectionLink, paths } from '../../shared/paths';
import { useCaseReason } from '../../shared/ui/case-reason';
import { DemoDeskLine } from '../../shared/ui/demo-desk-line';
import { Fold } from '../../shared/ui/fold';
import { Loaded } from '../../shared/ui/loaded';
import { useNow, useWrittenTime } from '../../shared/ui/moment';
import { Money, useMoney } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { ReferenceRow } from '../../shared/ui/operation-id';
import { PaymentCard } from '../../shared/ui/payment-card';
import { ReceiptHead } from '../../shared/ui/receipt';
import { Rows } from '../../shared/ui/rows';
import { StaffLine } from '../../shared/ui/staff-line';
import { Steps } from '../../shared/ui/steps';
import { useTopups } from './api';
import { SayPaid } from './say-paid';

type Topup = ResponseFor<'topup.list'>['items'][number];

const TICK_MS = 60_000;

const looks: { readonly [State in Topup['state']]?: string } = { posted: 'tag--good', refused: 'tag--bad' };

/** States in which the payment is still to come. */
const AWAITED: ReadonlySet<Topup['state']> = new Set(['asked', 'card_sent']);

/** States in which staff have neither posted nor refused it. */
const OPEN: ReadonlySet<Topup['state']> = new Set(['asked', 'card_sent', 'posting_proposed']);
/** So long they may take, before one can object that they do neither. */
const WAIT_MS = 7 * 24 * 3_600_000;

const objectableFromMs = ({ created_at: asked }: Topup): number => Date.parse(asked) + WAIT_MS;

const mayObject = (topup: Topup, nowMs: number): boolean =>
  topup.state === 'refused' || (OPEN.has(topup.state) && objectableFromMs(topup) <= nowMs);

const isOtherThanAsked = ({ amount, posted_amount: posted }: Topup): boolean =>
  posted !== null && posted !== amount;

const AHEAD = ['details', 'found', 'posted'] as const;
const DONE: { readonly [State in Topup['state']]?: number } = { asked: 0, card_sent: 1, posting_proposed: 2 };

/** What is still to come of a case that goes its way. */
const aheadOf = (state: Topup['state']) => AHEAD.slice(DONE[state] ?? AHEAD.length);

interface CardProps {
  topup: Topup;
  operationId: string | undefined;
  /** It is the one of the address, which is brought into sight. */
  isWanted: boolean;
}

const TopupCard = ({ topup, operationId, isWanted }: CardProps) => {
  const t = useTranslate();
  const money = useMoney();
  const reasonOf = useCaseReason();
  const writtenTime = useWrittenTime();
  const now = useNow(TICK_MS);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWanted) card.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <li className="card" ref={card}>
      <div className="row row--apart">
        <strong>
          <Money amountMinor={topup.posted_amount ?? topup.amount} />
        </strong>
        <span className={`tag ${looks[topup.state] ?? ''}`}>{t(`topup.state.${topup.state}`)}</span>
      </div>
      {isOtherThanAsked(topup) ? <p>{t('topup.askedFor', { amount: money(topup.amount) })}</p> : null}
      {topup.card === null ? null : <PaymentCard card={topup.card} />}
      {topup.card === null && operationId && AWAITED.has(topup.state) ? (
        <Rows>
          <ReferenceRow value={operationId} />
        </Rows>
      ) : null}
      <SayPaid topup={topup} />
      {topup.reason === null ? null : (
        <>
          <p>{t('withdraw.reason', { reason: reasonOf(topup.reason) })}</p>
          <StaffLine />
        </>
      )}
      {mayObject(topup, now) ? (
        <p>
          <Link to={objectionLink('topup', topup.id)}>{t('objection.object')}</Link>
        </p>
      ) : null}
      <Steps
        steps={topup.steps.map((step) => ({ ...step, text: step.text && reasonOf(step.text) }))}
        nameOf={(state) => t(`topup.state.${state}`)}
        ahead={aheadOf(topup.state).map((next) => ({
          name: t(next === 'posted' ? 'topup.state.posted' : `topup.ahead.${next}`),
          ...(next === 'found' ? { note: t('topup.ahead.compared') } : {}),
        }))}
      />
      {topup.state === 'posted' ? <SaveReceipt kind="topup" id={topup.id} /> : null}
      {OPEN.has(topup.state) ? <DemoDeskLine /> : null}
      {OPEN.has(topup.state) && !mayObject(topup, now) ? (
        <p className="small soft">
          {t('topup.until', { time: writtenTime(new Date(objectableFromMs(topup)).toISOString()) })}
        </p>
      ) : null}
    </li>
  );
};

const Cases = ({ topups }: { topups: readonly Topup[] }) => {
  const operationId = useQuery(personQuery).data?.operation_id;
  const wanted = useSearchParams()[0].get('topup');
  return topups.length === 0 ? null : (
    <ul className="stack stack--tight">
      {topups.map((topup) => (
        <TopupCard key={topup.id} topup={topup} operationId={operationId} isWanted={topup.id === wanted} />
      ))}
    </ul>
  );
};

/** What moved with a case that has ended is read at once: money never leaves one place of a page before it is in the other. */
const useEnded = (count: number): void => {
  const cache = useQueryClient();
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) void cache.invalidateQueries();
    before.current = count;
  }, [count, cache]);
};

/** The newest case that was posted while the person looked on. */
const usePosted = (topups: readonly Topup[]): Topup | undefined => {
  const [watched] = useState(() => new Set<string>());
  useEffect(() => {
    for (const { id, state } of topups) if (OPEN.has(state)) watched.add(id);
  }, [topups, watched]);
  return topups.find(({ id, state }) => state === 'posted' && watched.has(id));
};

/** The cases that are under way, with where to pay; and the end of one that is posted meanwhile. */
export const OpenTopups = () => {
  const t = useTranslate();
  const topups = useTopups().list.data ?? [];
  const open = topups.filter(({ state }) => OPEN.has(state));
  useEnded(open.length);
  const posted = usePosted(topups);
  return (
    <>
      {posted === undefined ? null : (
        <ReceiptHead
          title={t('topup.state.posted')}
          amountMinor={posted.posted_amount ?? posted.amount}
          note={<Link to={`${paths.plan}?show=products`}>{t('adCenter.toProducts')}</Link>}
        />
      )}
      <Cases topups={open} />
    </>
  );
};

/**
 * The cases that have ended, each step visible (docs/domain/topups.md#states); folded, unless the address names one of
 * them.
 */
export const TopupList = () => {
  const t = useTranslate();
  const wanted = useSearchParams()[0].get('topup');
  const { list, more } = useTopups();
  const rest = more.hasMore ? <More {...more} /> : null;
  return (
    <Loaded query={list} lines={2}>
      {(topups) => {
        const heading = <h2>{t('topup.heading')}</h2>;
        if (topups.length === 0) {
          return (
            <>
              {heading}
              <p className="soft">{t('topup.explained')}</p>
            </>
          );
        }
        const ended = topups.filter(({ state }) => !OPEN.has(state));
        if (ended.length === 0) return rest;
        return (
          <>
            {heading}
            <Fold heading={t('topup.ended')} isOpen={ended.some(({ id }) => id === wanted)}>
              <Cases topups={ended} />
              {rest}
            </Fold>
          </>
        );
      }}
    </Loaded>
  );
};
