import { access, defineCall } from '../core';
import { noRequest } from '../shapes/basics';
import { books } from '../shapes/console';

export const read = /* @__PURE__ */ defineCall('consoleBooks.read', {
  access: access.staff('finance_maker', 'finance_checker', 'auditor', 'admin'),
  summary: 'The books as of the last check',
  description: 'With the alert, if money writes are stopped.',
  request: noRequest,
  response: books,
});

export const check = /* @__PURE__ */ defineCall('consoleBooks.check', {
  access: access.staff('finance_checker', 'auditor', 'admin'),
  summary: 'Check the books now',
  description: 'A failure stops money writes and raises the alert; a check that passes lifts it.',
  request: noRequest,
  response: books,
});
