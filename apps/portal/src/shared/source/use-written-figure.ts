import { useMoney } from '../ui/money';
import { useNumbers } from '../ui/numbers';
import type { SourceFigureName } from './api';

const COUNTS: readonly SourceFigureName[] = ['impressions', 'clicks', 'conversions'];

/** Writes a figure as what it is: a count, a share or money; `always` writes the sign of what a row adds. */
export const useWrittenFigure = (): ((
  figure: SourceFigureName,
  value: number,
  sign?: 'always' | 'auto',
) => string) => {
  const money = useMoney();
  const { count, share } = useNumbers();
  return (figure, value, sign = 'auto') => {
    const plus = sign === 'always' && value > 0 ? '+' : '';
    if (figure === 'progress') return plus + share(value);
    return COUNTS.includes(figure) ? plus + count(value) : money(value, sign);
  };
};
