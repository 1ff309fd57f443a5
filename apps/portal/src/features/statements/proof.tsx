import type { ResponseFor } from '../../shared/api';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { dateFormat } from '../../shared/lib/formats';
import { Loaded } from '../../shared/ui/loaded';
import { Money, useMoney } from '../../shared/ui/money';
import { useReconciliation } from './api';
import '../../shared/ui/art-tokens.css';
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

interface BarsProps {
  held: number;
  /** What it is held against, and what that is called. */
  against: number;
  name: string;
}

/** Held beside what it is held against: two bars on one scale. */
const Bars = ({ held, against, name }: BarsProps) => {
  const t = useTranslate();
  const money = useMoney();
  const most = Math.max(against, held, 1);
  const bars = [
    [t('books.held'), held, held < against ? 'proof__fill--short' : ''],
    [name, against, 'proof__fill--owed'],
  ] as const;
  return (
    <div className="proof__bars">
      {bars.map(([label, amount, look]) => (
        <div key={label} className="proof__line">
          <span className="small">
            {label} <strong className="money">{money(amount)}</strong>
          </span>
          <span className="proof__track" aria-hidden="true">
            <span
              className={`proof__fill ${look}`}
              style={{ inlineSize: `${(100 * Math.max(0, amount)) / most}%` }}
            />
          </span>
        </div>
      ))}
    </div>
  );
};

/** What the books say where no bank has said anything yet: it is called theirs, and that nothing confirms it. */
const ByBooks = ({ books: { held_total: held, owed_total: owed } }: { books: Books }) => {
  const t = useTranslate();
  return (
    <>
      <div>
        <p className="soft">{t('books.heldByBooks')}</p>
        <p className="proof__figure">
          <Money amountMinor={held} />
        </p>
        <p>{t('books.proofNone')}</p>
      </div>
      <Bars held={held} against={owed} name={t('books.owed')} />
    </>
  );
};

/** What the statements of the banks say, and from which day; amber stands where that is not all that is needed. */
const ByBank = ({ books, day }: { books: Books; day: string }) => {
  const t = useTranslate();
  const money = useMoney();
  const writtenDay = useDay();
  const { closing } = books.bank;
  const needed = neededOf(books);
  const isShort = closing < needed;
  const said = { held: money(closing), owed: money(needed) };
  return (
    <>
      <div>
        <div className="row row--apart">
          <p className="soft">{t('books.heldAtBank')}</p>
          {isShort ? <span className="tag tag--attention">{t('books.notAllShown')}</span> : null}
        </div>
        <p className="proof__figure">
          <Money amountMinor={closing} />
        </p>
        <p>
          {isShort
            ? t('books.proofShort', { ...said, missing: money(needed - closing) })
            : t('books.proofCovered', said)}
        </p>
      </div>
      <Bars held={closing} against={needed} name={t('books.needed')} />
      <p className="small">{t('books.proofKnown', { day: writtenDay(day) })}</p>
      <p className="small soft">
        {t('books.proofNeeded', {
          owed: money(books.owed_total),
          networks: money(amountOf(books.held, 'network_receivable')),
        })}
      </p>
    </>
  );
};

/** Whether the money is there: one figure with what it is known from, and what it is held against. */
export const Proof = () => {
  const query = useReconciliation();
  return (
    <Loaded query={query} lines={6}>
      {(books) => (
        <section className="card proof">
          {books.bank.day === null ? (
            <ByBooks books={books} />
          ) : (
            <ByBank books={books} day={books.bank.day} />
          )}
        </section>
      )}
    </Loaded>
  );
};
