-- serves: 0053_list_readings
-- Any part of what was objected to or sent as feedback leads to it, as with talks (found_objections, found_feedback).
CREATE INDEX "objection_words" ON "objection" USING gin (lower("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "feedback_words" ON "feedback" USING gin (lower("subject" || ' ' || "content") gin_trgm_ops);
