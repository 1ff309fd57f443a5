-- serves: 0053_list_readings
-- What the network shows of a product (docs/domain/products.md#creative); versions that are there show their cover alone.
ALTER TABLE "product_version" ADD COLUMN "creative" jsonb;--> statement-breakpoint
-- Who wants to be told when a product changes (docs/domain/products.md#watching).
CREATE TABLE "product_watch" (
	"holder_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"known_version" integer NOT NULL,
	"known_offered" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_watch_holder_id_product_id_pk" PRIMARY KEY("holder_id","product_id")
);
--> statement-breakpoint
CREATE INDEX "product_watch_product" ON "product_watch" USING btree ("product_id");--> statement-breakpoint
grant select, insert, delete, update (known_version, known_offered) on product_watch to fairlead_app;
