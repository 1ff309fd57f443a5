-- Security keys of staff beside one-time codes, recovery codes kept as hashes, and what is asked of a key once.
CREATE TABLE "staff_key" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "staff_key_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"staff_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_challenge" (
	"challenge" text PRIMARY KEY NOT NULL,
	"staff_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_key_staff" ON "staff_key" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "staff_recovery_code_staff" ON "staff_recovery_code" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_challenge_staff" ON "staff_challenge" USING btree ("staff_id");--> statement-breakpoint
-- A key and a code stay on record, and whose they are; what changes is that they were used or ended.
grant select, insert on staff_key, staff_recovery_code to fairlead_app;
--> statement-breakpoint
grant update (counter, last_used_at, removed_at) on staff_key to fairlead_app;
--> statement-breakpoint
grant update (used_at, voided_at) on staff_recovery_code to fairlead_app;
--> statement-breakpoint
grant select, insert, delete on staff_challenge to fairlead_app;
