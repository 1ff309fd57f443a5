import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

/** Money in minor units; the driver's one int8 parser refuses what a JS number cannot hold exactly. */
export const minor = (name: string) => bigint(name, { mode: 'number' });

/** An identifier or a count of 64 bits. */
export const int8 = (name: string) => bigint(name, { mode: 'number' });

/** A point in time, milliseconds, always written by the injected clock (never by the database's own). */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Raw bytes: hashes and digests. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A generated 64-bit primary or unique key. */
export const identity = (name: string) => int8(name).generatedAlwaysAsIdentity();

/** What every row of a file says of its bytes (docs/adr/0102-files-in-storage.md). */
export const fileColumns = () => ({
  /** Null where they are an object of the storage. */
  content: bytes('content'),
  /** SHA-256 of the bytes, which are never others. Null in rows of an older program, until a job fills it. */
  hash: bytes('hash'),
  objectKey: text('object_key'),
  /** Since when nothing, or something else, is found in their place. */
  lostAt: moment('lost_at'),
});
