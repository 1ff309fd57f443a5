-- serves: 0053_list_readings
-- What notifications of staff begin with (docs/domain/notifications.md#templates). A program from before knows of none.
CREATE TABLE "notification_template" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"category" text NOT NULL,
	"words" jsonb NOT NULL,
	"link" text,
	"saved_by" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "notification_template_name" ON "notification_template" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "notification_template_saved" ON "notification_template" USING btree ("saved_at","id");--> statement-breakpoint
grant select, insert, update on notification_template to fairlead_app;
