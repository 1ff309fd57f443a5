-- serves: 0053_list_readings
-- The oldest build that may serve on this schema, by its newest migration, and how many migrations that one knows; written by
-- whoever migrates (docs/migrations.md#going-back-one).
create table drizzle.schema_floor (
  "only" boolean primary key default true check ("only"),
  migrations integer not null,
  tag text not null
);
--> statement-breakpoint
grant select on drizzle.schema_floor to fairlead_app;
