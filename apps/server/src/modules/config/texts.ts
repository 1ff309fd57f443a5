import type { BasicConfig } from '@fairlead/contract';
import type { Translate } from '@fairlead/i18n';

/** The questions of the ad centre, in their order. A version counts the changes of what a text says, in any language. */
const QUESTIONS = [
  { id: 'learning-phase', version: 1, key: 'learningPhase' },
  { id: 'where-is-my-money', version: 1, key: 'whereIsMyMoney' },
  { id: 'can-i-lose', version: 1, key: 'canILose' },
  { id: 'withdraw', version: 1, key: 'withdraw' },
  { id: 'top-up', version: 1, key: 'topUp' },
] as const;

const RULES_VERSION = 1;
const ACTIVITY_RULES_VERSION = 1;

/** Questions and rules in the reader's language (spec §2 "Operating rules", "FAQ"; domain §7). */
export const textsOf = (t: Translate): Pick<BasicConfig, 'faq_config' | 'rules' | 'activity_rules'> => ({
  faq_config: QUESTIONS.map(({ id, version, key }) => ({
    id,
    version,
    question: t(`faq.${key}.question`),
    answer: t(`faq.${key}.answer`),
  })),
  rules: { version: RULES_VERSION, text: t('rules.text') },
  activity_rules: { version: ACTIVITY_RULES_VERSION, text: t('activityRules.text') },
});
