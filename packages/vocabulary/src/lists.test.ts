import { expect, it } from 'vitest';
import * as vocabulary from './index';

const exported: Readonly<Record<string, unknown>> = vocabulary;
const lists = Object.entries(exported).filter((entry): entry is [string, readonly string[]] =>
  Array.isArray(entry[1]),
);

it.each(lists)('%s names each member once, as data and phrases spell it', (_name, members) => {
  expect(new Set(members).size).toBe(members.length);
  for (const member of members) expect(member).toMatch(/^[a-z]+([_.][a-z0-9]+)*$/);
});
