-- AlterTable
ALTER TABLE "notices" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
