import { fetchFile } from '../../shared/api/files';
import { useSaveFile } from '../../shared/calls/save-file';
import { STATEMENT_FORMATS, type StatementFormat, useSaveStatement } from '../../shared/calls/statement';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';

const ExportButton = ({ month, format }: { month: string; format: StatementFormat }) => {
  const t = useTranslate();
  const { send, sending } = useSaveStatement(month, format);
  return (
    <Button look="quiet" sending={sending} onClick={() => void send()}>
      {t('statement.export', { format: format.toUpperCase() })}
    </Button>
  );
};

const YearButton = ({ year }: { year: string }) => {
  const t = useTranslate();
  const save = useSaveFile();
  const { send, sending } = useSend(() => save(fetchFile('paper.year', { year: Number(year) })));
  return (
    <Button look="quiet" sending={sending} onClick={() => void send()}>
      {t('paper.saveYear', { year })}
    </Button>
  );
};

/**
 * A month's statement as a file that anyone can check (docs/domain/statements.md#statement-of-a-month), or as
 * a table; and the summary of its year.
 */
export const StatementExport = ({ month }: { month: string }) => {
  const t = useTranslate();
  return (
    <section className="card">
      <h2>{t('statement.heading')}</h2>
      <p className="small soft">{t('statement.explained')}</p>
      <div className="dialog__actions">
        {STATEMENT_FORMATS.map((format) => (
          <ExportButton key={format} month={month} format={format} />
        ))}
        <YearButton year={month.slice(0, 4)} />
      </div>
    </section>
  );
};
