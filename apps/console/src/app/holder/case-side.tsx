import type { Property, ResponseOf } from '@fairlead/contract';
import type { facts } from '@fairlead/contract/calls/case';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { deviceWords } from '../../shared/lib/device';
import { words } from '../../shared/lib/strings';
import { Moment, Money } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { StateTag } from '../../shared/ui/state-tag';
import { viewStrings } from './case-strings';

type CaseFacts = ResponseOf<typeof facts>;

const texts = viewStrings.side;

/** A part of what stands beside the time line. */
export const SidePart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="case__part" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** What the wallet holds, as a sum; each figure leads to where its entries stand. */
export const MoneyToday = ({ id, wallet }: { id: string; wallet: Property }) => {
  const parts = [
    [texts.available, wallet.available_balance, `/holders/${id}/money`],
    [texts.inPlans, wallet.to_be_consumed, `/holders/${id}/plans`],
    [texts.awaiting, wallet.to_be_settled, `/holders/${id}/plans`],
    [texts.held, wallet.held, `/holds?holder=${id}`],
    [texts.onTheWay, wallet.withdrawing, `/withdrawals?holder=${id}`],
  ] as const;
  return (
    <SidePart title={texts.money}>
      <dl className="sum">
        {parts.map(([name, amountMinor, path]) => (
          <div key={name}>
            <dt>
              <Link to={path}>{name}</Link>
            </dt>
            <dd>
              <Money amountMinor={amountMinor} />
            </dd>
          </div>
        ))}
        <div className="sum__total">
          <dt>{texts.total}</dt>
          <dd>
            <Money amountMinor={wallet.total_assets} />
          </dd>
        </div>
      </dl>
    </SidePart>
  );
};

/** Where the holder is and was paid, and for those who read the record, who was shown the whole number. */
export const Destinations = ({ destinations, shown_whole: shown }: CaseFacts) =>
  destinations === null ? null : (
    <SidePart title={texts.destinations}>
      {destinations.length === 0 ? <p className="soft">{texts.noDestination}</p> : null}
      <ul className="plain stack stack--tight">
        {destinations.map((one) => (
          <li key={`${one.last_four} ${one.set_at} ${one.until}`}>
            <p className="row row--apart">
              <span>
                {one.beneficiary === null || one.beneficiary === '' ? '' : `${one.beneficiary} · `}
                {words(one.method)} <strong className="figures">…{one.last_four}</strong>
              </span>
              {one.until === null ? <span className="tag tag--good">{texts.current}</span> : null}
            </p>
            <p className="small soft">
              {one.until === null ? `${texts.since} ` : ''}
              <Moment at={one.set_at} />
              {one.until === null ? null : (
                <>
                  {' '}
                  – <Moment at={one.until} />
                </>
              )}{' '}
              ·{' '}
              {one.paid_times === 0 ? (
                texts.neverPaid
              ) : (
                <>
                  {texts.paidTo(one.paid_times)}, <Money amountMinor={one.paid_amount} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {shown === null || shown.length === 0 ? null : (
        <>
          <h3>{texts.shownWhole}</h3>
          <ul className="plain small">
            {shown.map(({ time, by }) => (
              <li key={`${time} ${by}`}>
                {by} · <Moment at={time} />
              </li>
            ))}
          </ul>
        </>
      )}
    </SidePart>
  );

const linkWords = ({ link, about }: CaseFacts['linked'][number]['links'][number]): string => {
  const kind = texts.links[link];
  if (about === '') return kind;
  if (link === 'device') return `${kind} ${deviceWords(about)}`;
  return link === 'license_key' ? `${kind} ${about}` : `${kind} …${about}`;
};

/** Other accounts that have something in common with this one. */
export const Linked = ({ linked, linked_more: more }: CaseFacts) => (
  <SidePart title={texts.linked}>
    {linked.length === 0 ? <p className="soft">{texts.noLinks}</p> : null}
    <ul className="plain stack stack--tight">
      {linked.map(({ holder, state, links }) => (
        <li key={holder.id}>
          <p className="row row--apart">
            <HolderLink holder={holder} />
            {state === 'active' ? null : <StateTag state={state} />}
          </p>
          <p className="small soft">{links.map(linkWords).join(' · ')}</p>
        </li>
      ))}
    </ul>
    {more ? <p className="small soft">{texts.moreLinks}</p> : null}
  </SidePart>
);
