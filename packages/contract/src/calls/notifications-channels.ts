import { MESSAGE_CATEGORIES, SHOWN_IN_MESSAGES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { count, noRequest, noResponse, text, time } from '../shapes/basics';

const contact = z.enum(['email', 'phone']);

const contactState = z.object({
  value: z.string().nullable().describe('the address or number on the account'),
  verified: z.boolean().describe('its holder has shown that it is theirs'),
  can_verify: z.boolean().describe('this installation can send a code there'),
});

const choice = {
  email: z.array(z.enum(MESSAGE_CATEGORIES)).max(MESSAGE_CATEGORIES.length),
  push: z.array(z.enum(MESSAGE_CATEGORIES)).max(MESSAGE_CATEGORIES.length),
  shows: z
    .enum(SHOWN_IN_MESSAGES)
    .describe('title: neither sums nor names; details: the whole text of a notice'),
};

const state = z.object({
  email: contactState,
  phone: contactState,
  push_key: z.string().nullable().describe('to subscribe a device with; null: no push here'),
  device_subscribed: z.boolean().describe('the device of this session is told by push'),
  devices: count.describe('devices of the person that are told by push, this one among them'),
  choice: z.object(choice),
});

export const read = /* @__PURE__ */ defineCall('channel.read', {
  access: access.holder,
  summary: 'Notifications outside the app',
  description: 'What this installation can do, and what the person chose.',
  request: noRequest,
  response: state,
});

export const choose = /* @__PURE__ */ defineCall('channel.choose', {
  access: access.holder,
  summary: 'Choose what is told outside the app',
  description:
    'Of each channel the categories that it tells of. `security` always goes to a verified e-mail address, whatever is chosen. The zone of the call is the one in which messages write times.',
  request: z.strictObject(choice),
  response: state,
});

export const sendCode = /* @__PURE__ */ defineCall('channel.sendCode', {
  access: access.holder,
  summary: 'Send a code to the own e-mail address or phone number',
  description: 'The newest code alone counts.',
  request: z.strictObject({ contact }),
  response: z.object({ sent_to: z.string(), expires_at: time }),
  reasons: ['channel_off', 'wrong_state'],
});

export const verify = /* @__PURE__ */ defineCall('channel.verify', {
  access: access.holder,
  summary: 'Verify the own e-mail address or phone number',
  description: 'By the code that was sent there; five tries a code. Points of the credit score follow once.',
  request: z.strictObject({ contact, code: z.string().regex(/^\d{6}$/) }),
  response: state,
  reasons: ['contact_code_wrong'],
});

export const subscribe = /* @__PURE__ */ defineCall('channel.subscribe', {
  access: access.holder,
  summary: 'Tell this device by push',
  description:
    'One device a session, as its browser subscribed it with `push_key`. It ends with the session. The address must be one of a push service on the public net.',
  request: z.strictObject({
    endpoint: text(1, 1000).regex(/^https:\/\//),
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  }),
  response: noResponse,
  reasons: ['channel_off', 'wrong_state'],
});

export const unsubscribe = /* @__PURE__ */ defineCall('channel.unsubscribe', {
  access: access.holder,
  summary: 'No more push to this device',
  description: 'Ends what this session subscribed; where there is nothing, nothing happens.',
  request: noRequest,
  response: noResponse,
});
