import { useEffect, useState } from 'react';
import { useLanguageTag, useTranslate } from '../../../shared/i18n/use-translate';
import { numberFormat } from '../../../shared/lib/formats';
import type { Attached } from './use-attachments';

const KILO = 1_000;

/** How large a file is, as people say it. */
const useSize = (): ((bytes: number) => string) => {
  const tag = useLanguageTag();
  return (bytes) => {
    const isLarge = bytes >= KILO * KILO;
    return numberFormat(tag, {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: isLarge ? 1 : 0,
    }).format(isLarge ? bytes / KILO / KILO : Math.max(1, bytes / KILO));
  };
};

/** A picture as it was picked, or a sheet for a document. Decoration: the name stands beside it. */
const Thumbnail = ({ file }: { file: File }) => {
  const isPicture = file.type.startsWith('image/');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isPicture) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file, isPicture]);
  return (
    <span className="chat-file__thumbnail" aria-hidden="true">
      {isPicture ? <img src={address} alt="" /> : 'PDF'}
    </span>
  );
};

interface Props {
  attached: Attached;
  onAgain: () => void;
  onRemove: () => void;
}

/** A file of the message that is being written: what it is, how far it has come, and what can be done with it. */
export const AttachedFile = ({ attached, onAgain, onRemove }: Props) => {
  const t = useTranslate();
  const size = useSize();
  const { name, file, state, reason = '' } = attached;
  return (
    <li className={`chat-file ${state === 'failed' ? 'chat-file--failed' : ''}`}>
      <Thumbnail file={file} />
      <span className="chat-file__name">
        {state === 'sent' ? name : null}
        {state === 'sending' ? <span role="status">{t('chat.fileSending', { name })}</span> : null}
        {state === 'failed' ? <span role="alert">{t('chat.fileFailed', { name, reason })}</span> : null}
        <span className="small soft"> {size(file.size)}</span>
        {state === 'sending' ? <span className="chat-file__progress" aria-hidden="true" /> : null}
        {state === 'failed' ? (
          <button type="button" className="chat-file__again" onClick={onAgain}>
            {t('chat.fileAgain', { name })}
          </button>
        ) : null}
      </span>
      <button
        type="button"
        className="chat-file__remove"
        aria-label={t('chat.fileRemove', { name })}
        onClick={onRemove}
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
};
