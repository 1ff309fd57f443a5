CREATE TABLE "campaign" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"effect" text NOT NULL,
	"value_minor" bigint,
	"share_bp" integer,
	"cap_minor" bigint,
	"requirement_minor" bigint DEFAULT 0 NOT NULL,
	"rule" text DEFAULT '' NOT NULL,
	"valid_days" integer NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "campaign_id" bigint;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "campaign" text;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_running" ON "campaign" USING btree ("campaign") WHERE "campaign"."state" <> 'over';--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_campaign_once" ON "coupon" USING btree ("holder_id","campaign") WHERE "coupon"."campaign" is not null;--> statement-breakpoint
CREATE INDEX "coupon_expiry" ON "coupon" USING btree ("holder_id","state","expires_at","id");--> statement-breakpoint
CREATE INDEX "coupon_of_campaign" ON "coupon" USING btree ("campaign_id") WHERE "coupon"."campaign_id" is not null;
--> statement-breakpoint
grant select, insert, update on campaign to fairlead_app;
