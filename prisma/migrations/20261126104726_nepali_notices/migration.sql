-- AlterTable
ALTER TABLE "notices" ADD COLUMN     "nepali_description" TEXT,
ADD COLUMN     "nepali_title" TEXT;

-- Words in titles of either language by their beginnings, as server/db/search-words.ts asks for them.
DROP INDEX "notices_title_words_idx";

CREATE INDEX "notices_title_words_idx" ON "notices" USING gin
  (array_to_tsvector(array_remove(string_to_array(translate(left(lower(title || ' ' || coalesce(nepali_title, '')), 500), '.,;:/\@+_"()[]-', '               '), ' '), '')));
