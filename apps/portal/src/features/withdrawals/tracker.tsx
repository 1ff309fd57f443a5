import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useCaseReason } from '../../shared/ui/case-reason';
import { DemoDeskLine } from '../../shared/ui/demo-desk-line';
import { useWrittenTime } from '../../shared/ui/moment';
import { Steps } from '../../shared/ui/steps';

export type Withdrawal = ResponseFor<'withdrawal.list'>['items'][number];

/** What happened to a withdrawal, and what comes next: who, and by when; one deadline from the request on. */
export const WithdrawalTracker = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const reasonOf = useCaseReason();
  const { state, steps, due_at: dueAt, destination_last_four: lastFour } = withdrawal;
  const check = { name: t('withdraw.ahead.approved'), note: t('withdraw.mayCancel') };
  const payment = {
    name: t('withdraw.ahead.paid', { lastFour }),
    ...(dueAt === null ? {} : { note: t('withdraw.by', { time: writtenTime(dueAt) }) }),
  };
  const ahead = state === 'requested' ? [check, payment] : state === 'approved' ? [payment] : [];
  return (
    <>
      <Steps
        steps={steps.map((step) => ({ ...step, text: step.text && reasonOf(step.text) }))}
        nameOf={(step) => t(`withdraw.state.${step}`)}
        ahead={ahead}
      />
      {ahead.length === 0 ? null : <DemoDeskLine />}
    </>
  );
};
