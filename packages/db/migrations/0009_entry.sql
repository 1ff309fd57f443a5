CREATE TABLE "used_ticket" (
	"jti" text PRIMARY KEY NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authorization_code" ADD COLUMN "hint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "authorization_code" ADD COLUMN "remark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "authorization_code" ADD COLUMN "issued_by" bigint;--> statement-breakpoint
ALTER TABLE "authorization_code" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "authorization_code" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "used_ticket_end" ON "used_ticket" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "authorization_code" ADD CONSTRAINT "authorization_code_used_by_unique" UNIQUE("used_by");--> statement-breakpoint
-- A used ticket stays used: it can be forgotten when it is worth nothing any more, never changed.
grant select, insert, delete on used_ticket to fairlead_app;
--> statement-breakpoint
-- A code that staff issued stays on record.
revoke delete on authorization_code from fairlead_app;
