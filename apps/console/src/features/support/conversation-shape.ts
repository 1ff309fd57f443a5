import type { ResponseOf } from '@fairlead/contract';
import type { messages } from '@fairlead/contract/calls/support-staff';
import { supportStrings } from './strings';

/** A conversation as it is opened at the desk. */
export type OpenedConversation = ResponseOf<typeof messages>;
export type DeskConversation = OpenedConversation['conversation'];
export type DeskMessage = OpenedConversation['items'][number];
export type DeskNote = OpenedConversation['notes'][number];

/** The name by which a conversation is known at the desk. */
export const nameOf = ({ holder, guest }: Pick<DeskConversation, 'holder' | 'guest'>): string =>
  holder?.username ?? supportStrings.guest(guest?.name ?? '', guest?.case_number ?? '');
