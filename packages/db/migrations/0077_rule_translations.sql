-- serves: 0053_list_readings
-- The rule of a campaign in other languages (docs/domain/coupons.md#campaigns). A program from before shows the English.
ALTER TABLE "campaign" ADD COLUMN "rule_translations" jsonb;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "rule_translations" jsonb;
