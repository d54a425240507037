-- Words in names, titles and addresses by their beginnings, as server/db/search-words.ts asks for them.
CREATE INDEX "students_name_words_idx" ON "students" USING gin
  (array_to_tsvector(array_remove(string_to_array(translate(left(lower(student_name), 500), '.,;:/\@+_"()[]-', '               '), ' '), '')));

CREATE INDEX "users_words_idx" ON "users" USING gin
  (array_to_tsvector(array_remove(string_to_array(translate(left(lower(email || ' ' || coalesce(name, '')), 500), '.,;:/\@+_"()[]-', '               '), ' '), '')));

CREATE INDEX "notices_title_words_idx" ON "notices" USING gin
  (array_to_tsvector(array_remove(string_to_array(translate(left(lower(title), 500), '.,;:/\@+_"()[]-', '               '), ' '), '')));

-- Candidate IDs by their beginnings, without zeros in front, spaces and dashes.
CREATE INDEX "students_bare_id_idx" ON "students"
  (ltrim(translate(lower(candidate_id), ' -', ''), '0') text_pattern_ops);
