/** An answer that was asked for before the app's code was there. */
interface EarlyAnswer {
  readonly url: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    fairleadEarly?: EarlyAnswer;
  }
}

/** For how long it is new enough. */
const FRESH_MS = 10_000;

/**
 * Whether what the device keeps of the person says that the account is blocked. Its home asks for no figures, which would
 * be refused: an answer that nobody takes is a refusal for nothing, and stays open in the browser.
 */
export const isKnownBlocked = (userInfo: string | null): boolean => {
  const state = userInfo?.match(/"state":"(\w+)"/)?.[1] ?? 'active';
  return state !== 'active';
};

/** Asks, and keeps the answer for the app. */
export const askEarly = (url: string, token: string, timeZone: string): void => {
  const answer = fetch(url, { headers: { 'X-CT': token, 'X-TZ': timeZone } });
  // Whoever takes it hears of a failure; where nobody does, nobody needs to.
  answer.catch(() => undefined);
  window.fairleadEarly = { url, token, answer };
  setTimeout(() => delete window.fairleadEarly, FRESH_MS);
};

/** The answer to this very question of this very person, once. */
export const takeEarly = (url: string, token: string | null): Promise<Response> | undefined => {
  const early = window.fairleadEarly;
  if (early?.url !== url || early.token !== token) return undefined;
  delete window.fairleadEarly;
  return early.answer;
};
