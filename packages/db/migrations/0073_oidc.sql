-- serves: 0053_list_readings
-- Sign-in of staff by an OpenID provider (docs/domain/staff.md#openid).
CREATE TABLE "staff_identity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_identity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_provider_flow" (
	"flow_hash" "bytea" PRIMARY KEY NOT NULL,
	"staff_id" bigint,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"subject" text,
	"roles" text[],
	"methods" text[]
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "withheld_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "identity_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_identity_subject" ON "staff_identity" USING btree ("issuer","subject") WHERE "staff_identity"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_identity_staff" ON "staff_identity" USING btree ("staff_id") WHERE "staff_identity"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "staff_provider_flow_end" ON "staff_provider_flow" USING btree ("expires_at");--> statement-breakpoint
grant update (withheld_roles) on staff to fairlead_app;
--> statement-breakpoint
-- Whose an identity is stays on record; what changes is that it was ended.
grant select, insert on staff_identity to fairlead_app;
--> statement-breakpoint
grant update (ended_at) on staff_identity to fairlead_app;
--> statement-breakpoint
grant select, insert, delete on staff_provider_flow to fairlead_app;
--> statement-breakpoint
grant update (taken_at, subject, roles, methods) on staff_provider_flow to fairlead_app;
