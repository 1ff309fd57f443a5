import type { Language } from '@fairlead/i18n';
import { createServerTranslate } from '@fairlead/i18n/server';
import type { FileAnswer } from '../../http/answer';
import { csvOf } from './csv';
import type { StatementDocument } from './document';
import { writeStatementPdf } from './pdf/statement-pdf';

/** Each kind of file: its media type, and how the month is written into it. */
const FORMATS = {
  json: {
    mediaType: 'application/json; charset=utf-8',
    write: (document: StatementDocument) => JSON.stringify(document, null, 2),
  },
  csv: { mediaType: 'text/csv; charset=utf-8', write: csvOf },
  pdf: {
    mediaType: 'application/pdf',
    write: async (document: StatementDocument, language: Language) =>
      writeStatementPdf(
        document,
        language,
        await createServerTranslate(language, ['core', 'portal', 'notices']),
      ),
  },
};

/**
 * A month as a file: the document that the verifier reads, a table for a spreadsheet, or pages to read and to print.
 * @param language of the pages; the other two say the same to every reader
 */
export const exportStatement = async (
  document: StatementDocument,
  format: keyof typeof FORMATS,
  language: Language,
): Promise<FileAnswer> => {
  const { mediaType, write } = FORMATS[format];
  return {
    name: `statement-${document.holder.operation_id}-${document.month}.${format}`,
    mediaType,
    content: await write(document, language),
  };
};
