import type { Reader } from '@fairlead/db';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../../http/services';
import { type DayLog, readCheckpoint, readDayLog } from './day-log';
import { TILE_WIDTH, tileOf } from './tree';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Level, number and width of a tile, as its path says them (C2SP tlog-tiles); the level of entries is -1. */
const TILE = /^(entries|0|[1-9]|[1-5]\d|6[0-3])\/((?:x\d{3}\/){0,3}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;

const bundleOf = ({ entries }: DayLog, index: number, width: number): Buffer | undefined => {
  const from = index * TILE_WIDTH;
  if (from + width > entries.length) return undefined;
  return Buffer.concat(
    entries.slice(from, from + width).flatMap((entry) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(entry.length);
      return [length, entry];
    }),
  );
};

const contentOf = (log: DayLog, path: string): Buffer | undefined => {
  const [, level = '', number = '', partial] = TILE.exec(path) ?? [];
  const width = partial === undefined ? TILE_WIDTH : Number(partial);
  if (level === '' || (partial !== undefined && width >= TILE_WIDTH)) return undefined;
  const index = Number(number.replaceAll(/[x/]/g, ''));
  return level === 'entries' ? bundleOf(log, index, width) : tileOf(log.leaves, Number(level), index, width);
};

const absent = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('not here\n');

/** Day and authority, as the path of a timestamp says them. */
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})\/([a-z0-9-]+)\.tsr$/;

const readTimestamp = async (reader: Reader, path: string): Promise<Buffer | undefined> => {
  const [, day = '', authority = ''] = TIMESTAMP.exec(path) ?? [];
  const [row] = await reader.query<{ answer: Buffer }>(
    'select answer from timestamp_token where day::text = $1 and authority = $2',
    [day, authority],
  );
  return row?.answer;
};

/**
 * The log of signed days as fixed addresses under `/log`, in the form that witnesses and monitors of transparency logs read
 * (docs/verify.md#be-a-witness). Open to everyone.
 */
export const serveLog = (server: FastifyInstance, { config, database }: Services): void => {
  server.get('/log/checkpoint', async (_request, reply) => {
    const note = await database.snapshot(async (reader) => {
      const log = await readDayLog(reader, config);
      return log && readCheckpoint(reader, log, config.witnesses);
    });
    if (note === undefined) return absent(reply);
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(note);
  });
  server.get<{ Params: { '*': string } }>('/log/tile/*', async (request, reply) => {
    const log = await readDayLog(database, config);
    const content = log && contentOf(log, request.params['*']);
    if (content === undefined) return absent(reply);
    return reply.type('application/octet-stream').header('cache-control', FOR_GOOD).send(content);
  });
  server.get<{ Params: { '*': string } }>('/log/timestamps/*', async (request, reply) => {
    const answer = await readTimestamp(database, request.params['*']);
    if (answer === undefined) return absent(reply);
    return reply.type('application/timestamp-reply').header('cache-control', FOR_GOOD).send(answer);
  });
};
