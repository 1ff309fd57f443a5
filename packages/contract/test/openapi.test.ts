import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls, refusalsOf, statusOf, WEBHOOK_EVENTS, webhookBody } from '../src';
import { refusalsIn } from '../src/docs-page';
import { NAMES } from '../src/document/schemas';
import { openApiDocument } from '../src/openapi';

const basePaths = { app: '/facebook-business', console: '/console-api/v1', network: '/network/v1' };
const document = openApiDocument({ basePaths, version: '0.1.0' });
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operationOf = (id: string) => {
  const operation = operations.find(({ operationId }) => operationId === id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  return operation;
};

/** Objects without a name, each with the calls and named objects in which it stands. */
const unnamedObjects = (): ReadonlyMap<z.ZodObject, ReadonlySet<string>> => {
  const found = new Map<z.ZodObject, Set<string>>();
  const walk = (schema: unknown, owner: string): void => {
    const name = NAMES.get(schema) ?? owner;
    if (schema instanceof z.ZodObject) {
      if (!NAMES.has(schema)) found.set(schema, (found.get(schema) ?? new Set()).add(name));
      for (const field of Object.values(schema.shape)) walk(field, name);
    } else if (schema instanceof z.ZodArray) walk(schema.element, name);
    else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) walk(schema.unwrap(), name);
    else if (schema instanceof z.ZodUnion) for (const option of schema.options) walk(option, name);
  };
  for (const call of allCalls) {
    walk(call.request, call.id);
    walk(call.response, call.id);
  }
  return found;
};

