import type { Proposal } from '@fairlead/contract';
import { proposeFile } from '@fairlead/contract/calls/networks-reports';
import { ApiError } from '@fairlead/contract/client';
import { REPORT_COLUMNS, REPORTS_PER_FILE_MAX } from '@fairlead/contract/csv';
import { draftKey, useDraft } from '@fairlead/ui/use-draft';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../shared/api';
import { sendReports } from '../../shared/api/file';
import { phraseOf } from '../../shared/api/phrase';
import { useSend } from '../../shared/api/use-send';
import { strings } from '../../shared/lib/strings';
import { type ActField, problemsOf, type Stated } from '../../shared/ui/act-fields';
import { Dialog } from '../../shared/ui/dialog';
import { chosenOf, Field, LinesField } from '../../shared/ui/field';
import { FormFoot } from '../../shared/ui/form-foot';
import { ImagesField } from '../../shared/ui/images-field';
import { type LineFault, lineFaults, reportFaults } from './report-file';
import { reportEntryStrings } from './report-strings';

class FileGone extends Error {}
/** The server has read the file, and some of its reports cannot count. */
class FaultyFile extends Error {}

const readText = (file: File): Promise<string> =>
  file.text().catch(() => {
    throw new FileGone();
  });

const phrase = (error: unknown): string => {
  if (error instanceof FileGone) return reportEntryStrings.fileGone;
  const isTooLong = error instanceof ApiError && error.data.fields?.['reports'] === 'too_long';
  return isTooLong ? reportEntryStrings.tooMany(REPORTS_PER_FILE_MAX) : phraseOf(error);
};

const Faults = ({ faults }: { faults: readonly LineFault[] }) => (
  <div role="alert" className="notice notice--bad notice--lines">
    <p>{reportEntryStrings.faults}</p>
    <ul className="plain stack">
      {faults.map(({ line, text, faults: found }) => (
        <li key={line}>
          <strong>{reportEntryStrings.line(line)}</strong> <span className="code">{text}</span>
          <br />
          {found.join(' ')}
        </li>
      ))}
    </ul>
  </div>
);

type Name = 'evidence' | 'reason';

const fields: readonly ActField<Name>[] = [
  { name: 'evidence', kind: 'images', label: reportEntryStrings.evidence },
  { name: 'reason', kind: 'lines', label: strings.common.reason },
];

/** Uploads a file and proposes to count it; the faults of each line are left in `faults`, and nothing is proposed. */
const useProposal = (onProposed: (proposal: Proposal) => void) => {
  const [faults, setFaults] = useState<readonly LineFault[]>([]);
  const sending = useSend(async (file: File, stated: Stated<Name>) => {
    setFaults([]);
    const text = await readText(file);
    const read = await sendReports(file).catch((cause: unknown) => {
      if (cause instanceof ApiError) setFaults(lineFaults(text, cause.data.fields ?? {}));
      throw cause;
    });
    if (read.file_id === null) {
      setFaults(reportFaults(text, read.faults));
      throw new FaultyFile();
    }
    const evidence = [...chosenOf(stated.evidence)];
    const about = { name: file.name.slice(0, 120), evidence_file_ids: evidence, reason: stated.reason };
    onProposed(await callApi(proposeFile, { file_id: read.file_id, ...about }));
  });
  return { ...sending, faults };
};

interface Props {
  onProposed: (proposal: Proposal) => void;
  onClose: () => void;
}

/** States a file of reports with its evidence; another person counts all of them or none. */
export const UploadReportsDialog = ({ onProposed, onClose }: Props) => {
  const [file, setFile] = useState<File | null>(null);
  const { draft, change, discard } = useDraft(draftKey('report-file'), { evidence: '', reason: '' });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { sending, error, send, faults } = useProposal(onProposed);
  const type = (name: Name, value: string): void => {
    setProblems(({ [name]: _, ...others }) => others);
    change(name, value);
  };
  const onSubmit = async (event: FormEvent, close: () => void): Promise<void> => {
    event.preventDefault();
    const missing = file === null ? { file: strings.field.required } : {};
    const found = { ...problemsOf(fields, draft, ''), ...missing };
    setProblems(found);
    if (file === null || Object.keys(found).length > 0 || !(await send(file, draft))) return;
    discard();
    close();
  };
  return (
    <Dialog title={reportEntryStrings.upload} note={reportEntryStrings.uploadNote} onClose={onClose}>
      {(close) => (
        <form className="form" noValidate onSubmit={(event) => void onSubmit(event, close)}>
          <Field
            label={reportEntryStrings.file}
            hint={reportEntryStrings.fileHint(REPORT_COLUMNS.join(','), REPORTS_PER_FILE_MAX)}
            error={file === null ? problems['file'] : undefined}
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
          <ImagesField
            label={reportEntryStrings.evidence}
            error={problems['evidence']}
            value={draft.evidence}
            onType={(value) => type('evidence', value)}
          />
          <LinesField
            label={strings.common.reason}
            hint={reportEntryStrings.reason}
            error={problems['reason']}
            maxLength={500}
            value={draft.reason}
            onType={(value) => type('reason', value)}
          />
          {faults.length > 0 ? <Faults faults={faults} /> : null}
          <FormFoot
            error={null}
            fault={error && faults.length === 0 ? phrase(error) : null}
            submit={reportEntryStrings.propose}
            sending={sending}
            onCancel={close}
          />
        </form>
      )}
    </Dialog>
  );
};
