import { STAFF_ROLES, type StaffRole } from '@fairlead/vocabulary';
import { z } from 'zod';

/** The OpenID provider by which staff sign in (docs/domain/staff.md#openid). */
export interface OidcSettings {
  /** As URLs are written: a slash after a name alone. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: string;
  /** On the button: "Continue with …". */
  readonly label: string;
  readonly rolesClaim: string;
  /** Which roles a value of the claim leaves somebody; undefined: the provider says nothing about roles. */
  readonly roles: ReadonlyMap<string, readonly StaffRole[]> | undefined;
  /** Whether people who have an identity still sign in by their password. */
  readonly passwords: boolean;
}

export interface OidcConfig {
  readonly oidc: OidcSettings | undefined;
}

const isRole = (name: string): name is StaffRole => (STAFF_ROLES as readonly string[]).includes(name);

/** Such as `makers=finance_maker,desk=support`: a value of the claim, and a role that it leaves somebody. */
const roleMap = z.string().transform((text, context) => {
  const map = new Map<string, StaffRole[]>();
  for (const one of text.split(',')) {
    const at = one.lastIndexOf('=');
    const [value, role] = [one.slice(0, at).trim(), one.slice(at + 1).trim()];
    if (at < 1 || value === '' || !isRole(role)) {
      context.addIssue(
        at < 1 || value === ''
          ? 'write values of the claim and roles as makers=finance_maker,desk=support'
          : `${role}: no role; the roles are ${STAFF_ROLES.join(', ')}`,
      );
      return z.NEVER;
    }
    map.set(value, [...(map.get(value) ?? []), role]);
  }
  return map;
});

export const oidcVariables = {
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  OIDC_SCOPES: z
    .string()
    .refine((text) => text.split(' ').includes('openid'), 'names openid, with spaces between')
    .default('openid'),
  OIDC_LABEL: z
    .string()
    .trim()
    .regex(/^[^<>"&\p{Cc}]{1,40}$/u, 'at most 40 characters, without < > " &')
    .optional(),
  OIDC_ROLES_CLAIM: z.string().min(1).default('groups'),
  OIDC_ROLES: roleMap.optional(),
  OIDC_PASSWORDS: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
};
const oidcSchema = z.object(oidcVariables);
type Settings = z.output<typeof oidcSchema>;

export const oidcConfig = (settings: Settings): OidcConfig => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    return { oidc: undefined };
  return {
    oidc: {
      ...{ issuer: new URL(issuer).href, clientId, clientSecret },
      scopes: settings.OIDC_SCOPES,
      label: settings.OIDC_LABEL ?? new URL(issuer).hostname,
      rolesClaim: settings.OIDC_ROLES_CLAIM,
      roles: settings.OIDC_ROLES,
      passwords: settings.OIDC_PASSWORDS === 'on',
    },
  };
};

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** Any of them says that there is to be one. */
const SAYING = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_LABEL', 'OIDC_ROLES'] as const;
const NEEDED = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'PUBLIC_URL'] as const;

/** What is needed together, and what live mode needs of it besides. */
export const oidcFaults = (
  settings: Settings & { readonly PUBLIC_URL?: string | undefined; readonly MONEY_MODE: string },
): string[] => {
  const first = SAYING.find((name) => settings[name] !== undefined);
  if (first === undefined) return [];
  const faults = NEEDED.flatMap((name) =>
    settings[name] === undefined ? [`${name}: ${first} needs it, for the sign-in of staff`] : [],
  );
  const issuer = settings.OIDC_ISSUER;
  if (issuer?.startsWith('http:')) {
    if (settings.MONEY_MODE === 'live') faults.push('OIDC_ISSUER: live mode needs https');
    else if (!LOOPBACK.test(new URL(issuer).hostname)) {
      faults.push('OIDC_ISSUER: http is for a provider on this machine alone');
    }
  }
  return faults;
};
