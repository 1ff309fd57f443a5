import { accountHolder, and, eq, inArray, ne, type Reader, type Tx } from '@fairlead/db';

/** A holder as the table keeps it. */
export type HolderRow = typeof accountHolder.$inferSelect;

/** One holder, or undefined. */
export const readHolder = async (reader: Reader, holderId: number): Promise<HolderRow | undefined> => {
  const [row] = await reader.orm.select().from(accountHolder).where(eq(accountHolder.id, holderId));
  return row;
};

/** One holder for changing them. */
export const lockHolder = async (tx: Tx, holderId: number): Promise<HolderRow | undefined> => {
  const [row] = await tx.orm.select().from(accountHolder).where(eq(accountHolder.id, holderId)).for('update');
  return row;
};

/** Writes what of a holder's row is given. */
export const changeHolder = async (
  tx: Tx,
  holderId: number,
  values: Partial<typeof accountHolder.$inferInsert>,
): Promise<void> => {
  await tx.orm.update(accountHolder).set(values).where(eq(accountHolder.id, holderId));
};

/** Others with the phone number of this holder, by what they are called. */
export const listSamePhone = async (reader: Reader, { id, phone }: HolderRow): Promise<string[]> => {
  if (phone === null || phone === '') return [];
  const same = and(eq(accountHolder.phone, phone), ne(accountHolder.id, id));
  const rows = await reader.orm
    .select({ username: accountHolder.username })
    .from(accountHolder)
    .where(same)
    .limit(5);
  return rows.map(({ username }) => username);
};

/** Which holder something is about, as staff read it. */
export interface HolderRef {
  readonly id: string;
  readonly username: string;
  readonly operation_id: string;
}

export const holderRef = (holder: Pick<HolderRow, 'id' | 'username' | 'operationId'>): HolderRef => ({
  id: String(holder.id),
  username: holder.username,
  operation_id: holder.operationId,
});

/** What holders are called, and in which language. */
export type HolderNames = Pick<HolderRow, 'id' | 'username' | 'operationId' | 'nickname' | 'lang'>;

/** What the holders of several rows are called. */
export const readHolderNames = async (
  reader: Reader,
  holderIds: readonly number[],
): Promise<(holderId: number) => HolderNames> => {
  const { id, username, operationId, nickname, lang } = accountHolder;
  const wanted = [...new Set(holderIds)];
  const rows =
    wanted.length === 0
      ? []
      : await reader.orm
          .select({ id, username, operationId, nickname, lang })
          .from(accountHolder)
          .where(inArray(id, wanted));
  const names = new Map(rows.map((row) => [row.id, row]));
  return (holderId) => {
    const found = names.get(holderId);
    if (found === undefined) throw new Error(`holder ${holderId} is not there`);
    return found;
  };
};

/** The same as staff read it. */
export const readHolderRefs = async (
  reader: Reader,
  holderIds: readonly number[],
): Promise<(holderId: number) => HolderRef> => {
  const namesOf = await readHolderNames(reader, holderIds);
  return (holderId) => holderRef(namesOf(holderId));
};

/** One holder's names. */
export const readHolderName = async (reader: Reader, holderId: number): Promise<HolderNames> =>
  (await readHolderNames(reader, [holderId]))(holderId);

/** The holder of an operation ID. */
export const findByOperationId = async (
  reader: Reader,
  operationId: string,
): Promise<HolderRow | undefined> => {
  const [row] = await reader.orm
    .select()
    .from(accountHolder)
    .where(eq(accountHolder.operationId, operationId));
  return row;
};

/** The holders of those of these numbers that are operation IDs. */
export const listByOperationIds = (
  reader: Reader,
  operationIds: readonly string[],
): Promise<{ id: number; username: string; operationId: string }[]> => {
  const { id, username, operationId } = accountHolder;
  return reader.orm
    .select({ id, username, operationId })
    .from(accountHolder)
    .where(inArray(operationId, [...new Set(operationIds)]));
};

/** The same, whom nobody changes until the transaction ends. */
export const holdByOperationId = async (tx: Tx, operationId: string): Promise<HolderRow | undefined> => {
  const [row] = await tx.orm
    .select()
    .from(accountHolder)
    .where(eq(accountHolder.operationId, operationId))
    .for('share');
  return row;
};

/** Holders whom somebody may mean by a username or an operation ID; a username may look like another's operation ID. */
export const findNamed = async (reader: Reader, typed: string): Promise<number[]> => {
  const rows = await reader.query<{ id: number }>(
    'select id from account_holder where lower(username) = lower($1) or operation_id = $1',
    [typed],
  );
  return rows.map(({ id }) => id);
};

/** Which of these holders have an active account. */
export const activeAmong = async (
  reader: Reader,
  holderIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await reader.query<{ id: number }>(
    "select id from account_holder where id = any($1) and state = 'active'",
    [holderIds],
  );
  return new Set(rows.map(({ id }) => id));
};

export const countHolders = async (reader: Reader): Promise<number> => {
  const [row] = await reader.query<{ everyone: number }>('select count(*) as everyone from account_holder');
  return row?.everyone ?? 0;
};

/** Others with the phone number of this holder. */
export const listSamePhoneIds = async (
  reader: Reader,
  { id, phone }: HolderRow,
  most: number,
): Promise<number[]> => {
  if (phone === null || phone === '') return [];
  const rows = await reader.query<{ id: number }>(
    'select id from account_holder where phone = $1 and id <> $2 order by id limit $3',
    [phone, id, most],
  );
  return rows.map((row) => row.id);
};

/** Others whose accounts were made with the same license key, newest first. */
export const listSameKey = async (
  reader: Reader,
  keyId: number,
  except: number,
  most: number,
): Promise<number[]> => {
  const rows = await reader.query<{ id: number }>(
    'select id from account_holder where license_key_id = $1 and id <> $2 order by id desc limit $3',
    [keyId, except, most],
  );
  return rows.map((row) => row.id);
};

/** Some holders. */
export const readHolders = async (reader: Reader, holderIds: readonly number[]): Promise<HolderRow[]> =>
  holderIds.length === 0
    ? []
    : reader.orm
        .select()
        .from(accountHolder)
        .where(inArray(accountHolder.id, [...holderIds]));

/** Of some holders those whose phone number somebody else has too, with whom. */
export const listSharedPhones = (
  reader: Reader,
  holderIds: readonly number[],
): Promise<{ readonly holderId: number; readonly otherId: number }[]> =>
  reader.query(
    `select own.id as "holderId", other.id as "otherId" from account_holder own, lateral (
         select h.id from account_holder h where h.phone = own.phone and h.id <> own.id order by h.id limit 10
       ) other where own.id = any($1) and own.phone <> ''`,
    [holderIds],
  );
