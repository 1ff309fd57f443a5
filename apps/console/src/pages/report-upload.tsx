import type { ResponseOf } from '@fairlead/contract';
import type { uploadCsv } from '@fairlead/contract/calls/console-report';
import { REPORT_COLUMNS } from '@fairlead/contract/csv';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../api/client';
import { sendReports } from '../api/file';
import { phraseOf } from '../api/phrase';
import { useSend } from '../api/use-send';
import { reportEntryStrings } from '../delivery-strings';
import { strings } from '../strings';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { type LineFault, lineFaults, reportLines } from './report-file';

const words = reportEntryStrings;

/** A file that was taken, with what became of each of its lines. */
export interface Uploaded {
  readonly name: string;
  readonly rows: readonly (ResponseOf<typeof uploadCsv>['results'][number] & { readonly line: number })[];
}

class FileGone extends Error {}

const readText = (file: File): Promise<string> =>
  file.text().catch(() => {
    throw new FileGone();
  });

const phrase = (error: unknown): string => (error instanceof FileGone ? words.fileGone : phraseOf(error));

const Faults = ({ faults }: { faults: readonly LineFault[] }) => (
  <div role="alert" className="notice notice--bad notice--lines">
    <p>{words.faults}</p>
    <ul className="plain stack">
      {faults.map(({ line, text, faults: found }) => (
        <li key={line}>
          <strong>{words.line(line)}</strong> <span className="code">{text}</span>
          <br />
          {found.join(' ')}
        </li>
      ))}
    </ul>
  </div>
);

interface Props {
  onUploaded: (uploaded: Uploaded) => void;
  onClose: () => void;
}

/** Sends a file of reports: all of its lines are read, or the faults of each are named and nothing counts. */
export const UploadReportsDialog = ({ onUploaded, onClose }: Props) => {
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [faults, setFaults] = useState<readonly LineFault[]>([]);
  const { sending, error, send } = useSend(async (chosen: File) => {
    setFaults([]);
    const text = await readText(chosen);
    try {
      const { results } = await sendReports(chosen);
      const lines = reportLines(text);
      const rows = results.map((result, place) => ({ ...result, line: lines[place]?.line ?? 0 }));
      onUploaded({ name: chosen.name, rows });
    } catch (cause) {
      if (cause instanceof ApiError) setFaults(lineFaults(text, cause.data.fields ?? {}));
      throw cause;
    }
  });
  const onSubmit = async (event: FormEvent, close: () => void): Promise<void> => {
    event.preventDefault();
    setMissing(file === null);
    if (file !== null && (await send(file))) close();
  };
  return (
    <Dialog title={words.upload} note={words.uploadNote} onClose={onClose}>
      {(close) => (
        <form className="form" noValidate onSubmit={(event) => void onSubmit(event, close)}>
          <Field
            label={words.file}
            hint={words.fileHint(REPORT_COLUMNS.join(','))}
            error={isMissing && file === null ? strings.field.required : undefined}
            input={(wiring) => (
              <input
                {...wiring}
                type="file"
                accept=".csv,text/csv"
                disabled={sending}
                onChange={(event) => setFile(event.target.files?.[0] ?? null)}
              />
            )}
          />
          {error && faults.length === 0 ? (
            <p role="alert" className="notice notice--bad">
              {phrase(error)}
            </p>
          ) : null}
          {faults.length > 0 ? <Faults faults={faults} /> : null}
          <div className="form__actions">
            <Button onClick={close} disabled={sending}>
              {strings.common.cancel}
            </Button>
            <Button type="submit" look="primary" sending={sending}>
              {words.upload}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
};
