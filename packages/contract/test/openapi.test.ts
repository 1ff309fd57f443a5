import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { allCalls } from '../src';
import { openApiDocument } from '../src/openapi';

const basePaths = { app: '/facebook-business', console: '/console-api/v1', network: '/network/v1' };
const document = openApiDocument({ basePaths, version: '0.1.0' });
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

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
    const asking = operations
      .filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'))
      .map(({ operationId }) => operationId);
    expect(asking.sort()).toEqual([
      'account.close',
      'coupon.receive',
      'membership.open',
      'membership.refund',
      'plan.cancel',
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

  it('tells refusals by HTTP 200 in the app and by status for staff', () => {
    const put = document.paths['/facebook-business/plan/order/put']?.post;
    expect(put?.['x-refusals']).toContainEqual({ http: 200, code: 405, reason: 'insufficient_balance' });
    const approve = document.paths['/console-api/v1/proposal/approve']?.post;
    expect(approve?.['x-refusals']).toContainEqual({ http: 403, code: 403, reason: 'same_person' });
    expect(Object.keys(approve?.responses ?? {})).toContain('409');
  });
});
