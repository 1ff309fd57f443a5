-- What holders agreed to: which version of terms and privacy, when, and the hash of its text.
CREATE TABLE "accepted_terms" (
	"holder_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "accepted_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"content_id" bigint NOT NULL,
	"lang" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accepted_terms_holder_id_kind_version_pk" PRIMARY KEY("holder_id","kind","version"),
	CONSTRAINT "accepted_terms_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE INDEX "accepted_terms_newest" ON "accepted_terms" USING btree ("holder_id","id");--> statement-breakpoint
-- Who agreed to what stays as it was written.
grant select, insert on accepted_terms to fairlead_app;--> statement-breakpoint
ALTER TABLE "guest_case" ADD COLUMN "topic" text;
