import { ApiError, isLost } from '@fairlead/contract/client';
import { formatMinor } from '@fairlead/money';
import { useRef, useState } from 'react';
import { phraseOf } from '../api/phrase';
import { strings } from '../lib/strings';
import { useDesk } from '../session/staff';
import type { Stated } from './act-fields';
import { ActForm } from './act-form';
import type { RowAct } from './acts';
import { Button } from './button';
import { Dialog } from './dialog';
import { listStrings } from './list-strings';
import type { Selection } from './table-view';

interface Props<Row> {
  /** The rows on show. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How a row is called where it was refused. */
  nameOf: (row: Row) => string;
  selection: Selection;
  /** Those that this person may do with several rows. */
  acts: readonly RowAct<Row>[];
  amountOf?: ((row: Row) => number | null) | undefined;
}

const isOpen = <Row,>(act: RowAct<Row>, row: Row): boolean => act.isOpen?.(row) ?? true;

const sumOf = <Row,>(rows: readonly Row[], amountOf: Props<Row>['amountOf']): number | null =>
  amountOf ? rows.reduce((sum, row) => sum + (amountOf(row) ?? 0), 0) : null;

/** What is done with the rows that are selected, at the foot of the page while there are any. */
export const BulkBar = <Row,>(props: Props<Row>) => {
  const { rows, rowKey, selection, acts, amountOf } = props;
  const { currency } = useDesk();
  const [pressed, setPressed] = useState<string | null>(null);
  const selected = rows.filter((row) => selection.ids.has(rowKey(row)));
  const act = acts.find(({ label }) => label === pressed);
  if (selected.length === 0 && act === undefined) return null;
  const sum = sumOf(selected, amountOf);
  return (
    <>
      <section className="bulk" aria-label={listStrings.selected(selected.length)}>
        <strong>{listStrings.selected(selected.length)}</strong>
        {sum === null ? null : (
          <span className="figures">{formatMinor(sum, { currency, locale: 'en' })}</span>
        )}
        {acts.map((one) => {
          const open = selected.filter((row) => isOpen(one, row)).length;
          return open === 0 ? null : (
            <Button key={one.label} inRow look={one.look ?? 'primary'} onClick={() => setPressed(one.label)}>
              {`${one.label} · ${open}`}
            </Button>
          );
        })}
        <Button inRow onClick={selection.clear}>
          {listStrings.clearSelection} <kbd>Esc</kbd>
        </Button>
      </section>
      {act === undefined ? null : (
        <BulkDialog {...props} rows={selected} act={act} onClose={() => setPressed(null)} />
      )}
    </>
  );
};

interface Refused {
  readonly name: string;
  readonly why: string;
}

interface Outcome<Row> {
  readonly done: readonly Row[];
  readonly refused: readonly Refused[];
  readonly left: number;
}

/** Sends one row after the other, each by itself; stops where it is told to, or where no answer comes any more. */
const sendEach = async <Row,>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  nameOf: (row: Row) => string,
  { isStopped, onSent }: { isStopped: () => boolean; onSent: (count: number) => void },
): Promise<Outcome<Row>> => {
  const done: Row[] = [];
  const refused: Refused[] = [];
  for (const row of rows) {
    if (isStopped()) break;
    try {
      await run(row);
      done.push(row);
    } catch (error) {
      refused.push({ name: nameOf(row), why: phraseOf(error) });
      // Whoever is not heard, or is signed in no more, is not heard with the next one either.
      if (isLost(error) || !(error instanceof ApiError)) break;
    }
    onSent(done.length + refused.length);
  }
  return { done, refused, left: rows.length - done.length - refused.length };
};

interface DialogProps<Row> extends Props<Row> {
  act: RowAct<Row>;
  onClose: () => void;
}

const BulkDialog = <Row,>({ rows, rowKey, nameOf, selection, act, amountOf, onClose }: DialogProps<Row>) => {
  const { currency } = useDesk();
  // What was selected when it was opened: rows change while they are worked off.
  const [all] = useState(() => rows.filter((row) => isOpen(act, row)));
  const [leftOut] = useState(rows.length - all.length);
  const [sent, setSent] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Row> | null>(null);
  const isStopped = useRef(false);
  const sum = sumOf(all, amountOf);
  const written = sum === null ? null : formatMinor(sum, { currency, locale: 'en' });
  const runAll = async (stated: Stated<string>): Promise<void> => {
    const run = (row: Row) => act.bulk?.run(row, stated) ?? Promise.resolve();
    const found = await sendEach(all, run, nameOf, { isStopped: () => isStopped.current, onSent: setSent });
    setOutcome(found);
    const done = new Set(found.done.map(rowKey));
    selection.set([...selection.ids].filter((id) => !done.has(id)));
  };
  const end = (): void => {
    isStopped.current = true;
    onClose();
  };
  return (
    <Dialog
      title={listStrings.bulk.title(act.label, all.length)}
      note={listStrings.bulk.note(written)}
      onClose={end}
    >
      {(close) =>
        outcome === null ? (
          <>
            {leftOut > 0 ? <p className="notice">{listStrings.bulk.left(leftOut)}</p> : null}
            <ActForm
              name={`bulk-${act.label}`}
              fields={act.bulk?.fields ?? []}
              submit={`${act.label} · ${all.length}`}
              look={act.look ?? 'primary'}
              onCancel={close}
              run={runAll}
            />
            {sent > 0 ? (
              <div className="row row--apart">
                <p role="status">{listStrings.bulk.running(sent, all.length)}</p>
                <Button onClick={() => (isStopped.current = true)}>{listStrings.bulk.stop}</Button>
              </div>
            ) : null}
          </>
        ) : (
          <BulkOutcome outcome={outcome} onClose={close} />
        )
      }
    </Dialog>
  );
};

const BulkOutcome = <Row,>({ outcome, onClose }: { outcome: Outcome<Row>; onClose: () => void }) => (
  <>
    <p role="status">
      <strong>{listStrings.bulk.done(outcome.done.length, outcome.refused.length, outcome.left)}</strong>
    </p>
    {outcome.refused.length === 0 ? null : (
      <ul className="outcome">
        {outcome.refused.map(({ name, why }) => (
          <li key={name}>
            <strong>{name}</strong>: {why}
          </li>
        ))}
      </ul>
    )}
    <div className="form__actions">
      <Button look="primary" onClick={onClose}>
        {strings.common.close}
      </Button>
    </div>
  </>
);