describe('the OpenAPI document', () => {
  it('has the structure of OpenAPI 3.1', async () => {
    const copy = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
    expect(await new Validator().validate(copy)).toEqual({ valid: true });
  });

  it('is refused by the same check when it is broken', async () => {
    const { info: _, ...broken } = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
  });

  it('has every call once', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      allCalls.map((call) => call.id).sort(),
    );
  });

  it('asks for a key exactly where money moves', () => {
    const key = { $ref: '#/components/parameters/IdempotencyKey' };
    const asking = operations
      .filter(({ parameters }) =>
        parameters.some((parameter) => '$ref' in parameter && parameter.$ref === key.$ref),
      )
      .map(({ operationId }) => operationId);
    expect(asking.sort()).toEqual([
      'account.close',
      'coupon.receive',
      'membership.open',
      'membership.refund',
      'plan.cancel',
      'plan.lower',
      'plan.pause',
      'plan.put',
      'plan.raise',
      'plan.resume',
      'plan.setLimits',
      'plan.stop',
      'wallet.answerStartUp',
      'wallet.returnStartUp',
      'withdrawal.cancel',
      'withdrawal.request',
    ]);
  });

  it('has each refusal of each call with its HTTP status and its code, and no other', () => {
    for (const call of allCalls) {
      const expected = refusalsOf(call).map((reason) => ({ ...statusOf(call.surface, reason), reason }));
      // A WebSocket answers no refusal of the app: it is not opened.
      const told = call.transport === 'socket' ? expected.filter(({ http }) => http !== 200) : expected;
      const order = (list: readonly { readonly reason: string }[]) =>
        [...list].sort((a, b) => (a.reason < b.reason ? -1 : 1));
      const found = refusalsIn(operationOf(call.id), document.components);
      expect(order(found), call.id).toEqual(order(told));
    }
  });

  it('tells refusals by HTTP 200 in the app and by status for staff', () => {
    const put = refusalsIn(operationOf('plan.put'), document.components);
    expect(put).toContainEqual({ http: 200, code: 405, reason: 'insufficient_balance' });
    const approve = refusalsIn(operationOf('consoleProposal.approve'), document.components);
    expect(approve).toContainEqual({ http: 403, code: 403, reason: 'same_person' });
    expect(Object.keys(operationOf('consoleProposal.approve').responses)).toContain('409');
  });

  it('shows an example of every call that is what the contract says', () => {
    for (const call of allCalls) {
      const { requestBody, responses } = operationOf(call.id);
      const sent = requestBody?.content['application/json'];
      if (sent !== undefined) expect(call.request.safeParse(sent.example).error, call.id).toBeUndefined();
      if (call.transport === 'stream' || call.transport === 'socket') continue;
      const good = responses['200'];
      const content = good !== undefined && 'content' in good ? good.content : undefined;
      const { data = null } = { ...(content?.['application/json']?.example as { readonly data?: unknown }) };
      expect(call.response.safeParse(data).error, call.id).toBeUndefined();
    }
  });

  it('has every event as a webhook, with a body that the contract takes and the headers of each message', () => {
    expect(Object.keys(document.webhooks)).toEqual(WEBHOOK_EVENTS);
    for (const event of WEBHOOK_EVENTS) {
      const { post } = document.webhooks[event] ?? {};
      const { schema, example } = post?.requestBody?.content['application/json'] ?? {};
      expect(webhookBody(event).safeParse(example).error, event).toBeUndefined();
      const data = `#/components/schemas/${NAMES.get(webhookBody(event).shape.data)}`;
      expect(schema, event).toMatchObject({ properties: { type: { const: event }, data: { $ref: data } } });
    }
    const headers = Object.values(document.components.parameters).map(({ name }) => name);
    expect(headers).toEqual(expect.arrayContaining(['webhook-id', 'webhook-timestamp', 'webhook-signature']));
    // It would fit one body alone, and stands beside all.
    expect(document.components.parameters['WebhookSignature']).not.toHaveProperty('example');
  });

  it('lets receivers of events take a field that is added, while nothing is sent that the contract does not name', () => {
    for (const event of WEBHOOK_EVENTS) {
      const { post } = document.webhooks[event] ?? {};
      const { schema, example } = post?.requestBody?.content['application/json'] ?? {};
      const name = NAMES.get(webhookBody(event).shape.data) ?? '';
      for (const open of [schema, document.components.schemas[name]]) {
        expect(open, event).toMatchObject({ type: 'object' });
        expect(open, event).not.toHaveProperty('additionalProperties');
      }
      const body = webhookBody(event).parse(example);
      for (const more of [{ added: 1 }, { data: { ...body.data, added: 1 } }]) {
        expect(webhookBody(event).safeParse({ ...body, ...more }).success, event).toBe(false);
      }
    }
  });

  it('names what the contract names, and leads to nothing that is not there', () => {
    const { schemas } = document.components;
    for (const name of ['Answer', 'Money', 'Order', 'OrderStatus', 'Page', 'RefusalDetail', 'Withdrawal']) {
      expect(Object.keys(schemas)).toContain(name);
    }
    const text = JSON.stringify(document);
    const links = new Set([...text.matchAll(/#\/components\/(\w+\/\w+)"/g)].map(([, link]) => link));
    const places = Object.entries(document.components).flatMap(([kind, components]) =>
      Object.keys(components).map((name) => `${kind}/${name}`),
    );
    expect([...links].filter((link) => !places.includes(link ?? ''))).toEqual([]);
    expect(text).not.toContain('$defs');
  });

  it('has a name for every object that stands in two places', () => {
    // A new one is named in packages/contract/src/document/names.ts, or exported by its file of shapes.
    const repeated = [...unnamedObjects()]
      .filter(([, owners]) => owners.size > 1)
      .map(([schema, owners]) => `{${Object.keys(schema.shape)}} of ${[...owners].join(', ')}`);
    expect(repeated).toEqual([]);
    expect(new Set(NAMES.values()).size).toBe(NAMES.size);
  });

  it('says of each upload what is sent as a file', () => {
    for (const call of allCalls.filter(({ transport }) => transport === 'multipart')) {
      const body = operationOf(call.id).requestBody?.content['multipart/form-data'];
      expect(body?.schema, call.id).toMatchObject({ required: ['file'] });
      expect(body?.encoding).toEqual({ file: { contentType: expect.stringMatching(/^\w+\/\w+/) } });
    }
    const ofStaff = operationOf('consoleSupport.upload').requestBody?.content['multipart/form-data'];
    expect(ofStaff?.encoding).toEqual({ file: { contentType: 'application/pdf' } });
  });
});
