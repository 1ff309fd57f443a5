import type { Proposal } from '@fairlead/contract';
import { detail } from '@fairlead/contract/calls/account-staff';
import { facts } from '@fairlead/contract/calls/case';
import { ApiError } from '@fairlead/contract/client';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { accountStrings } from '../../features/account';
import { useCall } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { Page, PageTitle } from '../../shared/ui/page';
import { ProposedNotice } from '../../shared/ui/proposed-notice';
import { ReadAt, Reading } from '../../shared/ui/reading';
import { RecordLink } from '../../shared/ui/record-link';
import { CaseHead, TABS } from './case-head';
import { viewStrings } from './case-strings';
import { SeeAs } from './see-as';
import { TAB_PARTS } from './tabs';
import './holder.css';

/** Whether the server says that nobody has this number, or that it is none. */
const isNobody = (error: unknown): boolean =>
  error instanceof ApiError && ['no_such_data', 'invalid_fields'].includes(error.data.reason ?? '');

/** Says what to do where an address leads to nobody. */
const Missing = ({ id }: { id: string }) => (
  <Page title={viewStrings.missing.title}>
    <div className="panel">
      <p>{viewStrings.missing.text(id)}</p>
      <ul className="plain stack">
        <li>
          <Link to="/holders">{viewStrings.missing.find}</Link>
        </li>
        <li className="soft">{viewStrings.missing.search}</li>
      </ul>
    </div>
  </Page>
);

/** The case of one account holder; its part is in the address. */
export const HolderPage = () => {
  const { id = '', tab } = useParams();
  const query = useCall(detail, { id }, { onRecord: true });
  const about = useCall(facts, { id }, { onRecord: true, enabled: query.data !== undefined });
  const [proposed, setProposed] = useState<Proposal | null>(null);
  if (query.data === undefined && isNobody(query.error)) return <Missing id={id} />;
  const shown = TABS.find((one) => one === tab) ?? 'overview';
  const Part = TAB_PARTS[shown];
  const { data } = query;
  return (
    <div className="page">
      <PageTitle title={data?.holder.username ?? strings.common.holder} />
      <p className="small row">
        <Link to="/holders">{accountStrings.back}</Link>
        <RecordLink of="holder" id={id} />
        <ReadAt query={query} also={about} />
      </p>
      {data === undefined ? null : (
        <CaseHead holder={data.holder} facts={about.data} onProposed={setProposed} />
      )}
      <ProposedNotice proposal={proposed} />
      <Reading query={query} data={data}>
        {(found) =>
          tab === 'seen' ? (
            <SeeAs id={id} username={found.holder.username} />
          ) : (
            <Part found={found} facts={about.data} />
          )
        }
      </Reading>
    </div>
  );
};
