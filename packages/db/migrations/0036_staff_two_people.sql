-- Two people are two people: accounts of staff keep since when they have what they have, never hold both halves of an
-- act about money, and what becomes of them is a record that all who handle money read.
alter table staff add column powers_since timestamp (3) with time zone;
--> statement-breakpoint
update staff set powers_since = created_at;
--> statement-breakpoint
alter table staff alter column powers_since set not null;
--> statement-breakpoint
alter table staff add column changes_seen bigint default 0 not null;
--> statement-breakpoint
create table staff_change (
  id bigint primary key generated always as identity (sequence name staff_change_id_seq increment by 1 minvalue 1 maxvalue 9223372036854775807 start with 1 cache 1),
  "time" timestamp (3) with time zone not null,
  stage text not null,
  change text not null,
  staff_id bigint,
  username text not null,
  roles text[] not null,
  decides boolean not null,
  maker_id bigint,
  checker_id bigint,
  proposal_id bigint
);
--> statement-breakpoint
create index staff_change_member on staff_change using btree (staff_id, id);
--> statement-breakpoint
-- Who was maker and checker in one stays maker; another account is made for another person.
update staff set roles = array_remove(roles, 'finance_checker')
  where roles @> array['finance_maker', 'finance_checker'];
--> statement-breakpoint
alter table staff add constraint staff_one_half check (not roles @> array['finance_maker', 'finance_checker']);
--> statement-breakpoint
alter table proposal add constraint proposal_two_people check (checker_id is null or checker_id <> maker_id) not valid;
--> statement-breakpoint
-- Nobody's name, number or day of coming changes, and nobody is removed.
revoke update, delete on staff from fairlead_app;
--> statement-breakpoint
grant update (password_hash, roles, totp_secret, totp_pending_secret, totp_step, password_ends_at, disabled_at,
  powers_since, changes_seen) on staff to fairlead_app;
--> statement-breakpoint
grant select, insert on staff_change to fairlead_app;
