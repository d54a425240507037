-- Words without joiners, as server/db/search-words.ts asks for them.
DROP INDEX "students_name_words_idx";
DROP INDEX "users_words_idx";
DROP INDEX "notices_title_words_idx";

CREATE INDEX "students_name_words_idx" ON "students" USING gin
  (array_to_tsvector(array_remove(string_to_array(translate(left(lower(student_name), 500), E'.,;:/\\@+_"()[]-\u200c\u200d', '               '), ' '), '')));

CREATE INDEX "users_words_idx" ON "users" USING gin
  (array_to_tsvector(array_remove(string_to_array(translate(left(lower(email || ' ' || coalesce(name, '')), 500), E'.,;:/\\@+_"()[]-\u200c\u200d', '               '), ' '), '')));

CREATE INDEX "notices_title_words_idx" ON "notices" USING gin
  (array_to_tsvector(array_remove(string_to_array(translate(left(lower(title || ' ' || coalesce(nepali_title, '')), 500), E'.,;:/\\@+_"()[]-\u200c\u200d', '               '), ' '), '')));
