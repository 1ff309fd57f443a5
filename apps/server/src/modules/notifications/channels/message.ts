import type { Channel } from '@fairlead/vocabulary';
import { PeerFault } from '../../../http/peer-fault';

/** A message that a node has taken, and sends. */
export interface Message {
  readonly id: number;
  readonly holder_id: number | null;
  readonly channel: Channel;
  readonly kind: string;
  readonly notification_id: number | null;
  readonly target: string;
  readonly language: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly path: string | null;
  readonly ends_at: Date | null;
  readonly message_key: string;
  /** With this one, which counts once it is known what came of it. */
  readonly attempts: number;
  /** By it the row is known to be still this node's. */
  readonly held_until: Date;
  readonly created_at: Date;
  readonly head_entry: number | null;
  readonly head: Buffer | null;
}

/** What a channel does with a message: `dropped` where it is of no more use to anybody. */
export type Outcome = 'sent' | 'dropped';

/** Sends one message. @throws PeerFault where it was not taken, of which a Refused is for good; any other fault is ours */
export type Sender = (message: Message) => Promise<Outcome>;

/** The other side refused the message for good: it is given up at once. */
export class Refused extends PeerFault {}
