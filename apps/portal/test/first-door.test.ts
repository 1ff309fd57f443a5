// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPack } from '@fairlead/i18n';
import { expect, it } from 'vitest';

it('says on the login that stands in the page what the login itself says in English', async () => {
  const core = await loadPack('en', 'core');
  const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
  const door = page.slice(page.indexOf('id="first-door"'));
  const words = [...door.matchAll(/>\s*([^<>]*[a-z][^<>]*?)\s*</g)].map(([, text]) => text);
  expect(words).toEqual([
    core['app.sandbox'],
    core['app.name'],
    core['login.heading'],
    core['login.lead'],
    core['login.username'],
    core['login.password'],
    core['login.submit'],
  ]);
});
