/** What the page of top-up cases says. */
export const topupStrings = {
  title: 'Top-ups',
  empty: 'No top-up case fits these filters. Holders open one from their wallet.',
  views: [
    { name: 'Waiting', query: '' },
    { name: 'Requested', query: 'state=asked' },
    { name: 'Posted, 30 days', query: 'state=posted&made=30d&sort=-created_at' },
    { name: 'All', query: 'state=&sort=-created_at' },
  ],
  one: (id: string) => `Top-up ${id}`,
  asked: 'Requested',
  paid: 'Claimed as paid',
  posted: 'Posted',
  message: 'Message',
  propose: 'Record payment received',
  card: 'Send payment card',
  refuse: 'Refuse case',
  refuseNote: (holder: string) => `Nothing is posted for ${holder}. They can object.`,
  methodAsked: 'Requested method',
} as const;

/** What the page of the payee registry says. */
export const payeeStrings = {
  title: 'Payee registry',
  empty: 'No payee in this state. A finance maker proposes one, another person approves it.',
  note: 'Payment details reach people only as a card made from an approved payee.',
  name: 'Name',
  method: 'Method',
  details: 'Payment details',
  maker: 'Proposed by',
  checker: 'Approved by',
  made: 'Proposed',
  approved: 'Approved',
  propose: 'Propose a payee',
  proposeNote: 'Counts when another person has approved it.',
  lines: 'Payment details, one to a line',
  linesHint: 'Each as name: value, for instance Account: 0000 1111.',
  linesWrong: 'One to ten lines, each with a name, a colon and a value.',
  linesWords: 'Choose the operation ID below instead: each payer is shown their own number.',
  reference: 'Reference of the payment',
  referenceOf: 'The payer’s operation ID',
  referenceNone: 'None',
  referenceHint: 'Cards and acceptances then carry the number itself, with a button to copy it.',
  change: 'Propose replacement',
  changeNote: (name: string) =>
    `An approved payee never changes: this proposes a new one. Propose to retire ${name} when the new one counts.`,
  retire: 'Propose to retire',
  retireNote: (name: string) =>
    `When another person has agreed, no further card is made from ${name}. Cards that were sent say that it is no longer used; what still arrives is stated for whoever was sent one.`,
} as const;
