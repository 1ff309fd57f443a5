import { createHash, randomBytes } from 'node:crypto';
import type { CallOf, ParsedOf, ResponseOf, StaffRole } from '@fairlead/contract';
import { and, eq, gt, isNull, lte, staffProviderFlow, type Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { type Begun, type Provider, ProviderRefusal, ProviderUnreachable } from '../../plugins/oidc';

type Begin = ResponseOf<CallOf<'consoleAuth.beginProvider'>>;
type Row = typeof staffProviderFlow.$inferSelect;
/** What the browser came back with. */
export type CameWith = ParsedOf<CallOf<'consoleAuth.connectIdentity'>>;
/** A flow of which the provider has said who it is. */
export type Identified = Row & { readonly subject: string };

/** From the first page to the second step: who looks away begins anew. */
const FLOW_MS = 10 * 60_000;

const hashOf = (flow: string): Buffer => createHash('sha256').update(flow).digest();

/** Asks the provider; what it did not answer or refused is in the log, in its own words. */
const ask = async <Data>(
  { log }: Pick<Services, 'log'>,
  work: () => Promise<Data>,
): Promise<Answer<Data>> => {
  try {
    return done(await work());
  } catch (error) {
    const isDown = error instanceof ProviderUnreachable;
    if (!isDown && !(error instanceof ProviderRefusal)) throw error;
    log.warn(
      { fault: error.message },
      isDown ? 'the OpenID provider is not reached' : 'a sign-in was refused',
    );
    return refuse(isDown ? 'provider_unreachable' : 'sign_in_lapsed');
  }
};

/** What the provider is to be asked for, before anything is written. */
export const beginAt = (
  services: Pick<Services, 'log'>,
  provider: Provider,
  more?: Readonly<Record<string, string>>,
): Promise<Answer<Begun>> => ask(services, () => provider.begin(more));

/**
 * Keeps what a browser began, for that browser alone: it gets a secret of which the hash is kept, so nobody can have
 * another end what they began themselves.
 * @param staffId whose account is to be connected; null where somebody signs in
 */
export const openFlow = async (
  tx: Tx,
  { url, ...begun }: Begun,
  staffId: number | null,
  now: Date,
): Promise<Begin> => {
  const flow = randomBytes(32).toString('base64url');
  await tx.orm.delete(staffProviderFlow).where(lte(staffProviderFlow.expiresAt, now));
  const expiresAt = new Date(now.getTime() + FLOW_MS);
  await tx.orm.insert(staffProviderFlow).values({ flowHash: hashOf(flow), staffId, ...begun, expiresAt });
  return { flow, url };
};

/** Takes the one answer of the provider to it, once, whoever sends it twice. */
const takeAnswer = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { flowHash }: Row,
): Promise<boolean> => {
  const taken = await database.orm
    .update(staffProviderFlow)
    .set({ takenAt: clock.now() })
    .where(and(eq(staffProviderFlow.flowHash, flowHash), isNull(staffProviderFlow.takenAt)))
    .returning({ flowHash: staffProviderFlow.flowHash });
  return taken.length > 0;
};

const isIdentified = (row: Row): row is Identified => row.subject !== null;

/** The roles that values of the claim leave somebody; null where the provider says nothing about roles. */
const rolesOf = (provider: Provider, values: readonly string[] | null): StaffRole[] | null =>
  values === null ? null : values.flatMap((value) => provider.settings.roles?.get(value) ?? []);

/**
 * Who came back, as the provider says it now, or said it when the same flow came first: a second step may be sent after
 * it. Refused where the flow is another's, over, or was answered with something else.
 */
export const comeBack = async (
  services: Pick<Services, 'database' | 'clock' | 'log'>,
  provider: Provider,
  staffId: number | null,
  { flow, state, code, iss }: CameWith,
): Promise<Answer<{ readonly row: Identified; readonly isFirst: boolean }>> => {
  const { database, clock } = services;
  const isIt = eq(staffProviderFlow.flowHash, hashOf(flow));
  const [row] = await database.orm
    .select()
    .from(staffProviderFlow)
    .where(and(isIt, gt(staffProviderFlow.expiresAt, clock.now())));
  if (row === undefined || row.staffId !== staffId || row.state !== state) return refuse('sign_in_lapsed');
  if (isIdentified(row)) return done({ row, isFirst: false });
  if (code === '' || !(await takeAnswer(services, row))) return refuse('sign_in_lapsed');
  const came = await ask(services, () => provider.finish(row, { code, state, iss }));
  if (!came.ok) return came;
  const { subject, values, methods } = came.data;
  const said = { subject, roles: rolesOf(provider, values), methods: [...methods] };
  await database.orm.update(staffProviderFlow).set(said).where(isIt);
  return done({ row: { ...row, ...said }, isFirst: true });
};

/** Ends a flow; false where it was ended before: each opens one session, or connects one account. */
export const endFlow = async (tx: Tx, { flowHash }: Row): Promise<boolean> => {
  const ended = await tx.orm
    .delete(staffProviderFlow)
    .where(eq(staffProviderFlow.flowHash, flowHash))
    .returning({ flowHash: staffProviderFlow.flowHash });
  return ended.length > 0;
};
