import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api';
import { phraseOf, phraseOfError } from '../errors/phrase';
import { IMAGES_MAX, imageFault } from './rules';
import { sendImage } from './send-image';

/** An image on its way to the server. */
export interface Picked {
  readonly key: number;
  readonly file: File;
  /** Address of the picture on this device. */
  readonly preview: string;
  readonly state: 'sending' | 'sent' | 'failed';
  readonly fileId?: string;
  /** Why it was not sent, in the person's language. */
  readonly reason?: string;
  /** False where sending it again cannot help. */
  readonly canRetry: boolean;
}

/** Images are sent as soon as they are picked; each can be removed, and sent again where that may help. */
export const useImages = () => {
  const [images, setImages] = useState<readonly Picked[]>([]);
  const nextKey = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  const previews = useRef(new Set<string>());

  const change = useCallback((key: number, what: Partial<Picked>) => {
    setImages((before) => before.map((image) => (image.key === key ? { ...image, ...what } : image)));
  }, []);

  const transfer = useCallback(
    async ({ key, file }: Picked): Promise<void> => {
      const fault = imageFault(file);
      if (fault) {
        const reason = await phraseOf({ reason: fault, fallback: 'api.code.400' });
        return change(key, { state: 'failed', reason, canRetry: false });
      }
      const abort = new AbortController();
      running.current.set(key, abort);
      change(key, { state: 'sending' });
      try {
        change(key, { state: 'sent', fileId: await sendImage(file, abort.signal) });
      } catch (error) {
        if (abort.signal.aborted) return;
        const isFinal = error instanceof ApiError && error.final;
        change(key, { state: 'failed', reason: await phraseOfError(error), canRetry: !isFinal });
      }
    },
    [change],
  );

  /** Takes as many as there is room for; returns how many were left out. */
  const add = (files: readonly File[]): number => {
    const taken = files.slice(0, IMAGES_MAX - images.length).map((file): Picked => {
      nextKey.current += 1;
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      return { key: nextKey.current, file, preview, state: 'sending', canRetry: true };
    });
    setImages((before) => [...before, ...taken]);
    for (const image of taken) void transfer(image);
    return files.length - taken.length;
  };

  const remove = ({ key, preview }: Picked): void => {
    running.current.get(key)?.abort();
    previews.current.delete(preview);
    URL.revokeObjectURL(preview);
    setImages((before) => before.filter((image) => image.key !== key));
  };

  useEffect(() => {
    const [transfers, pictures] = [running.current, previews.current];
    return () => {
      for (const abort of transfers.values()) abort.abort();
      for (const picture of pictures) URL.revokeObjectURL(picture);
    };
  }, []);

  return { images, add, remove, retry: (image: Picked) => void transfer(image) };
};
