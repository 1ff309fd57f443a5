import { isMoneyStopped, isUnavailable } from '@fairlead/db';

/** What somebody outside did or left undone. Every other fault is ours, as one of the database that keeps their answer. */
export class PeerFault extends Error {}

/** The words of a fault, for whoever looks at why something was not sent. */
export const faultText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)) || 'no answer';

/** Talks to somebody outside. Whatever fails in it is theirs, so nothing of ours may be asked in it. */
export const ofPeer = async <Result>(talk: () => Promise<Result>): Promise<Result> => {
  try {
    return await talk();
  } catch (error) {
    throw error instanceof PeerFault ? error : new PeerFault(faultText(error), { cause: error });
  }
};

/**
 * True where the database is away, late or full, or the books stopped all money: what was tried then is no try of who is
 * outside, whatever came of it.
 */
export const isOurOutage = (error: unknown): boolean =>
  // First of all: what a network answers, or that nobody answers there, has the same codes as a database that is away.
  !(error instanceof PeerFault) && (isUnavailable(error) || isMoneyStopped(error));
