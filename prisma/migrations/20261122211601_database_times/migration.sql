-- AlterTable
ALTER TABLE "activities" ALTER COLUMN "at" SET DEFAULT statement_timestamp();

-- AlterTable
ALTER TABLE "exam_result_files" ALTER COLUMN "staged_at" SET DEFAULT statement_timestamp();

-- AlterTable
ALTER TABLE "notice_attachments" ALTER COLUMN "created_at" SET DEFAULT statement_timestamp();

-- AlterTable
ALTER TABLE "notices" ALTER COLUMN "published_at" SET DEFAULT statement_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT statement_timestamp();

-- AlterTable
ALTER TABLE "one_time_tokens" ALTER COLUMN "created_at" SET DEFAULT statement_timestamp();

-- AlterTable
ALTER TABLE "owed_mails" ALTER COLUMN "created_at" SET DEFAULT statement_timestamp(),
ALTER COLUMN "next_attempt_at" SET DEFAULT statement_timestamp();

-- AlterTable
ALTER TABLE "refresh_tokens" ALTER COLUMN "issued_at" SET DEFAULT statement_timestamp();

-- AlterTable
ALTER TABLE "sessions" ALTER COLUMN "created_at" SET DEFAULT statement_timestamp(),
ALTER COLUMN "last_used_at" SET DEFAULT statement_timestamp();

-- AlterTable
ALTER TABLE "signing_keys" ALTER COLUMN "created_at" SET DEFAULT statement_timestamp();

-- AlterTable
ALTER TABLE "student_uploads" ALTER COLUMN "staged_at" SET DEFAULT statement_timestamp();

-- AlterTable
ALTER TABLE "users" ALTER COLUMN "created_at" SET DEFAULT statement_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT statement_timestamp();
-- No time is written by the machine that runs the program: its clock may be wrong.
CREATE FUNCTION note_update_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;

CREATE TRIGGER users_updated BEFORE UPDATE ON users
  FOR EACH ROW WHEN (NEW.updated_at = OLD.updated_at) EXECUTE FUNCTION note_update_time();
CREATE TRIGGER notices_updated BEFORE UPDATE ON notices
  FOR EACH ROW WHEN (NEW.updated_at = OLD.updated_at) EXECUTE FUNCTION note_update_time();
