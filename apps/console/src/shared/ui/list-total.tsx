import { formatMinor } from '@fairlead/money';
import { useDesk } from '../session/staff';
import { listStrings } from './list-strings';

/** How many rows fit the filters of a list, and what they come to, as the server counts. */
export interface Total {
  readonly rows: number;
  readonly is_part: boolean;
  readonly amount: number | null;
}

/** Over a list: what all its rows come to; what is selected says the bar at the foot of the page. */
export const ListTotal = ({ total }: { total: Total }) => {
  const { currency } = useDesk();
  return (
    <p className="list-total figures">
      <strong>{listStrings.rows(total.rows, total.is_part)}</strong>
      {total.amount === null ? null : (
        <strong>{listStrings.sum(formatMinor(total.amount, { currency, locale: 'en' }))}</strong>
      )}
      {total.is_part ? <span className="soft">{listStrings.unsummed}</span> : null}
    </p>
  );
};
