/**
 * Runs inside the machine: `node messages.mjs TOKEN FILE`. Writes to support, one message after another, each again and
 * again until it is acknowledged, and ends once FILE is there. Prints how many were acknowledged, and the longest wait in ms.
 */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const [token = '', stop = ''] = process.argv.slice(2);
const API = 'http://127.0.0.1:8080/facebook-business/support';
/** A person may call 1,500 times in 5 minutes. */
const PACE_MS = 300;

/** @returns what was answered; undefined where there was no answer, or one that says to come again */
const ask = async (path, body) => {
  try {
    const answer = await fetch(`${API}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-ct': token, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(10_000),
    });
    const { code, data } = await answer.json();
    return code === 200 ? data : undefined;
  } catch {
    return undefined;
  }
};

const { items } = await ask('/conversation/list');
const conversation_id = items.find(({ topic }) => topic === 'general').id;
let acknowledged = 0;
let longestMs = 0;
while (!existsSync(stop)) {
  const message = { conversation_id, client_id: `message-${acknowledged}`, text: `Number ${acknowledged}` };
  const begun = performance.now();
  while ((await ask('/message/send', message)) === undefined) await wait(PACE_MS);
  longestMs = Math.max(longestMs, Math.round(performance.now() - begun));
  acknowledged += 1;
  await wait(PACE_MS);
}
console.log(JSON.stringify({ acknowledged, longestMs }));
