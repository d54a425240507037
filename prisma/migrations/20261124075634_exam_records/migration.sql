-- AlterTable
ALTER TABLE "exam_settings" ADD COLUMN     "full_marks" DECIMAL(12,4),
ADD COLUMN     "pass_percentage" DECIMAL(7,4) NOT NULL DEFAULT 50;
