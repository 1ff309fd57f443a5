/** What the frame around every page says. */
export const appStrings = {
  skip: 'Skip to the content',
  navigation: 'Pages',
  menu: 'Menu',
  waiting: (count: number) => `${count} waiting`,
  groups: {
    work: 'Work',
    money: 'Money',
    people: 'People',
    delivery: 'Delivery',
    content: 'Content',
    control: 'Control',
  },
  sandbox: 'Sandbox money',
  display: 'Theme and time zone',
  zone: {
    label: 'Times in',
    device: (zone: string) => `Device: ${zone.replaceAll('_', ' ')}`,
    ofDevice: 'Device',
  },
  signOut: 'Sign out',
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
} as const;

/** What stands where no page is, or none for these roles. */
export const noPageStrings = {
  missing: 'There is no such page',
  missingText: (path: string) =>
    `Nothing is at ${path}. The address may be incomplete, or from another release. Ctrl+K finds people, plans, payments and cases.`,
  forbidden: 'Your roles cannot open this page',
  forbiddenText: (own: string, needed: string) =>
    `You are signed in as ${own}. It is open to: ${needed}. Ask one of them, or ask two admins for the role. Your other work is on the overview.`,
  none: 'nobody in particular',
  queue: 'To the overview',
} as const;

/** What the queue says of what waits for staff. */
export const queueStrings = {
  nothing: 'Nothing waits.',
  of: {
    topups: 'Top-up cases',
    withdrawals: 'Withdrawals',
    proposals: 'Proposals to decide',
    objections: 'Disputes',
    chats: 'Chats and guests’ cases',
    feedback: 'Feedback',
    quarantine: 'Reports in quarantine',
    outbox: 'Failed deliveries',
    network_tasks: 'Plans to pass on by hand',
  },
  one: {
    topups: 'Top-up case',
    withdrawals: 'Withdrawal',
    proposals: 'Proposal',
    objections: 'Dispute',
    chats: 'Chat',
    feedback: 'Feedback',
    quarantine: 'Report',
    outbox: 'Delivery',
    network_tasks: 'Plan',
  },
  longest: 'Waiting longest',
  since: 'Waiting since',
  views: [
    { name: 'All', query: '' },
    { name: 'Yours', query: 'owner=me' },
    { name: 'Unassigned', query: 'owner=nobody' },
  ],
  what: 'What',
  whose: 'Holder',
  age: 'Age',
  tooLong: 'Waits too long',
  owner: 'Owner',
  nobody: 'Unassigned',
  queue: 'Queue',
  take: 'Assign to me',
  leave: 'Unassign',
  none: 'Nothing waits',
  oldest: 'Oldest',
  mine: (count: number) => `${count} assigned to you`,
  late: (count: number, limit: string) => `${count} over ${limit}`,
  overdue: (count: number) => `${count} past the time to answer`,
  ofMember: 'Assigned to one colleague',
} as const;
