-- serves: 0053_list_readings
-- Programs outside that are told of events, and what is on its way to them (docs/webhooks.md).
CREATE TABLE "webhook_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"holder_id" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"ended" text,
	"ended_at" timestamp (3) with time zone,
	"last_status" integer,
	"last_error" text,
	"last_ms" integer
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" text[] NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"salt" "bytea" NOT NULL,
	"former_salt" "bytea",
	"former_until" timestamp (3) with time zone,
	"secret_for" bigint NOT NULL,
	"secret_shown_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"holder_id" bigint NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"message_key" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_event_message_key_unique" UNIQUE("message_key")
);
--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("endpoint_id","due_at") WHERE "webhook_delivery"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_order" ON "webhook_delivery" USING btree ("endpoint_id","holder_id","id") WHERE "webhook_delivery"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_given_up" ON "webhook_delivery" USING btree ("id") WHERE "webhook_delivery"."ended" = 'given_up';--> statement-breakpoint
CREATE INDEX "webhook_delivery_ended" ON "webhook_delivery" USING btree ("ended_at") WHERE "webhook_delivery"."ended" in ('delivered', 'dropped');--> statement-breakpoint
CREATE INDEX "webhook_delivery_event" ON "webhook_delivery" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_endpoint" ON "webhook_delivery" USING btree ("endpoint_id","id");--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_state" CHECK ("state" in ('active', 'ended'));--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_ended" CHECK ("ended" in ('delivered', 'given_up', 'dropped') and "due_at" is null or "ended" is null and "due_at" is not null);--> statement-breakpoint
grant select, insert on webhook_endpoint to fairlead_app;--> statement-breakpoint
grant update (url, description, events, state, salt, former_salt, former_until, secret_for, secret_shown_at, ended_at)
  on webhook_endpoint to fairlead_app;--> statement-breakpoint
-- Facts are written by triggers alone: the program can neither make one up nor change one.
grant select on webhook_event to fairlead_app;--> statement-breakpoint
grant select, update (attempts, since, due_at, ended, ended_at, last_status, last_error, last_ms)
  on webhook_delivery to fairlead_app;
