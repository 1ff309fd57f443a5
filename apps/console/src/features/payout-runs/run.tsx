import { detail, proposeSettlement } from '@fairlead/contract/calls/payout-runs';
import { formatMinor } from '@fairlead/money';
import { Link, useParams } from 'react-router';
import { callApi } from '../../shared/api';
import { useCall } from '../../shared/api/use-call';
import { useSend } from '../../shared/api/use-send';
import { useDesk, useMay } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import { Failure } from '../../shared/ui/failure';
import { Money } from '../../shared/ui/figures';
import { ProposalLink } from '../../shared/ui/links';
import { Page, Panel } from '../../shared/ui/page';
import { payoutStrings } from '../../shared/ui/payout-strings';
import { LeftOutTable } from '../../shared/ui/payouts';
import { Reading } from '../../shared/ui/reading';
import { RecordLink } from '../../shared/ui/record-link';
import { StateTag } from '../../shared/ui/state-tag';
import { Files } from './files';
import { NewRunPage } from './new-run';
import { Payouts, type Run } from './payouts';
import { Steps } from './steps';
import { oneRunStrings } from './strings';
import './payout-runs.css';

/** How often an open run is read again: the bank's lines come by somebody else's hand. */
const EVERY_MS = 20_000;

/** One run on its page, or the making of one. */
export const PayoutRunPage = () => {
  const { id = '' } = useParams();
  return id === 'new' ? <NewRunPage /> : <OneRun key={id} id={id} />;
};

const OneRun = ({ id }: { id: string }) => {
  const { currency } = useDesk();
  const query = useCall(detail, { id }, { everyMs: EVERY_MS });
  const back = (
    <div className="row">
      <RecordLink of="payout_run" id={id} />
      <Link to="/payout-runs">{oneRunStrings.back}</Link>
    </div>
  );
  return (
    <Page title={query.data?.name ?? oneRunStrings.gone} tools={back}>
      <Reading query={query} data={query.data}>
        {(run) => (
          <>
            <div className="row row--apart">
              <div className="row">
                <StateTag state={run.state} />
                <span className="soft">
                  {oneRunStrings.summary(run.payouts, formatMinor(run.amount, { currency, locale: 'en' }))}
                </span>
                <span className="soft">
                  {oneRunStrings.account} <span className="code">{run.account}</span>
                </span>
              </div>
              <Next run={run} />
            </div>
            <Steps run={run} />
            {run.state === 'approved' ? <Tiles sum={run.sum} /> : null}
            <div className={run.files.length === 0 ? 'stack' : 'run__halves'}>
              <div className="stack">
                <Payouts run={run} />
                {run.left_out.length === 0 ? null : (
                  <Panel title={payoutStrings.leftOut}>
                    <LeftOutTable left={run.left_out} reason={run.left_out_reason} />
                  </Panel>
                )}
              </div>
              <Files run={run} />
            </div>
          </>
        )}
      </Reading>
    </Page>
  );
};

/** What comes next: a second person's decision, or the settlement of what the bank answered. */
const Next = ({ run }: { run: Run }) => {
  const mayPropose = useMay(proposeSettlement);
  const { sending, error, send } = useSend(() => callApi(proposeSettlement, { id: run.id }));
  if (run.proposal_id !== null) return <ProposalLink id={run.proposal_id} />;
  if (run.state !== 'approved' || run.settled === run.payouts) return null;
  return (
    <div className="row row--end">
      <Failure error={error} />
      {run.ready > 0 && mayPropose ? (
        <Button look="primary" sending={sending} onClick={() => void send()}>
          {oneRunStrings.propose(run.ready)}
        </Button>
      ) : (
        <span className="small soft">{oneRunStrings.hint}</span>
      )}
      <Link to="/bank">{oneRunStrings.toBank}</Link>
    </div>
  );
};

const Tiles = ({ sum }: { sum: Run['sum'] }) => (
  <div className="cards run__tiles">
    {(['sent', 'paid', 'bounced', 'open'] as const).map((name) => (
      <div key={name} className="card">
        <span className="small soft">{oneRunStrings[name]}</span>
        <span className="card__figure">
          <Money amountMinor={sum[name]} />
        </span>
      </div>
    ))}
  </div>
);
