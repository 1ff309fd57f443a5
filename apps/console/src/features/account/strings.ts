/** What the list of holders and the facts of one account say. */
export const accountStrings = {
  title: 'Holders',
  empty: 'Nobody found.',
  views: [
    { name: 'All', query: '' },
    { name: 'New in 7 days', query: 'made=7d' },
    { name: 'Disabled', query: 'state=disabled' },
  ],
  searchLabel: 'Username, operation ID, e-mail or phone',
  operationId: 'Operation ID',
  nickname: 'Nickname',
  entry: 'Came by',
  email: 'E-mail',
  phone: 'Phone',
  score: 'Credit score',
  level: 'Shop level',
  stateReason: 'Reason of the state',
  back: 'All holders',
  disable: 'Disable account',
  disableNote: 'The holder keeps the right to withdraw their cash and to object.',
  enable: 'Enable account',
  enableNote: 'The holder can use everything again.',
} as const;
