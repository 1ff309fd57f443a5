import { list } from '@fairlead/contract/calls/audit';
import { Link } from 'react-router';
import { strings } from '../lib/strings';
import { may, useDesk } from '../session/staff';

/** Where what the record names by type and number has its page. */
const PAGES: Readonly<Record<string, string>> = {
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
};

/** What stands as a row of its list, which shows that one alone where it is asked to. */
const ROWS: Readonly<Record<string, string>> = { withdrawal: '/withdrawals', topup: '/topups' };

/** The page of what an entry of the record is about; null where it has none. */
export const recordedPage = (type: string, id: string): string | null => {
  if (Object.hasOwn(ROWS, type)) return `${ROWS[type]}?id=${id}`;
  return Object.hasOwn(PAGES, type) ? `${PAGES[type]}/${id}` : null;
};

/** What is meant by the `object` of an address, such as `proposal:7`; null where that is nothing. */
export const recordedObject = (written: string | null): { type: string; id: string } | null => {
  const [, type, id] = /^([a-z_]{1,40}):([1-9]\d{0,14})$/.exec(written ?? '') ?? [];
  return type === undefined || id === undefined ? null : { type, id };
};

/** The way from the page of a thing to what is on record about it, for those who read the record. */
export const RecordLink = ({ path, id }: { path: string; id: string }) => {
  const { staff } = useDesk();
  const type = Object.keys(PAGES).find((one) => PAGES[one] === path);
  if (type === undefined || !/^[1-9]\d*$/.test(id) || !may(staff, list)) return null;
  return <Link to={`/audit?object=${type}:${id}`}>{strings.common.onRecord}</Link>;
};
