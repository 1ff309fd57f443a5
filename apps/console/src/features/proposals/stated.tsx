import { strings, words } from '../../shared/lib/strings';
import { Moment, Money, Share } from '../../shared/ui/figures';
import { SubjectLink } from '../../shared/ui/record-link';

/** What is stated by a code of the contract, or by several of them. */
const CODES: ReadonlySet<string> = new Set([
  'act',
  'category',
  'change',
  'effect',
  'kind',
  'original_kind',
  'roles',
  'scopes',
  'withdrawal_state',
]);

const TRUTHS: Readonly<Record<string, string>> = { true: strings.common.yes, false: strings.common.no };

/** The name of what is stated; its unit is seen by the value. */
export const statedName = (name: string): string => words(name.replace(/_(minor|bp)$/, ''));

/** What is stated as people read it, by what its name says of it; null of plain words. */
export const readFigure = (name: string, value: string) => {
  if (name.endsWith('_minor')) return <Money amountMinor={Number(value)} />;
  if (name.endsWith('_bp')) return <Share bp={Number(value)} />;
  if (name.endsWith('_proposal')) return <SubjectLink type="proposal" id={value} />;
  if (name.endsWith('_at')) return <Moment at={value === '' ? null : value} />;
  if (CODES.has(name)) return value.split(', ').map(words).join(', ');
  return TRUTHS[value] ?? null;
};
