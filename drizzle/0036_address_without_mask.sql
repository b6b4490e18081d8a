ALTER TABLE "onboarding_documents" DROP COLUMN "address_masked";--> statement-breakpoint
-- A dropped column stays in the table's file, in clear, until its rows are written anew.
CLUSTER "onboarding_documents" USING "onboarding_documents_pkey";--> statement-breakpoint
ALTER TABLE "onboarding_documents" SET WITHOUT CLUSTER;
