import { describe, expect, it } from 'vitest';
import type { Notification } from './api';
import { foldNotices } from './fold';

const notice = (id: string, link: string | null, day = 2, withdrawn = false): Notification => ({
  ...{ id, link, category: 'activity', title: `Title ${id}`, content: '', read: true, by_staff: false },
  ...{ withdrawn, head: null, created_at: new Date(2026, 2, day, 12).toISOString() },
});

const folded = (...notices: readonly Notification[]) =>
  foldNotices(notices).map(({ day, notices: ofDay }) => [
    day,
    ...ofDay.map(({ newest, earlier }) => [newest, ...earlier].map(({ id }) => id).join('+')),
  ]);

describe('notices', () => {
  it('about one thing are one row of a day, the newest first; other rows keep their place', () => {
    const plan = '/plan/detail?id=17';
    expect(
      folded(
        ...[notice('9', plan), notice('8', null), notice('7', plan), notice('6', '/plan/detail?id=1')],
        ...[notice('5', plan), notice('4', plan, 1)],
      ),
    ).toEqual([
      ['2026-03-02', '9+7+5', '8', '6'],
      ['2026-03-01', '4'],
    ]);
  });

  it('that lead to a page of many things, or were taken back, stay apart; none is lost', () => {
    const given = [notice('4', '/wallet'), notice('3', '/wallet'), notice('2', '/plan/detail?id=1', 2, true)];
    expect(folded(...given, notice('1', '/plan/detail?id=1'))).toEqual([['2026-03-02', '4', '3', '2', '1']]);
  });
});
