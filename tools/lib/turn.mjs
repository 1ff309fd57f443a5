/** Lets one process at a time do something to a folder, however many start at once. Node alone. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 100;

/** When the process began, in the system's ticks: a process id used again is another process. */
function birthOf(pid) {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0) && 'alive';
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch (error) {
    return error.code === 'EPERM' ? 'alive' : undefined;
  }
}

/** The others who want a turn or have it; what the dead left is swept away. */
function livingOthers(folder, own) {
  const isLiving = (name) => {
    const [pid, born] = name.split('_');
    if (birthOf(Number(pid)) === born) return true;
    rmSync(join(folder, name), { force: true });
    return false;
  };
  return readdirSync(folder).filter((name) => name !== own && isLiving(name));
}

/**
 * Waits until no other living process has its turn in `folder`, then acts. Everyone puts a mark of their
 * own first and looks second; the one whose mark sorts first stays, the others take theirs back and come
 * again. So two are never in at once, and a killed process hinders nobody.
 * @template T
 * @param {string} folder holds the marks; made when it is missing
 * @param {{ act: () => T | Promise<T>, onWait: () => void }} options `onWait` is called once, when another is before
 * @returns {Promise<T>} what `act` returns
 */
export async function takeTurn(folder, { act, onWait }) {
  mkdirSync(folder, { recursive: true });
  const own = `${process.pid}_${birthOf(process.pid)}_${randomUUID()}`;
  const mark = join(folder, own);
  const putMark = () => writeFileSync(mark, '');
  putMark();
  try {
    for (let round = 0; ; round += 1) {
      const others = livingOthers(folder, own);
      if (others.length === 0) return await act();
      if (round === 1) onWait();
      const isFirst = others.every((name) => own < name);
      if (!isFirst) rmSync(mark, { force: true });
      await pause(POLL_MS);
      if (!isFirst) putMark();
    }
  } finally {
    rmSync(mark, { force: true });
  }
}
