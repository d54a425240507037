-- AlterTable
ALTER TABLE "exam_result_files" ADD COLUMN     "full_marks" DECIMAL(12,4);
