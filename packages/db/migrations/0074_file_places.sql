-- serves: 0053_list_readings
-- Where the bytes of files are (docs/adr/0102-files-in-storage.md). A program from before serves beside this one as long as
-- all of them are in rows: before going back to it, move them there (docs/runbook.md#files-in-storage).
CREATE TABLE "orphan_object" (
	"object_key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_file" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_file" ADD COLUMN "hash" "bytea";--> statement-breakpoint
ALTER TABLE "chat_file" ADD COLUMN "object_key" text;--> statement-breakpoint
ALTER TABLE "chat_file" ADD COLUMN "lost_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "hash" "bytea";--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "object_key" text;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "lost_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "bytes" integer;--> statement-breakpoint
CREATE INDEX "orphan_object_due" ON "orphan_object" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "chat_file_unhashed" ON "chat_file" USING btree ("id") WHERE "chat_file"."hash" is null;--> statement-breakpoint
CREATE INDEX "upload_unhashed" ON "upload" USING btree ("id") WHERE "upload"."hash" is null;
--> statement-breakpoint
-- Rows that are there have their bytes, so nothing is to be looked through.
alter table upload add constraint upload_kept
  check (content is not null or (object_key is not null and hash is not null and bytes is not null)) not valid;
--> statement-breakpoint
alter table chat_file add constraint chat_file_kept
  check (content is not null or (object_key is not null and hash is not null)) not valid;
--> statement-breakpoint
grant update (content, hash, object_key, lost_at, bytes) on upload to fairlead_app;
--> statement-breakpoint
grant update (content, hash, object_key, lost_at, bytes) on chat_file to fairlead_app;
--> statement-breakpoint
grant select, insert, delete on orphan_object to fairlead_app;
