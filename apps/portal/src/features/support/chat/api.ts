import type { SocketUp } from '@fairlead/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi, type ResponseFor, socketAddress } from '../../../shared/api';

export type Conversation = ResponseFor<'support.conversations'>['items'][number];
export type MessagePage = ResponseFor<'support.messages'>;
export type Message = MessagePage['items'][number];
export type Attachment = Message['attachments'][number];
export type SocketDown = ResponseFor<'support.socket'>;
export type SupportTopic = Conversation['topic'];
export type { SocketUp };

/** The desk opens and closes while people look. */
const HOURS_MS = 60_000;

/** The person's conversation with one desk; undefined where the server knows none of this topic. */
export const useConversation = (topic: SupportTopic) =>
  useQuery({
    queryKey: ['support.conversations'],
    queryFn: ({ signal }) => callApi('support.conversations', {}, { signal }),
    select: ({ items }) => items.find((conversation) => conversation.topic === topic),
    refetchInterval: HOURS_MS,
  });

/** What the chat asks the server; each throws an `ApiError`. */
export interface ChatCalls {
  page(range: { after?: number; before?: number }): Promise<MessagePage>;
  send(written: { client_id: string; text: string; file_ids: string[] }): Promise<Message>;
  read(upTo: number): Promise<void>;
}

const PAGE = 30;

export const chatCalls = (conversationId: string): ChatCalls => {
  const target = { conversation_id: conversationId };
  return {
    page: (range) => callApi('support.messages', { ...target, ...range, limit: PAGE }),
    send: async (written) => (await callApi('support.send', { ...target, ...written })).message,
    read: async (upTo) => {
      await callApi('support.read', { ...target, up_to: upTo });
    },
  };
};

/** Opens the live connection; nothing is said on it yet. */
export const connectChat = (): WebSocket => new WebSocket(socketAddress('support.socket'));

/** Sends one file of a message to come; returns the id by which the message names it. @throws ApiError */
export const sendChatFile = async (file: Blob, name: string, signal: AbortSignal): Promise<string> => {
  const form = new FormData();
  form.set('file', file, name);
  return (await callApi('support.upload', form, { signal })).file_id;
};

/** Fetched with the first picture, or when somebody saves. */
const files = () => import('../../../shared/api/files');

/** A picture of the chat; what was fetched once stays, since a file never changes. */
export const useChatFile = (fileId: string) =>
  useQuery({
    queryKey: ['support.file', fileId],
    queryFn: async () => {
      const { fetchFile } = await files();
      return (await fetchFile('support.file', { file_id: fileId })).content;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Fetched when somebody saves. */
const handOver = async (name: string, content: Blob): Promise<void> => {
  const { saveFile } = await import('@fairlead/ui/save-file');
  saveFile(name, content);
};

/** Hands a file of the chat to the device. @throws ApiError */
export const saveChatFile = async (fileId: string): Promise<void> => {
  const { fetchFile } = await files();
  const { name, content } = await fetchFile('support.file', { file_id: fileId });
  await handOver(name, content);
};

/** Hands the whole conversation to the device as a text. @throws ApiError */
export const saveTranscript = async (conversationId: string): Promise<void> => {
  const { fetchFile } = await files();
  const { name, content } = await fetchFile('support.transcript', { conversation_id: conversationId });
  await handOver(name, content);
};
