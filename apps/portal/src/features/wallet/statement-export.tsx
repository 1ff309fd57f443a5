import { STATEMENT_FORMATS, type StatementFormat, useSaveStatement } from '../../shared/calls/statement';
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

/**
 * A month's statement as a file that anyone can check (docs/domain/statements.md#statement-of-a-month), or as
 * a table.
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
      </div>
    </section>
  );
};
