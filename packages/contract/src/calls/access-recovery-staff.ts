import { RECOVERY_CHECKS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { idParam, staffReason, text } from '../shapes/basics';
import { proposal } from '../shapes/console';

export const propose = /* @__PURE__ */ defineCall('consoleRecovery.propose', {
  access: access.staff('support', 'admin'),
  summary: 'Propose that a guest may set the login password of an account anew',
  description:
    'After a check of who writes, which another person reads. The holder is told at once, and stops it by one tap wherever they are signed in.',
  request: z.strictObject({
    conversation_id: idParam.describe('of the guest’s case'),
    account: text(1, LIMITS.usernameMax).describe('username or operation ID'),
    check: z.enum(RECOVERY_CHECKS),
    reason: staffReason.describe('what was seen; the holder reads it'),
  }),
  response: proposal,
  reasons: ['no_such_data', 'no_login_password', 'recovered_lately', 'proposal_pending'],
});
