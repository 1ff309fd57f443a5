import { addNote, send } from '@fairlead/contract/calls/support-staff';
import { draftKey, useDraft } from '@fairlead/ui/use-draft';
import { useRef } from 'react';
import { callApi } from '../../shared/api';
import { useSend } from '../../shared/api/use-send';
import { useAnswerFiles } from './answer-files';
import { unfilledIn } from './canned-fill';
import type { DeskConversation } from './conversation-shape';

/** A new name for a message: the same sent again is the same message (docs/domain/support.md#messages). */
export const newClientId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const EMPTY = { text: '' };

/** What is being written, with its files; the same sent again after a lost answer is the same message. */
export const useAnswer = ({ id }: DeskConversation) => {
  const { draft, change, discard } = useDraft(draftKey(`support-${id}`), EMPTY);
  const clientId = useRef(newClientId());
  const rename = (): void => {
    clientId.current = newClientId();
  };
  const attached = useAnswerFiles(rename);
  const fileIds = attached.files.flatMap(({ fileId }) => fileId ?? []);
  const unfilled = unfilledIn(draft.text);
  const isReady =
    unfilled === undefined &&
    fileIds.length === attached.files.length &&
    (fileIds.length > 0 || draft.text.trim() !== '');
  const answer = useSend(() => {
    const written = { client_id: clientId.current, text: draft.text, file_ids: fileIds };
    return callApi(send, { conversation_id: id, ...written });
  });
  return {
    ...{ text: draft.text, attached, isReady, unfilled, sending: answer.sending, error: answer.error },
    type: (text: string): void => {
      change('text', text);
      rename();
    },
    /** Whether it went. */
    submit: async (): Promise<boolean> => {
      if (!isReady || !(await answer.send())) return false;
      rename();
      discard();
      attached.clear();
      return true;
    },
  };
};

/** A note that is being written. */
export const useNote = ({ id }: DeskConversation) => {
  const { draft, change, discard } = useDraft(draftKey(`note-${id}`), EMPTY);
  const note = useSend(() => callApi(addNote, { conversation_id: id, text: draft.text }));
  const isReady = draft.text.trim() !== '';
  return {
    ...{ text: draft.text, isReady, sending: note.sending, error: note.error },
    type: (text: string): void => change('text', text),
    submit: async (): Promise<boolean> => {
      if (!isReady || !(await note.send())) return false;
      discard();
      return true;
    },
  };
};
