-- For the optimistic lock of what admins change of an account.
ALTER TABLE "users" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
CREATE TRIGGER "users_version" BEFORE UPDATE ON "users" FOR EACH ROW
  WHEN ((OLD."role", OLD."disabled_at") IS DISTINCT FROM (NEW."role", NEW."disabled_at"))
  EXECUTE FUNCTION "count_version"();

-- A request can take the place of another one.
ALTER TABLE "recheck_requests" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
CREATE TRIGGER "recheck_requests_version" BEFORE UPDATE ON "recheck_requests" FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "count_version"();
