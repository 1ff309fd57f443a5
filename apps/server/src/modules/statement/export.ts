import type { calls, RequestOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type Answer, done, type FileAnswer, refuse } from '../../http/answer';
import { csvOf } from './csv';
import { readStatement, type StatementTerms } from './document';

/** A month as a file: the document that the verifier reads, or a table for a spreadsheet. @param reader a snapshot */
export const exportStatement = async (
  reader: Reader,
  holderId: number,
  { month, format = 'json' }: RequestOf<typeof calls.statement.exportFile>,
  terms: Omit<StatementTerms, 'month'>,
): Promise<Answer<FileAnswer>> => {
  if (format === 'pdf') return refuse('not_built');
  const document = await readStatement(reader, holderId, { ...terms, month });
  const name = `statement-${document.holder.operation_id}-${month}.${format}`;
  if (format === 'csv') {
    return done({ name, mediaType: 'text/csv; charset=utf-8', content: csvOf(document) });
  }
  const content = JSON.stringify(document, null, 2);
  return done({ name, mediaType: 'application/json; charset=utf-8', content });
};
