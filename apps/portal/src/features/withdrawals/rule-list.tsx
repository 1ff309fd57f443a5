import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Icon } from '../../shared/ui/icon';
import { useNumbers } from '../../shared/ui/numbers';
import './rule-list.css';

/**
 * Every rule that a withdrawal is checked by, those that pass too; closed until it is asked for
 * (docs/domain/withdrawals.md#eligibility).
 */
export const RuleList = ({ rules }: { rules: ResponseFor<'withdrawal.eligibility'>['rules'] }) => {
  const t = useTranslate();
  const { count } = useNumbers();
  const passed = rules.filter((rule) => rule.passed).length;
  return (
    <details className="card rule-list">
      <summary className="rule-list__summary">
        <Icon name={passed === rules.length ? 'check' : 'info'} />
        <span>{t('withdraw.allRules', { passed: count(passed), count: count(rules.length) })}</span>
        <Icon name="next" />
      </summary>
      <ul className="stack stack--tight">
        {rules.map((rule) => (
          <li key={rule.rule} className="rule-list__rule">
            <span>{t(`withdraw.name.${rule.rule}`)}</span>
            <span className={`tag ${rule.passed ? 'tag--good' : 'tag--attention'}`}>
              {t(rule.passed ? 'withdraw.passed' : 'withdraw.failed')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};
