import { calls } from '@fairlead/contract';
import { chooseLanguage, LANGUAGE_CODES } from '@fairlead/i18n';
import { createServerTranslate } from '@fairlead/i18n/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { publishFirstTexts } from '.';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { CURRENCY: 'JPY', OPERATOR_LEGAL_NAME: 'Quay Ltd' } });
  await publishFirstTexts(server.services);
});
afterAll(() => server.close());

it('tells anyone what the app begins with', async () => {
  const { code, data } = await server.call(calls.config.basic, { lang: 'en' });
  expect(code).toBe(200);
  expect(data).toMatchObject({
    currency: { code: 'JPY', digits: 0 },
    money_mode: 'sandbox',
    operator: { legal_name: 'Quay Ltd', registration_number: null },
  });
  expect(data.faq_config).toHaveLength(5);
  expect(data.client_language_map).toHaveLength(LANGUAGE_CODES.length);
  expect(data.customer_service_url.map((contact) => contact.type)).toEqual([2]);
});

it.each([
  ['es', 'spa'],
  ['es-ES', 'spa'],
  ['es-MX', 'spa'],
  ['es-419', 'spa'],
  ['de-AT', 'de'],
  ['zh-HK', 'cht'],
  ['zh-SG', 'zh'],
])('opens in the language of a device that speaks %s: %s', async (device, language) => {
  const { data } = await server.call(calls.config.basic, {});
  expect(chooseLanguage(null, [device], data.client_language_map)).toBe(language);
});

it('writes questions, rules and contacts in the language asked for, with their versions', async () => {
  for (const language of LANGUAGE_CODES) {
    const { data } = await server.call(calls.config.basic, { lang: language });
    expect(data.language).toBe(language);
    expect(data.faq_config).toHaveLength(5);
    const t = await createServerTranslate(language);
    const since = server.clock.now().toISOString();
    expect(data.faq_config[0]).toMatchObject({
      ...{ version: 1, since, question: t('faq.learningPhase.question') },
    });
    expect(data.faq_config[4]?.question).toBe(t('faq.topUp.question'));
    expect(data.rules).toEqual({ version: 1, since, text: t('rules.text') });
    expect(data.customer_service_url[0]?.label).toBe(t('contact.general'));
    const untranslated = JSON.stringify(data).match(/"(faq|rules|contact|activityRules)\.\w+/g);
    expect(untranslated).toBeNull();
  }
});

it('mentions a learning phase of 30 to 50 conversions within 7 days', async () => {
  const { data } = await server.call(calls.config.basic, {});
  expect(data.language).toBe('en');
  expect(data.faq_config[0]?.answer).toContain('30 to 50 conversions within 7 days');
});

it('names the fields that the payout form takes, and the form takes them', async () => {
  const { data } = await server.call(calls.config.basic, {});
  const request = calls.payout.edit.request;
  for (const { method, fields } of data.withdraw_method_config) {
    const filled = Object.fromEntries(fields.map(({ name }) => [name, '+441234567890']));
    const parsed = request.safeParse({ method, ...filled });
    const refused = parsed.success
      ? []
      : parsed.error.issues.filter((issue) => issue.code === 'unrecognized_keys');
    expect(refused).toEqual([]);
    // The number may be left out by somebody who has one; the use case refuses the others.
    for (const { name } of fields.filter((field) => !/^(bank_account|wallet_address)$/.test(field.name))) {
      const { [name]: _, ...rest } = filled;
      expect(request.safeParse({ method, ...rest }).success).toBe(false);
    }
  }
});

it('no promise of profit, no borrowed name: promises nothing and names nobody', async () => {
  const { data } = await server.call(calls.config.basic, {});
  const texts = JSON.stringify([data.faq_config, data.rules, data.activity_rules]);
  expect(texts).not.toMatch(/guarantee|risk-free|billion|profit of|earn up to/i);
  expect(texts).toMatch(/Can I lose money on a plan\?","answer":"Yes/);
});
