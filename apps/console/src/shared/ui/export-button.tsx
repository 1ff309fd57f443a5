import type { RequestOf } from '@fairlead/contract';
import { exportList } from '@fairlead/contract/calls/audit';
import { LIMITS } from '@fairlead/contract/limits';
import { deviceClock } from '@fairlead/ui/clock';
import { saveFile } from '@fairlead/ui/save-file';
import { useEffect, useRef, useState } from 'react';
import { readFile } from '../api';
import { phraseOf } from '../api/phrase';
import type { ListCall } from '../api/use-call';
import { Button } from './button';
import { listStrings } from './list-strings';

/** The name of the list and today's date in UTC, as a file name. */
const nameOf = (label: string): string =>
  `${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${new Date(deviceClock.now()).toISOString().slice(0, 10)}.csv`;

/** How many rows a table has below its head; a cell in quotes may hold an end of line. */
const rowsIn = (table: string): number => table.replaceAll(/"[^"]*"/g, '').split('\r\n').length - 2;

interface Props<C extends ListCall> {
  call: C;
  /** With the filters and the order that are on show. */
  request: RequestOf<C>;
  label: string;
  /** Small enough for a row of buttons. */
  inRow?: boolean;
}

/** Saves the rows of a list as a file, as they are filtered and sorted; says how many there are and what is not in it. */
export const ExportButton = <C extends ListCall>({ call, request, label, inRow = false }: Props<C>) => {
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
    setNote('');
    setError(null);
    try {
      // What is not set is left out, as JSON leaves it.
      const filters = request as RequestOf<typeof exportList>['filters'];
      const file = await readFile(exportList, { list: call.id, filters }, { signal });
      const rows = rowsIn(await file.text());
      saveFile(nameOf(label), file);
      setNote((rows < LIMITS.exportRowsMax ? listStrings.exported : listStrings.exportedPart)(rows));
    } catch (cause) {
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
