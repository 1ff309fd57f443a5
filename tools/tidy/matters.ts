import type { Finding, Source } from './source';

/**
 * One matter, one word: what each matter holds. Its word is the name of its folder in every layer, whatever the calls
 * and the tables that were there before it are called.
 */
const MATTERS = {
  access: 'registration with its operation ID, sign-in, tickets, sessions, both passwords, keys and codes',
  account: 'own details, account states, closing',
  wallet: 'balances, activity, holds, start-up funds, the rules by which cash is free',
  topups: 'requests, payees, payment details, posting, chargebacks',
  withdrawals: 'requests, eligibility, payout destination, payout runs',
  plans: 'life of an order, reports, results',
  statistics:
    'figures of a time in a zone: plans, statements and opening hours ask for them, they ask nobody',
  products: 'catalogue, versions, records',
  coupons: 'campaigns and coupons',
  follow: 'leads, followers, published records',
  standing: 'credit score, level, membership',
  acceptors: 'foreign exchange',
  objections: 'objections of holders and their answers',
  feedback: 'feedback of holders and its answers',
  notifications: 'personal notices, broadcasts, channels outside the app',
  support: 'chat, guests, contacts, canned answers',
  statements: 'statement, source of a figure, signed days, transparency',
  content: 'questions and answers, rules, what the app begins with',
  networks: 'delivery networks, their reports and remittances',
  staff: 'accounts and roles of staff',
  proposals: 'the mechanism of two people; what they decide is in each matter',
  audit: 'who did what',
} as const;

/** Folders beside the matters, each serving several of them. */
const SHARED = {
  config: 'the call that tells the app what it begins with: answered by content',
  console: 'the queue of staff, and the case of a holder: what spans matters',
  files: 'images and files of every matter',
} as const;

/** Where a name is a matter's: the folders of the server's modules, the files of the contract's calls. */
const PLACES = [
  /^(apps\/server\/src\/modules\/([^/]+))\//,
  /^(packages\/contract\/src\/calls)\/([^/]+)\.ts$/,
];

/** A file that stands under a word that is no matter's; the ratchet counts how many a folder still has. */
export function matterWords({ file }: Source): Finding[] {
  if (file === 'packages/contract/src/calls/index.ts') return [];
  const [, folder, word] = PLACES.map((place) => place.exec(file)).find((found) => found !== null) ?? [];
  if (folder === undefined || word === undefined || word in MATTERS || word in SHARED) return [];
  const what = `${file}: "${word}" is no word of tools/tidy/matters.ts`;
  return [{ rule: 'matter-word', file: folder, line: 1, what }];
}
