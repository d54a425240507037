-- What staff did stays written: no mistake in the code, and no hurried hand at the database, changes it.
CREATE FUNCTION "refuse_to_change_activities"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- When an account goes, its deeds stay behind without the name.
    IF TG_OP = 'UPDATE' THEN
        IF NEW."actor_id" IS NULL AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id' THEN
            RETURN NEW;
        END IF;
    END IF;
    RAISE EXCEPTION 'The log of activities is only added to' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "activities_append_only" BEFORE UPDATE OR DELETE ON "activities"
    FOR EACH ROW EXECUTE FUNCTION "refuse_to_change_activities"();

CREATE TRIGGER "activities_never_emptied" BEFORE TRUNCATE ON "activities"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_activities"();
