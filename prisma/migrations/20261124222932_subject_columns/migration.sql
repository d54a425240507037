-- AlterTable
ALTER TABLE "exam_result_files" ADD COLUMN     "subjects" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "exam_results" ADD COLUMN     "subject_marks" TEXT[];
