import { localFile, localPath } from './locales/locale.ts'
import { inThisLanguage, isLocal, paths } from './page-paths.ts'

export { inThisLanguage, isLocal, paths }

/** Where a browser without JavaScript posts that it signs out. */
export const signOutPath = localPath('/sign-out')

/** The activity log as a CSV file, for admins. */
export const activityFile = '/files/activity.csv'

/** Address of an exam on one of the pages for staff, or of one group of its candidates. */
export function examPath(page: string, examId: string, group?: string | null): string {
  return `${page}?${new URLSearchParams({ exam: examId, ...(group && { group }) })}`
}

/** The visible results of an exam as a file, for admins. */
export const examResultsFiles = { csv: '/files/exam-results.csv', xlsx: '/files/exam-results.xlsx' }

/** The merit list of an exam as a file, for admins. */
export const meritListFiles = { pdf: '/files/merit-list.pdf', csv: '/files/merit-list.csv' }

/** The result slips of an exam in one PDF, for admins. */
export const examSlipsFile = '/files/result-slips.pdf'

/** The exams as a calendar file, for students. */
export const examCalendarFile = localFile('/files/student/exam-schedule.ics')

/** The announced release of an exam as a calendar file. */
export function releaseFile(examId: string): string {
  return localFile(`/files/results.ics?${new URLSearchParams({ exam: examId })}`)
}

/** Address of a course. */
export function coursePath(slug: string): string {
  return `${paths.courses}/${slug}`
}

/** The notices' admin page with the dialog for a new one open. */
export const addNoticePath = `${paths.adminNotices}?add=1`

/** Lists of content with an address of their own; the others are below `adminWebsite`. */
const listPaths: Readonly<Record<string, string>> = {
  courses: paths.adminCourses,
  teachers: paths.adminFaculty,
  chosenVideos: paths.adminVideos,
  studyMaterials: paths.adminMaterials,
  scheduledExams: paths.adminSchedule,
  outsideLinks: paths.adminLinks,
  assignments: paths.adminAssignments,
  fees: paths.adminFees,
  feesPage: paths.adminHowToPay,
  questionSets: paths.adminQuestionBank,
  previousPapers: paths.adminPapers,
  courseSyllabi: paths.adminSyllabus,
  identity: `${paths.adminSettings}/identity`,
  services: `${paths.adminSettings}/services`,
  teacherRights: `${paths.adminSettings}/teacher-rights`,
}

/** Addresses of lists of content, as the router knows them. */
export const contentListPaths = [...Object.values(listPaths), `${paths.adminWebsite}/:collection`]

/** Where staff edit a collection of the content, or one item of it; `new` for one that is not there yet. */
export function contentPath(collection: string, id?: string): string {
  // Paths are in lower case: successStories has the path success-stories.
  const name = collection.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const list = listPaths[collection] ?? `${paths.adminWebsite}/${name}`
  return id === undefined ? list : `${list}/${id}`
}

/** The key of the collection whose list, or an item of it, has this path. */
export function collectionOfPath(pathname: string): string {
  const entry = Object.entries(listPaths).find(([, path]) => `${pathname}/`.startsWith(`${path}/`))
  const name = pathname.slice(paths.adminWebsite.length).split('/')[1] ?? ''
  return entry?.[0] ?? name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())
}

/** Address of the data of an account. */
export function accountDataPath(id: string): string {
  return `${paths.adminPersonalData}?${new URLSearchParams({ account: id })}`
}

/** Where the data of a candidate are exported and deleted. */
export function personalDataPath(candidateId: string): string {
  return `${paths.adminPersonalData}?${new URLSearchParams({ candidate: candidateId })}`
}

/** Where everybody verifies the result slip with a code. */
export function slipCodePath(code: string): string {
  return `${paths.verify}?${new URLSearchParams({ code })}`
}

/** A request for a re-check, for staff. */
export function recheckPath(id: string): string {
  return `${paths.adminRecheck}?${new URLSearchParams({ id })}`
}

/** Where staff correct the result of one candidate. */
export function correctResultPath(examId: string, candidateId: string): string {
  return `${paths.adminCorrectResult}?${new URLSearchParams({ exam: examId, candidate: candidateId })}`
}

/** The preview of a staged file of results. */
export function stagedResultsPath(id: string): string {
  return `${paths.adminAddResult}?${new URLSearchParams({ staged: id })}`
}

/** Address of everything that is kept of a candidate, for staff. */
export function candidatePath(id: string): string {
  return `${paths.adminCandidate}?${new URLSearchParams({ id })}`
}

/** Address of a notice. */
export function noticePath(id: string): string {
  return `${paths.news}/${id}`
}

/** The notices behind a cursor, on one of the pages that list them. */
export function newsPath(after: string, page: string = paths.news): string {
  return `${page}?${new URLSearchParams({ after })}`
}

/** Address of one candidate's result, or of an exam with nobody looked up yet, on one of the pages that show it. */
export function resultPath(examId: string, candidateId?: string, page: string = paths.results): string {
  const search = new URLSearchParams({ exam: examId, ...(candidateId && { candidate: candidateId }) })
  return `${page}?${search}`
}

/** Where staff look after the release of an exam. */
export function releasePath(examId: string): string {
  return `${examPath(paths.adminExam, examId)}#release`
}

/** Where students link their candidate ID. */
export const linkCandidatePath = `${paths.account}#candidate-id`

/** Address of the own mark sheet of an exam. The names differ from those of look-ups, which may ask for a secret. */
export function ownResultPath(examId: string, candidateId: string): string {
  return `${paths.studentResults}?${new URLSearchParams({ sheet: examId, of: candidateId })}`
}

/**
 * The sign-in page.
 *
 * @param next Where to go afterwards.
 * @param denied Role that the asked-for page needs: the sign-in page says so.
 */
export function signInPath(next?: string, denied?: 'ADMIN' | 'TEACHER' | 'STUDENT'): string {
  const search = new URLSearchParams({ ...(next !== undefined && { next }), ...(denied && { denied }) })
  return search.size === 0 ? paths.signIn : `${paths.signIn}?${search}`
}

/**
 * A same-site address to go on to after signing in, or `fallback` when it is missing or leads elsewhere.
 */
export function safeNext(target: string | null, fallback: string): string {
  if (target === null || !target.startsWith('/')) return fallback
  const origin = 'http://same.invalid'
  const url = URL.canParse(target, origin) ? new URL(target, origin) : undefined
  // `/..//elsewhere` stays on this origin but normalises to a path that a browser would read as another host.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return fallback
  return url.pathname + url.search + url.hash
}
