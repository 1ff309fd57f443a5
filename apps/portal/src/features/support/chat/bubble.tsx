import { lazy, Suspense } from 'react';
import { useLanguageTag, useTranslate } from '../../../shared/i18n/use-translate';
import { dateFormat } from '../../../shared/lib/formats';
import { exactTime } from '../../../shared/lib/time';
import type { Message } from './api';
import { isOwn } from './messages';
import './bubble.css';

// Each is fetched with the first one: most conversations have none.
const TopupCase = lazy(async () => ({ default: (await import('./topup-case')).TopupCase }));
const AttachmentView = lazy(async () => ({ default: (await import('./attachment')).AttachmentView }));
const PaymentCard = lazy(async () => {
  const { PaymentCard: Card } = await import('../../../shared/ui/payment-card');
  return { default: Card };
});

/** How far an own message has come. */
export type Mark = 'sent' | 'delivered' | 'read';

const Clock = ({ time }: { time: string }) => {
  const tag = useLanguageTag();
  return (
    <time dateTime={time} title={exactTime(time, tag)}>
      {dateFormat(tag, { hour: 'numeric', minute: '2-digit' }).format(new Date(time))}
    </time>
  );
};

/** One message as both sides see it, with its time and, where it is the person's own, how far it has come, where that is known. */
export const Bubble = ({ message, mark }: { message: Message; mark?: Mark }) => {
  const t = useTranslate();
  const own = isOwn(message);
  return (
    <li className={`bubble ${own ? 'bubble--own' : ''}`}>
      <span className="hidden-text">{t(own ? 'chat.you' : 'chat.desk')}</span>
      <Suspense fallback={<div className="skeleton waiting__block" />}>
        {message.topup === null || message.card !== null ? null : <TopupCase topup={message.topup} />}
        {message.card === null ? null : <PaymentCard card={message.card} />}
        {message.attachments.map((file) => (
          <AttachmentView key={file.file_id} file={file} />
        ))}
      </Suspense>
      {message.text === '' ? null : <p className="plain-text">{message.text}</p>}
      <p className="bubble__foot">
        <Clock time={message.sent_at} />
        {own && mark ? <span>{t(`chat.mark.${mark}`)}</span> : null}
      </p>
    </li>
  );
};
