CREATE TABLE "fairness_snapshots" (
	"year" integer PRIMARY KEY NOT NULL,
	"cells" jsonb NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
