-- serves: 0053_list_readings
-- What a product says in other languages (docs/domain/products.md#languages). A program from before shows the English.
ALTER TABLE "product_version" ADD COLUMN "translations" jsonb;
