import { Money, type MoneySign, useMoney } from '../ui/money';
import type { SourceQuestion } from './api';
import { SourceFigure } from './source-figure';

interface Props extends SourceQuestion {
  /** What the figure is called on this screen. */
  name: string;
  amountMinor: number;
  sign?: MoneySign;
  onOpen?: () => void;
}

/** An amount that leads to its source. */
export const SourceMoney = ({ amountMinor, sign = 'auto', ...source }: Props) => {
  const money = useMoney();
  return (
    <SourceFigure {...source} value={money(amountMinor, sign)}>
      <Money amountMinor={amountMinor} sign={sign} />
    </SourceFigure>
  );
};
