/**
 * What is checked: a sentence each, and the heading of docs/networks.md that has the rule. Those of `ANSWERS` need
 * seconds, those of `REPORTS` quarters of an hour.
 */
const ANSWERS = {
  answers: [
    'Answers an order with accepted or refused, as JSON, within ten seconds and without a redirect',
    'orders-out',
  ],
  repeated: ['Answers the same order again as it did the first time', 'orders-out'],
  unsigned: ['Refuses a message without a signature', 'signature-both-ways'],
  forged: ['Refuses a message that was signed with another secret', 'signature-both-ways'],
  altered: ['Refuses a body other than the one that was signed', 'signature-both-ways'],
  outdated: [
    'Refuses a message whose timestamp is more than five minutes off, past or future',
    'signature-both-ways',
  ],
  delayed: ['Takes a message that is four minutes old', 'signature-both-ways'],
  unknown_cancel: ['Confirms a cancel of an order that it does not know', 'cancel'],
  cancelled_first: ['Refuses an order that comes after its cancel', 'cancel'],
  cancelled_twice: ['Confirms a cancel, and the same cancel again', 'cancel'],
  controlled: ['Confirms a control with a 2xx and a JSON body', 'control'],
  older_control: ['Answers a control with an older version alike', 'control'],
} as const satisfies Record<string, readonly [string, string]>;

export const REPORTS = {
  sealed: ['Signs each message to the product', 'signature-both-ways'],
  well_formed: ['Sends reports in the form of the protocol', 'reports-in'],
  own_key: ['Signs each report with its own key', 'the-networks-own-key'],
  own_orders: ['Reports orders that it accepted, and no others', 'reports-in'],
  within_run: ['Reports no quarter of an hour before the run or in the future', 'reports-in'],
  versions: ['Raises the version whenever it says something else of a bucket', 'reports-in'],
  sent_again: ['Sends again what was answered 503, or not at all', 'reports-in'],
  possible: ['Counts no more clicks than views, and no more conversions than clicks', 'reports-in'],
  rate: ['Bills no more than the cost per thousand views', 'reports-in'],
  budget: ['Bills no more than the budget', 'reports-in'],
  daily_cap: ['Bills no more for a day than its cap', 'control'],
  lowered: ['Bills no more than a budget that was lowered, or than it said to have spent by then', 'control'],
  paused: [
    'Bills nothing for a quarter of an hour that lies whole in a pause, also when an older control comes after it',
    'control',
  ],
  resumed: ['Goes on once a control ends the pause', 'control'],
  stopped: ['Delivers nothing after a confirmed cancel', 'cancel'],
} as const satisfies Record<string, readonly [string, string]>;

export const RULES = { ...ANSWERS, ...REPORTS };

export type RuleId = keyof typeof RULES;

/** `not_shown`: nothing happened by which one could tell. */
export type Outcome = 'pass' | 'fail' | 'not_shown';

export interface Finding {
  readonly rule: RuleId;
  readonly sentence: string;
  readonly see: string;
  readonly outcome: Outcome;
  /** What was seen instead, or why nothing was. */
  readonly detail: string | null;
}

/** @param fault what was seen instead; null where the rule was kept */
export const findingOf = (rule: RuleId, fault: string | null): Finding => {
  const [sentence, heading] = RULES[rule];
  return {
    ...{ rule, sentence, see: `docs/networks.md#${heading}` },
    ...{ outcome: fault === null ? 'pass' : 'fail', detail: fault },
  };
};

/** A rule about which nothing was learned. */
export const notShown = (rule: RuleId, why: string): Finding => ({
  ...findingOf(rule, why),
  outcome: 'not_shown',
});
