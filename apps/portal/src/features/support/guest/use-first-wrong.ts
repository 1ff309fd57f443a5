import { useCallback, useEffect, useRef, useState } from 'react';

/** Each time that something is wrong, the first field that is meant comes into sight and takes the keyboard. */
export const useFirstWrong = () => {
  const form = useRef<HTMLFormElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [times]);
  const point = useCallback(() => setTimes((count) => count + 1), []);
  return { form, point };
};
