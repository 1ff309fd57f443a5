import { LIMITS } from '@fairlead/contract/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { phraseOfError } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { IMAGE_TYPES } from '../../../shared/images/rules';
import { sendChatFile } from './api';

/** As many files as one message takes. */
export const FILES_MAX = 6;
const PDF = 'application/pdf';
/** What the desk takes. */
export const FILE_TYPES = `${IMAGE_TYPES},${PDF}`;

/** A file for the message that is being written. */
export interface Attached {
  readonly key: number;
  readonly name: string;
  /** As it was picked: kept, so that it can be tried again. */
  readonly file: File;
  readonly state: 'sending' | 'sent' | 'failed';
  readonly fileId?: string;
  /** Why it was not sent, in the person's language. */
  readonly reason?: string;
}

/** What makes pictures smaller is loaded with the first one. Where it cannot be, the picture goes as it is. */
const prepare = async (file: File): Promise<Blob> => {
  if (file.type === PDF) return file;
  const loaded = await import('./shrink-image').catch(() => null);
  return loaded === null ? file : loaded.shrinkImage(file);
};

/** Files are sent as soon as they are picked, images made smaller before; each can be removed. */
export const useAttachments = () => {
  const t = useTranslate();
  const [files, setFiles] = useState<readonly Attached[]>([]);
  const nextKey = useRef(0);
  const running = useRef(new Map<number, AbortController>());

  const change = useCallback((key: number, what: Partial<Attached>) => {
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...what } : file)));
  }, []);

  const transfer = async (key: number, file: File): Promise<void> => {
    const abort = new AbortController();
    running.current.set(key, abort);
    try {
      const content = await prepare(file);
      if (content.size > LIMITS.imageBytesMax) {
        return change(key, { state: 'failed', reason: t('chat.fileTooLarge') });
      }
      change(key, { state: 'sent', fileId: await sendChatFile(content, file.name, abort.signal) });
    } catch (error) {
      if (!abort.signal.aborted) change(key, { state: 'failed', reason: await phraseOfError(error) });
    }
  };

  /** Takes as many as there is room for; returns how many were left out. */
  const add = (picked: readonly File[]): number => {
    const taken = picked.slice(0, FILES_MAX - files.length);
    for (const file of taken) {
      nextKey.current += 1;
      const key = nextKey.current;
      setFiles((before) => [...before, { key, name: file.name, file, state: 'sending' }]);
      void transfer(key, file);
    }
    return picked.length - taken.length;
  };
  /** Tries once more what failed. */
  const again = ({ key, file }: Attached): void => {
    change(key, { state: 'sending' });
    void transfer(key, file);
  };
  const remove = ({ key }: Attached): void => {
    running.current.get(key)?.abort();
    setFiles((before) => before.filter((file) => file.key !== key));
  };

  useEffect(() => {
    const transfers = running.current;
    return () => {
      for (const abort of transfers.values()) abort.abort();
    };
  }, []);

  return { files, add, again, remove, clear: () => setFiles([]) };
};
