-- serves: 0053_list_readings
-- What staff have to tell a network without an interface (docs/domain/networks.md#csv-networks). A program from before knows of
-- none: what it confirms meanwhile stands in the timeline of the plan alone.
CREATE TABLE "network_task" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "network_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"holder_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "network_task_once" ON "network_task" USING btree ("order_id","kind","version");--> statement-breakpoint
CREATE INDEX "network_task_open" ON "network_task" USING btree ("order_id") WHERE "network_task"."told_at" is null;--> statement-breakpoint
grant select, insert, update (told_at) on network_task to fairlead_app;
