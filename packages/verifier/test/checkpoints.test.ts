import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkFile } from '../src/check';
import { signedText } from '../src/root';
import { makeSample, type Sample } from './sample';

const TIME = 1_770_000_000;
const sha256 = (...parts: Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();

const makeKey = (name: string, kind: 1 | 4) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const own = Buffer.concat([
    Buffer.of(kind),
    Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'),
  ]);
  const id = sha256(Buffer.from(`${name}\n`), own).subarray(0, 4);
  return { name, key: `${name}+${id.toString('hex')}+${own.toString('base64')}`, id, privateKey };
};

const time = Buffer.alloc(8);
time.writeBigUInt64BE(BigInt(TIME));
const witness = makeKey('witness.example', 4);
const log = makeKey('one.example/log', 1);
const moved = makeKey('other.example/log', 1);

let sample: Sample;
let text: string;
beforeAll(async () => {
  sample = await makeSample();
  text = JSON.stringify(sample.statement);
});

/** What a witness signed of a log of the sample's days. */
const checkpointOf = (
  { name, id, privateKey }: typeof log,
  size: 1 | 2 = 2,
  roots = sample.days.roots,
): string => {
  const [one = Buffer.alloc(0), two = Buffer.alloc(0)] = [...roots]
    .reverse()
    .map((root) =>
      sha256(Buffer.of(0), Buffer.from([signedText(root), root.public_key, root.signature].join('\n'))),
    );
  const tree = size === 1 ? one : sha256(Buffer.of(1), one, two);
  const said = `${name}\n${size}\n${tree.toString('base64')}\n`;
  const own = Buffer.concat([id, sign(null, Buffer.from(said), privateKey)]);
  const cosigned = sign(null, Buffer.from(`cosignature/v1\ntime ${TIME}\n${said}`), witness.privateKey);
  const line = Buffer.concat([witness.id, time, cosigned]).toString('base64');
  return `${said}\n— ${name} ${own.toString('base64')}\n— witness.example ${line}\n`;
};

const known = (checkpoint: string) => ({
  lists: [JSON.stringify(sample.days)],
  checkpoints: [checkpoint],
  witnesses: [witness.key],
});

describe('a checkpoint that a witness signed', () => {
  it('the past stays: says of which log it is, and when the witness signed it', async () => {
    const { result, lines } = await checkFile(text, known(checkpointOf(moved)));
    expect(result).toBe('verified');
    const said = lines.find((line) =>
      line.startsWith('A witness that you named signed the first 2 signed day(s)'),
    );
    expect(said).toContain(
      'at 2026-02-02T02:40:00.000Z by its own clock, as those of the log other.example/log.',
    );
  });

  it('the past stays: is none of the log whose key is given, where it is one of another', async () => {
    const own = await checkFile(text, { ...known(checkpointOf(log)), logs: [log.key] });
    expect(own.result).toBe('verified');
    const other = await checkFile(text, { ...known(checkpointOf(moved)), logs: [log.key] });
    expect(other.result).toBe('not_connected');
    expect(other.lines).toContain(
      'A checkpoint that you gave is not one of the log whose key you gave, but of other.example/log.',
    );
    // Another key under the log's own name is not the log either.
    const stranger = makeKey('one.example/log', 1);
    const named = await checkFile(text, { ...known(checkpointOf(stranger)), logs: [log.key] });
    expect(named.result).toBe('not_connected');
    expect(named.lines).toContain(
      'A checkpoint that you gave bears the name of the log one.example/log, and no key that you gave signed it. Where the operator changed its key, take the new one from somewhere else than the checkpoint.',
    );
    const changed = { ...known(checkpointOf(stranger)), logs: [log.key, stranger.key] };
    expect((await checkFile(text, changed)).result).toBe('verified');
  });

  it.each([
    ['lines that end as those of Windows', (note: string) => note.replaceAll('\n', '\r\n')],
    ['a mark of the order of bytes', (note: string) => `\uFEFF${note}`],
  ])('is read with %s', async (_what, saved) => {
    const { result } = await checkFile(text, known(saved(checkpointOf(log))));
    expect(result).toBe('verified');
  });

  it('is as good as a list beside a key that was changed since', async () => {
    const { statement, days, laterKey } = await makeSample({
      keyChanges: true,
      firstDay: '2026-01-31',
      proves: [0],
    });
    const lists = [JSON.stringify(days)];
    const known = { checkpoints: [checkpointOf(log, 1, days.roots)], witnesses: [witness.key], lists };
    const report = await checkFile(JSON.stringify(statement), { ...known, publicKey: laterKey });
    expect(report).toMatchObject({ result: 'verified', faults: [], wrong_days: [] });
  });

  it('accuses nobody where the list lacks the first day ever', async () => {
    const [newest] = sample.days.roots;
    const lists = [JSON.stringify({ roots: [newest] })];
    const short = await checkFile(text, { ...known(checkpointOf(log)), lists });
    expect([short.result, short.lines.join(' ')]).toEqual([
      'not_connected',
      expect.stringContaining('not all of them are here'),
    ]);
    // As many days as the witness signed, and not the first ones: nothing can be told either.
    const later = { ...known(checkpointOf(log, 1)), lists };
    expect((await checkFile(text, later)).result).toBe('not_connected');
    const { statement, days } = await makeSample();
    const others = { ...known(checkpointOf(log)), lists: [JSON.stringify(days)] };
    expect((await checkFile(JSON.stringify(statement), others)).lines.join(' ')).toContain(
      'A witness signed other days',
    );
  });
});
