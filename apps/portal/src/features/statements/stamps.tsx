import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useWrittenTime } from '../../shared/ui/moment';

export type Stamp = ResponseFor<'statement.transparency'>['stamps'][number];

/** Who stamped a day and when, with the file and the line by which anybody checks it (docs/verify.md#timestamps). */
export const DayStamps = ({ stamps }: { stamps: readonly Stamp[] }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  return stamps.map(({ day, authority, time, digest }) => {
    const file = `${day}-${authority}.tsr`;
    return (
      <div key={authority}>
        <p className="small soft">{t('books.stampedBy', { authority, time: writtenTime(time) })}</p>
        <p className="signed-days__value">
          {`openssl ts -verify -digest ${digest} -in ${file} -CAfile authority.pem`}
        </p>
        <a className="button button--quiet" href={`/log/timestamps/${day}/${authority}.tsr`} download={file}>
          {t('books.stampSave', { authority })}
        </a>
      </div>
    );
  });
};

/** Whether authorities outside stamp the days; a stamp of a day that was exchanged since shows here. */
export const Stamps = ({ stamps }: { stamps: readonly Stamp[] }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  return (
    <>
      <h3>{t('books.stampsHeading')}</h3>
      <p className="small">{t(stamps.length === 0 ? 'books.stampsNone' : 'books.stampsExplained')}</p>
      {stamps
        .filter(({ digest }) => digest === null)
        .map(({ day, authority, time }) => (
          <p className="small signed-days__differs" key={`${day} ${authority}`}>
            {t('books.stampDiffers', { authority, day, time: writtenTime(time) })}
          </p>
        ))}
    </>
  );
};
