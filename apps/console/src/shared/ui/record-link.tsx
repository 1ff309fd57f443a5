import { list } from '@fairlead/contract/calls/audit';
import { Link } from 'react-router';
import { strings, words } from '../lib/strings';
import { may, useDesk } from '../session/staff';

/** Where what the record names by type and number has its page. */
const PAGES = {
  holder: '/holders',
  order: '/plans',
  proposal: '/proposals',
  conversation: '/support',
  payee: '/payees',
  acceptance: '/acceptances',
  campaign: '/campaigns',
  product: '/products',
  content: '/texts',
  bank_statement: '/bank',
  bank_line: '/bank-lines',
  payout_run: '/payout-runs',
  webhook: '/webhooks',
} as const;

/** What stands as a row of its list, which shows that one alone where it is asked to. */
const ROWS = {
  ...{ withdrawal: '/withdrawals', topup: '/topups', objection: '/objections', feedback: '/feedback' },
  ...{ license_key: '/keys', hold: '/holds', report: '/reports', notification: '/notices', staff: '/staff' },
} as const;

/** What stands in a list, and has no address of its own. */
type Listed =
  | 'canned_answer'
  | 'contacts'
  | 'coupon'
  | 'message'
  | 'notification_template'
  | 'outbox'
  | 'view'
  | 'webhook_delivery';

/** What has a part of the record, by the name that the record has for it. */
export type Recorded = keyof typeof PAGES | keyof typeof ROWS | 'authorization_code' | 'guest_case' | Listed;

const isIn = <Places extends object>(places: Places, type: string): type is string & keyof Places =>
  Object.hasOwn(places, type);

/** The page of what an entry of the record is about; null where it has none. */
export const recordedPage = (type: string, id: string): string | null => {
  if (type === 'guest_case') return `${PAGES.conversation}/${id}?party=guests`;
  if (type === 'authorization_code') return `${ROWS.license_key}?kind=codes&id=${id}`;
  if (isIn(ROWS, type)) return `${ROWS[type]}?id=${id}`;
  return isIn(PAGES, type) ? `${PAGES[type]}/${id}` : null;
};

/** What something is about, by type and number: the way to it where it has a place. */
export const SubjectLink = ({ type, id }: { type: string; id: string | null }) => {
  const page = id === null ? null : recordedPage(type, id);
  const name = `${words(type)} ${id ?? ''}`.trim();
  return page === null ? <span className="figures">{name}</span> : <Link to={page}>{name}</Link>;
};

/** What the record calls the entries of a page, by where the page stands; undefined where it has none. */
export const recordedAt = (path: string): Recorded | undefined =>
  (Object.keys(PAGES) as (keyof typeof PAGES)[]).find((type) => PAGES[type] === path);

/** What is meant by the `object` of an address, such as `proposal:7`; null where that is nothing. */
export const recordedObject = (written: string | null): { type: string; id: string } | null => {
  const [, type, id] = /^([a-z_]{1,40}):([1-9]\d{0,14})$/.exec(written ?? '') ?? [];
  return type === undefined || id === undefined ? null : { type, id };
};

/** Whether the way to the record is offered: to those who read it, of what has a number. */
export const hasRecord = (staff: Parameters<typeof may>[0], id: string): boolean =>
  /^[1-9]\d*$/.test(id) && may(staff, list);

/** The way from a thing to what is on record about it, for those who read the record. */
export const RecordLink = ({ of, id }: { of: Recorded; id: string }) => {
  const { staff } = useDesk();
  if (!hasRecord(staff, id)) return null;
  return <Link to={`/audit?object=${of}:${id}`}>{strings.common.onRecord}</Link>;
};
