import { LANGUAGE_CODES } from '@fairlead/i18n';
import { loadAnyPack } from '@fairlead/i18n/server';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../../../../tools/lib/full.mjs';
import { faultOfText } from './outgoing';

const PACKS = ['core', 'portal', 'plans', 'account', 'transparency', 'reasons', 'notices'] as const;
const HOSTS = ['portal.example.org'];
const fault = (text: string) => faultOfText({ text }, HOSTS);

describe('money talk only on record: what money could be sent to', () => {
  it.each([
    ['an account number', 'pay to DE89 3704 0044 0532 0130 00 please'],
    ['without spaces', 'DE89370400440532013000'],
    ['in small letters', 'de89 3704 0044 0532 0130 00'],
    ['with dots', 'DE89.3704.0044.0532.0130.00'],
    ['with slashes and stars', 'DE89/3704*0044/0532*0130/00'],
    ['with a sign of no width', 'DE89\u200b3704\u200b0044\u200b0532\u200b0130\u200b00'],
    ['in wide letters', 'ＤＥ８９ ３７０４ ００４４ ０５３２ ０１３０ ００'],
    ['in Arabic digits', 'DE٨٩ ٣٧٠٤ ٠٠٤٤ ٠٥٣٢ ٠١٣٠ ٠٠'],
    ['in Thai digits', '๓๗๐๔๐๐๔๔๐๕๓๒๐๑๓๐๐๐'],
    ['in circles', '③⑦⓪④ ⓪⓪④④ ⓪⑤③② ⓪①③⓪ ⓪⓪'],
    ['in black circles', '❸❼❹❹❹❺❸❷❶❸'],
    ['in keycaps', '3️⃣7️⃣0️⃣4️⃣0️⃣0️⃣4️⃣4️⃣0️⃣5️⃣'],
    ['on lines of their own', '3704\n0044\n0532\n0130'],
    ['with letters for digits', '37O4 OO44 O532 O13O'],
    ['a card', '4111-1111-1111-1111'],
    ['a card as plan numbers would be', '4111 1111 1111 1111'],
    ['a wallet', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ['a wallet in pieces', '0x5290 8400 0985 2788 6E0F 7030 0698 57D2 E416 9EE7'],
    ['another wallet', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['one of a third chain', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
    ['a cash handle', 'send it to $harbourdesk'],
    ['an address of a payment system', 'send it to harbour.desk@okbank'],
    ['one whose name has letters with marks', 'send it to müller@okbank'],
    ['a phone that money goes to', 'top up +44 7700 900 123'],
  ])('%s is refused', (_, text) => expect(fault(text)).toBe('payment_details'));

  it.each([
    ['en', 'three seven zero four zero zero four four zero five three two'],
    ['de', 'drei sieben null vier null null vier vier null fünf drei zwei'],
    ['fr', 'trois sept zéro quatre zéro zéro quatre quatre zéro cinq'],
    ['pt', 'três sete zero quatro zero zero quatro quatro zero cinco'],
    ['spa', 'tres siete cero cuatro cero cero cuatro cuatro cero cinco'],
    ['ru', 'три семь ноль четыре ноль ноль четыре четыре ноль пять'],
    ['vi', 'ba bảy không bốn không không bốn bốn không năm'],
    ['th', 'สามเจ็ดศูนย์สี่ศูนย์ศูนย์สี่สี่ศูนย์ห้า'],
    ['zh', '三七零四零零四四零五'],
    ['cht', '叁柒零肆零零肆肆零伍'],
    ['jp', 'さんななゼロよんゼロゼロよんよんゼロご'],
    ['kor', '삼칠영사영영사사영오'],
  ])('digits in words of %s are refused', (_, text) => expect(fault(text)).toBe('payment_details'));
});

describe('money talk only on record: ways out of the record', () => {
  it.each([
    'https://evil.example/pay',
    'HTTP://portal.example.org/',
    'https://portal.example.org.evil.com/',
    'https://portal.example.org@evil.com/',
    '//evil.com/pay',
    'evil.com/pay',
    'see evil[.]com',
    'see evil (dot) com',
    'see evil dot com',
    'ｅｖｉｌ．ｃｏｍ',
    't.me/harbour',
    'https://t.me/harbour',
    'mailto:desk@evil.example',
    'write to desk@evil.example',
    'javascript:alert(1)',
    'add us on Telegram',
    'добавьте нас в телеграм',
    '加微信 harbour',
    'LINE ID: harbour',
    'find @harbour_desk there',
  ])('%s is refused', (text) => expect(fault(text)).toBe('outside_link'));

  it('leads to the portal itself', () =>
    expect(fault('Open https://portal.example.org/#/wallet, please.')).toBeNull());
});

it('money talk only on record: a number of the bank may be one, and leads nowhere', () => {
  const ofBank = (text: string) => faultOfText({ text, ofBank: true }, HOSTS);
  expect(ofBank('DE89 3704 0044 0532 0130 00')).toBeNull();
  expect(ofBank('t.me/harbour')).toBe('outside_link');
});

it('reads 20,000 signs of anything at once', () => {
  for (const sign of [
    'a',
    '1',
    '1 ',
    'a.',
    '1,',
    '@',
    'one ',
    '一',
    'DE12',
    '-.',
    'A1b',
    '2026-',
    '$a',
    '. com/',
  ]) {
    const text = sign.repeat(20_000 / sign.length);
    // What grows with the square of the length would take minutes.
    const start = process.cpuUsage().user;
    fault(text);
    expect((process.cpuUsage().user - start) / 1_000, sign).toBeLessThan(15_000);
  }
});

describe('no promise of profit: words that promise', () => {
  it.each([
    'Guaranteed 12% a day',
    'guaranteed profit',
    'Profit is guaranteed.',
    'A risk-free plan',
    'Earn 3 % daily',
    'Double your money',
    'Garantierter Gewinn',
    'profit garanti',
    'ganancias garantizadas',
    'lucro garantido',
    'гарантированный доход',
    '保证收益',
    '每天收益 3%',
    '元本保証のプランです',
    '원금 보장',
    'รับประกันกำไร',
    'cam kết lợi nhuận',
  ])('%s is refused', (text) => expect(fault(text)).toBe('promise_of_profit'));

  it('no borrowed name: another company is refused', () =>
    expect(fault(`Partner of ${'Goo'}gle`)).toBe('other_company'));
});

describe('never pay to unlock: words that ask for money so that money comes out', () => {
  it.each([
    'Release fee outstanding: please top up 200 to release your withdrawal.',
    'Please top up two hundred first, so that it can be released',
    'Please top up first, then the payout is released.',
    'You must pay the tax before you can withdraw.',
    'A deposit of 20 is required to unlock your funds',
    'Bitte zahlen Sie zuerst 200 ein, damit Ihre Auszahlung freigegeben wird.',
    'Es fällt eine Freigabegebühr an.',
    'Veuillez d’abord verser 200 USD pour débloquer le retrait.',
    'Primero debe depositar 200 para liberar su retiro.',
    'Por favor, primeiro deve depositar 200 para liberar o saque.',
    'Сначала нужно пополнить счёт, чтобы разблокировать вывод.',
    'Vui lòng nạp thêm 200 để mở khóa lệnh rút tiền.',
    'กรุณาเติมเงินก่อนเพื่อปลดล็อกการถอน',
    '请先充值200才能提现。',
    '請先儲值才能解凍您的資金',
    '出金するには先に入金してください。',
    '출금하려면 먼저 충전하셔야 합니다.',
    'You must use this coupon before you can withdraw your money.',
    'Withdrawals are released only after you fund another plan.',
    'Sie müssen diesen Gutschein einlösen, bevor eine Auszahlung freigegeben wird.',
    'Vous devez utiliser ce bon avant tout retrait.',
    'Primero debe usar este cupón para retirar su dinero.',
    'Você deve usar este cupom antes de sacar.',
    'Сначала нужно использовать этот купон, чтобы вывести деньги.',
    'Bạn phải dùng phiếu này trước khi rút tiền.',
    'คุณต้องใช้คูปองนี้ก่อนจึงจะถอนเงินได้',
    '必须先使用此优惠券才能提现。',
    '必須先使用此優惠券才能提領。',
    '出金するにはまずこのクーポンを使う必要があります。',
    '출금하려면 이 쿠폰을 먼저 사용하셔야 합니다.',
  ])('%s is refused', (text) => expect(fault(text)).toBe('pay_to_release'));
});

describe('what staff must be able to write', () => {
  it.each([
    'You never have to pay anything to withdraw.',
    'Please send us the receipt, so that your withdrawal can be released.',
    'Your top-up was posted. Your withdrawal was paid on Monday.',
    'No fee is required to release a withdrawal.',
    'You do not have to use a coupon before you withdraw.',
    'You must enter your transaction password to withdraw.',
    'What your plan did not spend is released once it has finished.',
    '提现前不需要使用优惠券。',
    'Sie müssen nichts zahlen, damit eine Auszahlung freigegeben wird.',
    '提现不需要付款。',
    '出金のために入金する必要はありません。',
    'Your operation ID is 12345674. 3 days later it was confirmed.',
    'Your case is G-ABCD2345.',
    'Plan 261122-0000017 ended on 2026-11-22 10:15, and 261122-0000018 on 2026-11-23.',
    'On 22.11.2026 at 10:15, and again on 23.11.2026 at 11:30, we asked your bank.',
    'Amount: 1,234.56 USD, fee 0.00, total 1,234.56 USD.',
    '1.234.567,89 EUR und 12 345 678,90 EUR',
    'USD 1 000 000 and 250 USD, 300 USD',
    '金额 1,000,000.00，日期 2026年11月22日，时间 10:15',
    'We work from 09:00 to 17:00, Monday to Friday, 2026-11-23 to 2026-11-27.',
    'Views 12,345, clicks 678, conversions 9, 3.5 % of clicks',
    'Choose 100, 200 or 300.',
    'Steps: 1. Open the wallet. 2. Press withdraw. 3. Enter 100.00.',
    'No profit is guaranteed, and nothing here is without risk. There is no guaranteed return.',
    'You can lose all of it.',
    'It was paid in full.Thank you.',
    'In 20 days your plan ends; one of two or three will be checked, e.g. no. 5.',
    'Wir haben am 1.2.2026 um 9:05 Uhr geantwortet, z.B. auf Nr. 4.',
    'Ngày 22 tháng 11 năm 2026, lúc 10:15, một hoặc hai ngày.',
    '일이삼 플랜은 이 사이트에서 구할 수 있습니다.',
    'report.csv was read',
  ])('%s', (text) => expect(fault(text)).toBeNull());

  it("no text of the project's own is refused but those that name a form or an example", async () => {
    const refused: string[] = [];
    let count = 0;
    const spoken = isFullRun ? LANGUAGE_CODES : (['en', 'zh'] as const);
    for (const language of spoken) {
      const packs = await Promise.all(PACKS.map((name) => loadAnyPack(language, name)));
      const messages = packs.flatMap((pack) => Object.entries(pack));
      count += messages.length;
      for (const [key, text] of messages) {
        const found = fault(String(text));
        if (found !== null) refused.push(`${language} ${key} ${found}: ${text}`);
      }
    }
    expect(count).toBeGreaterThan(1_000 * spoken.length);
    expect(refused).toEqual([]);
  });
});
