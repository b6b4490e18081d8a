CREATE TABLE "contact_messages" (
	"reference" text PRIMARY KEY NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"topic" text NOT NULL,
	"urgent" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_idempotency_key_unique" UNIQUE("idempotency_key")
);
