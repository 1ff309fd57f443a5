#!/usr/bin/env node
/**
 * A witness of a log of signed days (docs/verify.md#be-a-witness): it remembers how far it saw a log grow, and signs only
 * what grew out of that. Formats: C2SP tlog-witness, tlog-tiles, tlog-cosignature v1. Node alone, nothing else.
 */
import { createHash, createPublicKey, sign, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { openState } from './witness-state.mjs';

const USAGE = `Usage: fairlead-witness --name NAME --state FOLDER --log KEY --listen PORT
       fairlead-witness --name NAME --state FOLDER --log KEY --fetch URL

  --name    what you sign as, such as the address of a page of yours without https://
  --state   a folder of your own: your key is made there, and what you saw is kept there
  --log     the key of a log that you watch, as its transparency page shows it; more than once for several logs
  --listen  serve POST /add-checkpoint on this port, at 127.0.0.1
  --fetch   look once at the log at this address, and print its checkpoint with your signature

It ends with 0 where it signed, 1 where the log does not follow from what you saw before, 2 where nothing could be read.`;

const [SIGNED_BY_LOG, COSIGNED] = [1, 4];
const PROOF_MAX = 63;
const BODY_MAX = 64 * 1024;

const stop = (text, code = 2) => {
  process.stderr.write(`${text}\n`);
  process.exit(code);
};

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const nodeHash = (left, right) => sha256(Buffer.of(1), left, right);

/** The root of a whole tree over these leaf hashes (RFC 6962, 2.1). */
const rootOf = (leaves) => {
  if (leaves.length === 0) return sha256();
  if (leaves.length === 1) return leaves[0];
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  return nodeHash(rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half)));
};

/** Whether a tree of `size` begins with one of `old`, by the walk of RFC 9162, 2.1.4.2. */
const isConsistent = (old, size, oldRoot, root, proof) => {
  if (old === 0) return proof.length === 0;
  if (old === size) return proof.length === 0 && oldRoot.equals(root);
  const path = (old & (old - 1)) === 0 ? [oldRoot, ...proof] : [...proof];
  if (path.length === 0) return false;
  let [place, last] = [old - 1, size - 1];
  while (place % 2 === 1) [place, last] = [(place - 1) / 2, Math.floor(last / 2)];
  let [before, after] = [path[0], path[0]];
  for (const hash of path.slice(1)) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      [before, after] = [nodeHash(hash, before), nodeHash(hash, after)];
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else {
      after = nodeHash(after, hash);
    }
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && before.equals(oldRoot) && after.equals(root);
};

const keyId = (name, type, raw) => sha256(`${name}\n`, Buffer.of(type), raw).subarray(0, 4);
const publicKeyOf = (raw) =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') }, format: 'jwk' });

/** A key as it is handed on: `name+id+base64(type, key)`. */
const readKey = (text) => {
  const [, name, id, encoded] = /^([^+\s]+)\+([0-9a-f]{8})\+(.+)$/.exec(text.replace(/\s/g, '')) ?? [];
  const bytes = Buffer.from(encoded ?? '', 'base64');
  const raw = bytes.subarray(1);
  if (raw.length !== 32 || bytes[0] !== SIGNED_BY_LOG || keyId(name, 1, raw).toString('hex') !== id) {
    return stop(`--log ${text}: no key of a log`);
  }
  return { name, id: Buffer.from(id, 'hex'), key: publicKeyOf(raw), raw: raw.toString('base64') };
};

/** A checkpoint's parts, where one of the keys signed it; 'unknown' and 'unsigned' say why not. */
const openCheckpoint = (note, logs) => {
  const cut = note.lastIndexOf('\n\n');
  const [text, lines] = [note.slice(0, cut + 1), note.slice(cut + 2).split('\n')];
  const [origin = '', size = '', root = ''] = text.split('\n');
  if (cut < 0 || !/^(0|[1-9]\d{0,14})$/.test(size) || Buffer.from(root, 'base64').length !== 32)
    return undefined;
  const known = logs.filter(({ name }) => name === origin);
  if (known.length === 0) return 'unknown';
  const signers = known.filter((log) =>
    lines.some((line) => {
      const [, name, encoded] = /^— (\S+) (\S+)$/.exec(line) ?? [];
      const bytes = Buffer.from(encoded ?? '', 'base64');
      const isIts = name === origin && log.id.equals(bytes.subarray(0, 4));
      return isIts && verify(null, Buffer.from(text), log.key, bytes.subarray(4));
    }),
  );
  if (signers.length === 0) return 'unsigned';
  const keys = signers.map(({ raw }) => raw);
  return { text, origin, size: Number(size), root: Buffer.from(root, 'base64'), keys };
};

