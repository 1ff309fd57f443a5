-- serves: 0053_list_readings
-- The case of a holder: what staff note, and indexes by which linked accounts, the time line and what stands out are found.
CREATE TABLE "holder_note" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "holder_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "holder_note_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "holder_note_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "account_holder" ADD COLUMN "license_key_id" bigint;--> statement-breakpoint
CREATE INDEX "account_holder_key" ON "account_holder" USING btree ("license_key_id") WHERE "account_holder"."license_key_id" is not null;--> statement-breakpoint
CREATE INDEX "session_device" ON "session" USING btree (md5("user_agent"));--> statement-breakpoint
CREATE INDEX "order_event_time" ON "order_event" USING btree ("holder_id","time");--> statement-breakpoint
CREATE INDEX "put_order_put" ON "put_order" USING brin ("put_at");
--> statement-breakpoint
grant select, insert on holder_note to fairlead_app;
