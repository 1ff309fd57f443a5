-- When a node last ran what is due by time: deadlines that nobody keeps are told to somebody.
CREATE TABLE "jobs_run" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
alter table jobs_run add constraint jobs_run_one_row check ("only");
--> statement-breakpoint
grant select, insert, update (ran_at) on jobs_run to fairlead_app;
