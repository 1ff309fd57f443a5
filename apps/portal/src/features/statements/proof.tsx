import type { ResponseFor } from '../../shared/api';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { dateFormat } from '../../shared/lib/formats';
import { Loaded } from '../../shared/ui/loaded';
import { useMoney } from '../../shared/ui/money';
import { useReconciliation } from './api';
import './proof.css';

type Books = ResponseFor<'statement.reconciliation'>;

const amountOf = (lines: Books['held'], wanted: string): number =>
  lines.find(({ name }) => name === wanted)?.amount ?? 0;

/** What must lie at the bank so that everybody can be paid: what is owed, less what networks still bring. */
const neededOf = ({ owed_total: owed, held }: Books): number =>
  Math.max(0, owed - amountOf(held, 'network_receivable'));

const useDay = (): ((day: string) => string) => {
  const tag = useLanguageTag();
  const format = dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
};

const Sentence = ({ books }: { books: Books }) => {
  const t = useTranslate();
  const money = useMoney();
  const { day, closing } = books.bank;
  const needed = neededOf(books);
  const [held, owed] = [money(closing), money(needed)];
  if (day === null) return t('books.proofNone', { owed });
  if (closing >= needed) return t('books.proofCovered', { held, owed });
  return t('books.proofShort', { held, owed, missing: money(needed - closing) });
};

/** Held beside owed: two bars on one scale. Says nothing that the sentence above does not. */
const Bar = ({ books }: { books: Books }) => {
  const t = useTranslate();
  const money = useMoney();
  const needed = neededOf(books);
  const held = Math.max(0, books.bank.closing);
  const most = Math.max(needed, held, 1);
  return (
    <div className="proof__bars" aria-hidden="true">
      {(
        [
          ['books.held', held, held < needed ? 'proof__fill--short' : ''],
          ['books.owed', needed, 'proof__fill--owed'],
        ] as const
      ).map(([name, amount, look]) => (
        <div key={name} className="proof__line">
          <span className="small">
            {t(name)} {money(amount)}
          </span>
          <span className="proof__track">
            <span className={`proof__fill ${look}`} style={{ inlineSize: `${(100 * amount) / most}%` }} />
          </span>
        </div>
      ))}
    </div>
  );
};

/** Whether the money is there: one sentence with its source, and a bar. */
export const Proof = () => {
  const t = useTranslate();
  const writtenDay = useDay();
  const query = useReconciliation();
  return (
    <Loaded query={query} lines={8}>
      {(books) => {
        const { day, closing } = books.bank;
        const isShown = day !== null && closing >= neededOf(books);
        return (
          <section className={`card proof ${isShown ? '' : 'card--attention'}`}>
            <p className="proof__sentence">
              <Sentence books={books} />
            </p>
            {day === null ? null : (
              <>
                <Bar books={books} />
                <p className="small">{t('books.proofKnown', { day: writtenDay(day) })}</p>
              </>
            )}
            <p className="small soft">{t('books.proofNeeded')}</p>
          </section>
        );
      }}
    </Loaded>
  );
};
