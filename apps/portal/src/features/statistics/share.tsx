import { useLanguageTag } from '../../shared/i18n/use-translate';
import { numberFormat } from '../../shared/lib/formats';

interface Props {
  /** Null where there is nothing to divide by. */
  now: number | null;
  before: number | null;
}

/** The change against the period before; nothing where a share would say nothing: there was none, or a loss is in it. */
export const Share = ({ now, before }: Props) => {
  const tag = useLanguageTag();
  if (now === null || before === null || before <= 0 || now < 0) return null;
  const percent = numberFormat(tag, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return <span className="figures__share">{percent.format((now - before) / before)}</span>;
};
