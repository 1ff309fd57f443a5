import { providerFlow } from './provider';
import { type Ending, type Held, session } from './session';

/** A tab that opens shows the sign-in where no other tab has answered by then. */
const ANSWER_MS = 150;

/** What one tab says to the others of this browser. */
type Said =
  | { readonly kind: 'ask' }
  | ({ readonly kind: 'held' | 'begun' } & Held)
  | { readonly kind: 'ended'; readonly token: string; readonly ending: Ending };

interface Sharing {
  /** When the first page may be drawn: whether somebody is signed in is known, or no other tab answers. */
  readonly joined: Promise<void>;
  readonly stop: () => void;
}

/**
 * Keeps the tabs of this browser at one session: a tab that opens takes that of the others, and what begins or ends in one
 * tab does so in all (docs/domain/staff.md#sign-in). Other origins cannot hear it.
 */
export const shareWithTabs = (): Sharing => {
  const channel = new BroadcastChannel('fairlead-staff-session');
  const say = (said: Said): void => channel.postMessage(said);
  // Whoever comes back from the provider is about to sign in by it.
  let isAsking = providerFlow.returned('sign_in') === null;
  let isHearing = false;
  let lastToken = session.token();

  const tell = (): void => {
    isAsking = false;
    const [held, ending] = [session.held(), session.lastEnding()];
    if (!isHearing && held !== null) say({ kind: 'begun', ...held });
    if (!isHearing && ending !== null && lastToken !== null) say({ kind: 'ended', token: lastToken, ending });
    lastToken = held?.token ?? lastToken;
  };
  const hear = (said: Said): void => {
    const held = session.held();
    if (said.kind === 'ask') {
      if (held !== null) say({ kind: 'held', ...held });
    } else if (said.kind === 'ended') {
      // What comes late neither ends a newer session nor hides what the person did.
      const isNews = held !== null || said.ending !== 'expired';
      if (said.token === lastToken && isNews) session.end(said.ending);
    } else if (said.kind === 'begun' || (said.kind === 'held' && isAsking)) {
      session.begin(said.token, said.username);
      // Nothing that stands here as one person's is acted on as another.
      if (held !== null && held.username !== said.username) location.reload();
    }
  };
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    isHearing = true;
    hear(data);
    isHearing = false;
  };

  const stops = [session.onChange(tell)];
  const joined = new Promise<void>((resolve) => {
    if (lastToken !== null || !isAsking) return resolve();
    stops.push(session.onChange(() => resolve()));
    setTimeout(resolve, ANSWER_MS);
  });
  if (isAsking) say({ kind: 'ask' });
  return {
    joined,
    stop: () => {
      for (const stop of stops) stop();
      channel.close();
    },
  };
};
