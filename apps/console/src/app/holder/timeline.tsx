import type { Call } from '@fairlead/contract';
import { flow, sessions } from '@fairlead/contract/calls/account-staff';
import { list as audit } from '@fairlead/contract/calls/audit';
import { facts, timeline } from '@fairlead/contract/calls/case';
import { list as notices } from '@fairlead/contract/calls/notifications-staff';
import { list as orders } from '@fairlead/contract/calls/plans-staff';
import { list as proposals } from '@fairlead/contract/calls/proposals';
import { messages } from '@fairlead/contract/calls/support-staff';
import { TIMELINE_KINDS, type TimelineKind } from '@fairlead/vocabulary';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useList } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { ownZone } from '../../shared/lib/zone';
import { may, useDesk } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import { clockOf, Money, writtenTime } from '../../shared/ui/figures';
import { Reading } from '../../shared/ui/reading';
import { useFilter } from '../../shared/ui/use-filter';
import { viewStrings } from './case-strings';
import { actorWords, eventPath, eventWords, type TimelineEvent } from './timeline-words';

const texts = viewStrings.timeline;

/** Whoever may read the list of a kind is told of it. */
const LISTS: Readonly<Record<TimelineKind, Call>> = {
  ...{ money: flow, plan: orders, decision: proposals, talk: messages, sign_in: sessions },
  ...{ notice: notices, note: facts, act: audit, reading: audit },
};

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: ownZone(),
});

/** Events of one day after another, as they came. */
const byDay = (events: readonly TimelineEvent[]): (readonly [string, readonly TimelineEvent[]])[] => {
  const days = new Map<string, TimelineEvent[]>();
  for (const event of events) {
    const name = day.format(new Date(event.time));
    days.set(name, [...(days.get(name) ?? []), event]);
  }
  return [...days];
};

const Event = ({ event, holderId }: { event: TimelineEvent; holderId: string }) => {
  const [actor, path, words] = [actorWords(event), eventPath(event, holderId), eventWords(event)];
  return (
    <li className={`told told--${event.kind}`}>
      <time className="figures soft" dateTime={event.time} title={writtenTime(event.time)}>
        {clockOf(event.time)}
      </time>
      <span className="told__mark" aria-hidden="true" />
      <span className="told__words">
        {actor === null ? null : <strong>{actor} · </strong>}
        {path === null ? words : <Link to={path}>{words}</Link>}
      </span>
      <span className="told__end">
        {event.what === 'first_seen' ? <span className="tag tag--attention">{texts.firstSeen}</span> : null}
        {event.amount === null ? null : (
          <Money amountMinor={event.amount} change={event.id.startsWith('entry')} />
        )}
      </span>
    </li>
  );
};

const Kinds = ({ value, onChange }: { value: string; onChange: (next: string) => void }) => {
  const { staff } = useDesk();
  const open = TIMELINE_KINDS.filter((kind) => may(staff, LISTS[kind]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand above the row of buttons
    <div className="case-chips" role="group" aria-label={texts.filter}>
      {['', ...open].map((kind) => (
        <button
          key={kind}
          type="button"
          className="case-chip"
          aria-pressed={value === kind}
          onClick={() => onChange(kind)}
        >
          {kind === '' ? texts.everything : texts.kinds[kind as TimelineKind]}
        </button>
      ))}
    </div>
  );
};

/** What is not told among the rest, each with the way to it, for those whose roles read it. */
const Folded = ({ id }: { id: string }) => {
  const { staff } = useDesk();
  const places = [
    { call: LISTS.money, to: `/holders/${id}/money`, words: texts.reports },
    { call: LISTS.reading, to: `/holders/${id}?kind=reading`, words: texts.readings },
  ].filter(({ call }) => may(staff, call));
  return places.length === 0 ? null : (
    <p className="small soft">
      {texts.folded}
      {places.map(({ to, words }, place) => (
        <Fragment key={to}>
          {place === 0 ? ' ' : ', '}
          <Link to={to}>{words}</Link>
        </Fragment>
      ))}
    </p>
  );
};

/** Everything that happened on an account, newest first, day by day; the kind is kept in the address. */
export const Timeline = ({ id }: { id: string }) => {
  const kind = useFilter<TimelineKind>('kind', TIMELINE_KINDS, '');
  const list = useList(timeline, { id, kind: kind.value });
  return (
    <section className="stack" aria-label={texts.title}>
      <Kinds value={kind.value ?? ''} onChange={kind.setValue} />
      {kind.value === undefined ? <Folded id={id} /> : null}
      <Reading query={list} data={list.rows}>
        {(events) => (
          <>
            {events.length === 0 ? <p className="notice">{texts.empty}</p> : null}
            {byDay(events).map(([name, those]) => (
              <section key={name} aria-label={name}>
                <h3>{name}</h3>
                <ul className="told-list">
                  {those.map((event) => (
                    <Event key={event.id} event={event} holderId={id} />
                  ))}
                </ul>
              </section>
            ))}
            {list.hasNextPage ? (
              <div>
                <Button sending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {strings.common.more}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </Reading>
    </section>
  );
};
