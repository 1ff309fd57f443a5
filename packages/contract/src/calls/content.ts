import { CONTACT_AUDIENCES, CONTENT_KINDS, SUPPORT_TOPICS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import {
  id,
  idParam,
  language,
  noRequest,
  page,
  pageOf,
  sortedPage,
  staffReason,
  text,
  time,
  url,
} from '../shapes/basics';
import { proposal } from '../shapes/console';
import { inEveryLanguage } from '../shapes/languages';
import { acceptedText } from '../shapes/legal';

const kind = z.enum(CONTENT_KINDS);

const words = { title: inEveryLanguage(200), text: inEveryLanguage(20_000) };

const content = z.object({
  id,
  kind,
  position: z.int(),
  version: z.int(),
  state: z.enum(['draft', 'published', 'retired']),
  ...words,
  behind: z
    .array(language)
    .describe('languages whose words are older than the newest English ones: somebody should look at them'),
  changed_by: z.string().describe('username, or `fairlead` for the words that the product came with'),
  changed_at: time,
  proposal_id: id.nullable(),
});

const hours = z.strictObject({
  weekday: z.int().min(1).max(7).describe('1 is Monday'),
  from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  to: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});

const contact = {
  topic: z.enum(SUPPORT_TOPICS),
  audience: z.enum(CONTACT_AUDIENCES),
  type: z.int().min(1).max(2).describe('1 opens inside the app'),
  label: inEveryLanguage(60),
  url,
  weekly: z.array(hours).max(28),
  time_zone: text(1, 64),
};

const sheet = z.object({
  version: z.int().describe('0: the contacts that the product came with'),
  next_from: time.nullable().describe('when contacts that were agreed on are shown; null where none wait'),
  items: z.array(z.object({ id, ...contact })),
});

export const list = /* @__PURE__ */ defineCall('consoleContent.list', {
  access: access.staff(),
  summary: 'Questions, operating rules and activity rules',
  description: 'With every language. A text that is read and being changed is two items; drafts first.',
  request: z.strictObject({
    kind: kind.optional(),
    state: content.shape.state.optional(),
    ...sortedPage('changed_at'),
  }),
  response: pageOf(content),
});

export const save = /* @__PURE__ */ defineCall('consoleContent.save', {
  access: access.staff('support', 'admin'),
  summary: 'Save a draft',
  description: 'A new one where id is absent. `version` guards against a change made meanwhile.',
  request: z.strictObject({
    id: idParam.optional(),
    version: z.int().min(0),
    kind,
    position: z.int().min(0).max(100),
    ...words,
  }),
  response: content,
  reasons: ['no_such_data', 'changed_meanwhile'],
});

export const proposeText = /* @__PURE__ */ defineCall('consoleContent.proposeText', {
  access: access.staff('support', 'admin'),
  summary: 'Propose to publish a draft',
  description: 'These texts state money rules, so another person approves them.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending'],
});

export const contacts = /* @__PURE__ */ defineCall('consoleContent.contacts', {
  access: access.staff(),
  summary: 'Contacts and opening hours',
  description: 'For the signed-in and for guests.',
  request: noRequest,
  response: sheet,
});

export const proposeContacts = /* @__PURE__ */ defineCall('consoleContent.proposeContacts', {
  access: access.staff('admin'),
  summary: 'Propose contacts and opening hours',
  description:
    'All of them at once; addresses outside this origin open in a new tab, those inside are pages that exist. The contacts that the product comes with stay. People are shown them when another person agreed; where one leads to an outside address that none led to before, 72 hours later.',
  request: z.strictObject({
    version: z.int().min(0),
    items: z.array(z.strictObject(contact)).max(20),
    reason: staffReason,
  }),
  response: proposal,
  reasons: ['changed_meanwhile', 'proposal_pending'],
});

export const accepted = /* @__PURE__ */ defineCall('consoleContent.accepted', {
  access: access.staff('support', 'admin', 'auditor'),
  summary: 'What an account holder agreed to',
  description: 'Version, language, hash and time of each agreement, newest first.',
  request: z.strictObject({ holder_id: idParam, ...page }),
  response: pageOf(acceptedText.omit({ text: true })),
  reasons: ['no_such_data'],
});
