import { sayCause } from '@fairlead/i18n';
import type { StatementDocument } from '../document';
import type { Writing } from './writing';

type Entry = StatementDocument['entries'][number];

export interface Column {
  readonly width: number;
  readonly atEnd: boolean;
  head(writing: Writing): string;
  /** Each text begins on a line of its own. */
  cell(entry: Entry, writing: Writing): readonly string[];
}

const kindOf = ({ record }: Entry, { t }: Writing): string[] => [
  t(`flow.type.${record.type}`),
  ...(record.remark === '' ? [] : [sayCause(t, record.remark)]),
  ...(record.entered_by_hand ? [t('printed.byHand')] : []),
];

/** The columns of a printed statement; their widths, in points, fill an A4 page between its margins. */
export const COLUMNS: readonly Column[] = [
  { width: 30, atEnd: false, head: () => '#', cell: ({ sequence }) => [String(sequence)] },
  {
    width: 82,
    atEnd: false,
    head: ({ t }) => t('printed.time'),
    cell: ({ record }, { time }) => [time(record.time)],
  },
  { width: 131, atEnd: false, head: ({ t }) => t('month.kind'), cell: kindOf },
  {
    width: 68,
    atEnd: true,
    head: ({ t }) => t('month.available'),
    cell: ({ record }, { money }) => [money(record.available_delta, 'always')],
  },
  {
    width: 68,
    atEnd: true,
    head: ({ t }) => t('printed.availableAfter'),
    cell: ({ record }, { money }) => [money(record.available_after)],
  },
  {
    width: 68,
    atEnd: true,
    head: ({ t }) => t('month.total'),
    cell: ({ record }, { money }) => [money(record.total_delta, 'always')],
  },
  {
    width: 68,
    atEnd: true,
    head: ({ t }) => t('printed.totalAfter'),
    cell: ({ record }, { money }) => [money(record.total_after)],
  },
];
