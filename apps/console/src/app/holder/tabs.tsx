import type { ResponseOf } from '@fairlead/contract';
import { type detail, sessions } from '@fairlead/contract/calls/account-staff';
import type { facts } from '@fairlead/contract/calls/case';
import { list as withdrawalList } from '@fairlead/contract/calls/withdrawals-staff';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HolderSessions } from '../../features/access';
import { accountStrings } from '../../features/account';
import { HolderOffers } from '../../features/follow';
import { planColumns } from '../../features/plans';
import { HolderFlow, HolderWallet } from '../../features/wallet';
import { words as inWords, strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { DataTable } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { Facts, Panel } from '../../shared/ui/page';
import { causeWords } from '../../shared/ui/reason-field';
import type { Tab } from './case-head';
import { Notes } from './case-notes';
import { Destinations, Linked, MoneyToday, SidePart } from './case-side';
import { viewStrings } from './case-strings';
import { couponColumns, scoreColumns, topupColumns, withdrawalColumns } from './columns';
import { Holds, Records, Talks } from './holder-case';
import { caseStrings } from './strings';
import { Timeline } from './timeline';

interface Props {
  found: ResponseOf<typeof detail>;
  facts: ResponseOf<typeof facts> | undefined;
}

const Person = ({ holder }: Pick<Props['found'], 'holder'>) => (
  <SidePart title={viewStrings.side.person}>
    <Facts
      facts={[
        [accountStrings.phone, holder.phone ?? strings.common.none],
        [accountStrings.email, holder.email ?? strings.common.none],
        [accountStrings.entry, inWords(holder.entry)],
        [strings.common.since, <Moment key="since" at={holder.created_at} />],
        [accountStrings.score, holder.credit_score],
        [accountStrings.level, holder.shop_level],
        ...(holder.state_reason
          ? [[accountStrings.stateReason, causeWords(holder.state_reason)] as const]
          : []),
      ]}
    />
  </SidePart>
);

const Overview = ({ found, facts }: Props) => (
  <div className="case__columns">
    <Timeline id={found.holder.id} />
    <aside className="case__side">
      <MoneyToday id={found.holder.id} wallet={found.wallet} />
      {facts === undefined ? (
        <div className="skeleton" role="status" aria-label={strings.common.loading} />
      ) : (
        <>
          <Destinations {...facts} />
          <Linked {...facts} />
          <SidePart title={viewStrings.notes.title}>
            <Notes notes={facts.notes} />
          </SidePart>
        </>
      )}
      <Person holder={found.holder} />
    </aside>
  </div>
);

/** For the roles that open the two lists; to others none of their rows is sent. */
const MoneyMoved = ({ found: { holder, withdrawals, topups } }: Pick<Props, 'found'>) => (
  <>
    <Rows
      label={caseStrings.withdrawals}
      all={`/withdrawals?holder=${holder.id}`}
      rows={withdrawals}
      columns={withdrawalColumns}
    />
    <Rows
      label={caseStrings.topups}
      all={`/topups?holder=${holder.id}`}
      rows={topups}
      columns={topupColumns}
    />
  </>
);

const Money = ({ found }: Props) => {
  const { holder, wallet, coupons } = found;
  return (
    <>
      <HolderWallet wallet={wallet} />
      {useMay(withdrawalList) ? <MoneyMoved found={found} /> : null}
      <Holds id={holder.id} />
      <HolderFlow holder={holder} />
      <Rows label={caseStrings.coupons} rows={coupons} columns={couponColumns} />
    </>
  );
};

const Plans = ({ found: { holder, orders } }: Props) => (
  <>
    <HolderOffers holder={holder} />
    <Rows label={caseStrings.orders} all={`/plans?holder=${holder.id}`} rows={orders} columns={planColumns} />
  </>
);

/** The way to every sign-in there was, which the time line has with the devices that were new. */
const SignInHistory = ({ id }: { id: string }) =>
  useMay(sessions) ? (
    <p>
      <Link to={`/holders/${id}?kind=sign_in`}>{viewStrings.allSignIns}</Link>
    </p>
  ) : null;

const Security = ({ found, facts }: Props) => (
  <>
    <HolderSessions id={found.holder.id} />
    <SignInHistory id={found.holder.id} />
    {facts === undefined ? null : (
      <div className="cards cards--wide">
        <Destinations {...facts} />
        <Linked {...facts} />
      </div>
    )}
  </>
);

const Record = ({ found: { holder, score_events: events } }: Props) => (
  <>
    <Records id={holder.id} />
    <Rows label={caseStrings.score} rows={events} columns={scoreColumns} />
  </>
);

/** What each part of a case shows. */
export const TAB_PARTS: Readonly<Record<Tab, (props: Props) => ReactNode>> = {
  overview: Overview,
  money: Money,
  plans: Plans,
  talks: ({ found }) => <Talks id={found.holder.id} />,
  security: Security,
  record: Record,
};

interface RowsProps<Row> extends Pick<Parameters<typeof DataTable<Row>>[0], 'label' | 'rows' | 'columns'> {
  /** Where all of them are, beyond the newest. */
  all?: string;
}

const Rows = <Row extends { id: string }>({ all, ...table }: RowsProps<Row>) => (
  <Panel title={table.label}>
    {table.rows.length === 0 ? (
      <p className="soft">{strings.common.nothingYet}</p>
    ) : (
      <DataTable {...table} rowKey={(row) => row.id} />
    )}
    {all && table.rows.length > 0 ? (
      <p>
        <Link to={all}>{strings.common.inList}</Link>
      </p>
    ) : null}
  </Panel>
);
