-- serves: 0053_list_readings
-- Withdrawals that one file of the bank pays (docs/domain/payout-runs.md). Nothing in these tables moves money.
CREATE TABLE "payout_file" (
	"run_id" bigint NOT NULL,
	"format" text NOT NULL,
	"content" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "payout_file_run_id_format_pk" PRIMARY KEY("run_id","format")
);
--> statement-breakpoint
CREATE TABLE "payout_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"account" text NOT NULL,
	"made_by" bigint NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "run_payout" (
	"holder_id" bigint NOT NULL,
	"run_id" bigint NOT NULL,
	"withdrawal_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"end_to_end_id" text NOT NULL,
	"is_live" boolean NOT NULL,
	"line_id" bigint,
	"return_line_id" bigint,
	CONSTRAINT "run_payout_holder_id_run_id_withdrawal_id_pk" PRIMARY KEY("holder_id","run_id","withdrawal_id")
);
--> statement-breakpoint
CREATE INDEX "payout_run_state" ON "payout_run" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "run_payout_place" ON "run_payout" USING btree ("run_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "run_payout_live" ON "run_payout" USING btree ("withdrawal_id") WHERE "run_payout"."is_live";--> statement-breakpoint
CREATE INDEX "bank_line_end_to_end" ON "bank_line" USING btree (lower("end_to_end_id"));--> statement-breakpoint
grant select, insert, update (state, decided_by, decided_at) on payout_run to fairlead_app;
--> statement-breakpoint
grant select, insert, update (is_live, line_id, return_line_id) on run_payout to fairlead_app;
--> statement-breakpoint
grant select, insert on payout_file to fairlead_app;
