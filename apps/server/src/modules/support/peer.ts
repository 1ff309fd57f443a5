import type { WebSocket } from 'ws';
import type { HolderCaller, StaffCaller } from '../../http/route';
import type { Reading } from './reading';

/** Close codes of ours: the socket is to be opened anew, or not. */
export const CLOSE = { goingAway: 1001, policy: 1008, comeBack: 1012, refused: 4401 } as const;

/** One open socket whose sender is known. */
export interface Peer {
  readonly socket: WebSocket;
  readonly token: string;
  readonly caller: HolderCaller | StaffCaller;
  /** From where it was opened. */
  readonly address: string;
  /** The last message sent down, by conversation: what comes next follows it without a gap. */
  readonly sent: Map<number, number>;
  /** Conversations that are being sent just now, with what is to be gone through next where there is more since. */
  readonly pumping: Map<number, Reading | null>;
  /** False until the first messages are known: what comes meanwhile is read from the table then. */
  isReady: boolean;
  /** Asked whether it is there, and has not answered. */
  isAsked: boolean;
  lastTypingMs: number;
}
