-- AlterTable
ALTER TABLE "one_time_tokens" ADD COLUMN     "password_hash" TEXT;

-- AlterTable
ALTER TABLE "owed_mails" ADD COLUMN     "password_hash" TEXT;

-- A mailed link is worth what the account was when it was mailed: whoever changes the account, and with what program, ends
-- its unused links. Passwords of an account that is not confirmed belong to its links, and end none.
CREATE FUNCTION "end_mailed_links"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "one_time_tokens" WHERE "user_id" = NEW."id" AND "used_at" IS NULL;
    RETURN NULL;
END
$$;

CREATE TRIGGER "users_end_mailed_links" AFTER UPDATE ON "users" FOR EACH ROW
    WHEN (
        OLD."email" IS DISTINCT FROM NEW."email"
        OR OLD."email_verified_at" IS DISTINCT FROM NEW."email_verified_at"
        OR OLD."role" IS DISTINCT FROM NEW."role"
        OR OLD."disabled_at" IS DISTINCT FROM NEW."disabled_at"
        OR OLD."is_demo" IS DISTINCT FROM NEW."is_demo"
        OR (OLD."password_hash" IS DISTINCT FROM NEW."password_hash" AND NEW."email_verified_at" IS NOT NULL)
    )
    EXECUTE FUNCTION "end_mailed_links"();

-- Links that were mailed for a sign-up before passwords belonged to them cannot be told apart.
DELETE FROM "one_time_tokens" WHERE "purpose" = 'VERIFY_EMAIL' AND "used_at" IS NULL;