/** The line by which a witness says that it saw the log grow to this checkpoint. */
const cosign = (name, key, text) => {
  const raw = Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x, 'base64url');
  const seconds = Math.floor(Date.now() / 1_000);
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(seconds));
  const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`), key);
  return `— ${name} ${Buffer.concat([keyId(name, COSIGNED, raw), time, signature]).toString('base64')}\n`;
};

const makeWitness = ({ name, state, logs }) => {
  const raw = Buffer.from(createPublicKey(state.key).export({ format: 'jwk' }).x, 'base64url');
  const own = Buffer.concat([Buffer.of(COSIGNED), raw]).toString('base64');
  /** One at a time, start to end without a pause: two requests at once cannot take the log back. */
  const add = (old, proof, checkpoint) => {
    const seen = state.seenOf(checkpoint);
    if (old > checkpoint.size) return { status: 400, body: 'the old size is above the new one\n' };
    if (old !== seen.size) return { status: 409, type: 'text/x.tlog.size', body: `${seen.size}\n` };
    if (old === checkpoint.size && old > 0 && seen.root !== checkpoint.root.toString('base64')) {
      return { status: 409, type: 'text/x.tlog.size', body: `${seen.size}\n` };
    }
    if (!isConsistent(old, checkpoint.size, Buffer.from(seen.root, 'base64'), checkpoint.root, proof)) {
      return { status: 422, body: 'the proof does not lead there\n' };
    }
    if (!state.keep(checkpoint, seen)) return add(old, proof, checkpoint);
    return { status: 200, body: cosign(name, state.key, checkpoint.text) };
  };
  return {
    key: `${name}+${keyId(name, COSIGNED, raw).toString('hex')}+${own}`,
    add,
    addBody: (body) => {
      const cut = body.indexOf('\n\n');
      const [first = '', ...lines] = body.slice(0, Math.max(cut, 0)).split('\n');
      const [, old] = /^old (0|[1-9]\d{0,14})$/.exec(first) ?? [];
      const proof = lines.map((line) => Buffer.from(line, 'base64'));
      const isWhole =
        old !== undefined && proof.length <= PROOF_MAX && proof.every(({ length }) => length === 32);
      const checkpoint = isWhole ? openCheckpoint(body.slice(cut + 2), logs) : undefined;
      if (checkpoint === undefined) return { status: 400, body: 'no request to add a checkpoint\n' };
      if (checkpoint === 'unknown') return { status: 404, body: 'no log that is watched here\n' };
      if (checkpoint === 'unsigned') return { status: 403, body: 'no signature of the log\n' };
      return add(Number(old), proof, checkpoint);
    },
  };
};

const listen = (witness, port) => {
  const server = createServer((request, response) => {
    const answer = ({ status, body, type = 'text/plain; charset=utf-8' }) =>
      response.writeHead(status, { 'content-type': type }).end(body);
    if (request.method !== 'POST' || request.url !== '/add-checkpoint')
      return answer({ status: 404, body: '' });
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      body += chunk;
      if (body.length > BODY_MAX) request.destroy();
    });
    request.on('end', () => answer(witness.addBody(body)));
  });
  server.listen(port, '127.0.0.1', () => {
    process.stdout.write(`${witness.key}\nhttp://127.0.0.1:${server.address().port}/add-checkpoint\n`);
  });
};

const get = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
};

/** Every leaf hash of a log, by its tiles of the lowest level. */
const readLeaves = async (url, size) => {
  const leaves = [];
  for (let from = 0; from < size; from += 256) {
    const number = String(from / 256).padStart(3, '0');
    const width = Math.min(256, size - from);
    const tile = await get(`${url}/tile/0/${number}${width === 256 ? '' : `.p/${width}`}`);
    for (let place = 0; place < width; place += 1) leaves.push(tile.subarray(32 * place, 32 * place + 32));
  }
  return leaves;
};

/** Looks at a log once: all of it is read, so that no proof is needed. */
const fetchOnce = async (witness, { logs, state }, url) => {
  const note = (await get(`${url}/checkpoint`)).toString('utf8');
  const checkpoint = openCheckpoint(note, logs);
  if (checkpoint === 'unsigned') {
    return stop(
      `${url}/checkpoint bears the name of a log that you watch, and no key that you gave signed it: where the programme changed its key, take the new one from somewhere else, and give it as --log too`,
    );
  }
  if (typeof checkpoint !== 'object')
    return stop(`${url}/checkpoint is no checkpoint of a log that you watch`);
  const seen = state.seenOf(checkpoint);
  const leaves = await readLeaves(url, checkpoint.size);
  const isWhole = rootOf(leaves).equals(checkpoint.root);
  const isGrown =
    checkpoint.size >= seen.size &&
    (seen.size === 0 || rootOf(leaves.slice(0, seen.size)).toString('base64') === seen.root);
  if (!isWhole) return stop(`NOT WHOLE: the days of ${checkpoint.origin} are not those of its checkpoint`, 1);
  if (!isGrown) {
    return stop(
      `REWRITTEN: ${checkpoint.origin} does not follow from the ${seen.size} day(s) of ${seen.name} that you saw`,
      1,
    );
  }
  if (!state.keep(checkpoint, seen)) return fetchOnce(witness, { logs, state }, url);
  process.stdout.write(`${note}${cosign(witness.key.split('+')[0], state.key, checkpoint.text)}`);
  process.stderr.write(`Your key: ${witness.key}\n`);
};

const readArguments = () => {
  const text = { type: 'string' };
  const options = { name: text, state: text, log: { ...text, multiple: true }, listen: text, fetch: text };
  try {
    return parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    return stop(`${error.message}\n\n${USAGE}`);
  }
};

const given = readArguments();
if (given.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
const { name, state: folder, log: keys = [], listen: port, fetch: url } = given;
if (
  !name ||
  /[\s+]/.test(name) ||
  !folder ||
  keys.length === 0 ||
  (port === undefined) === (url === undefined)
) {
  stop(USAGE);
}
const logs = keys.map(readKey);
const terms = { name, state: openState(folder, logs, stop), logs };
const witness = makeWitness(terms);
if (port !== undefined) listen(witness, Number(port));
else await fetchOnce(witness, terms, url.replace(/\/$/, '')).catch((error) => stop(error.message));
