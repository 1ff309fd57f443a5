import { setupI18n } from '@lingui/core';
import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage, createTranslator, LANGUAGES } from '../src/index';
import { createServerTranslate } from '../src/server';

describe('createTranslator', () => {
  it('writes a needed pack, with parameters and plurals', async () => {
    const translator = createTranslator();
    await Promise.all([translator.need('core'), translator.need('portal'), translator.need('plans')]);
    expect(translator.t('login.submit')).toBe('Log in');
    expect(translator.t('service.contact', { number: '2', label: 'Recharge' })).toBe(
      'Customer service 2 - Recharge',
    );
    expect(translator.t('adCenter.awaiting', { count: 1 })).toBe('1 plan needs funding');
    expect(translator.t('product.days', { count: 12 })).toBe('12 days');
    expect(translator.t('adCenter.awaiting', { count: 3 })).toBe('3 plans need funding');
  });

  it('keeps needed packs through a change of language and tells its listeners once the texts are there', async () => {
    const translator = createTranslator();
    await translator.need('core');
    const heard = vi.fn(() => translator.t('login.submit'));
    translator.onChange(heard);
    await translator.use('en');
    expect(heard).toHaveBeenCalled();
    expect(heard.mock.results.every((result) => result.value === 'Log in')).toBe(true);
  });

  it('has a pack in the new language that was asked for while the language changed', async () => {
    // The files are read once before, so that both come at the same pace.
    const before = createTranslator();
    await Promise.all([before.need('core'), before.need('guest')]);
    await before.use('de');
    const translator = createTranslator();
    await translator.need('core');
    await Promise.all([translator.use('de'), translator.need('guest')]);
    expect(translator.t('register.heading')).toBe(before.t('register.heading'));
  });

  it('keeps the packs of two translators apart', async () => {
    const changed = createTranslator(setupI18n({}), (pack) => ({ ...pack, 'login.submit': 'changed' }));
    await changed.need('core');
    const plain = createTranslator();
    await plain.need('core');
    expect(changed.t('login.submit')).toBe('changed');
    expect(plain.t('login.submit')).toBe('Log in');
  });

  it('serves the server with refusals and notices', async () => {
    const t = await createServerTranslate('en');
    expect(t('reason.insufficient_balance')).toContain('Available funds');
    expect(t('notice.topup.body', { amount: '$100.00', receipt: 'R1' })).toContain('$100.00');
  });
});

describe('chooseLanguage', () => {
  const rules = [
    { source: 'zh-TW, zh-HK', targets: 'cht' },
    { source: 'zh', targets: 'zh' },
    { source: 'ja', targets: 'jp' },
    { source: 'xx', targets: 'no-such-language' },
  ];

  it.each([
    ['the chosen one first', 'de', ['ja'], 'de'],
    ['a whole tag before its language', null, ['zh-HK'], 'cht'],
    ['the language when the region is unknown', null, ['zh-SG'], 'zh'],
    ['the next tag when the first is unknown', null, ['eo', 'ja-JP'], 'jp'],
    ['English when none fits', null, ['eo'], 'en'],
    ['English when the map names a language that does not exist', null, ['xx'], 'en'],
    ['no stored value that is not a language', 'toString', ['ja'], 'jp'],
  ])('takes %s', (_what, chosen, device, expected) => {
    expect(chooseLanguage(chosen, device, rules)).toBe(expected);
  });

  it('knows tags that Intl accepts', () => {
    for (const { tag } of Object.values(LANGUAGES)) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  });

  it('writes numbers in Spanish as Latin America does, with a point before the decimals', () => {
    expect(new Intl.NumberFormat(LANGUAGES.spa.tag).format(1234.5)).toBe('1,234.5');
  });
});
