import type { Proposal, ResponseOf } from '@fairlead/contract';
import { detail } from '@fairlead/contract/calls/account-staff';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { HolderSessions } from '../../features/access';
import { accountStrings, HolderState } from '../../features/account';
import { HolderOffers, leadStrings } from '../../features/follow';
import { planColumns } from '../../features/plans';
import { HolderFlow, HolderWallet } from '../../features/wallet';
import { useCall } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import { DataTable } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { Facts, Page, Panel } from '../../shared/ui/page';
import { ProposedNotice } from '../../shared/ui/proposed-notice';
import { Reading } from '../../shared/ui/reading';
import { causeWords } from '../../shared/ui/reason-field';
import { RecordLink } from '../../shared/ui/record-link';
import { StateTag } from '../../shared/ui/state-tag';
import { couponColumns, scoreColumns, topupColumns, withdrawalColumns } from './columns';
import { HolderActs } from './holder-acts';
import { HolderCase } from './holder-case';
import { caseStrings } from './strings';

type HolderDetail = ResponseOf<typeof detail>;

/** The case view of one account holder. */
export const HolderPage = () => {
  const { id = '' } = useParams();
  const query = useCall(detail, { id }, { onRecord: true });
  const [proposed, setProposed] = useState<Proposal | null>(null);
  return (
    <Page
      title={query.data?.holder.username ?? strings.common.holder}
      tools={
        <div className="row">
          {query.data ? <HolderActs holder={query.data.holder} onProposed={setProposed} /> : null}
          {query.data ? <HolderState holder={query.data.holder} /> : null}
          <RecordLink path="/holders" id={id} />
          <Link to="/holders">{accountStrings.back}</Link>
        </div>
      }
    >
      <ProposedNotice proposal={proposed} />
      <Reading query={query} data={query.data}>
        {(found) => (
          <>
            <Person holder={found.holder} />
            <HolderOffers holder={found.holder} />
            <HolderWallet wallet={found.wallet} />
            <HolderFlow holder={found.holder} />
            <Rows
              label={caseStrings.orders}
              all={`/plans?holder=${id}`}
              rows={found.orders}
              columns={planColumns}
            />
            <Rows
              label={caseStrings.withdrawals}
              all={`/withdrawals?holder=${id}`}
              rows={found.withdrawals}
              columns={withdrawalColumns}
            />
            <Rows
              label={caseStrings.topups}
              all={`/topups?holder=${id}`}
              rows={found.topups}
              columns={topupColumns}
            />
            <Rows label={caseStrings.coupons} rows={found.coupons} columns={couponColumns} />
            <Rows label={caseStrings.score} rows={found.score_events} columns={scoreColumns} />
            <HolderCase id={id} />
            <HolderSessions id={id} />
          </>
        )}
      </Reading>
    </Page>
  );
};

const Person = ({ holder }: { holder: HolderDetail['holder'] }) => (
  <section className="panel" aria-label={strings.common.holder}>
    <Facts
      facts={[
        [strings.common.state, <StateTag key="state" state={holder.state} />],
        [accountStrings.nickname, holder.nickname],
        [accountStrings.operationId, holder.operation_id],
        [accountStrings.entry, inWords(holder.entry)],
        [strings.common.since, <Moment key="since" at={holder.created_at} />],
        [accountStrings.email, holder.email ?? strings.common.none],
        [accountStrings.phone, holder.phone ?? strings.common.none],
        [accountStrings.score, holder.credit_score],
        [accountStrings.level, holder.shop_level],
        [leadStrings.lead, holder.is_lead ? strings.common.yes : strings.common.no],
        ...(holder.state_reason
          ? [[accountStrings.stateReason, causeWords(holder.state_reason)] as const]
          : []),
      ]}
    />
  </section>
);

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
        <Link to={all}>{caseStrings.all}</Link>
      </p>
    ) : null}
  </Panel>
);
