import { saveFile } from '@fairlead/ui/save-file';
import type { ResponseFor } from '../../shared/api';
import { useSend } from '../../shared/calls/use-send';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { dateFormat } from '../../shared/lib/formats';
import { Button } from '../../shared/ui/button';
import { Disc } from '../../shared/ui/disc';
import { Fold } from '../../shared/ui/fold';
import { useWrittenTime } from '../../shared/ui/moment';
import { showToast } from '../../shared/ui/toast';
import { fetchSignedDays } from './api';
import { DayStamps, type Stamp, Stamps } from './stamps';
import './published.css';

type Published = ResponseFor<'statement.transparency'>;
type Root = Published['roots'][number];

/** A hash or a key in groups, so that it can be compared by eye; copied, it has no spaces. */
const Value = ({ name, value }: { name: string; value: string }) => (
  <div>
    <p className="small soft">{name}</p>
    <p className="signed-days__value">
      {[...value.matchAll(/.{1,8}/g)].map(({ index, 0: group }) => (
        <span key={index}>{group}</span>
      ))}
    </p>
  </div>
);

const SignedDay = ({ root, stamps }: { root: Root; stamps: readonly Stamp[] }) => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const writtenTime = useWrittenTime();
  const day = dateFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${root.day}T00:00:00Z`),
  );
  return (
    <details className="signed-days__day">
      <summary>
        <span>{day}</span>
        <span className="small soft">{t('books.rootHolders', { count: root.holders })}</span>
      </summary>
      <div className="signed-days__facts">
        <Value name={t('books.rootValue')} value={root.root} />
        <Value name={t('books.rootPrevious')} value={root.previous} />
        <Value name={t('books.rootSignature')} value={root.signature} />
        <Value name={t('books.rootKey')} value={root.key_id} />
        <p className="small soft">{t('books.rootSignedAt', { time: writtenTime(root.signed_at) })}</p>
        <DayStamps stamps={stamps} />
      </div>
    </details>
  );
};

const Keys = ({ keys }: { keys: Published['keys'] }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  return (
    <>
      <h3>{t('books.keysHeading')}</h3>
      {keys.map((key) => {
        const from = writtenTime(key.from);
        const span =
          key.until === null
            ? t('books.keySince', { time: from })
            : t('books.keyUntil', { from, until: writtenTime(key.until) });
        return <Value key={key.key_id} name={`${key.key_id} · ${span}`} value={key.public_key} />;
      })}
    </>
  );
};

/** Who else signed how the log of days grows: two people who were shown different days would show here. */
const Witnesses = ({ log }: { log: NonNullable<Published['log']> }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  return (
    <>
      <h3>{t('books.witnessesHeading')}</h3>
      {log.cosignatures.length === 0 ? <p className="small">{t('books.witnessesNone')}</p> : null}
      {log.cosignatures.map(({ witness, day, time, fits }) => (
        <p className={fits ? 'small' : 'small signed-days__differs'} key={witness}>
          {fits
            ? t('books.witnessSigned', { witness, day, time: writtenTime(time) })
            : t('books.witnessDiffers', { witness, time: writtenTime(time) })}
        </p>
      ))}
      <Value name={t('books.logKey')} value={log.key} />
    </>
  );
};

const SaveAll = () => {
  const t = useTranslate();
  const { send, sending } = useSend(async () => {
    const { name, content } = await fetchSignedDays();
    saveFile(name, content);
    showToast(t('statement.saved', { name }), 'done');
  });
  return (
    <Button look="quiet" sending={sending} onClick={() => void send()}>
      {t('books.rootsSave')}
    </Button>
  );
};

/** Folded: the newest signed days with the keys; the list of all of them can be saved for the verifier. */
export const SignedDays = ({ published }: { published: Published }) => {
  const t = useTranslate();
  const { roots, keys, log, stamps } = published;
  const stampsOf = (of: string) => stamps.filter(({ day, digest }) => day === of && digest !== null);
  return (
    <Fold disc={<Disc of="signed" />} heading={t('books.rootsHeading')}>
      <p className="small soft">{t('books.rootsExplained')}</p>
      {roots.length === 0 ? (
        <p>{t('books.rootsNone')}</p>
      ) : (
        <>
          <div className="signed-days">
            {roots.map((root) => (
              <SignedDay key={root.day} root={root} stamps={stampsOf(root.day)} />
            ))}
          </div>
          <Keys keys={keys} />
          {log === null ? null : <Witnesses log={log} />}
          <Stamps stamps={stamps} />
          <SaveAll />
          <a className="button button--quiet" href="/verify.html" target="_blank" rel="noopener">
            {t('books.verify')}
          </a>
        </>
      )}
    </Fold>
  );
};
