import type { dailyRoot } from '@fairlead/db';

type RootRow = typeof dailyRoot.$inferSelect;

/** A day before it is signed. */
export type Unsigned = Pick<RootRow, 'day' | 'until' | 'holders' | 'root' | 'previous' | 'signedAt'>;

/** What is signed, one field a line; the verifier writes the same. */
export const signedText = ({ day, until, holders, root, previous, signedAt }: Unsigned): string =>
  [
    'fairlead-root-1',
    day,
    until.toISOString(),
    holders,
    root.toString('hex'),
    previous.toString('hex'),
    signedAt.toISOString(),
  ].join('\n');
