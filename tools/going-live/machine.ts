import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeRoot } from '../lib/debian-root';

const BASE = ['systemd', 'systemd-sysv', 'dbus', 'sudo', 'ca-certificates', 'curl', 'openssl'];
const TIMEOUT_MS = 600_000;
const BOOT_MS = 60_000;

/** A Debian system of its own beside this one: booted by its own systemd, without a network but its loopback. */
export interface Machine {
  /**
   * Runs lines of bash in it as root.
   * @param code what it must end with, else this throws with what it printed
   * @returns what it printed, errors among it
   */
  run(script: string, code?: number): Promise<string>;
  /** Writes a file in it. */
  put(path: string, text: string, mode?: number): void;
  /** Copies a file of this machine into it. */
  carry(file: string, path: string): void;
  /** A program of this machine that runs in the other's network: the path of what starts it. */
  inItsNetwork(program: string): string;
  close(): Promise<void>;
}

const program = promisify(execFile);

/** The smallest Debian, and the packages that are fetched before it is cut off: `apt install` finds them there. */
const make = async (root: string, packages: readonly string[]): Promise<void> => {
  await makeRoot(root, BASE);
  for (const file of ['resolv.conf', 'hosts']) copyFileSync(join('/etc', file), join(root, 'etc', file));
  const fetching = ['install', '--yes', '--no-install-recommends', '--download-only', ...packages];
  for (const args of [['update'], fetching]) await program('chroot', [root, 'apt-get', '--quiet', ...args]);
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
};

const childOf = (pid: number): number | undefined => {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? undefined : Number(text.split(' ')[0]);
};

/** The first process of the system: the shell of `boot.sh` starts unshare, and that starts it. */
const firstOf = (shell: number): number | undefined => {
  const unshare = childOf(shell);
  return unshare === undefined ? undefined : childOf(unshare);
};

const boot = (root: string): ChildProcess =>
  spawn(
    'unshare',
    ['--mount', '--propagation', 'private', 'sh', join(import.meta.dirname, 'boot.sh'), root],
    { stdio: ['ignore', 'ignore', 'inherit'], detached: true },
  );

const NAMESPACES = ['--mount', '--pid', '--cgroup', '--net', '--uts', '--ipc', '--root', '--wd'];
const ENVIRONMENT = [
  '/usr/bin/env',
  '-i',
  'HOME=/root',
  'LANG=C.UTF-8',
  'PATH=/usr/sbin:/usr/bin:/sbin:/bin',
];

/** @returns how it ended, and what it printed */
const runIn = async (pid: number, script: string): Promise<{ code: number | null; said: string }> => {
  const shell = ['/bin/bash', '-c', `cd; exec 2>&1\n${script}`];
  const child = spawn('nsenter', ['--target', String(pid), ...NAMESPACES, ...ENVIRONMENT, ...shell], {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: TIMEOUT_MS,
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  return { code, said };
};

/** Waits until its services run; one or the other that a machine of metal has may not. */
const started = async (shell: ChildProcess): Promise<number> => {
  for (const until = Date.now() + BOOT_MS; Date.now() < until; await wait(500)) {
    const pid = firstOf(shell.pid ?? 0);
    if (pid === undefined) continue;
    const { said } = await runIn(pid, 'systemctl is-system-running --wait');
    if (/^(running|degraded)$/m.test(said)) return pid;
  }
  throw new Error('the machine did not start');
};

const begin = async (root: string, packages: readonly string[]) => {
  await make(root, packages);
  const shell = boot(root);
  try {
    return { shell, pid: await started(shell) };
  } catch (error) {
    // Its children too: what was mounted goes with them.
    process.kill(-(shell.pid ?? 0), 'SIGKILL');
    throw error;
  }
};

/**
 * Makes and boots one.
 * @param packages what is fetched for it besides the least
 */
export const createMachine = async (packages: readonly string[]): Promise<Machine> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-machine-'));
  const root = join(folder, 'root');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const { shell, pid } = await begin(root, packages).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    run: async (script, expected = 0) => {
      const { code, said } = await runIn(pid, script);
      if (code !== expected) throw new Error(`ended with ${code}, not ${expected}:\n${script}\n${said}`);
      return said;
    },
    put: (path, text, mode = 0o644) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
      chmodSync(join(root, path), mode);
    },
    carry: (file, path) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      copyFileSync(file, join(root, path));
    },
    inItsNetwork: (program) => {
      const file = join(folder, 'in-its-network');
      writeFileSync(file, `#!/bin/sh\nexec nsenter --target ${pid} --net ${program} "$@"\n`, { mode: 0o755 });
      return file;
    },
    close: async () => {
      const ended = once(shell, 'exit');
      process.kill(pid, 'SIGKILL');
      await ended;
      remove();
    },
  };
};
