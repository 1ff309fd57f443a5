const KEY = 'shell-pass';

/** A ticket that the server did not know, with the stand-in for it. */
export interface Pass {
  readonly ticket: string;
  readonly continuation: string;
}

/** Kept for this tab only, so that a reload of the welcome does not lose the half hour. */
export const keepPass = (pass: Pass): void => sessionStorage.setItem(KEY, JSON.stringify(pass));

export const forgetPass = (): void => sessionStorage.removeItem(KEY);

/** The stand-in of a ticket that was shown before; undefined for any other one. */
export const continuationOf = (ticket: string): string | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Pass> | null;
    return kept?.ticket === ticket ? kept.continuation : undefined;
  } catch {
    return undefined;
  }
};
