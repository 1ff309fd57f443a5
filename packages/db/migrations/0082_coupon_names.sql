-- serves: 0053_list_readings
-- The name of a campaign and its coupons in other languages (docs/domain/coupons.md#campaigns). A program from before shows the English.
ALTER TABLE "campaign" ADD COLUMN "name_translations" jsonb;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "name_translations" jsonb;
