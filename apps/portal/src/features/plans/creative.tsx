import { lazy, Suspense, startTransition, useState } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { Line } from '../../shared/ui/icon';
import { useNumbers } from '../../shared/ui/numbers';
import type { Product } from './api';
import type { Looked } from './creative-sheet';
import './creative.css';

const load = () => import('./creative-sheet');
const CreativeSheet = lazy(load);

const PLAY = 'M8 5v14l11-7z';

/** What the network shows of a product: the still of its video, its pictures, and the page that viewers come to. */
export const Creative = ({ creative }: { creative: Product['creative'] }) => {
  const t = useTranslate();
  const { count } = useNumbers();
  const [looked, setLooked] = useState<Looked | null>(null);
  const look = (what: Looked): void => startTransition(() => setLooked(what));
  const { images, poster, landing_page: page } = creative;
  const named = images.map((url, place) => ({
    ...{ url, isVideo: false },
    name: t('creative.image', { number: count(place + 1), count: count(images.length) }),
  }));
  const still = poster === null ? [] : [{ url: poster, isVideo: true, name: t('creative.poster') }];
  const parts = [...still, ...named];
  return (
    <section className="card">
      <h2>{t('creative.heading')}</h2>
      {parts.length === 0 ? null : (
        <div className="creative">
          {parts.map(({ url, name, isVideo }) => (
            <button
              key={url}
              type="button"
              className="creative__part"
              aria-haspopup="dialog"
              onPointerDown={() => void load()}
              onClick={() => look({ name, url, isPage: false })}
            >
              <img src={url} alt={name} loading="lazy" />
              {isVideo ? (
                <span className="creative__play">
                  <Line path={PLAY} />
                </span>
              ) : null}
            </button>
          ))}
        </div>
      )}
      {page === null ? null : (
        <Button
          look="quiet"
          onClick={() => look({ name: t('plan.kind.landing_page'), url: page, isPage: true })}
        >
          {t('creative.openPage')}
        </Button>
      )}
      {looked ? (
        <Suspense fallback={null}>
          <CreativeSheet looked={looked} onClose={() => setLooked(null)} />
        </Suspense>
      ) : null}
    </section>
  );
};
