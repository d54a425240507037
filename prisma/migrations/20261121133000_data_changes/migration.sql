-- CreateTable
CREATE TABLE "data_changes" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "data_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "data_changes_at_idx" ON "data_changes"("at");

-- A row for each statement that changes what visitors see, in its own transaction: whoever made it, and with what program.
-- Counting them never waits for a writer, and no writer waits for another.
CREATE FUNCTION note_data_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO data_changes DEFAULT VALUES;
  RETURN NULL;
END $$;

CREATE TRIGGER notices_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON notices
  FOR EACH STATEMENT EXECUTE FUNCTION note_data_change();
CREATE TRIGGER notice_attachments_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON notice_attachments
  FOR EACH STATEMENT EXECUTE FUNCTION note_data_change();
CREATE TRIGGER exam_result_files_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exam_result_files
  FOR EACH STATEMENT EXECUTE FUNCTION note_data_change();
CREATE TRIGGER student_uploads_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON student_uploads
  FOR EACH STATEMENT EXECUTE FUNCTION note_data_change();
