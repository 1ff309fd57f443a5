/** What the audit log says. */
export const auditStrings = {
  title: 'Audit log',
  empty: 'Nothing on record for this.',
  actor: 'Actor',
  act: 'Act',
  subject: 'Subject',
  holderId: 'Holder number',
  text: 'What happened',
  hash: 'Hash',
} as const;
