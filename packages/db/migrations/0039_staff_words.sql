-- Contacts count when two people agreed on them, and those on a host that was not there before three days later.
alter table contact_sheet add column counts_from timestamp (3) with time zone;
--> statement-breakpoint
update contact_sheet set counts_from = changed_at;
--> statement-breakpoint
alter table contact_sheet alter column counts_from set not null;
