import { expect, it } from 'vitest';
import { readAnswer } from './read-answer';

it('reads an answer in pieces, and no further than allowed', async () => {
  let given = 0;
  let isLetGo = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      given += 1;
      controller.enqueue(new Uint8Array(10));
    },
    cancel: () => {
      isLetGo = true;
    },
  });
  expect((await readAnswer(new Response(endless), 25)).length).toBe(25);
  expect([given < 6, isLetGo]).toEqual([true, true]);
});

it('reads all of a short answer, and of none nothing', async () => {
  expect((await readAnswer(new Response('short'), 25)).toString()).toBe('short');
  expect((await readAnswer(new Response(null), 25)).length).toBe(0);
});
