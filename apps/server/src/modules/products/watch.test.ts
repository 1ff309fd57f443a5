import { calls } from '@fairlead/contract';
import { eq, product, productVersion } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { type Person, registerPerson } from '../../testing/people';
import { type Terms, versionOf } from './terms';
import { tellWatchers } from './watch';

let server: TestServer;
let person: Person;
let other: Person;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  [person, other] = [await registerPerson(server, 'watcher'), await registerPerson(server, 'reader')];
  const createdAt = server.clock.now();
  const [made] = await server.database.orm
    .insert(product)
    .values({ currentVersion: 1, network: 'by-hand', createdAt })
    .returning();
  const terms: Terms = {
    ...{
      title: 'Lamp Oil',
      coverUrl: '',
      creative: null,
      translations: null,
      kind: 'video',
      official: false,
      putContent: 'A video',
    },
    ...{ putRule: 'By views', userTargeting: 'Adults', gameDescription: 'A lamp', minPutAmountMinor: 1_000 },
    ...{ maxPutAmountMinor: 50_000, costPerThousandMinor: 800, payoutPerConversionMinor: 400 },
    ...{ holderShareBp: 8_000, runDays: 2, learningConversions: 50 },
  };
  await server.database.orm.insert(productVersion).values(versionOf(made?.id ?? 0, 1, terms, createdAt));
  id = String(made?.id);
});
afterAll(() => server.close());

const watch = (watched: boolean, who = person) =>
  server.call(calls.plan.watch, { product_id: id, watched }, { token: who.token });
const told = async (who = person) =>
  (await server.call(calls.notification.list, {}, { token: who.token })).data.items
    .filter(({ link }) => link === `/plan/goods-detail?id=${id}`)
    .map(({ title, content }) => `${title}: ${content}`);
const shown = async (who = person) =>
  (await server.call(calls.plan.appDetail, { product_id: id }, { token: who.token })).data;
const watched = async () =>
  (await server.call(calls.plan.products, { watched: 'yes' }, { token: person.token })).data.items;

const change = (columns: Partial<typeof product.$inferInsert>) =>
  server.database.orm
    .update(product)
    .set(columns)
    .where(eq(product.id, Number(id)));
const publish = async (version: number): Promise<void> => {
  const [now] = await server.database.orm
    .select()
    .from(productVersion)
    .where(eq(productVersion.productId, Number(id)))
    .limit(1);
  if (now === undefined) throw new Error('there is no version');
  await server.database.orm.insert(productVersion).values({ ...now, version });
  await change({ currentVersion: version });
};

describe('who watches a product', () => {
  it('is told of each change once, whichever node looks; nobody else is', async () => {
    expect((await watch(true)).data).toEqual({ watched: true });
    expect((await watch(true)).data).toEqual({ watched: true });
    expect([(await shown()).watched, (await shown(other)).watched]).toEqual([true, false]);
    expect(await tellWatchers(server.services)).toBe(0);
    await publish(2);
    const runs = await Promise.all([tellWatchers(server.services), tellWatchers(server.services)]);
    expect(runs.toSorted()).toEqual([0, 1]);
    expect(await told()).toEqual([
      expect.stringMatching(/^A product you watch has new terms: .*version 2 applies to new plans/),
    ]);
    expect(await told(other)).toEqual([]);
  });

  it('is told when it goes, finds it all the same, and when it is back under another version', async () => {
    await change({ offeredUntil: server.clock.now() });
    expect(await tellWatchers(server.services)).toBe(1);
    expect((await watched()).map(({ offered, watched: isWatched }) => [offered, isWatched])).toEqual([
      [false, true],
    ]);
    expect((await shown()).offered).toBe(false);
    await publish(3);
    await change({ offeredUntil: null });
    expect(await tellWatchers(server.services)).toBe(1);
    const [back, gone] = await told();
    expect(back).toMatch(/^A product you watch is offered again: .*version 3/);
    expect(gone).toMatch(/^A product you watch is no longer offered: .*version 2/);
  });

  it('is told nothing once it is not watched any more', async () => {
    const before = await told();
    expect((await watch(false)).data).toEqual({ watched: false });
    await publish(4);
    expect(await tellWatchers(server.services)).toBe(0);
    expect([await told(), await watched()]).toEqual([before, []]);
    const unknown = await server.call(
      calls.plan.watch,
      { product_id: '999999', watched: true },
      { token: person.token },
    );
    expect(unknown.data.reason).toBe('no_such_data');
  });
});
