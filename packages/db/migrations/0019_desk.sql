CREATE TABLE "desk_claim" (
	"queue" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"staff_id" bigint,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_claim_queue_subject_id_pk" PRIMARY KEY("queue","subject_id")
);
--> statement-breakpoint
CREATE INDEX "acceptance_amount" ON "acceptance" USING btree ("amount_minor","id");--> statement-breakpoint
CREATE INDEX "acceptance_end" ON "acceptance" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX "payee_name" ON "payee" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "campaign_start" ON "campaign" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "staff_session_staff" ON "staff_session" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("id") WHERE "outbox"."done_at" is null and "outbox"."due_at" is null;--> statement-breakpoint
CREATE INDEX "canned_answer_title" ON "canned_answer" USING btree (lower("title"),"id");--> statement-breakpoint
grant select, insert, update (staff_id, changed_at) on desk_claim to fairlead_app;
