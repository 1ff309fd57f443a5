import type { ResponseOf } from '@fairlead/contract';
import type { upload } from '@fairlead/contract/calls/bank-statements';
import { formatMinor } from '@fairlead/money';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { sendStatement } from '../../shared/api/file';
import { useSend } from '../../shared/api/use-send';
import { strings } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Field } from '../../shared/ui/field';
import { FormFoot } from '../../shared/ui/form-foot';
import { importStrings } from './strings';

type Imported = ResponseOf<typeof upload>;

/** Lines that are worded otherwise are told of a statement that is kept. */
const isKept = ({ statement_id: id, faults }: Imported): boolean =>
  id !== null && faults.every(({ fault }) => fault === 'line_differs');

const Faults = ({ told }: { told: Imported }) => {
  const { currency } = useDesk();
  return (
    <div role="alert" className="notice notice--bad notice--lines">
      {isKept(told) ? null : <p>{importStrings.refused}</p>}
      <ul className="plain stack">
        {told.faults.map(({ fault, place, amount }) => (
          <li key={`${fault} ${place}`}>
            {place === null ? null : <strong>{importStrings.line(place)} </strong>}
            {importStrings.faultOf[fault]}{' '}
            {amount === null ? null : importStrings.by(formatMinor(amount, { currency, locale: 'en' }))}
          </li>
        ))}
      </ul>
      {told.statement_id === null || isKept(told) ? null : (
        <Link to={`/bank/${told.statement_id}`}>{importStrings.knownAs}</Link>
      )}
    </div>
  );
};

/** Sends a bank's statement; everything that is wrong with it is named, and then nothing of it is kept. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [told, setTold] = useState<Imported | null>(null);
  const { sending, error, send } = useSend(async (chosen: File) => setTold(await sendStatement(chosen)));
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTold(null);
    setMissing(file === null);
    if (file !== null) await send(file);
  };
  return (
    <Dialog title={importStrings.act} note={importStrings.note} onClose={onClose}>
      {(close) => {
        if (told !== null && isKept(told)) {
          return (
            <div className="stack">
              <p role="status" className="notice notice--good">
                {importStrings.done({ lines: told.lines, known: told.known_lines, matched: told.matched })}
              </p>
              {told.faults.length === 0 ? null : <Faults told={told} />}
              <Button look="primary" onClick={close}>
                {strings.common.close}
              </Button>
            </div>
          );
        }
        return (
          <form className="form" noValidate onSubmit={(event) => void onSubmit(event)}>
            <Field
              label={importStrings.file}
              error={isMissing && file === null ? strings.field.required : undefined}
              input={(wiring) => (
                <input
                  {...wiring}
                  type="file"
                  accept=".xml,.csv,text/xml,application/xml,text/csv"
                  disabled={sending}
                  onChange={(event) => {
                    setFile(event.target.files?.[0] ?? null);
                    setTold(null);
                  }}
                />
              )}
            />
            {told === null ? null : <Faults told={told} />}
            <FormFoot error={error} submit={importStrings.submit} sending={sending} onCancel={close} />
          </form>
        );
      }}
    </Dialog>
  );
};
