-- CreateEnum
CREATE TYPE "TopPerformersShown" AS ENUM ('NAMES', 'INITIALS', 'OFF');

-- AlterTable
ALTER TABLE "exam_settings" ADD COLUMN     "top_performers" "TopPerformersShown" NOT NULL DEFAULT 'NAMES',
ALTER COLUMN "second_secret" SET DEFAULT 'NONE';
