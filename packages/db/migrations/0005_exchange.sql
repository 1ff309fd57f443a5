CREATE TABLE "acceptance" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "acceptance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"legal_name" text NOT NULL,
	"payee_id" bigint NOT NULL,
	"pair" text NOT NULL,
	"rate" text NOT NULL,
	"fee_bp" integer NOT NULL,
	"min_amount_minor" bigint NOT NULL,
	"max_amount_minor" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"claimed_minor" bigint,
	"file_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"transaction_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "acceptance_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "acceptance_id_unique" UNIQUE("id"),
	CONSTRAINT "acceptance_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "objection" (
	"holder_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "objection_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_type" text NOT NULL,
	"subject_id" bigint,
	"text" text NOT NULL,
	"file_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"decided_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "objection_holder_id_id_pk" PRIMARY KEY("holder_id","id"),
	CONSTRAINT "objection_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "payee" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payee_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"method" text NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text NOT NULL,
	"maker_id" bigint NOT NULL,
	"checker_id" bigint,
	"approved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "acceptance_state" ON "acceptance" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "acceptance_due" ON "acceptance" USING btree ("due_at") WHERE "acceptance"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "acceptance_current" ON "acceptance" USING btree ("holder_id") WHERE "acceptance"."state" = 'current';--> statement-breakpoint
CREATE INDEX "objection_due" ON "objection" USING btree ("due_at") WHERE "objection"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "objection_open" ON "objection" USING btree ("holder_id","subject_type",coalesce("subject_id", 0)) WHERE "objection"."state" = 'open';--> statement-breakpoint
grant select, insert, update on payee, acceptance, objection to fairlead_app;
