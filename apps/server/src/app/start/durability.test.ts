import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../log';
import { tellReplication } from './durability';

let made: TestDatabase;
beforeAll(async () => {
  made = await createTestDatabase();
});
afterAll(() => made.drop());

it('a start says whether a standby acknowledges what is committed', async () => {
  const lines: { level: number; msg: string }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  await tellReplication(made.database, log);
  // The setting is that of the whole server, which other tests use.
  const query = async <Row>(): Promise<Row[]> => [{ names: 'FIRST 1 (second)' }] as Row[];
  await tellReplication({ ...made.database, query }, log);
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [40, 'synchronous_standby_names is empty: a failover may lose what was acknowledged'],
    [30, 'synchronous_standby_names is FIRST 1 (second)'],
  ]);
});
