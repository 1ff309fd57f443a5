import { useTranslate } from '../../../shared/i18n/use-translate';
import { Paragraphs } from '../../../shared/legal/typeset';
import { Icon } from '../../../shared/ui/icon';
import { Loaded } from '../../../shared/ui/loaded';
import { useWrittenTime } from '../../../shared/ui/moment';
import { More } from '../../../shared/ui/more';
import { AcceptForm } from './accept-form';
import { type Accepted, useAccepted, usePending } from './api';
import './accepted.css';

const AcceptedText = ({ accepted }: { accepted: Accepted }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { kind, text, version, hash, accepted_at: time } = accepted;
  return (
    <li className="card">
      <details className="legal-accepted">
        <summary>
          <span className="legal-accepted__words">
            {/* What was agreed to stands below in its own language; its name in the reader's. */}
            <strong>{t(`${kind}.title`)}</strong>
            <span className="small soft">
              {t('legal.version', { number: String(version) })} ·{' '}
              {t('legal.acceptedOn', { time: writtenTime(time) })}
            </span>
          </span>
          <Icon name="next" />
        </summary>
        <Paragraphs text={text} />
        <p className="small soft any-break">{t('legal.hash', { hash })}</p>
      </details>
    </li>
  );
};

/** What the person agreed to, each as it was shown then; above it what waits for their agreement. */
export const AcceptedList = () => {
  const t = useTranslate();
  const pending = usePending();
  const { list, more } = useAccepted();
  const isWaiting = (pending.data?.kinds.length ?? 0) > 0;
  return (
    <div className="stack">
      {isWaiting ? (
        <section className="card card--attention">
          <h2 className="title">{t('legal.changed')}</h2>
          <p>{t('legal.changedLead')}</p>
          <AcceptForm />
        </section>
      ) : null}
      <Loaded query={list} lines={6}>
        {(items) => (
          <>
            {items.length === 0 ? <p className="soft">{t('legal.none')}</p> : null}
            <ul className="stack stack--tight">
              {items.map((accepted) => (
                <AcceptedText key={accepted.id} accepted={accepted} />
              ))}
            </ul>
            {more.hasMore ? <More {...more} /> : null}
          </>
        )}
      </Loaded>
    </div>
  );
};
