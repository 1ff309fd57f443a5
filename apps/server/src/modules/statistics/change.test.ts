import { describe, expect, it } from 'vitest';
import { changeOf, type PlanSpend } from './change';

const at = (day: number): Date => new Date(Date.UTC(2026, 2, day));
/** The eighth to the fourteenth, beside the first to the seventh. */
const span = { from_time: at(8), to_time: at(15), previous_from: at(1), previous_to: at(8) };

let ids = 0;
const plan = (
  spend: number,
  before: number,
  run: { readonly acceptedAt?: Date; readonly endedAt?: Date } = {},
): PlanSpend => {
  ids += 1;
  const { acceptedAt = at(1), endedAt = null } = run;
  return {
    spend,
    before,
    run: { id: ids, number: `FL-${ids}`, title: `Plan ${ids}`, productId: 1, acceptedAt, endedAt },
  };
};
const saysOf = (plans: readonly PlanSpend[]): string => {
  const change = changeOf(plans, span);
  return change === null
    ? 'nothing'
    : `${change.direction} since ${change.plan.title} at ${change.at.slice(0, 10)}`;
};

describe('why the spend changed', () => {
  it('is the plan that ended before, where the others spent no less', () => {
    const ended = plan(0, 500, { endedAt: at(7) });
    expect(saysOf([ended, plan(300, 300)])).toBe(`fell since ${ended.run.title} at 2026-03-07`);
  });

  it('is the plan that ended in between, where it would have made up for it at its pace', () => {
    const ended = plan(300, 700, { endedAt: at(11) });
    expect(saysOf([ended, plan(100, 100)])).toBe(`fell since ${ended.run.title} at 2026-03-11`);
  });

  it('is not a plan that had become slower before it ended', () => {
    expect(saysOf([plan(300, 700, { endedAt: at(14) }), plan(100, 100)])).toBe('nothing');
  });

  it('is the plan that began, where the others spent no more', () => {
    const begun = plan(400, 0, { acceptedAt: at(10) });
    expect(saysOf([begun, plan(100, 100)])).toBe(`rose since ${begun.run.title} at 2026-03-10`);
  });

  it.each([
    ['two plans that ended share it', [plan(0, 500, { endedAt: at(7) }), plan(0, 400, { endedAt: at(7) })]],
    [
      'two plans that began share it',
      [plan(500, 0, { acceptedAt: at(9) }), plan(400, 0, { acceptedAt: at(9) })],
    ],
    ['the plan that spent less still runs', [plan(100, 500)]],
    ['the plan that spent more ran before', [plan(500, 100)]],
    ['a plan ended, and others make up for it', [plan(0, 500, { endedAt: at(7) }), plan(800, 300)]],
    ['the change is small', [plan(0, 5, { endedAt: at(7) }), plan(100, 100)]],
    ['nothing changed', [plan(100, 100)]],
    ['there is no plan', []],
  ])('is not said where %s', (_, plans) => {
    expect(saysOf(plans)).toBe('nothing');
  });
});
