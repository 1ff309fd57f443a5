import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Money, useMoney } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';

type Bank = ResponseFor<'statement.reconciliation'>['bank'];

/** Whether the statements of the banks say something else than the books. */
export const differs = ({ difference, differing_lines: lines, differing_days: days }: Bank): boolean =>
  difference !== 0 || lines !== 0 || days !== 0;

/** What the statements of the banks leave open: what has no line, what nobody claims, what no line explains. */
export const BankDifference = ({ bank }: { bank: Bank }) => {
  const t = useTranslate();
  const money = useMoney();
  const sums = ({ count, in: came, out: went }: Bank['entries_without_line']) =>
    t('books.bankSums', { count, came: money(came), went: money(went) });
  const { entries_without_line: entries, lines_without_entry: lines } = bank;
  return (
    <>
      <h3>{t('books.bankHeading')}</h3>
      <Rows>
        <Row name={t('books.bankEntries')} note={sums(entries)}>
          <Money amountMinor={entries.in - entries.out} />
        </Row>
        <Row name={t('books.bankLines')} note={sums(lines)}>
          <Money amountMinor={lines.in - lines.out} />
        </Row>
        <Row name={t('books.bankUnexplained')}>
          <Money amountMinor={bank.unexplained} />
        </Row>
        <Row name={t('books.bankDifference')} strong>
          <Money amountMinor={bank.difference} />
        </Row>
      </Rows>
      {bank.differing_lines === 0 ? null : <p>{t('books.bankDiffering', { count: bank.differing_lines })}</p>}
      {bank.differing_days === 0 ? null : (
        <p>{t('books.bankDifferingDays', { count: bank.differing_days })}</p>
      )}
      {bank.gap_count === 0 ? null : <p>{t('books.bankGaps', { count: bank.gap_count })}</p>}
    </>
  );
};
