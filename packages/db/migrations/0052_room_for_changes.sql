-- Rows that change often in columns without an index: with room on their page the next version needs no new entry in any
-- index, and the one before is cleared away by whoever comes next. Pages that are there already get it as they are written anew.
alter table ledger.wallet set (fillfactor = 80);
--> statement-breakpoint
alter table ledger.sub_account set (fillfactor = 80);
--> statement-breakpoint
alter table ledger.programme_account set (fillfactor = 50);
--> statement-breakpoint
alter table record_head set (fillfactor = 80);
--> statement-breakpoint
alter table put_order set (fillfactor = 70);
