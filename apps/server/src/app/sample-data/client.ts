import type { Call, Language, RequestOf, ResponseOf } from '@fairlead/contract';
import type { HolderCaller, Incoming, Route, StaffCaller } from '../../http/route';

/** Makes calls as a person would, without a network between. */
export type Client = <C extends Call>(
  call: C,
  caller: HolderCaller | StaffCaller | null,
  request: RequestOf<C>,
  idempotencyKey?: string,
) => Promise<ResponseOf<C>>;

/**
 * @param address that is on record of what it does, in place of a network's
 * @param lang of those whom it registers
 * @throws where a call is refused: sample data that does not fit the product is a fault of the sample data
 */
export const createClient =
  (routes: readonly Route[], address = 'sample-data', lang: Language = 'en'): Client =>
  async <C extends Call>(
    call: C,
    caller: HolderCaller | StaffCaller | null,
    request: RequestOf<C>,
    idempotencyKey = '',
  ) => {
    const route = routes.find((candidate) => candidate.call.id === call.id);
    if (route === undefined) throw new Error(`${call.id} is not built`);
    const incoming: Incoming = {
      request: call.request.parse(request) as Incoming['request'],
      caller,
      lang,
      timeZone: 'UTC',
      idempotencyKey,
      address,
      userAgent: '',
      cookies: '',
      setCookie: () => {},
    };
    const answer = await route.handle(incoming);
    if (!answer.ok) throw new Error(`${call.id}: ${answer.reason} ${JSON.stringify(answer.detail ?? {})}`);
    return answer.data as ResponseOf<C>;
  };
