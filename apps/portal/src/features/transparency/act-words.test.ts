import { describe, expect, it } from 'vitest';
import { actWords } from './act-words';

describe('the words of an act', () => {
  it('are its own where it has some', () => {
    expect(actWords('consoleHolder.disable')).toEqual({ key: 'acts.act.consoleHolder.disable' });
    expect(actWords('release-holds')).toEqual({ key: 'acts.act.release-holds' });
  });

  it('are made of stage and kind for a proposal', () => {
    expect(actWords('approved.topup')).toEqual({ stage: 'acts.approved', kind: 'acts.kind.topup' });
  });

  it('say that a report which had been set aside was decided on', () => {
    const key = 'acts.act.consoleReport.decideQuarantined';
    expect(actWords('approved.quarantined_report')).toEqual({ key });
  });

  it.each(['consoleHolder.other', 'approved.other', 'other.topup', 'toString.topup'])(
    'are its name where %s is unknown, so that no act is left out',
    (act) => expect(actWords(act)).toEqual({ unknown: act }),
  );
});
