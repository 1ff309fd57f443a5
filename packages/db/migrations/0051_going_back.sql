-- That the database lost entries which a node had seen, in whatever way: money stays stopped until two people accept it.
CREATE TABLE "ledger"."going_back" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"difference" text NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" text,
	"reason" text
);
--> statement-breakpoint
alter table ledger.going_back add constraint going_back_accepted
  check ((accepted_at is null) = (accepted_by is null) and (accepted_at is null) = (reason is null));
--> statement-breakpoint
grant select on ledger.going_back to fairlead_app;
