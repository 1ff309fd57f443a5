import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type RequestFor, type ResponseFor } from '../../../shared/api';
import { canUsePasskeys } from '../../../shared/lib/passkey-support';
import type { StepProof, Way } from '../../../shared/password/second-step';

export type Factors = ResponseFor<'factor.list'>;
export type Passkey = Factors['passkeys'][number];
export type PasskeyCreation = ResponseFor<'factor.beginPasskey'>;
export type TotpKey = ResponseFor<'factor.beginTotp'>;

/** What besides the password secures the account. */
export const useFactors = () =>
  useQuery({
    queryKey: ['factors'],
    queryFn: ({ signal }) => callApi('factor.list', {}, { signal }),
  });

export const isOn = ({ passkeys, totp_since }: Factors): boolean =>
  passkeys.length > 0 || totp_since !== null;

/**
 * How the person may show that it is them: what opens the account to something new takes a factor where one is on, what
 * gives one up takes the password too, for whoever lost it.
 */
export const waysOf = (
  factors: Factors,
  entry: string | undefined,
  change: 'adds' | 'gives up',
): readonly Way[] => {
  const byPassword: Way = entry === 'shell' ? 'sign_in' : 'password';
  if (!isOn(factors)) return [byPassword];
  const offered: readonly [Way, boolean][] = [
    ['key', factors.passkeys.length > 0 && canUsePasskeys()],
    ['totp', factors.totp_since !== null],
    ['recovery_code', factors.recovery_codes_left > 0],
    [byPassword, change === 'gives up'],
  ];
  const own = offered.flatMap(([way, isThere]) => (isThere ? [way] : []));
  // A passkey alone, where it cannot be used: pressing it says so.
  return own.length === 0 ? ['key'] : own;
};

/** What is done here; each throws ApiError. */
export const useFactorActs = () => {
  const cache = useQueryClient();
  const again = <Done>(done: Done): Promise<Done> => cache.invalidateQueries().then(() => done);
  return {
    beginPasskey: (proof: StepProof) => callApi('factor.beginPasskey', proof),
    addPasskey: (request: RequestFor<'factor.addPasskey'>) =>
      callApi('factor.addPasskey', request).then(again),
    renamePasskey: (id: string, name: string) => callApi('factor.renamePasskey', { id, name }).then(again),
    removePasskey: (id: string, proof: StepProof) =>
      callApi('factor.removePasskey', { id, ...proof }).then(again),
    beginTotp: (proof: StepProof) => callApi('factor.beginTotp', proof),
    confirmTotp: (totp: string) => callApi('factor.confirmTotp', { totp }).then(again),
    endTotp: (proof: StepProof) => callApi('factor.endTotp', proof).then(again),
    makeRecoveryCodes: (proof: StepProof) => callApi('factor.makeRecoveryCodes', proof).then(again),
  };
};
