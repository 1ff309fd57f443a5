-- Functions lie in packages/db/functions and are installed after the migrations; here is what of them is installed. The
-- definition is the database's own, with rights and triggers: a function that somebody changed is noticed at the start.
create table drizzle.installed_function (name text primary key, file_hash text not null, definition_hash text not null);
--> statement-breakpoint
create view drizzle.function_definition as
  select case n.nspname when 'public' then '' else n.nspname || '.' end || p.proname as name,
      encode(sha256(convert_to(string_agg(
        concat_ws(E'\n', pg_get_functiondef(p.oid),
          (select string_agg(coalesce(r.rolname, 'public'), ',' order by r.rolname)
            from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a left join pg_roles r on r.oid = a.grantee
            where a.privilege_type = 'EXECUTE' and a.grantee <> p.proowner),
          (select string_agg(pg_get_triggerdef(t.oid) || t.tgenabled::text, E'\n' order by t.tgrelid::regclass::text, t.tgname)
            from pg_trigger t where t.tgfoid = p.oid and not t.tgisinternal)),
        E'\n' order by p.oid), 'UTF8')), 'hex') as hash
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'ledger') and p.prokind = 'f'
    group by 1;
--> statement-breakpoint
grant select on drizzle.installed_function, drizzle.function_definition to fairlead_app;
