import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Line } from '../../shared/ui/icon';
import { usePlanActs } from './api';
import './watch.css';

/** A star, filled where the product is watched. */
export const STAR =
  'M12 4l2.400 5 5.600.700-4.100 3.800 1.100 5.500-5-2.800-5 2.800 1.100-5.500L4 9.700 9.600 9z';

/** Watches a product, or no more (docs/domain/products.md#watching). */
export const WatchButton = ({ productId, watched }: { productId: string; watched: boolean }) => {
  const t = useTranslate();
  const { watch } = usePlanActs();
  const { send, sending } = useSend(() => watch(productId, !watched));
  return (
    <button
      type="button"
      className={`watch ${watched ? 'watch--on' : ''}`}
      aria-label={t(watched ? 'watch.stop' : 'watch.start')}
      disabled={sending}
      onClick={() => void send()}
    >
      <Line path={STAR} />
    </button>
  );
};
