import type { FieldReason, Reason } from '@fairlead/contract';

/** What the server may add to a refusal (docs/domain/errors.md#reasons). */
export interface RefusalData {
  readonly reason?: Reason;
  readonly fields?: Readonly<Record<string, FieldReason>>;
  /** When a lock lifts, ISO 8601 UTC. */
  readonly until?: string;
  readonly tries_left?: number;
  /** The language of the account, for the blocked and for unknown shell identities. */
  readonly lang?: string;
  readonly continuation?: string;
  /** Why staff blocked the account, in their words. */
  readonly remark?: string;
}

/**
 * Why a call failed, by the order in which it is looked at: `network`: no answer came; whether the server did
 * the work is unknown. `http`: an HTTP status other than 2xx. `code`: an answer with a code other than 200.
 */
export class ApiError extends Error {
  readonly data: RefusalData;

  constructor(
    readonly kind: 'network' | 'http' | 'code',
    /** HTTP status, or the envelope's code; 0 where no answer came. */
    readonly code: number,
    message: string,
    data: RefusalData = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.data = data;
  }

  /** True where the server answered that it did not do it; false where it may or may not have. */
  get final(): boolean {
    if (this.kind === 'network') return false;
    return this.kind === 'code' ? this.code !== 500 : this.code < 500 && this.code !== 429;
  }
}
