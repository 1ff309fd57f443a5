import { type Call, type CallId, IDEMPOTENCY_KEY_PATTERN, statusOf } from '@fairlead/contract';
import { isMoneyStopped, readHolderFault } from '@fairlead/db';
import type { Language } from '@fairlead/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limit } from '../../config';
import { type FileAnswer, type Refusal, refuse } from '../../http/answer';
import { bodyBytesMax, UnreadBody } from '../../http/body';
import { FileLost, StorageUnavailable } from '../../http/file-faults';
import { FormBody } from '../../http/form';
import type { Phrase } from '../../http/phrases';
import { languageFrom, networkOf, timeZoneFrom } from '../../http/reader';
import type { Incoming, NetworkCaller, Route } from '../../http/route';
import { answerSchema, parseRequest, readQuery, requestSchema } from '../../http/schema';
import type { Services } from '../../http/services';
import { networkCaller } from '../../http/signature';
import { THROTTLED_CALLS } from '../../http/throttles';
import { faultsOfTexts, readableHosts, textsOf } from '../../http/words';
import { noteHolderFault } from '../frozen-holders';
import type { Outage } from '../outage';
import type { Caller, Sessions } from '../sessions/sessions';
import { type CallThrottle, countTry } from '../throttle';
import { logDone, logRefusal } from './log-calls';

