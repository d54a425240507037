-- AlterTable
ALTER TABLE "data_changes" ADD COLUMN     "changes" BIGINT NOT NULL DEFAULT 1;
