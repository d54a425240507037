-- AlterTable
ALTER TABLE "backup_status" ADD COLUMN     "is_nightly" BOOLEAN NOT NULL DEFAULT false;
