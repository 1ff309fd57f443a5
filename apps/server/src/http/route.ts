import type { Call, CallOf, ParsedOf, ResponseOf, StaffRole } from '@fairlead/contract';
import type { Language } from '@fairlead/i18n';
import type { Answer, FileAnswer } from './answer';
import type { FormBody } from './form';
import type { Services } from './services';

export type AccountState = 'active' | 'not_activated' | 'disabled' | 'deleted';

/** The account holder whose token came with the call. */
export interface HolderCaller {
  readonly kind: 'holder';
  readonly holderId: number;
  readonly sessionId: number;
  readonly state: AccountState;
}

/** The member of staff whose token came with the call. */
export interface StaffCaller {
  readonly kind: 'staff';
  readonly staffId: number;
  readonly username: string;
  readonly roles: readonly StaffRole[];
  /** Names the session that the call came with. */
  readonly tokenHash: Buffer;
}

/** The delivery network whose signature came with the call. */
export interface NetworkCaller {
  readonly kind: 'network';
  readonly name: string;
}

/** What a handler is given: the parsed request and who sends it. */
export interface Incoming<C extends Call = Call, Caller = unknown> {
  readonly request: ParsedOf<C>;
  readonly caller: Caller;
  /** The reader's language: `Accept-Language` matched to ours, else en. */
  readonly lang: Language;
  /** IANA name of `X-TZ`, else UTC. */
  readonly timeZone: string;
  /** Present on calls that need one. */
  readonly idempotencyKey: string;
  /** Address of the sender, for throttles; never from a header that a sender can write. */
  readonly address: string;
  readonly userAgent: string;
  /** The `Cookie` header as it came; only sign-in reads it. */
  readonly cookies: string;
  /** Sends a `Set-Cookie` line with the answer. */
  readonly setCookie: (line: string) => void;
  /** The body of a multipart call, not yet read. */
  readonly form?: FormBody | undefined;
}

/** One call of the contract with the function that answers it. */
export interface Route {
  readonly call: Call;
  readonly handle: (incoming: Incoming) => Promise<Answer<unknown>>;
}

type Handle<C extends Call, Caller> = (incoming: Incoming<C, Caller>) => Promise<Answer<ResponseOf<C>>>;

const bind = <C extends Call, Caller>(
  kinds: readonly string[],
  call: C,
  handle: Handle<C, Caller>,
): Route => {
  if (!kinds.includes(call.access.kind)) throw new Error(`${call.id}: its access is ${call.access.kind}`);
  return { call, handle: handle as Route['handle'] };
};

/** Binds a handler to a call that anyone may make. */
export const publicRoute = <C extends Call>(call: C, handle: Handle<C, null>): Route =>
  bind(['public', 'guest'], call, handle);

/** Binds a handler to a call of delivery networks. */
export const networkRoute = <C extends Call>(call: C, handle: Handle<C, NetworkCaller>): Route =>
  bind(['network'], call, handle);

/** Binds a handler to a call of account holders. */
export const holderRoute = <C extends Call>(call: C, handle: Handle<C, HolderCaller>): Route =>
  bind(['holder', 'holder_or_blocked'], call, handle);

type UseCase<C extends Call, Means, Caller> = (
  means: Means,
  caller: Caller,
  request: ParsedOf<C>,
  /** The body of a multipart call, not yet read. */
  form?: FormBody,
) => Promise<Answer<ResponseOf<C>>>;

/** A use case of staff: what it is asked and must answer follows from its call, which is named once. */
export type StaffUseCase<Id extends string, Means = Services, Caller = StaffCaller> = UseCase<
  CallOf<Id>,
  Means,
  Caller
>;

/** Makes routes of use cases of staff, the one way to bind their calls: `route(calls.consoleStaff.disable, disableMember)`. */
export const staffRoutesOf =
  (services: Services) =>
  <C extends Call>(call: C, work: UseCase<C, Services, StaffCaller>): Route =>
    bind<C, StaffCaller>(['staff'], call, ({ caller, request, form }) =>
      work(services, caller, request, form),
    );

/** A use case of staff that is on record with the address that it came from. */
export type RecordedUseCase<C extends Call> = (
  services: Services,
  incoming: Incoming<C, StaffCaller>,
) => Promise<Answer<ResponseOf<C>>>;

/** Makes routes of those. */
export const recordedRoutesOf =
  (services: Services) =>
  <C extends Call>(call: C, work: RecordedUseCase<C>): Route =>
    bind<C, StaffCaller>(['staff'], call, (incoming) => work(services, incoming));

type HandleFile<C extends Call, Caller> = (incoming: Incoming<C, Caller>) => Promise<Answer<FileAnswer>>;

const bindFile = <C extends Call, Caller>(
  kinds: readonly string[],
  call: C,
  handle: HandleFile<C, Caller>,
): Route => {
  if (call.transport !== 'stream') throw new Error(`${call.id} does not answer a file`);
  return bind(kinds, call, handle as Handle<C, Caller>);
};

/** Binds a handler to a call of staff that answers a file. */
export const staffFileRoute = <C extends Call>(call: C, handle: HandleFile<C, StaffCaller>): Route =>
  bindFile(['staff'], call, handle);

/** Binds a handler to a call of account holders that answers a file. */
export const holderFileRoute = <C extends Call>(call: C, handle: HandleFile<C, HolderCaller>): Route =>
  bindFile(['holder', 'holder_or_blocked'], call, handle);

/** Binds a handler to a call that answers everyone the same file. */
export const publicFileRoute = <C extends Call>(call: C, handle: HandleFile<C, null>): Route =>
  bindFile(['public'], call, handle);
