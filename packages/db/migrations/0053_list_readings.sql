-- Which lists a member of staff was shown lately is looked up before each of them is answered.
CREATE INDEX "audit_list" ON "audit_entry" USING btree ("actor_id","time") WHERE "audit_entry"."subject_type" = 'list';
