CREATE TABLE "account_closing" (
	"holder_id" bigint PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "account_closing_open" ON "account_closing" USING btree ("holder_id") WHERE "account_closing"."closed_at" is null;--> statement-breakpoint
-- That an account was being closed stays on record.
grant select, insert, update (closed_at) on account_closing to fairlead_app;
