-- AlterTable
ALTER TABLE "backup_status" ADD COLUMN     "claim_ends_at" TIMESTAMPTZ(3);
