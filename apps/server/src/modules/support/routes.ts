import { type CallOf, calls, type ResponseOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import type { FormBody } from '../../http/form';
import {
  holderFileRoute,
  holderRoute,
  publicRoute,
  type Route,
  staffFileRoute,
  staffRoutesOf,
} from '../../http/route';
import type { Job, Services } from '../../http/services';
import { fillHashes } from '../files';
import { proposalRoutesOf } from '../proposals';
import { listCanned, removeCanned, saveCanned } from './canned';
import {
  assignConversation,
  closeConversation,
  readAsStaff,
  snoozeConversation,
  tagConversation,
} from './case-acts';
import { listColleagues } from './colleagues';
import { draftContacts, readContacts } from './contacts/propose-sheet';
import { countUnread } from './conversation';
import { changeDuty, countDesk, dealOut } from './duty';
import {
  CHAT_FILES,
  readAnyFile,
  readOwnFile,
  removeUnusedChatFiles,
  type Sender,
  saveChatFile,
} from './files';
import { guestsRoutes } from './guests/routes';
import { listConversations, listMessages, rate, readMessagesUpTo, sendMessage } from './holder-side';
import { attachmentShape } from './message';
import { addNote } from './notes';
import { listQueue } from './queue';
import { summarizeRatings } from './ratings';
import { answerAsStaff, openConversation } from './staff-side';
import { tellUnread } from './tell-unread';
import { writeTranscript } from './transcript';
import { undoDeskAct } from './undo';
import { chatPath } from './view';
import { createWaits } from './waits';

const TELL_PAUSE_MS = 5_000;
const DEAL_PAUSE_MS = 3_000;
const HOUR_MS = 3_600_000;

const takeFile = async (
  services: Services,
  sender: Sender,
  form: FormBody | undefined,
): Promise<Answer<ResponseOf<CallOf<'support.upload'>>>> => {
  const saved = await saveChatFile(services, sender, form);
  const call = sender.kind === 'staff' ? calls.consoleSupport.file : calls.support.file;
  return saved.ok ? done(attachmentShape(saved.data, chatPath(services.config, call))) : saved;
};

const holderSide = (services: Services, waits = createWaits(services)): Route[] => [
  holderRoute(calls.support.conversations, (incoming) => listConversations(services, waits, incoming)),
  holderRoute(calls.support.messages, (incoming) => listMessages(services, waits, incoming)),
  holderRoute(calls.support.send, ({ caller, request }) => sendMessage(services, caller, request)),
  holderRoute(calls.support.read, ({ caller, request }) => readMessagesUpTo(services, caller, request)),
  holderRoute(calls.support.rate, (incoming) => rate(services, waits, incoming)),
  holderRoute(calls.support.unreadCount, async ({ caller }) =>
    done({ unread_total: (await countUnread(services.database, caller.holderId)).total }),
  ),
  holderRoute(calls.support.upload, ({ caller, form }) =>
    takeFile(services, { kind: 'holder', id: caller.holderId }, form),
  ),
  holderFileRoute(calls.support.file, ({ caller, request }) =>
    readOwnFile(services, caller.holderId, request.file_id),
  ),
  holderFileRoute(calls.support.transcript, (incoming) => writeTranscript(services, incoming)),
];

const staffSide = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  return [
    route(calls.consoleSupport.conversations, listQueue),
    route(calls.consoleSupport.messages, openConversation),
    route(calls.consoleSupport.ratings, summarizeRatings),
    route(calls.consoleSupport.send, answerAsStaff),
    route(calls.consoleSupport.addNote, addNote),
    route(calls.consoleSupport.read, readAsStaff),
    route(calls.consoleSupport.assign, assignConversation),
    route(calls.consoleSupport.counts, countDesk),
    route(calls.consoleSupport.setDuty, changeDuty),
    route(calls.consoleSupport.snooze, snoozeConversation),
    route(calls.consoleSupport.tag, tagConversation),
    route(calls.consoleSupport.colleagues, listColleagues),
    route(calls.consoleSupport.close, closeConversation),
    route(calls.consoleSupport.undo, undoDeskAct),
    route(calls.consoleSupport.upload, (means, { staffId }, _request, form) =>
      takeFile(means, { kind: 'staff', id: staffId }, form),
    ),
    staffFileRoute(calls.consoleSupport.file, ({ request }) => readAnyFile(services, request.file_id)),
    route(calls.consoleSupport.cannedAnswers, listCanned),
    route(calls.consoleSupport.saveCannedAnswer, saveCanned),
    route(calls.consoleSupport.removeCannedAnswer, removeCanned),
    route(calls.consoleContent.contacts, readContacts),
    proposalRoutesOf(services)(calls.consoleContent.proposeContacts, draftContacts),
  ];
};

/** The project's own chat, the person's half and the desk's, and the ways to reach it (docs/domain/support.md). */
export const supportRoutes = (services: Services): Route[] => [
  ...holderSide(services),
  ...staffSide(services),
  ...guestsRoutes(services),
  // Whoever asks without opening a WebSocket is told that there is nothing to read here.
  publicRoute(calls.support.socket, async () => refuse('not_found')),
  publicRoute(calls.consoleSupport.socket, async () => refuse('not_found')),
];

export const supportJobs = (services: Services): Job[] => [
  { name: 'chats dealt out', pauseMs: DEAL_PAUSE_MS, run: () => dealOut(services) },
  { name: 'answers unread', pauseMs: TELL_PAUSE_MS, run: () => tellUnread(services) },
  { name: 'unused files of the chat', pauseMs: HOUR_MS, run: () => removeUnusedChatFiles(services) },
  { name: 'hashes of files of the chat', pauseMs: HOUR_MS, run: () => fillHashes(services, CHAT_FILES) },
];
