import type { Proposal, ResponseOf } from '@fairlead/contract';
import type { detail } from '@fairlead/contract/calls/account-staff';
import type { facts } from '@fairlead/contract/calls/case';
import { deviceClock } from '@fairlead/ui/clock';
import { copyText } from '@fairlead/ui/copy-text';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { accountStrings } from '../../features/account';
import { leadStrings } from '../../features/follow';
import { strings } from '../../shared/lib/strings';
import { Button } from '../../shared/ui/button';
import { StateTag } from '../../shared/ui/state-tag';
import { Tags } from './case-notes';
import { viewStrings } from './case-strings';
import { HolderActs } from './holder-acts';

type Holder = ResponseOf<typeof detail>['holder'];
type CaseFacts = ResponseOf<typeof facts>;

export const TABS = ['overview', 'money', 'plans', 'talks', 'security', 'record'] as const;
export type Tab = (typeof TABS)[number];

const NEW_MS = 72 * 3_600_000;

/** What stands out of the facts: reasons to look, none of which does anything. */
const flagsOf = ({ linked, destinations }: CaseFacts): readonly string[] => {
  const links = new Set(linked.flatMap((other) => other.links.map(({ link }) => link)));
  const [present, former] = destinations ?? [];
  const isNew =
    present?.until === null &&
    former !== undefined &&
    deviceClock.now() - Date.parse(present.set_at) < NEW_MS;
  return [
    ...(links.has('destination') ? [viewStrings.sharedDestination] : []),
    ...(links.has('phone') ? [viewStrings.sharedPhone] : []),
    ...(isNew ? [viewStrings.newDestination] : []),
  ];
};

const OperationId = ({ value }: { value: string }) => {
  const [copied, setCopied] = useState(false);
  return (
    <span className="row row--tight">
      <span>
        {accountStrings.operationId} <strong className="figures">{value}</strong>
      </span>
      <Button inRow aria-label={viewStrings.copyId} onClick={async () => setCopied(await copyText(value))}>
        {strings.shownOnce.copyOne}
      </Button>
      <span role="status" className="small">
        {copied ? viewStrings.copied : ''}
      </span>
    </span>
  );
};

const SHOWN_MAX = 99;

/** How much a part of the case has; nothing where it has nothing, or is not counted. */
const TabCount = ({ counts, tab }: { counts: CaseFacts['counts'] | undefined; tab: Tab }) => {
  const count = (counts as Partial<Record<Tab, number>> | undefined)?.[tab] ?? 0;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className="small soft figures">{count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}</span>
    </>
  );
};

interface Props {
  holder: Holder;
  facts: CaseFacts | undefined;
  onProposed: (proposal: Proposal) => void;
}

/** The head of a case, in sight while one scrolls: who it is, how they stand, what may be done, and the parts of the case. */
export const CaseHead = ({ holder, facts, onProposed }: Props) => {
  const flags = facts === undefined ? [] : flagsOf(facts);
  return (
    <header className="case__head">
      <div className="page__head">
        <div className="stack stack--tight">
          <div className="row row--tight">
            <h1>{holder.username}</h1>
            <StateTag state={holder.state} />
            {holder.is_lead ? <span className="tag">{leadStrings.lead}</span> : null}
          </div>
          <div className="row row--tight soft">
            {holder.nickname === holder.username ? null : <span>{holder.nickname}</span>}
            <OperationId value={holder.operation_id} />
          </div>
        </div>
        <HolderActs holder={holder} onProposed={onProposed} />
      </div>
      {facts === undefined || (flags.length === 0 && facts.tags.length === 0) ? null : (
        <section className="row row--tight" aria-label={viewStrings.flags}>
          {flags.map((flag) => (
            <span key={flag} className="tag tag--attention">
              {flag}
            </span>
          ))}
          <Tags id={holder.id} tags={facts.tags} />
          <span className="small soft">{viewStrings.flagNote}</span>
        </section>
      )}
      <nav className="tabs" aria-label={viewStrings.tabsLabel}>
        {TABS.map((tab) => (
          <NavLink
            key={tab}
            className="tabs__link"
            end
            to={tab === 'overview' ? `/holders/${holder.id}` : `/holders/${holder.id}/${tab}`}
          >
            {viewStrings.tabs[tab]}
            <TabCount counts={facts?.counts} tab={tab} />
          </NavLink>
        ))}
      </nav>
    </header>
  );
};
