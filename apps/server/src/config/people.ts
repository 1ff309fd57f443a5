import { currencyDigits } from '@fairlead/money';
import { PROPOSAL_KINDS, type ProposalKind } from '@fairlead/vocabulary';
import { z } from 'zod';

/** From which amount a kind of proposal takes three people, in minor units of the settlement currency; 0: always. */
export type ThreePeopleFrom = ReadonlyMap<ProposalKind, number>;

/** Accounts of staff are decided by admins, of whom there may be two alone (docs/domain/staff.md#two-people). */
const isKind = (name: string): name is ProposalKind =>
  name !== 'staff_change' && (PROPOSAL_KINDS as readonly string[]).includes(name);

/** Such as `withdrawal_payment=5000,broadcast=0`: whole units, so that no decimals are guessed at. */
export const threePeople = z
  .string()
  .regex(
    /^[a-z_]+=\d{1,12}(,[a-z_]+=\d{1,12})*$/,
    'write kinds and amounts as withdrawal_payment=5000,broadcast=0',
  )
  .transform((text, context) => {
    const from = new Map<ProposalKind, number>();
    for (const one of text.split(',')) {
      const [name = '', amount] = one.split('=');
      if (!isKind(name) || from.has(name)) {
        context.addIssue(
          `${name}: ${isKind(name) ? 'named twice' : 'no kind of proposal that takes three people'}`,
        );
        return z.NEVER;
      }
      from.set(name, Number(amount));
    }
    return from;
  });

/** The same in minor units. */
export const threePeopleFrom = (
  wholeUnits: ReadonlyMap<ProposalKind, number> | undefined,
  currency: string,
): ThreePeopleFrom =>
  new Map(
    [...(wholeUnits ?? [])].map(([kind, amount]) => [kind, amount * 10 ** currencyDigits(currency)] as const),
  );
