-- CreateEnum
CREATE TYPE "Language" AS ENUM ('en', 'ne');

-- AlterTable
ALTER TABLE "owed_mails" ADD COLUMN     "language" "Language" NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "recheck_requests" ADD COLUMN     "language" "Language" NOT NULL DEFAULT 'en';
