/** Codes of all findings that block a publication, for tests that are about something else. */
export const everyFinding = [
  'FRACTIONS',
  'GRADE_POINTS',
  'PERCENTAGES',
  'MEAN',
  'NO_STUDENT',
  'OTHER_SPELLING',
  'OTHER_SPELLING_OF_STUDENTS',
  'DATES_AS_IDS',
  'DATE_AS_EXAM_ID',
  'EXAM_ID',
  'ONLY_CORRECTED_ROWS',
  'ABSENT_IN_SUBJECTS',
  'RANKS_AS_WORDS',
  'IGNORED_OUTCOMES',
  'UNCLEAR_OUTCOMES',
  'SUBJECT_SUMS',
]
