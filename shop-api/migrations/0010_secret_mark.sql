CREATE TABLE "secret_mark" (
	"id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);
