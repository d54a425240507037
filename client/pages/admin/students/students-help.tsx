import { CsvHelp } from '#client/features/import-preview/csv-help.tsx'

const columns = [
  {
    name: 'Candidate ID or Registration Number',
    required: true,
    holds: 'As on the admission card, with its zeros: results find their student by it.',
  },
  { name: 'Student Name', required: true, holds: 'In Latin letters or in Devanagari.' },
  { name: 'Groups', required: true, holds: 'Such as Morning. In quotation marks if there is a comma in it.' },
  {
    name: 'PIN',
    required: false,
    holds: 'For exams with a PIN: 4 to 20 letters or digits. It is kept so that nobody can read it again.',
  },
  {
    name: 'Date of Birth',
    required: false,
    holds:
      'For exams with a date of birth: year first, in B.S. or A.D. Candidates enter it as it stands here.',
  },
]

const rules = [
  'All fields are required and must be non-empty.',
  'Headers are case-insensitive and flexible: “CANDIDATE ID”, “candidate_id” and “Student Registration Number” are understood, too.',
  'Invalid rows are highlighted before upload, and nothing of such a file is kept.',
]

const example = [
  ['Candidate ID', 'Student Name', 'Groups'],
  ['081000', 'कमला राई', 'Group A'],
  ['081001', 'Anjali Dahal', 'Group A, Morning'],
  ['081002', 'Anjali Pandey', 'Day'],
] as const

/** What a student list must look like. */
export function StudentsHelp() {
  return (
    <CsvHelp
      title="CSV Format Requirements"
      columns={columns}
      rules={rules}
      example={example}
      template="students-template.csv"
    >
      The required columns are Candidate ID or Registration Number, Student Name and Groups, in any order.
    </CsvHelp>
  )
}
