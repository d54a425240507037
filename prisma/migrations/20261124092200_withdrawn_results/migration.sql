-- AlterEnum
ALTER TYPE "LayerState" ADD VALUE 'WITHDRAWN';

-- AlterTable
ALTER TABLE "exam_result_files" ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3),
ADD COLUMN     "withdrawn_reason" TEXT;
