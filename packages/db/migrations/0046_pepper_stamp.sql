-- Which secret the transaction passwords were hashed with, so that no node starts with another by mistake or in silence.
CREATE TABLE "pepper_stamp" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fingerprint" text NOT NULL,
	"stamped_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
alter table pepper_stamp add constraint pepper_stamp_one_row check ("only");
--> statement-breakpoint
grant select, insert on pepper_stamp to fairlead_app;
