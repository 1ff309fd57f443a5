import { useEffect, useRef } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { Button } from './button';

interface Props {
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
}

/** The end of a long list: loads the next page when it comes into sight, or by its button. */
export const More = ({ hasMore, loading, onMore }: Props) => {
  const t = useTranslate();
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (!element || !hasMore || loading) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onMore();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, loading, onMore]);
  if (!hasMore) return null;
  return (
    <div ref={mark} className="list-end">
      <Button look="quiet" sending={loading} onClick={onMore}>
        {t('list.more')}
      </Button>
    </div>
  );
};
