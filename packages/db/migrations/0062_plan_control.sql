-- serves: 0053_list_readings
-- What holders ask of a running plan (docs/domain/plans.md#control). Rows that are there have asked for nothing.
ALTER TABLE "put_order" ADD COLUMN "raised_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "put_order" ADD COLUMN "control_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "put_order" ADD COLUMN "pauses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "put_order" ADD COLUMN "limits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "put_order" ADD COLUMN "daily_caps" jsonb DEFAULT '[]'::jsonb NOT NULL;