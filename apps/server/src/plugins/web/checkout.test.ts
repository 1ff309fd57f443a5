import { expect, it } from 'vitest';
import { checkoutOf } from './checkout';

it.each([
  ['file:///home/me/fairlead/apps/server/src/plugins/web/apps.ts', 'file:///home/me/fairlead/'],
  ['file:///usr/src/fairlead/apps/server/dist/main.js', 'file:///usr/src/fairlead/'],
  ['file:///srv/dist/apps/server/src/apps/server/dist/main.js', 'file:///srv/dist/apps/server/src/'],
])('finds the checkout of %s', (moduleUrl, checkout) => {
  expect(checkoutOf(moduleUrl)).toBe(checkout);
});
