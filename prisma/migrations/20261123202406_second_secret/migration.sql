-- CreateEnum
CREATE TYPE "SecondSecret" AS ENUM ('NONE', 'PIN', 'BIRTH_DATE');

-- AlterTable
ALTER TABLE "students" ADD COLUMN     "birth_date_hash" TEXT,
ADD COLUMN     "pin_hash" TEXT;

-- CreateTable
CREATE TABLE "exam_settings" (
    "exam_id" TEXT NOT NULL,
    "second_secret" "SecondSecret" NOT NULL,

    CONSTRAINT "exam_settings_pkey" PRIMARY KEY ("exam_id")
);

-- CreateTable
CREATE TABLE "secret_hash_keys" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "secret" TEXT NOT NULL,

    CONSTRAINT "secret_hash_keys_pkey" PRIMARY KEY ("id")
);

CREATE TRIGGER exam_settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exam_settings
  FOR EACH STATEMENT EXECUTE FUNCTION note_data_change();
