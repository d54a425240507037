-- A slip keeps its words in the database instead of a signed token, and goes with its candidate. Slips that were signed keep
-- their codes.
DELETE FROM "result_slips" WHERE "token" IS NULL;

DROP INDEX "result_slips_digest_key";
ALTER TABLE "result_slips" ADD COLUMN "exam_id" TEXT, ADD COLUMN "words" JSONB;

UPDATE "result_slips" SET
  "code" = left("code", 5) || '-' || substr("code", 6),
  "exam_id" = claims->>'exam',
  "words" = jsonb_build_object(
    'institute', claims->'iss', 'studentName', claims->'name', 'groups', claims->'group', 'examTitle', claims->'title',
    'examDate', claims->'date', 'outcome', claims->'out', 'examMark', claims->'mark', 'fullMarks', claims->'full',
    'percentage', claims->'pct', 'passPercentage', claims->'pass', 'examRank', claims->'rank',
    'subjects', coalesce((
      SELECT jsonb_agg(jsonb_build_object('name', subject->0, 'mark', nullif(subject->1, '"AB"'),
        'isAbsent', coalesce(subject->1 = '"AB"', false)) ORDER BY place)
      FROM jsonb_array_elements(claims->'subj') WITH ORDINALITY AS one (subject, place)), '[]'))
FROM (
  SELECT "code" AS "of", convert_from(decode(rpad(payload, (length(payload) + 3) / 4 * 4, '='), 'base64'), 'UTF8')::jsonb AS claims
  FROM (SELECT "code", translate(split_part("token", '.', 2), '-_', '+/') AS payload FROM "result_slips") AS signed
) AS read
WHERE "code" = "of";

ALTER TABLE "result_slips" DROP COLUMN "token", ALTER COLUMN "exam_id" SET NOT NULL, ALTER COLUMN "candidate_id" SET NOT NULL,
  ALTER COLUMN "words" SET NOT NULL, ALTER COLUMN "digest" SET NOT NULL;
CREATE UNIQUE INDEX "result_slips_exam_id_candidate_id_digest_key" ON "result_slips"("exam_id", "candidate_id", "digest");

DROP TABLE "slip_keys";
