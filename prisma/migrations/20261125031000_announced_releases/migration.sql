-- AlterTable
ALTER TABLE "exam_result_files" ADD COLUMN     "announced" BOOLEAN NOT NULL DEFAULT false;
