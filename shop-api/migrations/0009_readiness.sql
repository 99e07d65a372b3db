CREATE TABLE "readiness" (
	"id" integer PRIMARY KEY NOT NULL,
	"filler" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "readiness" ("id", "filler") VALUES (1, '');
