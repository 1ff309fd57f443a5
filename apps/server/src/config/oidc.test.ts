import { describe, expect, it } from 'vitest';
import { ConfigFault, parseConfig } from './config';

const SET = {
  PUBLIC_URL: 'https://portal.example.org',
  OIDC_ISSUER: 'https://sign-in.example.org',
  OIDC_CLIENT_ID: 'fairlead',
  OIDC_CLIENT_SECRET: 'a secret of 32 letters or so, yes',
};

const faultsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    parseConfig({ ...SET, ...environment });
    return [];
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults;
    throw error;
  }
};

describe('the OpenID provider of staff', () => {
  it('is none where nothing is set', () => {
    expect(parseConfig({}).oidc).toBeUndefined();
  });

  it('is read, with what it leaves out', () => {
    expect(parseConfig(SET).oidc).toEqual({
      ...{ issuer: 'https://sign-in.example.org/', clientId: 'fairlead', scopes: 'openid', passwords: true },
      ...{ clientSecret: SET.OIDC_CLIENT_SECRET, label: 'sign-in.example.org', rolesClaim: 'groups' },
      roles: undefined,
    });
    const { oidc } = parseConfig({
      ...SET,
      ...{ OIDC_PASSWORDS: 'off', OIDC_LABEL: 'Quay', OIDC_SCOPES: 'openid profile' },
      OIDC_ROLES: 'makers=finance_maker, Quay desk=support,makers=delivery',
    });
    expect(oidc).toMatchObject({ passwords: false, label: 'Quay', scopes: 'openid profile' });
    expect([...(oidc?.roles ?? [])]).toEqual([
      ['makers', ['finance_maker', 'delivery']],
      ['Quay desk', ['support']],
    ]);
  });

  it.each([
    [{ OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET: OIDC_ISSUER needs it, for the sign-in of staff'],
    [{ OIDC_ISSUER: '' }, 'OIDC_ISSUER: OIDC_CLIENT_ID needs it, for the sign-in of staff'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL: OIDC_ISSUER needs it, for the sign-in of staff'],
    [
      { OIDC_ISSUER: 'http://sign-in.example.org' },
      'OIDC_ISSUER: http is for a provider on this machine alone',
    ],
    [{ OIDC_SCOPES: 'profile' }, 'OIDC_SCOPES: names openid, with spaces between'],
    [{ OIDC_LABEL: '<b>' }, 'OIDC_LABEL: at most 40 characters, without < > " &'],
    [
      { OIDC_ROLES: 'makers' },
      'OIDC_ROLES: write values of the claim and roles as makers=finance_maker,desk=support',
    ],
    [
      { OIDC_ROLES: 'makers=chief' },
      'OIDC_ROLES: chief: no role; the roles are support, delivery, finance_maker, finance_checker, auditor, admin',
    ],
  ])('is refused in words: %o', (environment, fault) => {
    expect(faultsOf(environment)).toEqual([fault]);
  });
});
