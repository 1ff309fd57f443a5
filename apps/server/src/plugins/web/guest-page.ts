import { randomUUID } from 'node:crypto';
import { type Call, calls, type Envelope, type FieldReason } from '@fairlead/contract';
import { LANGUAGES, type Language, type Translate } from '@fairlead/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { languageFrom } from '../../http/reader';
import { translateFor } from '../../http/translate';
import { type GuestView, guestHtml } from './guest-html';
import { pageHeaders } from './headers';

const FORM = 'application/x-www-form-urlencoded';
const SHOWN = 50;

/** The acts of the page: each is a call of the contract, with the fields that it takes. */
const ACTS = {
  open: { call: calls.guest.open, fields: ['name', 'email', 'username', 'text'] },
  show: { call: null, fields: [] },
  look: { call: null, fields: [] },
  send: { call: calls.guest.send, fields: ['case_number', 'secret', 'client_id', 'text'] },
  object: { call: calls.guest.object, fields: ['case_number', 'secret', 'username', 'text'] },
} as const satisfies Record<string, { call: Call | null; fields: readonly string[] }>;
type Act = keyof typeof ACTS;

interface Outcome {
  readonly good: boolean;
  readonly msg: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Makes the call through the whole stack, as any other client does: throttles, checks and phrases are the call's own. */
const callerOf =
  (server: FastifyInstance, config: Config, request: FastifyRequest) =>
  async (call: Call, body: Readonly<Record<string, unknown>>): Promise<Outcome> => {
    const reply = await server.inject({
      method: 'POST',
      url: config.apiBasePath + call.path,
      remoteAddress: request.ip,
      headers: {
        'content-type': 'application/json',
        'accept-language': String(request.headers['accept-language'] ?? ''),
      },
      payload: JSON.stringify(body),
    });
    const { code, msg, data } = reply.json<Envelope<Record<string, unknown>>>();
    return { good: code === 200, msg, data };
  };
type Caller = ReturnType<typeof callerOf>;

const readForm = (body: unknown): Readonly<Record<string, string>> =>
  typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : {};

/** A moment in the programme's zone, which is named: the page knows no other. */
const momentIn = (language: Language, timeZone: string, time: unknown): string =>
  `${new Intl.DateTimeFormat(LANGUAGES[language].tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(String(time)))} (${timeZone})`;

const faultsOf = (t: Translate, { data }: Outcome): Record<string, string> =>
  Object.fromEntries(
    Object.entries((data.fields ?? {}) as Record<string, FieldReason>).map(([name, reason]) => [
      name,
      t(`field.${reason}`),
    ]),
  );

const wordOf = (t: Translate, act: Act, outcome: Outcome, written: (time: unknown) => string) => {
  if (outcome.good)
    return act === 'open' || act === 'show' || act === 'look'
      ? null
      : { text: t(act === 'object' ? 'guest.objected' : 'guest.sent'), isFault: false };
  const { until } = outcome.data;
  const later = until === undefined ? '' : ` ${t('guest.later', { time: written(until) })}`;
  return { text: outcome.msg + later, isFault: true };
};

type Found = Pick<GuestView, 'found' | 'desk'>;

const readCase = async (
  call: Caller,
  t: Translate,
  typed: Readonly<Record<string, string>>,
  isNew: boolean,
  written: (time: unknown) => string,
): Promise<{ outcome: Outcome; view: Found }> => {
  const { case_number = '', secret = '' } = typed;
  const body = { case_number, secret, before: 2_000_000_000, limit: SHOWN };
  const outcome = await call(calls.guest.messages, body);
  if (!outcome.good) return { outcome, view: { found: null, desk: null } };
  const { items, more, opening_hours: hours } = calls.guest.messages.response.parse(outcome.data);
  return {
    outcome,
    view: {
      found: {
        isNew,
        more,
        items: items.toReversed().map(({ from, text, sent_at }) => ({
          from: t(from === 'guest' ? 'guest.you' : 'guest.desk'),
          text,
          time: written(sent_at),
        })),
      },
      desk: {
        isOpen: hours.open_now,
        opensAt: hours.next_change_at === null ? null : written(hours.next_change_at),
      },
    },
  };
};

const optional = (body: Readonly<Record<string, string>>, fields: readonly string[]) =>
  Object.fromEntries(fields.flatMap((name) => (body[name] ? [[name, body[name]]] : [])));

type Played = Pick<GuestView, 'typed' | 'faults' | 'sent' | 'word' | 'found' | 'desk'>;

/** Does what the form asks, then shows the case as it stands. */
const play = async (
  call: Caller,
  t: Translate,
  body: Readonly<Record<string, string>>,
  written: (time: unknown) => string,
): Promise<Played> => {
  const act: Act = body.act !== undefined && body.act in ACTS ? (body.act as Act) : 'show';
  const { call: wanted, fields } = ACTS[act];
  const acted = wanted === null ? null : await call(wanted, optional(body, fields));
  const taken = acted?.good === true;
  const opened = taken && act === 'open' ? (acted.data as Readonly<Record<string, string>>) : body;
  const { case_number = '', secret = '' } = opened;
  const key = { case_number, secret, client_id: randomUUID() };
  if (act === 'open' && !taken && acted !== null) {
    const word = wordOf(t, act, acted, written);
    return { typed: body, faults: faultsOf(t, acted), sent: act, word, found: null, desk: null };
  }
  const { outcome, view } = await readCase(call, t, key, act === 'open', written);
  const told = outcome.good ? (acted ?? outcome) : outcome;
  return {
    ...view,
    typed: taken ? key : { ...body, ...key, client_id: body.client_id ?? key.client_id },
    faults: faultsOf(t, told),
    sent: act,
    word: wordOf(t, act, told, written),
  };
};

const EMPTY: Played = { typed: {}, faults: {}, sent: null, word: null, found: null, desk: null };

/**
 * Serves the page outside the app for guests and the blocked: plain forms, no script
 * (docs/domain/support.md#guests).
 */
export const serveGuests = async (server: FastifyInstance, config: Config): Promise<void> => {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  const { complaintsAddress } = config.operator;
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    body?: Readonly<Record<string, string>>,
  ) => {
    const language = languageFrom(request.headers);
    const t = await translateFor(language);
    const written = (time: unknown): string => momentIn(language, config.programmeTimeZone, time);
    const played =
      body === undefined ? EMPTY : await play(callerOf(server, config, request), t, body, written);
    const html = guestHtml({ language, t, complaintsAddress, ...played });
    return reply
      .headers({ ...pageHeaders(html, isSecure), 'cache-control': 'no-store', vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(html);
  };
  await server.register((scope, _options, done) => {
    scope.removeContentTypeParser(FORM);
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, text, next) => next(null, text));
    scope.get('/support/guest', (request, reply) => show(request, reply));
    scope.post('/support/guest', (request, reply) => show(request, reply, readForm(request.body)));
    done();
  });
};
