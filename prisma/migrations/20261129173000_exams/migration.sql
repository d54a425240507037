-- Settings of exams become records of exams, one for each exam with files.
ALTER TABLE "exam_settings" RENAME TO "exams";
ALTER TABLE "exams" RENAME COLUMN "exam_id" TO "id";
ALTER TABLE "exams" RENAME CONSTRAINT "exam_settings_pkey" TO "exams_pkey";
ALTER TABLE "exams" ALTER COLUMN "second_secret" SET DEFAULT 'NONE';
ALTER TRIGGER "exam_settings_changed" ON "exams" RENAME TO "exams_changed";

INSERT INTO "exams" ("id") SELECT DISTINCT "exam_id" FROM "exam_result_files" WHERE "state" <> 'STAGED'
  ON CONFLICT DO NOTHING;

-- An exam of which files are only staged would have got the institute's choice for new exams when it was published. The database
-- does not know that choice: the exam gets the second secret of the exam that was published last.
INSERT INTO "exams" ("id", "second_secret", "top_performers")
  SELECT DISTINCT ON (staged."exam_id") staged."exam_id", coalesce(latest."second_secret", 'NONE'),
    coalesce(latest."top_performers", 'NAMES')
  FROM "exam_result_files" AS staged LEFT JOIN (
    SELECT "second_secret", "top_performers" FROM "exam_result_files" JOIN "exams" ON "exams"."id" = "exam_id"
    WHERE "uploaded_at" IS NOT NULL ORDER BY "uploaded_at" DESC LIMIT 1
  ) AS latest ON true
  ON CONFLICT DO NOTHING;

DELETE FROM "exams" WHERE "id" NOT IN (SELECT "exam_id" FROM "exam_result_files");

ALTER TABLE "exam_result_files" ADD CONSTRAINT "exam_result_files_exam_id_fkey"
  FOREIGN KEY ("exam_id") REFERENCES "exams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The lock makes a file that is staged meanwhile come before, or make its exam again.
CREATE FUNCTION "delete_exam_without_files"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "exams" WHERE "id" = OLD."exam_id" FOR UPDATE;
  DELETE FROM "exams" WHERE "id" = OLD."exam_id"
    AND NOT EXISTS (SELECT FROM "exam_result_files" WHERE "exam_id" = OLD."exam_id");
  RETURN NULL;
END $$;
CREATE TRIGGER "exam_result_files_deleted" AFTER DELETE ON "exam_result_files"
  FOR EACH ROW EXECUTE FUNCTION "delete_exam_without_files"();
