-- What came with the demo institute, so that it can be removed wholly.
ALTER TABLE "notices" ADD COLUMN "is_demo" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "exam_result_files" ADD COLUMN "is_demo" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "student_uploads" ADD COLUMN "is_demo" BOOLEAN NOT NULL DEFAULT false;

-- With the demo goes what the log says about it: what demo accounts did, and what was done to them and to the demo's
-- notices and files. Nothing else can be deleted so.
CREATE FUNCTION "is_about_demo"("activity" "activities") RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM "users" WHERE "is_demo" AND ("id" = activity.actor_id OR "id"::text = activity.subject_id))
        OR EXISTS (SELECT FROM "notices" WHERE "is_demo" AND "id"::text = activity.subject_id)
        OR EXISTS (SELECT FROM "exam_result_files" WHERE "is_demo" AND "id"::text = activity.subject_id)
        OR EXISTS (SELECT FROM "student_uploads" WHERE "is_demo" AND "id"::text = activity.subject_id)
        OR EXISTS (SELECT FROM "content_items" WHERE "is_demo" AND "id"::text = activity.subject_id)
$$;

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
        IF OLD."at" < now() - interval '3 years' OR "is_about_demo"(OLD) THEN
            RETURN OLD;
        END IF;
    END IF;
    RAISE EXCEPTION 'The log of activities is only added to' USING ERRCODE = 'restrict_violation';
END
$$;

-- Asked for at each start and after each change of public data.
CREATE INDEX "activities_demo_idx" ON "activities"("action")
    WHERE "action" IN ('demo.seeded', 'demo.chosen', 'demo.removed');

-- The sign-in page of an installation without admins says how it is set up.
CREATE TRIGGER admins_changed AFTER INSERT OR UPDATE OF role, disabled_at, email_verified_at ON users
    FOR EACH ROW WHEN (NEW.role = 'ADMIN') EXECUTE FUNCTION note_data_change();
CREATE TRIGGER admins_left AFTER DELETE ON users
    FOR EACH ROW WHEN (OLD.role = 'ADMIN') EXECUTE FUNCTION note_data_change();
CREATE TRIGGER admins_demoted AFTER UPDATE OF role ON users
    FOR EACH ROW WHEN (OLD.role = 'ADMIN' AND NEW.role <> 'ADMIN') EXECUTE FUNCTION note_data_change();
