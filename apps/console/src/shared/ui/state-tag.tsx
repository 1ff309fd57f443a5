import { words } from '../lib/strings';

const GOOD = new Set([
  'lifted',
  'upheld',
  'answered',
  'published',
  'sent',
  'posted',
  'paid',
  'approved',
  'active',
  'settlement_successful',
  'passed',
  'accepted',
  'confirmed',
  'delivered',
]);
const ATTENTION = new Set([
  'asked',
  'card_sent',
  'requested',
  'pending',
  'not_activated',
  'posting_proposed',
  'open',
  'scheduled',
  'draft',
  'quarantined',
  'proposed',
  'claimed',
  'line_found',
]);
const BAD = new Set([
  'refused',
  'bounced',
  'put_failed',
  'disabled',
  'revoked',
  'withdrawn',
  'rejected',
  'failed',
  'given_up',
  'doubtful',
  'return_found',
]);

const lookOf = (state: string): string => {
  if (GOOD.has(state)) return 'tag--good';
  if (ATTENTION.has(state)) return 'tag--attention';
  return BAD.has(state) ? 'tag--bad' : '';
};

/** A state in words; the colour only repeats what they say. */
export const StateTag = ({ state }: { state: string }) => (
  <span className={`tag ${lookOf(state)}`}>{words(state)}</span>
);
