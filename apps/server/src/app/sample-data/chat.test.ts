import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../testing/context';
import { routesOf } from '../parts';
import { addChat } from './chat';
import { createClient } from './client';
import { addCodes, addHolder, addStaff } from './people';
import { SAMPLE_WORDS } from './words';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

it('the sample person writes with support in their own language, once', async () => {
  await addCodes(context);
  const staff = await addStaff(context);
  const client = createClient(routesOf(context), undefined, 'de');
  const person = await addHolder(context, client, 'demo', 'Demo', '+1 555 010 0100');
  await addChat(client, staff, person);
  await addChat(client, staff, person);
  const said = await context.asOwner<{ text: string }>(
    'select text from chat_message where holder_id = $1 order by sequence',
    [person.holderId],
  );
  expect(said.map(({ text }) => text)).toEqual(SAMPLE_WORDS.de.talk);
});
