-- AlterTable
ALTER TABLE "media_files" ADD COLUMN     "is_pale" BOOLEAN;
