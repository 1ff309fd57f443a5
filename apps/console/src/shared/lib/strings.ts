import type { FieldReason } from '@fairlead/contract';

const field: Readonly<Record<FieldReason, string>> = {
  required: 'Cannot be empty.',
  unknown_field: 'The server does not know this field.',
  wrong_type: 'This is not the right kind of value.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  too_small: 'This is too small.',
  too_big: 'This is too big.',
  invalid_format: 'This is not in the right format.',
  not_one_of: 'Choose one of the options.',
  passwords_do_not_match: 'The passwords do not match.',
  same_as_old: 'The new one must differ from the old one.',
  trivial_password: 'This is too easy to guess.',
  maker_and_checker: 'Nobody both proposes what moves money and decides it.',
  common_password: 'Many people use this password: it is guessed first.',
  same_as_username: 'It must differ from the username.',
  poses_as_staff: 'This name could be taken for staff.',
  payment_details:
    'This reads like an account number, a wallet, a payment handle or a phone. Payment details go out as a payment card only.',
  outside_link:
    'This leads out of the portal, where nothing is on record: no other address, e-mail or messenger may be named.',
  pay_to_release:
    'This reads as if somebody must pay, use a coupon or fund a plan to get money out. That is never so: take it out.',
  promise_of_profit: 'This reads like a promise of profit. Nobody can keep one: write what is certain.',
  other_company: 'This names another company. Write without its name.',
};

/** How a field is written, by its name, where the server refused how it was. */
const format: Readonly<Record<string, string>> = {
  username: 'Letters, digits and underscores only.',
  totp: 'Enter the six digits.',
  recovery_code: 'Enter the 16 letters and digits of one code.',
  receipt_number: 'Enter a number with a letter or a digit in it.',
  reference: 'Enter a reference with a letter or a digit in it.',
  time_zone: 'Enter a time zone such as Europe/Berlin.',
};

/** What pages of several matters say. Codes of the contract are shown by `words`. */
export const strings = {
  product: 'Fairlead console',
  field,
  tooEarly: 'This time is too early.',
  format,
  failure: {
    unexpected: 'Something went wrong in this page. Reload it.',
    noAnswer: 'No answer came. Check whether it went through, then try again.',
    notRead: 'Request failed, nothing could be read.',
    notLoaded: 'Could not be loaded. Try again.',
    stale: (time: string) => `Request failed. Shown as of ${time}.`,
    status: (status: number) => `Refused with status ${status}.`,
    reload: 'Reload',
    key: {
      unsupported:
        'Security keys do not work at this address. It must be a name, not a number, and begin with https.',
      cancelled: 'No key was used. Try again with one of your keys, or another way.',
      known: 'This key is already in use here.',
    },
  },
  secondStep: {
    totp: 'One-time code',
    totpHint: 'Six digits from your authenticator.',
    recoveryCode: 'Recovery code',
    recoveryCodeHint: 'One of the codes you saved. It works once.',
    keyHint: 'Have your security key ready: your browser asks you to touch it.',
    useKey: 'Continue with key',
    instead: {
      totp: 'Use a one-time code',
      key: 'Use a security key',
      recovery_code: 'Use a recovery code',
    },
  },
  common: {
    loading: 'Loading',
    sending: 'Sending …',
    cancel: 'Cancel',
    close: 'Close',
    preview: 'As people read it',
    added: 'Added:',
    removed: 'Removed:',
    forTheRecord: 'For the record.',
    more: 'Show more',
    image: (number: number) => `Image ${number}`,
    imageMissing: (number: number) =>
      `Image ${number} cannot be shown, so it proves nothing. Open it to read why.`,
    none: '–',
    all: 'All',
    search: 'Search',
    state: 'State',
    status: 'Status',
    holder: 'Holder',
    amount: 'Amount',
    time: 'Time',
    reason: 'Reason',
    reasonHint: 'The holder sees it, word for word.',
    note: 'Note',
    noteHint: 'The holder sees it too, word for word.',
    remark: 'Remark for the holder',
    optional: 'optional',
    actions: 'Actions',
    moreActs: 'More actions',
    receipt: 'Receipt number',
    receiptHint: 'From the bank. Each is recorded once.',
    reference: 'Payment reference',
    amountHint: (currency: string) => `In ${currency}, for instance 100.00.`,
    amountRead: (amount: string) => `Read as ${amount}.`,
    numberWrong: 'This is not a whole number above zero.',
    percentWrong: 'This is not a share above zero, such as 80 or 12.5.',
    imageHint: 'A picture of at most 5 MB. It is sent as soon as it is chosen.',
    imageSent: (id: string) => `Picture ${id} stands ready.`,
    imagesHint: 'One to six pictures of at most 5 MB each. They are sent as soon as they are chosen.',
    imagesFull: 'Six pictures are the most.',
    imageRemove: (number: number) => `Remove picture ${number}`,
    imageWithout: 'Use no picture',
    pageHint:
      'HTML of at most 1 MB with its pictures inside. Scripts, forms, links and foreign addresses are left out.',
    pageSent: (id: string) => `Landing page ${id} stands ready.`,
    pageRemove: 'Use no landing page',
    landingPage: 'Landing page',
    amountWrong: 'This is not an amount above zero.',
    amountOrZeroWrong: 'This is not an amount. Zero is written as 0.',
    amountTwoWays: (ways: readonly string[], mark: string) =>
      `Write ${ways.join(' or ')}: one ${mark} before three digits can be read two ways.`,
    numberOrZeroWrong: 'This is not a whole number. Zero is written as 0.',
    pending: (id: string) => `Proposal ${id} waits`,
    demo: 'demo',
    byHand: 'entered by hand',
    yes: 'Yes',
    no: 'No',
    method: 'Method',
    type: 'Type',
    proposalWaits: (id: string) => `Proposal ${id} waits for a checker. See what it would post.`,
    since: 'Since',
    until: 'Until',
    remarkHead: 'Remark',
    nothingYet: 'Nothing yet.',
    languages: 'Languages',
    readsEnglish: 'reads English',
    shownMeanwhile: (english: string) => `Shown until written: ${english}`,
    missing: 'missing',
    written: (ready: number, all: number) => `${ready} of ${all} languages written`,
    missingIn: (names: string) => `Still missing: ${names}.`,
    refused: 'Refused',
    needLook: (fields: number) =>
      fields === 1 ? 'One field needs a look.' : `${fields} fields need a look.`,
    gone: 'There is no such entry.',
    goneHelp:
      'The address may be incomplete, or its number may be that of something else. Ctrl+K finds people, plans, payments, receipts, references and cases.',
    inList: 'Open in the list',
    onRecord: 'On record',
  },
  until: {
    late: (time: string) => `${time} late`,
    left: (time: string) => `in ${time}`,
    ago: (time: string) => `${time} ago`,
    now: 'just now',
  },
  delivered: {
    impressions: 'Impressions',
    clicks: 'Clicks',
    conversions: 'Conversions',
    spend: 'Spend',
    revenue: 'Revenue',
  },
  shownOnce: {
    title: 'Shown this once',
    note: 'Copy them now. They cannot be shown again.',
    copy: 'Copy all',
    copyOne: 'Copy',
    copied: 'Copied.',
    hide: 'I have copied them',
    hideOne: 'I have copied it',
  },
  card: {
    note: 'Made from the registry of payees that two people approved. Nothing in it is typed here.',
    payee: 'Payee',
    noPayee: 'No payee is approved. A maker proposes one, a checker approves it.',
    retired: (name: string) => `${name} (retired: only if sent its card)`,
  },
} as const;

