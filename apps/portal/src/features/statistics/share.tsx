import { useLanguageTag } from '../../shared/i18n/use-translate';
import { numberFormat } from '../../shared/lib/formats';

/** The change against the period before; null where a share would say nothing: there was none, or a loss is in it. */
export const shareOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before <= 0 || now < 0 ? null : (now - before) / before;

interface Props {
  /** Null where there is nothing to divide by. */
  now: number | null;
  before: number | null;
}

/** The same, written; nothing where there is none. */
export const Share = ({ now, before }: Props) => {
  const tag = useLanguageTag();
  const share = shareOf(now, before);
  if (share === null) return null;
  const percent = numberFormat(tag, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return <span className="figures__share">{percent.format(share)}</span>;
};
