-- AlterTable
ALTER TABLE "exam_result_files" ADD COLUMN     "withdrawn_words" TEXT;
