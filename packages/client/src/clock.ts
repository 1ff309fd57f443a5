/** Whole seconds since 1970. */
export const secondsNow = (): number => Math.floor(Date.now() / 1_000);

/** Waits, unless the call is given up before. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp, { once: true });
  });
