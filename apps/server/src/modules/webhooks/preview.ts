import { webhookExample } from '@fairlead/contract';
import { done } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { headersOf } from './signature';

/** Known to everybody: it signs examples and nothing else. */
const EXAMPLE_SECRET = `whsec_${Buffer.from('an example secret of 32 bytes ok').toString('base64')}`;
const EXAMPLE_ID = 'evt_00000000000000000000000000000001';

/** An event as a receiver would get it, made up and signed now, so that a receiver takes its time for fresh. */
export const previewEvent: StaffUseCase<'consoleWebhook.preview'> = async ({ clock }, _caller, { event }) => {
  const body = JSON.stringify(webhookExample(event));
  const headers = headersOf([EXAMPLE_SECRET], EXAMPLE_ID, clock.now(), body);
  return done({
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body,
    secret: EXAMPLE_SECRET,
  });
};
