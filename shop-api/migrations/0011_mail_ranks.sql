DROP INDEX "mail_due";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("rank","next_try_at") WHERE "mail"."state" = 'queued';