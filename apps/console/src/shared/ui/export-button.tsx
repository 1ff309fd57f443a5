import type { RequestOf } from '@fairlead/contract';
import { recordExport } from '@fairlead/contract/calls/audit';
import { deviceClock } from '@fairlead/ui/clock';
import { saveFile } from '@fairlead/ui/save-file';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../api';
import { phraseOf } from '../api/phrase';
import { readAll } from '../api/read-all';
import type { ListCall } from '../api/use-call';
import { useDesk } from '../session/staff';
import { Button } from './button';
import { listStrings } from './list-strings';
import { rowsFile } from './rows-file';

/** The name of the list and today's date in UTC, as a file name. */
const nameOf = (label: string): string =>
  `${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${new Date(deviceClock.now()).toISOString().slice(0, 10)}.csv`;

/** The filters as in an address, for the record: what was saved is known, not only that something was. */
const filtersOf = (request: object): string =>
  new URLSearchParams(
    Object.entries(request).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
    .toString()
    .slice(0, 500);

interface Props<C extends ListCall> {
  call: C;
  /** With the filters and the order that are on show. */
  request: RequestOf<C>;
  label: string;
  /** Small enough for a row of buttons. */
  inRow?: boolean;
}

/**
 * Saves all rows of a list as a file, as they are filtered and sorted, once that is on record; says how far it is and what
 * is not in it.
 */
export const ExportButton = <C extends ListCall>({ call, request, label, inRow = false }: Props<C>) => {
  const { currency } = useDesk();
  const [note, setNote] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [sending, setSending] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (): Promise<void> => {
    const started = new AbortController();
    const { signal } = started;
    running.current = started;
    setSending(true);
    setError(null);
    try {
      await callApi(recordExport, { list: call.id, filters: filtersOf(request as object) });
      const read = await readAll(call, request, (count) => setNote(listStrings.exporting(count)), signal);
      saveFile(
        nameOf(label),
        new Blob([rowsFile(read.rows, call.response, currency)], { type: 'text/csv;charset=utf-8' }),
      );
      setNote((read.isPart ? listStrings.exportedPart : listStrings.exported)(read.rows.length));
    } catch (cause) {
      setNote('');
      // Whoever left the list no longer wants its file.
      if (!signal.aborted) setError(cause);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Button inRow={inRow} sending={sending} onClick={() => void run()}>
        {listStrings.export}
      </Button>
      <span role="status" className="small soft">
        {note}
      </span>
      {error ? <span role="alert">{phraseOf(error)}</span> : null}
    </>
  );
};
