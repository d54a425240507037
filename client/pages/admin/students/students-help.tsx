import { CsvHelp } from '#client/features/import-preview/csv-help.tsx'
import { t } from '#client/locales/t.ts'

const columns = [
  {
    name: t('Candidate ID or Registration Number'),
    required: true,
    holds: t('As on the admission card, with its zeros: results find their student by it.'),
  },
  { name: 'Student Name', required: true, holds: t('In Latin letters or in Devanagari.') },
  {
    name: 'Groups',
    required: true,
    holds: t('Such as Morning. In quotation marks if there is a comma in it.'),
  },
  {
    name: 'PIN',
    required: false,
    holds: t('For exams with a PIN: 4 to 20 letters or digits. It is kept so that nobody can read it again.'),
  },
  {
    name: 'Date of Birth',
    required: false,
    holds: t(
      'For exams with a date of birth: year first, in B.S. or A.D. Candidates enter it as it stands here.',
    ),
  },
]

const rules = [
  t('All fields are required and must be non-empty.'),
  t(
    'Headers are case-insensitive and flexible: “CANDIDATE ID”, “candidate_id” and “Student Registration Number” are understood, too.',
  ),
  t('Invalid rows are highlighted before upload, and nothing of such a file is kept.'),
]

const example = [
  ['Candidate ID', 'Student Name', 'Groups'],
  ['081000', 'कमला राई', 'Group A'],
  ['081001', 'Anjali Dahal', 'Group A, Morning'],
  ['081002', 'Anjali Pandey', 'Day'],
] as const

/** Format of a student list. */
export function StudentsHelp() {
  return (
    <CsvHelp
      title={t('CSV Format Requirements')}
      columns={columns}
      rules={rules}
      example={example}
      template="students-template.csv"
    >
      {t(
        'The required columns are Candidate ID or Registration Number, Student Name and Groups, in any order.',
      )}
    </CsvHelp>
  )
}
