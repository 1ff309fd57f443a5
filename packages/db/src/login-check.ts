import type pg from 'pg';
import { LoginFault } from './faults';

/** The role that holds the program's rights: it may not change the past (migrations/0003_grants.sql). */
export const APP_ROLE = 'fairlead_app';

interface Who {
  readonly login: string;
  readonly role: string;
  readonly works: boolean;
  readonly powerful: boolean;
  readonly others: readonly string[];
  readonly owns: boolean;
  readonly triggers: boolean;
}

const WHO = `select session_user::text as login, current_user::text as role,
    coalesce(pg_has_role(session_user, to_regrole('${APP_ROLE}')::oid, 'usage'), false) as works,
    r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolbypassrls as powerful,
    array(select o.rolname::text from pg_roles o where o.rolname not in (session_user, '${APP_ROLE}')
      and pg_has_role(session_user, o.oid, 'member') order by 1) as others,
    exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'ledger', 'fairlead_owner') and pg_has_role(session_user, c.relowner, 'member'))
      as owns, current_setting('session_replication_role') <> 'replica' as triggers
  from pg_roles r where r.rolname = session_user`;

const faultOf = ({ login, role, works, powerful, others, owns, triggers }: Who): string | undefined => {
  if (powerful) return 'it is a superuser, or may make roles or databases, replicate or pass row security';
  if (owns) return 'it owns tables of the program';
  if (others.length > 0) return `it is a member of ${others.join(', ')}`;
  if (role !== login)
    return `it works as ${role}: something sets another role, such as options= in the address`;
  // Set for a login or a database to load data, and forgotten: no chain would be made then, and no change of the past refused.
  if (!triggers)
    return 'triggers are off: reset session_replication_role, which is set for the login or the database';
  return works ? undefined : `it lacks the program's rights: grant ${APP_ROLE} to it`;
};

const read = async (client: pg.ClientBase): Promise<Who> => {
  const { rows } = await client.query<Who>(WHO);
  if (rows[0] === undefined) throw new LoginFault('the database does not say who is logged in');
  return rows[0];
};

/** True for a login that can do what the program may do and become nothing more. */
export const isProgramLogin = async (client: pg.ClientBase): Promise<boolean> =>
  faultOf(await read(client)) === undefined;

/**
 * Whoever can become the owner can change the past, whatever role the session has at first.
 * @throws LoginFault for any other login than the program's own
 */
export const refuseOtherLogin = async (client: pg.ClientBase): Promise<void> => {
  const who = await read(client);
  const fault = faultOf(who);
  if (fault === undefined) return;
  throw new LoginFault(
    `the program does not work as ${who.login}: ${fault}. Its login must be a member of ${APP_ROLE} and of nothing else`,
  );
};
