-- The program logs in as a role of its own, a member of fairlead_app and of nothing else: a session of the owner that only
-- set its role could set it back (docs/adr/0059-a-login-of-its-own.md). Every node of a database uses the same one; its
-- password is kept where the owner alone may read, who may do all that it opens anyway.
create schema fairlead_owner;
--> statement-breakpoint
create table fairlead_owner.program_login (role text primary key, password text not null);
--> statement-breakpoint
-- A program that is given no owner sees by itself whether the schema is its own.
grant usage on schema drizzle to fairlead_app;
--> statement-breakpoint
grant select on drizzle.__drizzle_migrations to fairlead_app;
