CREATE TABLE "feedback" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"file_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_by" bigint,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "feedback_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "feedback_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "upload_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mime" text NOT NULL,
	"content" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"link_key" "bytea" NOT NULL,
	"used_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upload_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "upload_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "link" text;--> statement-breakpoint
CREATE INDEX "feedback_open" ON "feedback" USING btree ("id") WHERE "feedback"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("created_at") WHERE "upload"."used_by" is null;--> statement-breakpoint
grant select, insert, delete, update (used_by) on upload to fairlead_app;
--> statement-breakpoint
grant select, insert, update on feedback to fairlead_app;
