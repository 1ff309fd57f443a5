-- serves: 0053_list_readings
-- The index of numbers is made anew in one pass over the entries, about a second for a million, in which nothing is posted.
CREATE TABLE "ledger"."books_mark" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_id" bigint DEFAULT 0 NOT NULL,
	"act_id" bigint DEFAULT 0 NOT NULL,
	"programme" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "books_mark_one" CHECK ("ledger"."books_mark"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "ledger"."carried_sums" (
	"holder_id" bigint PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"sums" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "books_check" ADD COLUMN "full" boolean DEFAULT true NOT NULL;--> statement-breakpoint
grant select on ledger.books_mark to fairlead_app;
--> statement-breakpoint
drop index ledger.transaction_number;
--> statement-breakpoint
create index transaction_number on ledger.transaction using brin (id) with (pages_per_range = 16, autosummarize = true);
