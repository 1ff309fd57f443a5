import { allCalls } from '@fairlead/contract';
import { expect, it } from 'vitest';
import { bodyBytesMax } from './body';
import { type JsonSchema, toJsonSchema } from './schema';

/** Bytes of one UTF-16 unit in UTF-8 at most. */
const UNIT_BYTES_MAX = 3;
/** A number, a date, a word of a closed list. */
const SHORT_BYTES_MAX = 100;

/** How long what a schema takes can be, in bytes of JSON without escapes. */
const bytesMaxOf = (schema: JsonSchema): number => {
  const variants = (schema.oneOf ?? schema.anyOf) as readonly JsonSchema[] | undefined;
  if (variants !== undefined) return Math.max(...variants.map(bytesMaxOf));
  if (schema.items !== undefined) return Number(schema.maxItems) * bytesMaxOf(schema.items as JsonSchema);
  if (schema.properties !== undefined)
    return Object.entries(schema.properties).reduce(
      (sum, [name, property]) => sum + name.length + bytesMaxOf(property),
      0,
    );
  return schema.maxLength === undefined ? SHORT_BYTES_MAX : Number(schema.maxLength) * UNIT_BYTES_MAX;
};

it('takes every body that the fields of its call allow, in any script', () => {
  const sizes = allCalls
    .filter(({ method, transport }) => method === 'POST' && transport !== 'multipart')
    .map((call) => ({
      id: call.id,
      bytes: bytesMaxOf(toJsonSchema(call.request)),
      most: bodyBytesMax(call),
    }));
  expect(sizes.filter(({ bytes, most }) => !(bytes <= most))).toEqual([]);
});
