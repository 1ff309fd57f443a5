CREATE TABLE "daily_root" (
	"day" date PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"holders" bigint NOT NULL,
	"root" "bytea" NOT NULL,
	"previous" "bytea" NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"signature" text NOT NULL,
	"key_id" text NOT NULL,
	"public_key" text NOT NULL
);
--> statement-breakpoint
grant select, insert on daily_root to fairlead_app;
--> statement-breakpoint
create trigger daily_root_append_only before update or delete or truncate on daily_root
  for each statement execute function ledger.refuse_change();
