import { describe, expect, it } from 'vitest';
import { languageFrom, networkOf, timeZoneFrom } from './reader';

describe('the reader', () => {
  it.each([
    [undefined, 'en'],
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['xx, fr;q=0.3, ru;q=0.7', 'ru'],
    ['zh-TW', 'cht'],
    ['zh-CN', 'zh'],
    ['zh', 'zh'],
    ['ja', 'jp'],
    ['ko-KR', 'kor'],
    ['spa', 'spa'],
    ['es-MX', 'spa'],
    ['es-419', 'spa'],
    ['*', 'en'],
    [';;;,,,', 'en'],
    ['x'.repeat(10_000), 'en'],
  ])('who sends %s reads %s', (header, language) => {
    expect(languageFrom(header === undefined ? {} : { 'accept-language': header })).toBe(language);
  });

  it.each([
    [undefined, 'UTC'],
    ['Asia/Tokyo GMT+09:00', 'Asia/Tokyo'],
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Mars/Olympus GMT+00:00', 'UTC'],
    // Newer versions of Node take hours for a zone.
    ['+19:00', 'UTC'],
    ['', 'UTC'],
  ])('who sends the zone %s lives in %s', (header, zone) => {
    expect(timeZoneFrom(header === undefined ? {} : { 'x-tz': header })).toBe(zone);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s is counted as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
