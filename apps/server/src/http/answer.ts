import type { Readable } from 'node:stream';
import type { Reason } from '@fairlead/contract';

/** An expected refusal: a value, not an exception. The reason decides the envelope's code (`codes.ts`). */
export interface Refusal {
  readonly ok: false;
  readonly reason: Reason;
  /** More for the envelope's `data`, such as `until` or `fields`. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

export type Answer<Data> = { readonly ok: true; readonly data: Data } | Refusal;

/** The data of a call that answers a file instead of an envelope (`transport: 'stream'`). */
export interface FileAnswer {
  /** ASCII, as the reader keeps it. */
  readonly name: string;
  /** Such as `text/csv; charset=utf-8`. */
  readonly mediaType: string;
  /** A stream that fails ends the answer half-way, which no reader takes for a whole file. */
  readonly content: string | Buffer | Readable;
}

export const done = <Data>(data: Data): Answer<Data> => ({ ok: true, data });

export const refuse = (reason: Reason, detail?: Readonly<Record<string, unknown>>): Refusal =>
  detail === undefined ? { ok: false, reason } : { ok: false, reason, detail };
