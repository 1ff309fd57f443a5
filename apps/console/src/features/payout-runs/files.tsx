import { file } from '@fairlead/contract/calls/payout-runs';
import { saveFile } from '@fairlead/ui/save-file';
import type { PayoutFormat } from '@fairlead/vocabulary';
import { readFile } from '../../shared/api';
import { useSend } from '../../shared/api/use-send';
import { useMay } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import { Failure } from '../../shared/ui/failure';
import type { Run } from './payouts';
import { fileStrings } from './strings';

/** What the bank is given of a run, each with its hash; it is handed out to finance alone. */
export const Files = ({ run }: { run: Run }) => {
  const mayRead = useMay(file);
  const { sending, error, send } = useSend(async (format: PayoutFormat, name: string) =>
    saveFile(name, await readFile(file, { id: run.id, format })),
  );
  if (run.files.length === 0) return null;
  return (
    <section className="panel" aria-label={fileStrings.title}>
      <h2>{fileStrings.title}</h2>
      <p className="small soft">{fileStrings.note}</p>
      {run.files.map(({ format, name, hash }) => (
        <div key={format} className="stack run__file">
          <div className="row row--apart">
            <strong>{fileStrings.nameOf[format]}</strong>
            {mayRead ? (
              <Button inRow sending={sending} onClick={() => void send(format, name)}>
                {fileStrings.download(name)}
              </Button>
            ) : null}
          </div>
          <p className="small">
            {fileStrings.hash} <span className="code">{hash}</span>
          </p>
        </div>
      ))}
      <Failure error={error} />
    </section>
  );
};
