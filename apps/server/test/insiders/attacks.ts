import type { Step } from './journey';

/** Of the three numbers of a step, what they choose is in its command. */
const DAYS_10: Step = ['turn', 6, 0, 0];
const DAYS_7: Step = ['turn', 5, 0, 0];
const DAY: Step = ['turn', 2, 0, 0];
const WHOLE_OUT: Step = ['withdraw', 1, 0, 0];
/** By maker and checker, who then had their part in it. */
const APPROVED: Step = ['withdrawal', 0, 1, 4];
const PAID_ON_PAPER: readonly Step[] = [WHOLE_OUT, APPROVED, APPROVED, ['complain', 0, 0, 0]];
const CHARGED_BACK: readonly Step[] = [
  ['chargeback', 0, 0, 3],
  ['decide', 0, 0, 2],
];
const WHOLE_HELD: Step = ['hold', 0, 0, 1];
/** A refusal of each maker, that nobody is to decide. */
const LEFT_LYING: readonly Step[] = [
  ['withdrawal', 0, 0, 3],
  ['withdrawal', 1, 0, 3],
];
const REJECTED: Step = ['answer', 2, 0, 2];
const AGREED_BY_MAKER_TOO = 7;

/** What was thought of before: each is played in every run, before what chance brings. */
export const ATTACKS: Readonly<Record<string, readonly Step[]>> = {
  'pays on paper and answers nobody': [...PAID_ON_PAPER, DAYS_7, DAY],
  'pays on paper and lets a friend reject': [
    ...PAID_ON_PAPER,
    REJECTED,
    DAYS_7,
    ['complain', 0, 0, 0],
    DAYS_7,
  ],
  'pays on paper and upholds one cent': [...PAID_ON_PAPER, ['answer', 2, 1, 4], DAY],
  'holds the whole again and again': [WHOLE_HELD, DAYS_7, WHOLE_HELD, DAYS_7, WHOLE_HELD, DAYS_10, WHOLE_OUT],
  'renews a hold': [['hold', 0, 0, 4], ['turn', 4, 0, 0], ['renew', 1, 0, 1], DAYS_10, WHOLE_HELD, DAYS_7],
  'keeps a hold in the drawer': [
    WHOLE_HELD,
    ['hold', 0, 2, 3],
    DAYS_7,
    ['decide', 0, 0, 2],
    WHOLE_HELD,
    DAYS_10,
  ],
  'charges back, is found wrong, charges back again': [
    ...CHARGED_BACK,
    ['complain', 0, 0, 0],
    DAYS_7,
    ...CHARGED_BACK,
    DAYS_10,
  ],
  'holds, then charges back': [
    WHOLE_HELD,
    DAYS_7,
    ...CHARGED_BACK,
    DAYS_10,
    ['complain', 0, 0, 0],
    DAYS_7,
    DAY,
  ],
  'charges back and lets a friend reject': [
    ...CHARGED_BACK,
    ['complain', 0, 0, 0],
    REJECTED,
    DAYS_10,
    DAYS_7,
    ['complain', 0, 0, 0],
  ],
  'types what a plan spent, alone': [
    ['put', 1, 0, 0],
    ['place', 0, 0, 0],
    ['report', 1, 3, AGREED_BY_MAKER_TOO],
    DAYS_7,
  ],
  'types more than was put': [
    ['put', 0, 0, 0],
    ['place', 0, 0, 0],
    ['report', 0, 1, 1],
    ['report', 0, 0, 1],
    DAY,
    ['report', 0, 3, 1],
    DAYS_7,
  ],
  'never places a plan': [['put', 1, 0, 0], DAYS_7],
  'never decides, and refuses': [
    WHOLE_OUT,
    ['withdrawal', 0, 0, 1],
    WHOLE_OUT,
    DAYS_10,
    WHOLE_OUT,
    APPROVED,
    DAYS_10,
  ],
  'lets proposals lie beside colleagues': [
    WHOLE_OUT,
    ...LEFT_LYING,
    ['colleagues', 0, 1, 0],
    ...LEFT_LYING,
    ['colleagues', 0, 1, 0],
    DAYS_7,
  ],
  // By two others than those who charged it back: nobody gives it back alone.
  'charges back in parts, each given back': [4, 4, 4, 4].flatMap((half): Step[] => [
    ['chargeback', 0, 0, half],
    DAYS_7,
    ['release', 1, 0, 0],
    ['complain', 0, 0, 0],
    ['answer', 2, 0, 4],
  ]),
  'disables and signs out': [
    ['disable', 0, 0, 0],
    ['signOut', 0, 0, 0],
    WHOLE_OUT,
    DAYS_10,
    ['objectToAccount', 0, 0, 0],
    DAYS_7,
  ],
  'offers a loan, takes points, lets go': [
    ['lend', 0, 5, 1],
    ['lowerScore', 0, 0, 1],
    ['hold', 0, 1, 1],
    ['release', 1, 0, 0],
    WHOLE_OUT,
  ],
};