/** An act on record as words: `consoleKey.issueLicenseKeys` reads "Key: issue license keys". */
export const actWords = (act: string): string =>
  words(
    act
      .replace(/^console(?=[A-Z])/, '')
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replace('.', ': ')
      .replaceAll('-', ' '),
  );

/** A state as words; `open` stands for all that wait. */
export const stateWords = (state: string): string => (state === 'open' ? 'All waiting' : words(state));

/** What the contract calls otherwise than the people whom staff talk to. */
const CALLED: Readonly<Record<string, string>> = {
  topup: 'top-up',
  objection: 'dispute',
  destination: 'payout account',
  recharge: 'top-up',
};
/** States of a plan and of a top-up and kinds of money, as holders read them; and what no member of staff owns. */
const NAMED: Readonly<Record<string, string>> = {
  asked: 'Requested',
  faq: 'FAQ',
  nobody: 'Unassigned',
  waiting_to_put: 'Needs funding',
  matching: 'In review',
  putting: 'Running',
  put_failed: 'Not accepted',
  put_finished: 'Finished',
  waiting_for_settlement: 'Settling',
  settlement_successful: 'Settled',
  system_topup: 'Top-up',
  manual_withdrawal: 'Withdrawal',
  ad_serving: 'Plan budget',
  ad_billing: 'Ad spend',
  profit_sharing: 'Earnings',
  system_deduction: 'Deduction',
  virtual_recharge_deduction: 'Start-up funds deducted',
  open_membership: 'Membership',
  objection_credit: 'Dispute upheld: paid back',
};
const OTHERWISE = new RegExp(`\\b(${Object.keys(CALLED).join('|')})`, 'g');

/** A code of the contract as words: `posting_proposed` reads "Posting proposed". */
export const words = (code: string): string => {
  const name = NAMED[code];
  if (name !== undefined) return name;
  const text = code.replaceAll('_', ' ').replace(OTHERWISE, (word) => CALLED[word] ?? word);
  return text.charAt(0).toUpperCase() + text.slice(1);
};
