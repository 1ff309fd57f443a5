import { useId } from 'react';
import { Link } from 'react-router';
import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { paths } from '../../../shared/paths';
import { Button } from '../../../shared/ui/button';
import { Loaded } from '../../../shared/ui/loaded';
import { Moment } from '../../../shared/ui/moment';
import { More } from '../../../shared/ui/more';
import { showToast } from '../../../shared/ui/toast';
import { type Place, useEndPlace, usePlaces } from './api';
import { placeKind } from './place-kind';
import './settings.css';

const PlaceRow = ({ place }: { place: Place }) => {
  const t = useTranslate();
  const endPlace = useEndPlace();
  const { send, sending } = useSend(async () => {
    await endPlace(place.id);
    showToast(t('settings.placeEnded'), 'done');
  });
  return (
    <li className="place">
      <div className="place__words">
        <p className="place__head">
          <span>{t(`settings.place.${placeKind(place.device)}`)}</span>
          {place.current ? <span className="tag tag--good">{t('settings.placeHere')}</span> : null}
        </p>
        <p className="place__line small soft">
          {place.current ? (
            t('settings.placeNow')
          ) : (
            <>
              {t('settings.placeUsed')} <Moment time={place.last_seen_at} />
            </>
          )}
        </p>
        <p className="place__line small soft">
          {t('settings.placeSince')} <Moment time={place.created_at} />
        </p>
      </div>
      {place.current ? null : (
        <Button look="quiet" sending={sending} onClick={() => void send()}>
          {t('settings.placeEnd')}
        </Button>
      )}
    </li>
  );
};

/** Where the person is logged in, the way to end it elsewhere, and that to a new password (docs/domain/access.md#sessions). */
export const Places = () => {
  const t = useTranslate();
  const id = useId();
  const { list, more } = usePlaces();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{t('settings.places')}</h2>
      <Loaded query={list} lines={3}>
        {(places) => (
          <>
            {places.length > 1 ? <p className="small soft">{t('settings.placesUnknown')}</p> : null}
            <ul>
              {places.map((place) => (
                <PlaceRow key={place.id} place={place} />
              ))}
            </ul>
            {more.hasMore ? <More {...more} /> : null}
            <Link to={paths.editLoginPassword} className="button button--quiet">
              {t('editLoginPassword.title')}
            </Link>
          </>
        )}
      </Loaded>
    </section>
  );
};
