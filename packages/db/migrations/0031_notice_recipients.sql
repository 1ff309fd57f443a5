ALTER TABLE "staff_notice" ADD COLUMN "proposal_id" bigint;--> statement-breakpoint
ALTER TABLE "staff_notice" ADD COLUMN "recipients" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_notice_proposal" ON "staff_notice" USING btree ("proposal_id");--> statement-breakpoint
-- What one person alone had scheduled for everyone is not sent: it now needs a second person's agreement.
update staff_notice set withdrawn_at = created_at
  where holder_id is null and notification_id is null and withdrawn_at is null;
