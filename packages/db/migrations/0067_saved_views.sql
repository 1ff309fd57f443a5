-- serves: 0053_list_readings
-- Ways of looking at lists that staff keep (docs/domain/staff.md#lists), and an index for each new bound and order of a list.
CREATE TABLE "saved_view" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("staff_id","page","name");--> statement-breakpoint
CREATE INDEX "saved_view_shared" ON "saved_view" USING btree ("page") WHERE "saved_view"."is_shared";--> statement-breakpoint
CREATE INDEX "account_holder_created" ON "account_holder" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "delivery_report_received" ON "delivery_report" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "delivery_report_source" ON "delivery_report" USING btree ("source","id");--> statement-breakpoint
CREATE INDEX "put_order_created" ON "put_order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "put_order_product" ON "put_order" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "proposal_created" ON "proposal" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "proposal_amount" ON "proposal" USING btree ((("payload" ->> 'amountMinor')::bigint),"id");--> statement-breakpoint
CREATE INDEX "top_up_created" ON "top_up" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_created" ON "withdrawal" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_due_order" ON "withdrawal" USING btree (coalesce("due_at", '9999-12-31T00:00:00.000Z'::timestamptz),"id");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_view TO fairlead_app;
