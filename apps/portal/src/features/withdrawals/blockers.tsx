import { useNavigate } from 'react-router';
import type { ResponseFor } from '../../shared/api';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { objectionLink, paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { useWrittenTime } from '../../shared/ui/moment';
import { useMoney } from '../../shared/ui/money';
import { overlay } from '../../shared/ui/overlay';
import { showToast } from '../../shared/ui/toast';
import { useWithdrawalActs } from './api';

type Rule = ResponseFor<'withdrawal.eligibility'>['rules'][number];

const pages = {
  set_payout: paths.bindCard,
  set_password: paths.setPassword,
} as const;

const RuleAction = ({ action, evidence }: Pick<Rule, 'action' | 'evidence'>) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { returnStartUp } = useWithdrawalActs();
  const { send, sending } = useSend(async () => {
    await returnStartUp();
    showToast(t('withdraw.returned'), 'done');
  });
  if (action === 'return_start_up') {
    return (
      <Button look="quiet" sending={sending} onClick={() => void send()}>
        {t('withdraw.action.return_start_up')}
      </Button>
    );
  }
  if (action === 'object') {
    return evidence.hold_ids.map((id) => (
      <Button key={id} look="quiet" onClick={() => void navigate(objectionLink('hold', id))}>
        {t('withdraw.action.object')}
      </Button>
    ));
  }
  if (action === 'set_payout' || action === 'set_password') {
    return (
      <Button look="quiet" onClick={() => void navigate(pages[action])}>
        {t(`withdraw.action.${action}`)}
      </Button>
    );
  }
  return null;
};

/**
 * What stands between the person and their money, each with its way out; clearing never costs
 * (docs/promises.md#never-pay-to-unlock).
 */
export const Blockers = ({ rules }: { rules: readonly Rule[] }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const money = useMoney();
  // The amount is answered at its own field.
  const open = rules.filter(({ passed, rule }) => !passed && !rule.startsWith('amount_'));
  if (open.length === 0) return null;
  return (
    <section className="card card--attention">
      <h2>{t('withdraw.blocked')}</h2>
      <ul className="stack">
        {open.map((rule) => (
          <li key={rule.rule} className="stack stack--tight">
            <p>{t(`withdraw.rule.${rule.rule}`)}</p>
            <p className="small">
              {rule.evidence.amount
                ? `${t('withdraw.concerns', { amount: money(rule.evidence.amount) })} · `
                : ''}
              {t(`withdraw.clears.${rule.who_clears}`)}
            </p>
            {rule.earliest_at === null ? null : (
              <p className="small">{t('withdraw.until', { time: writtenTime(rule.earliest_at) })}</p>
            )}
            <RuleAction action={rule.action} evidence={rule.evidence} />
          </li>
        ))}
      </ul>
      <p className="small">{t('withdraw.free')}</p>
      <Button look="quiet" onClick={() => overlay.set({ kind: 'service', recharge: false })}>
        {t('withdraw.contact')}
      </Button>
    </section>
  );
};
