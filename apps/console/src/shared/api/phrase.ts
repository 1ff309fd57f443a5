import type { FieldReason } from '@fairlead/contract';
import { ApiError, isLost } from '@fairlead/contract/client';
import { KeyFailure } from '../lib/keys';
import { strings } from '../lib/strings';

/** A failure in words: the server's own sentence where it gave one. */
export const phraseOf = (error: unknown): string => {
  if (error instanceof KeyFailure) return strings.failure.key[error.why];
  if (!(error instanceof ApiError)) return strings.failure.unexpected;
  if (isLost(error)) return strings.failure.noAnswer;
  return error.message || strings.failure.status(error.code);
};

/** Why one field was refused: of a time that it is too early, of a wrong format the right one, where the field is known. */
const fieldWords = (name: string, reason: FieldReason): string =>
  (reason === 'too_small' && name.endsWith('_at') ? strings.tooEarly : undefined) ??
  (reason === 'invalid_format' ? strings.format[name] : undefined) ??
  strings.field[reason];

/** The fields that the server refused, in words. */
export const refusedFields = (error: unknown): Readonly<Record<string, string>> => {
  if (!(error instanceof ApiError) || !error.data.fields) return {};
  const entries = Object.entries(error.data.fields) as [string, FieldReason][];
  return Object.fromEntries(entries.map(([name, reason]) => [name, fieldWords(name, reason)]));
};
