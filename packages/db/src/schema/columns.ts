import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

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
