import type { Call } from '@fairlead/contract';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSend } from '../api/use-send';
import { strings } from '../lib/strings';
import { may, useDesk } from '../session/staff';
import type { ActField, Stated } from './act-fields';
import { Button } from './button';
import type { Column } from './data-table';
import { Failure } from './failure';
import { hasRecord, type Recorded, RecordLink } from './record-link';
import { RowMenu } from './row-menu';

interface Act {
  /** What its button says; no two acts of one place say the same. */
  readonly label: string;
  readonly look?: 'danger';
  /** Who may make this call is offered the act. */
  readonly call: Call;
}

/** What staff do on a page, without a row: it begins something new. */
export interface PageAct extends Act {
  readonly dialog: (close: () => void) => ReactNode;
}

/** What staff do with one row of a list. */
export interface RowAct<Row> extends Act {
  /** Of which rows; of all of them where it is absent. */
  readonly isOpen?: (row: Row) => boolean;
  /** Absent where nothing is stated: then `run` sends it at once. */
  readonly dialog?: (row: Row, close: () => void) => ReactNode;
  readonly run?: (row: Row) => Promise<unknown>;
  /** What it means, for who rests on its button. */
  readonly note?: string;
  /** How it is done with several rows, one after the other; absent where each needs its own statement. */
  readonly bulk?: BulkAct<Row>;
}

/** An act on several rows, each sent by itself. */
export interface BulkAct<Row> {
  /** What is stated once for all of them. */
  readonly fields: readonly ActField<string>[];
  readonly run: (row: Row, stated: Stated<string>) => Promise<unknown>;
}

/** The acts of a list's rows, with what stands in their place. */
export interface RowActs<Row> {
  /** Stands where the acts would, e.g. the proposal that waits for its checker; null where they stand. */
  readonly instead?: (row: Row) => ReactNode;
  /** Stands before the acts that are open all the same. */
  readonly before?: (row: Row) => ReactNode;
  /** What the record calls a row: the way there is the last of its menu. Absent where the row's panel has it. */
  readonly record?: Recorded;
  readonly acts: readonly RowAct<Row>[];
}

/** The button of an act that states nothing: sent at once, once. What was proposed can be taken back until it is decided. */
const DirectAct = ({
  label,
  note,
  look,
  run,
  onFail,
}: Pick<RowAct<never>, 'label' | 'note' | 'look'> & {
  run: () => Promise<unknown>;
  /** Told of a failure, and of null before each try. */
  onFail: (error: unknown) => void;
}) => {
  const { sending, send } = useSend(async () => {
    onFail(null);
    await run().catch((error: unknown) => {
      onFail(error);
      throw error;
    });
  });
  return (
    <Button inRow look={look ?? 'plain'} title={note} sending={sending} onClick={() => void send()}>
      {label}
    </Button>
  );
};

/** Leads to a page with one of its acts begun, by what its button says; kept beside the address, which stays that of the page. */
export const actBegun = (label: string): object => ({ act: label });

const begunBy = (state: unknown): string | null => (state as { readonly act?: string } | null)?.act ?? null;

/** The buttons of a page's acts, as far as this person's roles go, and the dialog of the one that was pressed or led to. */
export const usePageActs = (acts: readonly PageAct[]) => {
  const { staff } = useDesk();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<string | null>(null);
  const begun = begunBy(state);
  const allowed = acts.filter(({ call }) => may(staff, call));
  useEffect(() => {
    if (begun === null) return;
    setPressed(begun);
    // Else a reload, or the way back to this page, would begin it again.
    void navigate(pathname + search, { replace: true });
  }, [begun, navigate, pathname, search]);
  return {
    buttons: allowed.map(({ label, look }) => (
      <Button key={label} look={look ?? 'plain'} onClick={() => setPressed(label)}>
        {label}
      </Button>
    )),
    dialog: allowed.find(({ label }) => label === pressed)?.dialog(() => setPressed(null)),
  };
};

/** Up to so many acts stand in a row of a table; of more the first stands there, and its menu has the others. */
const SHOWN_MAX = 2;

/**
 * The acts of a list's rows: `of` draws those of one row, for its panel; `column` is the list's; `dialog` is that of the
 * act that was pressed, `failure` says why one that needs no dialog was refused.
 */
export const useRowActs = <Row,>({ instead, before, record, acts }: RowActs<Row>) => {
  const { staff } = useDesk();
  const [pressed, setPressed] = useState<{ readonly label: string; readonly row: Row } | null>(null);
  // Not beside its button: the row may be gone, as somebody else was quicker.
  const [failed, setFailed] = useState<unknown>(null);
  const allowed = acts.filter(({ call }) => may(staff, call));
  const partsOf = (row: Row): readonly ReactNode[] => {
    const inPlace = instead?.(row) ?? null;
    if (inPlace !== null) return [<Fragment key="instead">{inPlace}</Fragment>];
    const open = allowed.filter(({ isOpen }) => isOpen?.(row) ?? true);
    const first = before?.(row) ?? null;
    return [
      ...(first === null ? [] : [<Fragment key="before">{first}</Fragment>]),
      ...open.map(({ run, ...act }) =>
        run ? (
          <DirectAct key={act.label} {...act} run={() => run(row)} onFail={setFailed} />
        ) : (
          <Button
            key={act.label}
            inRow
            look={act.look ?? 'plain'}
            onClick={() => setPressed({ label: act.label, row })}
          >
            {act.label}
          </Button>
        ),
      ),
    ];
  };
  const of = (row: Row): ReactNode => <div className="row row--tight">{partsOf(row)}</div>;
  const inTable = (row: Row): ReactNode => {
    const parts = partsOf(row);
    const { id } = row as { readonly id: string };
    const isRecorded = record !== undefined && hasRecord(staff, id);
    const isMany = parts.length > SHOWN_MAX || (before?.(row) ?? null) !== null;
    const shown = isMany ? parts.slice(0, 1) : parts;
    const rest = parts.slice(shown.length);
    return (
      <div className="row row--tight">
        {shown}
        {rest.length > 0 || isRecorded ? (
          <RowMenu>
            {rest}
            {isRecorded ? <RecordLink of={record} id={id} /> : null}
          </RowMenu>
        ) : null}
      </div>
    );
  };
  const column: Column<Row> = { head: strings.common.actions, look: 'acts', cell: inTable };
  const dialog =
    pressed === null
      ? null
      : acts.find(({ label }) => label === pressed.label)?.dialog?.(pressed.row, () => setPressed(null));
  const failure = <Failure error={failed} />;
  return { of, column, dialog, failure, bulk: allowed.filter(({ bulk }) => bulk !== undefined) };
};
