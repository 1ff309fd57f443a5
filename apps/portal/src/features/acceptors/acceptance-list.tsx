import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { objectionLink } from '../../shared/paths';
import { useCaseReason } from '../../shared/ui/case-reason';
import { Empty } from '../../shared/ui/empty';
import { Loaded } from '../../shared/ui/loaded';
import { useNow, useWrittenTime } from '../../shared/ui/moment';
import { Money } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { StaffLine } from '../../shared/ui/staff-line';
import { Steps } from '../../shared/ui/steps';
import { type Acceptance, useAcceptances } from './api';

const looks: { readonly [State in Acceptance['state']]?: string } = {
  confirmed: 'tag--good',
  refused: 'tag--bad',
  current: 'tag--attention',
};

/** So long staff may take to find a payment that was claimed, before one can object that they do not. */
const WAIT_MS = 7 * 24 * 3_600_000;

const mayObject = ({ state, steps }: Acceptance, nowMs: number): boolean => {
  const claimedAt = steps.findLast((step) => step.state === 'claimed')?.time;
  const isLate = claimedAt !== undefined && Date.parse(claimedAt) + WAIT_MS <= nowMs;
  return state === 'refused' || (state === 'claimed' && isLate);
};

const AcceptanceCard = ({ acceptance }: { acceptance: Acceptance }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const now = useNow(60_000);
  const reasonOf = useCaseReason();
  const { state, reason, due_at: dueAt } = acceptance;
  return (
    <li className="card">
      <div className="row row--apart">
        <strong>
          <Money amountMinor={acceptance.claimed_amount ?? acceptance.amount} />
        </strong>
        <span className={`tag ${looks[state] ?? ''}`}>{t(`exchange.state.${state}`)}</span>
      </div>
      <p className="small soft">
        {[acceptance.legal_name, acceptance.pair, t(`exchange.type.${acceptance.type}`)].join(' · ')}
        {dueAt === null ? '' : ` · ${t('common.by', { time: writtenTime(dueAt) })}`}
      </p>
      {reason === null ? null : (
        <>
          <p>{t('withdraw.reason', { reason: reasonOf(reason) })}</p>
          <StaffLine />
        </>
      )}
      {mayObject(acceptance, now) ? (
        <p>
          <Link to={objectionLink('acceptance', acceptance.id)}>{t('objection.object')}</Link>
        </p>
      ) : null}
      <Steps
        steps={acceptance.steps.map((step) => ({ ...step, text: step.text && reasonOf(step.text) }))}
        // As a state it waits to be opened; as a step it is done.
        nameOf={(step) => t(step === 'issued' ? 'exchange.prepared' : `exchange.state.${step}`)}
      />
    </li>
  );
};

/** The records of the person's acceptances, each step visible. */
export const AcceptanceList = () => {
  const t = useTranslate();
  const { list, more } = useAcceptances();
  return (
    <Loaded query={list} lines={3}>
      {(acceptances) =>
        acceptances.length === 0 ? (
          <Empty text={t('exchange.none')} />
        ) : (
          <>
            <ul className="stack stack--tight">
              {acceptances.map((acceptance) => (
                <AcceptanceCard key={acceptance.id} acceptance={acceptance} />
              ))}
            </ul>
            {more.hasMore ? <More {...more} /> : null}
          </>
        )
      }
    </Loaded>
  );
};
