import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { signatureOf } from './signature';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/networks.md'), 'utf8');
const shown = (name: string): string => page.match(new RegExp(`^ {4}${name}: +(.*)$`, 'm'))?.[1] ?? '';

it('the example on the page of networks is signed as their messages are', () => {
  expect(shown('X-Signature')).toMatch(/^[0-9a-f]{64}$/);
  expect(signatureOf(shown('secret'), shown('X-Timestamp'), shown('body'))).toBe(shown('X-Signature'));
});
