import type { session, staffSession } from '@fairlead/db';

type Row = typeof session.$inferSelect | typeof staffSession.$inferSelect;

/** A session as the lists of sessions show it: when and on which device, never what could use it. */
export const shownSession = (row: Row, current: boolean) => ({
  id: String(row.id),
  current,
  created_at: row.createdAt.toISOString(),
  last_seen_at: row.lastSeenAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  address: null,
  device: row.userAgent === '' ? null : row.userAgent,
});
