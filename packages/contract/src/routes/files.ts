import type { Route } from './route';

/** The calls of the app's surface that answer a file: a table of its own, which no first load of the app needs. */
export const fileRoutes = {
  'user.ownData': { method: 'POST', path: '/user/own_data', transport: 'stream' },
  'statement.exportFile': { method: 'GET', path: '/statement/export', transport: 'stream' },
  'statement.signedDays': { method: 'GET', path: '/transparency/days', transport: 'stream' },
  'paper.receipt': { method: 'GET', path: '/receipt', transport: 'stream' },
  'paper.year': { method: 'GET', path: '/statement/year', transport: 'stream' },
  'support.file': { method: 'GET', path: '/support/file', transport: 'stream' },
  'support.transcript': { method: 'GET', path: '/support/transcript', transport: 'stream' },
} as const satisfies Readonly<Record<string, Route>>;
