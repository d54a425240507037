/** Records of a student at one moment, for the pages of the student area. */
const pdf = (name: string) => ({
  url: `/files/student/${name}.pdf`,
  fileName: `${name}.pdf`,
  pages: 2,
  size: 45_600,
})

const DAY_MS = 24 * 60 * 60_000
/** When these are the records. */
export const recordsAt = Date.parse('2026-11-20T06:00:00Z')
const inDays = (days: number) => new Date(recordsAt + days * DAY_MS).toISOString()

const assignment = (id: string, more: object) => ({
  id,
  title: `Assignment ${id}`,
  subject: 'Physics',
  task: 'Problems 1 to 8.',
  status: 'DUE',
  dueAt: inDays(2),
  submittedOn: null,
  fullMarks: 20,
  marks: null,
  ...more,
})

export const studentRecords = {
  content: { emptyPages: [] as string[] },
  emptyStudentPages: [] as string[],
  outsideLinks: [],
  howToPay: ['At the office: {address}, {hours}.', 'Questions: {phone}.'],
  studyMaterials: [
    {
      id: 'm1',
      title: 'Physics study notes',
      subject: 'Physics',
      kind: 'Study notes',
      summary: 'Motion.',
      pdf: pdf('m1'),
    },
  ],
  assignments: [
    assignment('1', { status: 'OVERDUE', dueAt: inDays(-2) }),
    assignment('2', {}),
    assignment('3', {
      status: 'SUBMITTED',
      dueAt: inDays(-3),
      submittedOn: inDays(-4).slice(0, 10),
      marks: 18,
    }),
  ],
  examSchedule: [
    {
      id: 'cee-9',
      title: 'CEE Model Test 9',
      startsAt: '2027-01-31T01:15:00.000Z',
      endsAt: '2027-01-31T04:15:00.000Z',
      place: 'Hall A',
      covers: 'Everything',
      questionCount: 200,
    },
    {
      id: 'cee-10',
      title: 'CEE Model Test 10',
      // Still January in London, already February in Kathmandu.
      startsAt: '2027-01-31T19:00:00.000Z',
      endsAt: '2027-01-31T22:00:00.000Z',
      place: 'Hall A',
      covers: 'Everything',
      questionCount: 200,
    },
  ],
  payments: [
    {
      id: '2027-1',
      term: 'January to April 2027',
      amount: 45000,
      status: 'PENDING',
      period: 'per term',
      dueOn: '2027-01-10',
      paidOn: null,
      method: null,
      receiptNumber: null,
      receiptUrl: null,
    },
    {
      id: '2026-3',
      term: 'September to December 2026',
      amount: 45000,
      status: 'PAID',
      dueOn: '2026-09-10',
      period: 'per term',
      paidOn: '2026-09-06',
      method: 'eSewa',
      receiptNumber: 'R-2026-3-0124',
      receiptUrl: '/files/student/receipts/2026-3.pdf',
    },
  ],
  notices: { nodes: [{ id: 'n1', title: 'बिदा', type: 'URGENT', publishedAt: '2026-11-20T01:45:00.000Z' }] },
  viewer: { role: 'STUDENT', user: { id: '1', name: 'Kamala Rai', email: 'kamala@example.com' } },
  site: {
    name: 'Himshikhar Entrance Academy',
    phones: ['01-5970124'],
    officeHours: 'Everyday 06:00 AM - 5:00 PM',
    address: 'Bagbazar, Kathmandu',
  },
}
