-- serves: 0053_list_readings
-- A budget that is lowered (docs/domain/plans.md#lower). A program from before serves beside this one: what it does not know
-- waits for the hour of silence, or for one that does.
ALTER TABLE "put_order" ADD COLUMN "lowered_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "put_order" ADD COLUMN "lowering" jsonb;
