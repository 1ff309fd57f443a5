-- Passkeys, one-time codes and recovery codes of account holders, and what a passkey is asked to sign once.
CREATE TABLE "passkey" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "passkey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "passkey_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "passkey_id_unique" UNIQUE("id"),
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "holder_totp" (
	"holder_id" bigint PRIMARY KEY NOT NULL,
	"secret" "bytea",
	"pending_secret" "bytea",
	"step" bigint DEFAULT 0 NOT NULL,
	"since" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "holder_recovery_code" (
	"holder_id" bigint NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone,
	CONSTRAINT "holder_recovery_code_holder_id_code_hash_pk" PRIMARY KEY("holder_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"challenge" text PRIMARY KEY NOT NULL,
	"holder_id" bigint,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "passkey_challenge_end" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
-- A passkey and a code stay on record, and whose they are; what changes is that they were used, renamed or ended.
grant select, insert on passkey, holder_recovery_code to fairlead_app;
--> statement-breakpoint
grant update (name, counter, last_used_at, removed_at) on passkey to fairlead_app;
--> statement-breakpoint
grant update (used_at, voided_at) on holder_recovery_code to fairlead_app;
--> statement-breakpoint
grant select, insert, update on holder_totp to fairlead_app;
--> statement-breakpoint
grant select, insert, delete on passkey_challenge to fairlead_app;