/** What mounting needs besides the services that modules get. */
export interface Mounting {
  readonly services: Services;
  readonly sessions: Sessions;
  readonly throttle: CallThrottle;
  readonly outage: Outage;
  /** True while nothing may be written here (docs/runbook.md#a-clock-is-wrong). */
  readonly mustPause: () => boolean;
  readonly phrase: Phrase;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Only what everybody reads alike may be kept. */
const guardAnswer = (reply: FastifyReply, { access, method }: Call): void => {
  if (access.kind !== 'public' || method !== 'GET') reply.header('cache-control', 'no-store');
};

/** Calls that a person needs to get out with all money (docs/promises.md#out-any-time): no setting takes them below this. */
const EXIT_FLOOR: Limit = { count: 120, windowMs: 5 * 60_000 };

/** Sends a refusal in its envelope. */
export const sendRefusal = (
  reply: FastifyReply,
  { phrase, services }: Pick<Mounting, 'phrase' | 'services'>,
  surface: Call['surface'],
  language: Language,
  { reason, detail }: Refusal,
): FastifyReply => {
  const { http, code } = statusOf(surface, reason);
  if (reason === 'throttled' && typeof detail?.until === 'string') {
    const waitMs = new Date(detail.until).getTime() - services.clock.now().getTime();
    reply.header('retry-after', Math.max(1, Math.ceil(waitMs / 1000)));
  }
  if (reason === 'not_ready') reply.header('retry-after', 1);
  reply.envelopeCode = code;
  return reply
    .code(http)
    .type(JSON_TYPE)
    .send(JSON.stringify({ code, msg: phrase(reason, language), data: { reason, ...detail } }));
};

/** What an unexpected error is answered with; the log has the rest under the id in `X-Error-Id`. */
export const refusalOf = (
  error: unknown,
  outage: Outage,
  request: FastifyRequest,
  reply: FastifyReply,
): Refusal => {
  if (isMoneyStopped(error)) return refuse('money_writes_stopped');
  if (readHolderFault(error) !== undefined) return refuse('wallet_frozen');
  if (outage.covers(error, 'call') || error instanceof StorageUnavailable) return refuse('not_ready');
  if (error instanceof FileLost) {
    // It may be found again, and no reader keeps what is said meanwhile.
    reply.header('cache-control', 'no-store');
    return refuse('file_lost');
  }
  reply.header('x-error-id', request.id);
  request.log.error({ err: error, errorId: request.id }, 'unexpected error');
  return refuse('server_error');
};

/** The same, once a holder whose books it is about is frozen. */
const refuseError = async (
  { services, outage }: Mounting,
  error: unknown,
  reply: FastifyReply,
): Promise<Refusal> => {
  await noteHolderFault(services, error);
  return refusalOf(error, outage, reply.request, reply);
};

const throttled = (until: Date | null): Refusal | null =>
  until === null ? null : refuse('throttled', { until: until.toISOString() });

/** Counts a call of a person, or of an address where nobody is signed in or a token or signature is not right. */
const callCounter = (call: Call, { services, throttle }: Mounting) => {
  const { limits } = services.config;
  return (caller: Caller | NetworkCaller, address: string): Refusal | null => {
    if (caller?.kind !== 'holder') return throttled(throttle.count(`address:${address}`, limits.address));
    const until = throttle.count(`user:${caller.holderId}`, limits.user);
    if (until === null || call.access.kind !== 'holder_or_blocked') return throttled(until);
    return throttled(throttle.count(`exit:${caller.holderId}`, EXIT_FLOOR));
  };
};

const strictly = (services: Services, call: Call): ((address: string) => Promise<Refusal | null>) | null => {
  const name = THROTTLED_CALLS[call.id as CallId];
  if (name === undefined) return null;
  const limit: Limit = services.config.limits[name];
  return async (address) =>
    throttled(await countTry(services.database, services.clock, `${name}:${address}`, limit));
};

/** What is refused before anybody is asked who calls: a write that would not be done now, or a try too many of an address. */
const earlyRefuser = (
  call: Call,
  { services, outage, mustPause }: Mounting,
): ((address: string) => Promise<Refusal | null>) => {
  const countStrictly = strictly(services, call);
  return async (address) => {
    if (call.method !== 'GET' && (outage.refusesWrite() || mustPause())) return refuse('not_ready');
    return countStrictly === null ? null : countStrictly(address);
  };
};

const keyOf = (call: Call, request: FastifyRequest): string | Refusal => {
  if (!call.idempotent) return '';
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return refuse('idempotency_key_missing');
  return typeof key === 'string' && IDEMPOTENCY_KEY_PATTERN.test(key)
    ? key
    : refuse('invalid_fields', { fields: { 'Idempotency-Key': 'invalid_format' } });
};

/** Reads and checks what was sent; a refusal where it is not what the contract says. */
const requestReader = (
  call: Call,
): ((request: FastifyRequest) => { request: unknown; form?: FormBody } | Refusal) => {
  if (call.transport === 'multipart') {
    return ({ body }) =>
      body instanceof FormBody ? { request: {}, form: body } : refuse('unsupported_media_type');
  }
  const read = (request: FastifyRequest): unknown =>
    call.method === 'GET'
      ? readQuery(call, request.query as Record<string, unknown>)
      : request.body === undefined
        ? {}
        : request.body;
  return (incoming) => {
    const value = read(incoming);
    if (value instanceof FormBody) return refuse('unsupported_media_type');
    if (value instanceof UnreadBody) {
      return refuse(value.reason, value.fields === undefined ? undefined : { fields: value.fields });
    }
    const parsed = parseRequest(call, value);
    return 'fields' in parsed ? refuse('invalid_fields', { fields: parsed.fields }) : parsed;
  };
};

/**
 * The one boundary of what staff write and holders read: every text of every call of staff passes it before any use case
 * sees it (docs/promises.md#money-talk-only-on-record).
 */
const wordsOfStaff = (call: Call, services: Services): ((request: unknown) => Refusal | null) => {
  if (call.access.kind !== 'staff' || call.method === 'GET') return () => null;
  const hosts = readableHosts(services.config);
  return (request) => {
    const fields = faultsOfTexts(textsOf(call, requestSchema(call), request), hosts);
    return Object.keys(fields).length === 0 ? null : refuse('invalid_fields', { fields });
  };
};

const isRefusal = (value: object): value is Refusal => 'ok' in value;

const sendFile = (
  reply: FastifyReply,
  { access }: Call,
  { name, mediaType, content }: FileAnswer,
): FastifyReply =>
  reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', access.kind === 'public' ? 'public, max-age=300' : 'no-store')
    .send(content);

/** Sends what the contract names, by a serializer that is made when it is first needed; so the kind is not set by itself. */
const sendData = (reply: FastifyReply, call: Call, data: unknown): FastifyReply =>
  reply
    .type('application/json; charset=utf-8')
    .serializer(reply.compileSerializationSchema(answerSchema(call)))
    .send({ code: 200, msg: 'OK', data });

/** Serves one call of the contract with its handler. */
export const mountRoute = (app: FastifyInstance, mounting: Mounting, url: string, route: Route): void => {
  const { services, sessions } = mounting;
  const { call } = route;
  const readRequest = requestReader(call);
  const refuseEarly = earlyRefuser(call, mounting);
  const countCall = callCounter(call, mounting);
  const checkWords = wordsOfStaff(call, services);

  const answer = async (
    incoming: FastifyRequest,
    reply: FastifyReply,
    lang: Language,
    told: { caller?: Caller | NetworkCaller; key?: string },
  ) => {
    const address = networkOf(incoming.ip);
    const early = await refuseEarly(address);
    if (early !== null) return early;
    const found =
      call.access.kind === 'network'
        ? networkCaller(incoming, services.config.networks, services.clock)
        : sessions.callerOf(call, incoming.headers['x-ct']);
    const caller = found instanceof Promise ? await found : found;
    if (!caller.ok) return countCall(null, address) ?? caller;
    told.caller = caller.data;
    const tooMany = countCall(caller.data, address);
    if (tooMany !== null) return tooMany;
    const read = readRequest(incoming);
    if (isRefusal(read)) return read;
    const words = checkWords(read.request);
    if (words !== null) return words;
    const idempotencyKey = keyOf(call, incoming);
    if (typeof idempotencyKey !== 'string') return idempotencyKey;
    told.key = idempotencyKey;
    return route.handle({
      request: read.request as Incoming['request'],
      form: read.form,
      caller: caller.data,
      lang,
      timeZone: timeZoneFrom(incoming.headers),
      idempotencyKey,
      address,
      userAgent: incoming.headers['user-agent'] ?? '',
      cookies: incoming.headers.cookie ?? '',
      setCookie: (line) => void reply.header('set-cookie', line),
    });
  };

  const answersFile = call.transport === 'stream';
  app.route({
    ...{ method: call.method, url, bodyLimit: bodyBytesMax(call) },
    // What everyone reads alike holds no secret that its length could tell.
    ...(call.access.kind === 'public' && call.method === 'GET' ? { compress: { threshold: 1024 } } : {}),
    handler: async (request, reply) => {
      const lang = languageFrom(request.headers);
      reply.envelopeCode = 200;
      guardAnswer(reply, call);
      try {
        const told: { caller?: Caller | NetworkCaller; key?: string } = {};
        const answered = await answer(request, reply, lang, told);
        if (answered.ok) logDone(request, call, told.caller, told.key);
        if (answered.ok && answersFile) return sendFile(reply, call, answered.data as FileAnswer);
        if (answered.ok) return sendData(reply, call, answered.data);
        logRefusal(request, call, told.caller, answered.reason);
        return sendRefusal(reply, mounting, call.surface, lang, answered);
      } catch (error) {
        return sendRefusal(reply, mounting, call.surface, lang, await refuseError(mounting, error, reply));
      }
    },
  });
};
