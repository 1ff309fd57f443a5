import { notification, type Tx } from '@fairlead/db';

export { noticesRoutes } from './routes';

/** What the server tells one person; the phrase is `notice.<key>` of the languages, written when it is read. */
export interface Notice {
  readonly holderId: number;
  readonly key: string;
  /** Amounts in minor units, times as ISO 8601: the reader's language and zone write them. */
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly time: Date;
}

/** Leaves a notice in the transaction of what it tells of (domain §7). */
export const notify = async (tx: Tx, { holderId, key, parameters = {}, time }: Notice): Promise<void> => {
  await tx.orm
    .insert(notification)
    .values({ holderId, category: 'activity', key, parameters, createdAt: time });
};
