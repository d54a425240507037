import type { SecondSecret, TopPerformersShown } from '#client/gql/graphql.ts'
import { noticePath, paths, recheckPath } from '#client/paths.ts'

interface Action {
  action: string
  subject: string
  subjectId?: string | null
}

/** An action as the end of a sentence that begins with who did it. */
export interface ActivityWords {
  /** "published the results of" */
  verb: string
  /** What it was done to. */
  subject: string
  /** What follows it: "from Student to Teacher". */
  more?: string
  /** Where the subject is to be seen, if it still is. */
  to?: string
}

const words: Readonly<Record<string, string>> = {
  'results.published': 'published the result file',
  'results.revised': 'gave a reason for the changes by',
  'results.replaced-early': 'replaced without a public trace, by',
  'results.removed': 'took back the result file',
  'results.date-changed': 'changed the exam date in the result file',
  'results.exam-changed': 'changed the exam',
  'results.announced': 'announced the release of the result file',
  'results.announcement-removed': 'took back the announcement of the result file',
  'results.release-moved': 'moved the release of the result file',
  'results.released': 'released the result file',
  'results.withdrawn': 'withdrew the result file',
  'results.reinstated': 'put back the result file',
  'results.rehearsal-link-made': 'made a rehearsal link for the result file',
  'results.rehearsed': 'opened the rehearsal of the result file',
  'results.rechecks-changed': 'changed the re-checks of',
  'rechecks.answered': 'answered a re-check in',
  'rechecks.closed': 'closed a request for a re-check in',
  'slip-keys.rotated': 'made a new key for result slips,',
  'results.secret-changed': 'changed what candidates enter for',
  'results.top-performers-changed': 'changed how the top performers are shown of',
  'students.published': 'published the student list',
  'students.activated': 'switched on the student list',
  'students.deactivated': 'switched off the student list',
  'students.pins-made': 'made PINs for the student list',
  'students.removed': 'deleted the student list',
  'notice.created': 'put up the notice',
  'notice.updated': 'edited the notice',
  'notice.activated': 'activated the notice',
  'notice.deactivated': 'deactivated the notice',
  'notice.deleted': 'deleted the notice',
  'media.uploaded': 'uploaded the file',
  'user.added': 'added the account',
  'user.role-changed': 'changed the role of',
  'user.disabled': 'disabled the account',
  'user.enabled': 'enabled the account',
  'user.sessions-ended': 'signed out everywhere',
  'user.password-set': 'set a new password for',
  'user.deleted': 'deleted the account',
  'user.candidate-linked': 'linked a Candidate ID to',
  'user.candidate-unlinked': 'removed a Candidate ID from',
  'user.invited': 'invited',
  'user.invited-by-link': 'invited, by a link to hand over,',
  'user.list-invited': 'invited students from the list',
  'user.invitation-sent-again': 'sent the invitation again to',
  'user.invitation-link-shown': 'was shown a new link of the invitation of',
  'user.invitation-revoked': 'revoked the invitation of',
  'user.invitation-accepted': 'accepted the invitation of',
  'candidate.deleted': 'deleted a candidate’s data:',
  'candidate.secret-limit-lifted': 'let a candidate try again, with an ID',
  'content.saved': 'saved a draft of',
  'content.published': 'published',
  'content.scheduled': 'scheduled',
  'content.hidden': 'hid',
  'content.shown': 'showed again',
  'content.ordered': 'changed the order of',
  'content.deleted': 'deleted',
  'content.restored': 'brought back',
  'setup.done': 'set up the website of',
  'demo.removed': 'removed the demo:',
  'files.clean-up-allowed': 'allowed the clean-up of',
  'backups.nightly-on': 'turned on the nightly backup at',
  'backups.nightly-off': 'turned off the nightly backup at',
}

const roles: Readonly<Record<string, string>> = { ADMIN: 'Admin', TEACHER: 'Teacher', STUDENT: 'Student' }

/** What somebody did, in words. An unknown action is shown as it was logged, rather than not at all. */
export function activityWords({ action, subject, subjectId }: Action): ActivityWords {
  const { name, more } = subjectOf(action, subject)
  const said = words[action] ?? `${action.replaceAll(/[.-]/g, ' ')}:`
  // Earlier entries name the exam alone.
  const verb = more === undefined ? said.replace(/ the result file$/, ' a result file of') : said
  const to = subjectId ? placeOf(action, name, subjectId) : undefined
  return { verb, subject: name, ...(more !== undefined && { more }), ...(to !== undefined && { to }) }
}

function subjectOf(action: string, subject: string): { name: string; more?: string } {
  if (action.startsWith('user.candidate-')) return candidateOf(subject)
  if (action === 'user.list-invited') return invitedList(subject)
  if (action.startsWith('user.')) return account(subject)
  if (['results.secret-changed', 'results.top-performers-changed'].includes(action)) return exam(subject)
  if (action.startsWith('rechecks.')) return recheck(subject)
  if (action === 'results.rechecks-changed') return rules(subject)
  if (action === 'results.revised') return revision(subject)
  if (action === 'results.replaced-early') return replaced(subject)
  return action.startsWith('results.') ? resultFile(action, subject) : { name: subject }
}

