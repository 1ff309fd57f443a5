import { formatMinor } from '@fairlead/money';
import { useDesk } from '../session/staff';
import { listStrings } from './list-strings';

/** How many rows fit the filters of a list, and what they come to, as the server counts. */
export interface Total {
  readonly rows: number;
  readonly is_part: boolean;
  readonly amount: number | null;
}

interface Props {
  total: Total;
  selected: number;
  /** Of the selected rows that are on show; null where rows have no amount. */
  selectedMinor: number | null;
}

/** Over a list: what all its rows come to, and those that are selected. */
export const ListTotal = ({ total, selected, selectedMinor }: Props) => {
  const { currency } = useDesk();
  const written = (amountMinor: number): string => formatMinor(amountMinor, { currency, locale: 'en' });
  return (
    <p className="list-total figures">
      <strong>{listStrings.rows(total.rows, total.is_part)}</strong>
      {total.amount === null ? null : <strong>{listStrings.sum(written(total.amount))}</strong>}
      {total.is_part ? <span className="soft">{listStrings.unsummed}</span> : null}
      {selected === 0 ? null : (
        <span className="soft">
          {listStrings.selected(selected)}
          {selectedMinor === null ? '' : ` · ${written(selectedMinor)}`}
        </span>
      )}
    </p>
  );
};
