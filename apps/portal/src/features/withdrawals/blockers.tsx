import { useNavigate } from 'react-router';
import type { ResponseFor } from '../../shared/api';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { DETOUR } from '../../shared/lib/detour';
import { objectionLink, paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { useWrittenTime } from '../../shared/ui/moment';
import { useMoney } from '../../shared/ui/money';
import { overlay } from '../../shared/ui/overlay';
import { showToast } from '../../shared/ui/toast';
import { useWithdrawalActs } from './api';
import './rule-list.css';

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
      <Button look="quiet" onClick={() => void navigate(pages[action], { state: DETOUR })}>
        {t(`withdraw.action.${action}`)}
      </Button>
    );
  }
  return null;
};

/** What everybody sets up once: on the list also when it is done, so that it says how far one is. */
const SET_UP: readonly Rule['rule'][] = ['payout_set', 'password_set'];

const Done = ({ rule }: Pick<Rule, 'rule'>) => {
  const t = useTranslate();
  return (
    <li className="rule-list__rule">
      <span>{t(`withdraw.name.${rule}`)}</span>
      <span className="tag tag--good">{t('withdraw.passed')}</span>
    </li>
  );
};

const ToDo = ({ rule, evidence, who_clears: who, earliest_at: earliestAt, action }: Rule) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const money = useMoney();
  return (
    <li className="stack stack--tight">
      <div className="rule-list__rule">
        <span>{t(`withdraw.rule.${rule}`)}</span>
        <span className="tag tag--attention">{t('withdraw.failed')}</span>
      </div>
      <p className="small">
        {evidence.amount ? `${t('withdraw.concerns', { amount: money(evidence.amount) })} · ` : ''}
        {t(`withdraw.clears.${who}`)}
      </p>
      {earliestAt === null ? null : (
        <p className="small">{t('withdraw.until', { time: writtenTime(earliestAt) })}</p>
      )}
      <RuleAction action={action} evidence={evidence} />
    </li>
  );
};

/** Whether a rule stands in the way, whatever the amount; that is answered at its own field. */
export const blocks = ({ passed, rule }: Pick<Rule, 'passed' | 'rule'>): boolean =>
  !passed && !rule.startsWith('amount_');

/**
 * What stands between the person and their money as a list to tick off, each with its way out, which leads back here;
 * clearing never costs (docs/promises.md#never-pay-to-unlock).
 */
export const Blockers = ({ rules }: { rules: readonly Rule[] }) => {
  const t = useTranslate();
  if (!rules.some(blocks)) return null;
  return (
    <section className="card card--attention">
      <h2>{t('withdraw.blocked')}</h2>
      <ul className="stack">
        {rules
          .filter((rule) => blocks(rule) || (rule.passed && SET_UP.includes(rule.rule)))
          .map((rule) =>
            rule.passed ? <Done key={rule.rule} rule={rule.rule} /> : <ToDo key={rule.rule} {...rule} />,
          )}
      </ul>
      <Button look="quiet" onClick={() => overlay.set({ kind: 'service', recharge: false })}>
        {t('withdraw.contact')}
      </Button>
    </section>
  );
};
