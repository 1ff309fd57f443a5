-- serves: 0053_list_readings
-- Programs that read by a key two admins agreed on (docs/domain/staff.md#service-accounts). To a program of Fairlead from
-- before, such an account is an auditor whom no password signs in.
CREATE TABLE "service_account" (
	"staff_id" bigint PRIMARY KEY NOT NULL,
	"scopes" text[] NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"key_begins" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "service_account_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
grant select, insert on service_account to fairlead_app;
--> statement-breakpoint
-- What it may read, and until when, was agreed.
grant update (last_used_at) on service_account to fairlead_app;
