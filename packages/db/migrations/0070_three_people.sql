-- serves: 0053_list_readings
-- How many people a proposal takes, and who agreed before the last of them (docs/domain/proposals.md#three-people). What waits
-- already takes two.
ALTER TABLE "proposal" ADD COLUMN "people" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_people" CHECK ("people" in (2, 3)) NOT VALID;--> statement-breakpoint
CREATE TABLE "proposal_agreement" (
	"proposal_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proposal_agreement_proposal_id_staff_id_pk" PRIMARY KEY("proposal_id","staff_id")
);
--> statement-breakpoint
grant select, insert on proposal_agreement to fairlead_app;
--> statement-breakpoint
-- From the page of a thing to its record (docs/domain/audit.md#who-reads-it).
CREATE INDEX "audit_subject" ON "audit_entry" USING btree ("subject_type","subject_id","id");
