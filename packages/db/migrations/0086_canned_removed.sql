-- serves: 0053_list_readings
-- Since when a canned answer is offered to nobody (docs/domain/support.md#canned-answers). A program from before offers it still.
ALTER TABLE "canned_answer" ADD COLUMN "removed_at" timestamp (3) with time zone;
