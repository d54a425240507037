-- What staff did stays written: no mistake in the code, and no hurried hand at the database, changes it. Only what it
-- knows of people goes: with the account, and all of it after three years.
CREATE OR REPLACE FUNCTION "refuse_to_change_activities"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' THEN
        -- When an account goes, its deeds stay behind without the name.
        IF NEW."actor_id" IS NULL AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id' THEN
            RETURN NEW;
        END IF;
        -- And so does what was done to it.
        IF OLD."action" LIKE 'user.%' AND NEW."subject" = '(deleted)'
            AND to_jsonb(NEW) - 'subject' = to_jsonb(OLD) - 'subject'
            AND NOT EXISTS (SELECT FROM "users" WHERE "id"::text = OLD."subject_id") THEN
            RETURN NEW;
        END IF;
    ELSIF TG_OP = 'DELETE' THEN
        IF OLD."at" < now() - interval '3 years' THEN
            RETURN OLD;
        END IF;
    END IF;
    RAISE EXCEPTION 'The log of activities is only added to' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE INDEX "activities_subject_id_idx" ON "activities"("subject_id");

-- Whoever deletes an account, and with what program, takes its address out of the log.
CREATE FUNCTION "forget_deleted_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "activities" SET "subject" = '(deleted)'
    WHERE "subject_id" = OLD."id"::text AND "action" LIKE 'user.%' AND "subject" <> '(deleted)';
    RETURN NULL;
END
$$;

CREATE TRIGGER "users_forgotten" AFTER DELETE ON "users"
    FOR EACH ROW EXECUTE FUNCTION "forget_deleted_account"();

-- A preview names candidates, and nobody looks at it once its file is published.
UPDATE "exam_result_files" SET "preview" = '{}' WHERE "state" = 'PUBLISHED';
UPDATE "student_uploads" SET "preview" = '{}' WHERE "state" = 'PUBLISHED';
