-- What the program's role may do. Everything else is refused by the database, whatever the program believes.
grant usage on schema public, ledger to fairlead_app;
--> statement-breakpoint
grant select, insert, update, delete on all tables in schema public to fairlead_app;
--> statement-breakpoint
grant usage on all sequences in schema public to fairlead_app;
--> statement-breakpoint
-- The past stays (H5): what happened can be added to, not changed.
revoke update, delete on order_event, audit_entry, idempotency, product_version, remittance, remittance_line, books_check from fairlead_app;
--> statement-breakpoint
revoke update, delete on delivery_report from fairlead_app;
--> statement-breakpoint
grant update (current) on delivery_report to fairlead_app;
--> statement-breakpoint
grant select on all tables in schema ledger to fairlead_app;
--> statement-breakpoint
revoke execute on all functions in schema ledger from public;
--> statement-breakpoint
grant execute on all functions in schema ledger to fairlead_app;
--> statement-breakpoint
revoke execute on function ledger.change_programme(text, int, bigint), ledger.refuse_change() from fairlead_app;
