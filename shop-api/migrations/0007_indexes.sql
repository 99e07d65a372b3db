CREATE INDEX "mail_content" ON "mail" USING btree ("created_at") WHERE "mail"."recipient" <> '';--> statement-breakpoint
CREATE INDEX "resume_code_session" ON "resume_code" USING btree ("session_id");