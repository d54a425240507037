-- AlterTable
ALTER TABLE "recheck_requests" ADD COLUMN     "file_id" UUID;
