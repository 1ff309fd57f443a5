import type { ResponseOf } from '@fairlead/contract';
import type { messages } from '@fairlead/contract/calls/support-staff';

/** A conversation as it is opened at the desk. */
export type OpenedConversation = ResponseOf<typeof messages>;
export type DeskConversation = OpenedConversation['conversation'];
export type DeskMessage = OpenedConversation['items'][number];