/** The log notes `exam: NONE → PIN`. */
function exam(subject: string): { name: string; more?: string } {
  const [, name, from, to] = /^(.*): (\w+) → (\w+)$/.exec(subject) ?? []
  if (name === undefined || from === undefined || to === undefined) return { name: subject }
  return { name, more: `from ${choices[from] ?? from} to ${choices[to] ?? to}` }
}

const looksUpBy: Readonly<Record<SecondSecret, string>> = {
  NONE: 'Candidate ID only',
  PIN: 'Candidate ID and PIN',
  BIRTH_DATE: 'Candidate ID and date of birth',
}
const shows: Readonly<Record<TopPerformersShown, string>> = {
  NAMES: 'With names',
  INITIALS: 'With initials',
  OFF: 'Not shown',
}
const choices: Readonly<Record<string, string>> = { ...looksUpBy, ...shows }

/** The log notes `exam: ending in 01 → CHANGED`, and without the arrow for a closed request. */
function recheck(subject: string): { name: string; more?: string } {
  const [, name, ending, state] = /^(.*): (ending in ..?)(?: → (\w+))?$/.exec(subject) ?? []
  if (name === undefined || ending === undefined) return { name: subject }
  const said = { CHANGED: 'corrected', UNCHANGED: 'right as it was' }
  const found = Object.entries(said).find(([key]) => key === state)?.[1]
  return { name, more: `(ID ${ending}${found === undefined ? '' : `, ${found}`})` }
}

/** The log notes `exam: – → 2026-11-30, Rs 500`. */
function rules(subject: string): { name: string; more?: string } {
  const [, name, from, to] = /^(.*?): (.+) → (.+)$/.exec(subject) ?? []
  if (name === undefined) return { name: subject }
  const words = (rule: string | undefined) => (rule === '–' ? 'not possible' : `until ${rule}`)
  return { name, more: `from ${words(from)} to ${words(to)}` }
}

/** The log notes `file.csv: WRONG_KEY in the institute's words`. */
function revision(subject: string): { name: string; more?: string } {
  const [, name, reason, words] = /^(.+?): (\w+)(?: (.+))?$/.exec(subject) ?? []
  if (name === undefined || reason === undefined) return { name: subject }
  const known = {
    RETOTALLED: 'marks totalled again',
    WRONG_KEY: 'wrong answer key',
    WRONG_FILE: 'wrong file',
  }
  const said = [Object.entries(known).find(([key]) => key === reason)?.[1], words]
  return { name, more: `(${said.filter(Boolean).join(': ')})` }
}

/** The log notes `new.csv: old.csv, older.csv`. */
function replaced(subject: string): { name: string; more?: string } {
  const [, name, files] = /^(.+?\.csv): (.+)$/i.exec(subject) ?? []
  return name === undefined ? { name: subject } : { name, more: `instead of ${files}` }
}

/** The log notes `file.csv: exam`, and `file.csv: exam → Nov 14, 2026, 7:05 AM` or a reason. */
function resultFile(action: string, subject: string): { name: string; more?: string } {
  const [, name, exam, more] = /^(.+?\.csv): (.+?)(?: → (.+))?$/i.exec(subject) ?? []
  if (name === undefined) return { name: subject }
  if (more === undefined) return { name, more: `of ${exam}` }
  return { name, more: `of ${exam}${action === 'results.withdrawn' ? ':' : ' to'} ${more}` }
}

/** The log notes `address: STUDENT → TEACHER` for a change of role, and `address: ADMIN` for a new account. */
function account(subject: string): { name: string; more?: string } {
  const [name = subject, change] = subject.split(': ')
  const [from, to] = change?.split(' → ').map((role) => roles[role] ?? role) ?? []
  if (from === undefined) return { name }
  return { name, more: to === undefined ? `as ${from}` : `from ${from} to ${to}` }
}

/** The log notes `students.csv: 30 invited, 2 linked`. */
function invitedList(subject: string): { name: string; more?: string } {
  const [, name, more] = /^(.+): (\d+ invited, \d+ linked)$/.exec(subject) ?? []
  return name === undefined ? { name: subject } : { name, more: `(${more})` }
}

/** The log notes `address: ending in 01`. */
function candidateOf(subject: string): { name: string; more?: string } {
  const [name = subject, ending] = subject.split(': ')
  return ending === undefined ? { name } : { name, more: `(ID ${ending})` }
}

function placeOf(action: string, name: string, id: string): string | undefined {
  const search = `?${new URLSearchParams({ search: name })}`
  switch (action.split('.')[0]) {
    case 'results':
      return paths.adminResults + search
    case 'students':
      return paths.adminStudents
    case 'rechecks':
      return recheckPath(id)
    case 'notice':
      return noticePath(id)
    case 'user':
      if (/^user\.(invit|list)/.test(action))
        return action === 'user.invitation-accepted' ? paths.adminUsers + search : paths.adminInvitations
      return paths.adminUsers + search
    default:
      return undefined
  }
}
