import { allCalls } from '@fairlead/contract';
import { describe, expect, it } from 'vitest';
import { openApiOf } from './openapi';
import { docsHtml } from './page';

const urlOf = (call: (typeof allCalls)[number]): string => `/${call.surface}${call.path}`;
const isBuilt = (call: (typeof allCalls)[number]): boolean => call.id !== 'coupon.list';

describe('the OpenAPI document', () => {
  const document = openApiOf(allCalls, urlOf, isBuilt) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; summary: string; parameters: object[] }>>;
  };
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

  it('has every call once, by its id', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(
      allCalls.map((call) => call.id).sort(),
    );
  });

  it('says which calls are not built, and which need a key', () => {
    const find = (id: string) => operations.find((operation) => operation.operationId === id);
    expect(find('coupon.list')?.summary).toContain('not built yet');
    expect(find('plan.put')?.summary).not.toContain('not built yet');
    expect(find('plan.put')?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', required: true }),
    );
  });

  it('refers to nothing that is not in it', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Failure']));
  });
});

describe('the page of the calls', () => {
  it('names every call and writes no markup of its texts', () => {
    const html = docsHtml(allCalls, urlOf, isBuilt);
    for (const call of allCalls) expect(html).toContain(`id="${call.id}"`);
    expect(html).not.toMatch(/<script/);
  });
});
