import { allCalls } from '@fairlead/contract';
import { PROPOSAL_KINDS } from '@fairlead/vocabulary';
import { describe, expect, it } from 'vitest';
import { actWords } from './act-words';

/** What is proposed to the house, and touches nobody's account. */
const OF_THE_HOUSE: readonly string[] = [
  ...['house_funding', 'remittance', 'media_payment'],
  ...['payee', 'campaign', 'product_version', 'content_version', 'broadcast', 'staff_change'],
  ...['bank_match', 'contacts', 'webhook'],
];
/** What comes to the same for its holder is called the same. */
const CALLED: Readonly<Record<string, string>> = {
  payout_settlement: 'withdrawal_payment',
  'consoleSupport.addNote': 'consoleCase.addNote',
};
/** What proposes or decides is recorded under its proposal's kind; the rest touches no account or leaves no record. */
const BESIDE_ACCOUNTS = new RegExp(
  [
    String.raw`^console(Auth|Staff|Key|Bank|Books|House|Content|Product|Payee|Queue|Proposal|Upload|View|Webhook)\.`,
    String.raw`^consoleSupport\.(read|setDuty|tag|upload|(save|remove)CannedAnswer)$`,
    String.raw`^console(Report\.uploadCsv|Report\.decideQuarantined|Coupon\.endCampaign|Notification\.(save|remove)Template)$`,
    String.raw`^consoleAudit\.exportList$`,
    String.raw`\.propose`,
  ].join('|'),
);
const writes = allCalls
  .filter(({ access, method }) => access.kind === 'staff' && method === 'POST')
  .map(({ id }) => id);

describe('the words of an act', () => {
  it('are its own where it has some', () => {
    expect(actWords('consoleHolder.disable')).toEqual({ key: 'acts.act.consoleHolder.disable' });
    expect(actWords('release-holds')).toEqual({ key: 'acts.act.release-holds' });
  });

  it('are made of stage and kind for a proposal', () => {
    expect(actWords('approved.topup')).toEqual({ stage: 'acts.approved', kind: 'acts.kind.topup' });
  });

  it.each(PROPOSAL_KINDS.filter((kind) => !OF_THE_HOUSE.includes(kind)))(
    'are there for each stage of %s',
    (kind) => {
      for (const stage of ['propose', 'agreed', 'approved', 'refused', 'expired'])
        expect(actWords(`${stage}.${kind}`)).toMatchObject({
          kind: `acts.kind.${CALLED[kind] ?? kind}`,
        });
    },
  );

  it.each(writes.filter((id) => !BESIDE_ACCOUNTS.test(id)))('are there for what staff do by %s', (id) => {
    expect(actWords(id)).toEqual({ key: `acts.act.${CALLED[id] ?? id}` });
  });

  it('say that somebody looked, of whatever page of staff', () => {
    const looked = { key: 'acts.act.consoleHolder.detail' };
    expect(actWords('consoleHolder.flow')).toEqual(looked);
    expect(actWords('consoleProposal.detail')).toEqual(looked);
    expect(actWords('consoleBooks.read')).toEqual(looked);
    const read = { key: 'acts.act.consoleSupport.messages' };
    expect(actWords('consoleSupport.messages')).toEqual(read);
    expect(actWords('consoleSupport.file')).toEqual(read);
    expect(actWords('consolePayoutRun.file')).toEqual({ key: 'acts.act.consoleWithdrawal.list' });
  });

  it.each(['consoleHolder.other', 'approved.other', 'other.topup', 'toString.topup'])(
    'are its name where %s is unknown, so that no act is left out',
    (act) => expect(actWords(act)).toEqual({ unknown: act }),
  );
});
