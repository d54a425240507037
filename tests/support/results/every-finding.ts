/** Codes of all findings that block a publication, for tests that are about something else. */
export const everyFinding = [
  'FRACTIONS',
  'MEAN',
  'NO_STUDENT',
  'DROPPED_ZEROS',
  'CAPITALS',
  'DATES_AS_IDS',
  'DATE_AS_EXAM_ID',
  'QUESTION_MARK_IN_EXAM_ID',
  'EXAM_ID',
  'ONLY_CORRECTED_ROWS',
  'ABSENT_IN_SUBJECTS',
  'RANKS_AS_WORDS',
  'IGNORED_OUTCOMES',
]
