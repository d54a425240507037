import type { SecondSecret, TopPerformersShown } from '#client/gql/graphql.ts'
import { apiText } from '#client/locales/api-text.ts'
import { t } from '#client/locales/t.ts'
import { noticePath, paths, recheckPath } from '#client/paths.ts'
import { contentName, localName } from './activity-subjects.ts'

interface Action {
  action: string
  subject: string
  subjectId?: string | null
}

/** An action as the end of a sentence that begins with who did it: what it was done to, with words before and behind. */
export interface ActivityWords {
  /** "published the results of", in English */
  verb: string
  /** What it was done to. */
  subject: string
  /** What follows it: "from Student to Teacher". */
  more?: string
  /** The verb where a language has it last. */
  last?: string
  /** Where the subject is to be seen, if it still is. */
  to?: string
}

// Stand in a sentence where the subject comes, and a result file with its subject.
const SUBJECT = '\u0001'
const FILE = '\u0002'

const words: Readonly<Record<string, string>> = {
  'results.published': t('published {file}', { file: FILE }),
  'results.revised': t('gave a reason for the changes by {subject}', { subject: SUBJECT }),
  'results.replaced-early': t('replaced without a public trace, by {subject}', { subject: SUBJECT }),
  'results.removed': t('took back {file}', { file: FILE }),
  'results.date-changed': t('changed the exam date in {file}', { file: FILE }),
  'results.exam-changed': t('changed the exam {subject}', { subject: SUBJECT }),
  'results.announced': t('announced the release of {file}', { file: FILE }),
  'results.announcement-removed': t('took back the announcement of {file}', { file: FILE }),
  'results.release-moved': t('moved the release of {file}', { file: FILE }),
  'results.released': t('released {file}', { file: FILE }),
  'results.withdrawn': t('withdrew {file}', { file: FILE }),
  'results.reinstated': t('put back {file}', { file: FILE }),
  'results.rehearsal-link-made': t('made a rehearsal link for {file}', { file: FILE }),
  'results.rehearsed': t('opened the rehearsal of {file}', { file: FILE }),
  'results.rechecks-changed': t('changed the re-checks of {subject}', { subject: SUBJECT }),
  'rechecks.answered': t('answered a re-check in {subject}', { subject: SUBJECT }),
  'rechecks.closed': t('closed a request for a re-check in {subject}', { subject: SUBJECT }),
  'slip-keys.rotated': t('made a new key for result slips, {subject}', { subject: SUBJECT }),
  'results.secret-changed': t('changed what candidates enter for {subject}', { subject: SUBJECT }),
  'results.top-performers-changed': t('changed how the top performers are shown of {subject}', {
    subject: SUBJECT,
  }),
  'students.published': t('published the student list {subject}', { subject: SUBJECT }),
  'students.activated': t('switched on the student list {subject}', { subject: SUBJECT }),
  'students.deactivated': t('switched off the student list {subject}', { subject: SUBJECT }),
  'students.pins-made': t('made PINs for the student list {subject}', { subject: SUBJECT }),
  'students.removed': t('deleted the student list {subject}', { subject: SUBJECT }),
  'notice.created': t('put up the notice {subject}', { subject: SUBJECT }),
  'notice.updated': t('edited the notice {subject}', { subject: SUBJECT }),
  'notice.activated': t('activated the notice {subject}', { subject: SUBJECT }),
  'notice.deactivated': t('deactivated the notice {subject}', { subject: SUBJECT }),
  'notice.deleted': t('deleted the notice {subject}', { subject: SUBJECT }),
  'media.uploaded': t('uploaded the file {subject}', { subject: SUBJECT }),
  'user.added': t('added the account {subject}', { subject: SUBJECT }),
  'user.role-changed': t('changed the role of {subject}', { subject: SUBJECT }),
  'user.disabled': t('disabled the account {subject}', { subject: SUBJECT }),
  'user.enabled': t('enabled the account {subject}', { subject: SUBJECT }),
  'user.sessions-ended': t('signed out everywhere {subject}', { subject: SUBJECT }),
  'user.password-set': t('set a new password for {subject}', { subject: SUBJECT }),
  'user.deleted': t('deleted the account {subject}', { subject: SUBJECT }),
  'user.candidate-linked': t('linked a Candidate ID to {subject}', { subject: SUBJECT }),
  'user.candidate-unlinked': t('removed a Candidate ID from {subject}', { subject: SUBJECT }),
  'user.invited': t('invited {subject}', { subject: SUBJECT }),
  'user.invited-by-link': t('invited, by a link to hand over, {subject}', { subject: SUBJECT }),
  'user.list-invited': t('invited students from the list {subject}', { subject: SUBJECT }),
  'user.invitation-sent-again': t('sent the invitation again to {subject}', { subject: SUBJECT }),
  'user.invitation-link-shown': t('was shown a new link of the invitation of {subject}', {
    subject: SUBJECT,
  }),
  'user.invitation-revoked': t('revoked the invitation of {subject}', { subject: SUBJECT }),
  'user.invitation-accepted': t('accepted the invitation of {subject}', { subject: SUBJECT }),
  'candidate.deleted': t('deleted a candidate’s data: {subject}', { subject: SUBJECT }),
  'candidate.secret-limit-lifted': t('let a candidate try again, with an ID {subject}', { subject: SUBJECT }),
  'content.saved': t('saved a draft of {subject}', { subject: SUBJECT }),
  'content.published': t('published {subject}', { subject: SUBJECT }),
  'content.scheduled': t('scheduled {subject}', { subject: SUBJECT }),
  'content.hidden': t('hid {subject}', { subject: SUBJECT }),
  'content.shown': t('showed again {subject}', { subject: SUBJECT }),
  'content.ordered': t('changed the order of {subject}', { subject: SUBJECT }),
  'content.deleted': t('deleted {subject}', { subject: SUBJECT }),
  'content.restored': t('brought back {subject}', { subject: SUBJECT }),
  'setup.done': t('set up the website of {subject}', { subject: SUBJECT }),
  'demo.removed': t('removed the demo: {subject}', { subject: SUBJECT }),
  'files.clean-up-allowed': t('allowed the clean-up of {subject}', { subject: SUBJECT }),
  'backups.nightly-on': t('turned on the nightly backup at {subject}', { subject: SUBJECT }),
  'backups.nightly-off': t('turned off the nightly backup at {subject}', { subject: SUBJECT }),
}

const roles: Readonly<Record<string, string>> = {
  ADMIN: t('Admin'),
  TEACHER: t('Teacher'),
  STUDENT: t('Student'),
}

/** What somebody did, in words. An unknown action is shown as it was logged, rather than not at all. */
export function activityWords({ action, subject, subjectId }: Action): ActivityWords {
  const { name, more } = subjectOf(action, subject)
  const said = words[action] ?? `${action.replaceAll(/[.-]/g, ' ')}: ${SUBJECT}`
  // Earlier entries name the exam alone.
  const file = more === undefined ? EXAMS_FILE : RESULT_FILE
  const [verb = '', last = ''] = said.replace(FILE, file).split(SUBJECT)
  const to = subjectId ? placeOf(action, name, subjectId) : undefined
  return {
    verb: verb.trim(),
    subject: name,
    ...(more !== undefined && { more }),
    ...(last !== '' && { last: last.trim() }),
    ...(to !== undefined && { to }),
  }
}

const RESULT_FILE = t('the result file {subject}', { subject: SUBJECT })
const EXAMS_FILE = t('a result file of {subject}', { subject: SUBJECT })

function subjectOf(action: string, subject: string): { name: string; more?: string } {
  if (action.startsWith('user.candidate-')) return candidateOf(subject)
  if (action === 'user.list-invited') return invitedList(subject)
  if (action.startsWith('user.')) return account(subject)
  if (['results.secret-changed', 'results.top-performers-changed'].includes(action)) return exam(subject)
  if (action.startsWith('rechecks.')) return recheck(subject)
  if (action === 'results.rechecks-changed') return rules(subject)
  if (action === 'results.revised') return revision(subject)
  if (action === 'results.replaced-early') return replaced(subject)
  if (action.startsWith('content.')) return { name: contentName(subject) }
  return action.startsWith('results.') ? resultFile(action, subject) : { name: localName(subject) }
}

/** The log notes `exam: NONE → PIN`. */
function exam(subject: string): { name: string; more?: string } {
  const [, name, from, to] = /^(.*): (\w+) → (\w+)$/.exec(subject) ?? []
  if (name === undefined || from === undefined || to === undefined) return { name: subject }
  return {
    name,
    more: t('from {from} to {to}', { from: choices[from] ?? from, to: choices[to] ?? to }),
  }
}

const looksUpBy: Readonly<Record<SecondSecret, string>> = {
  NONE: t('Candidate ID only'),
  PIN: t('Candidate ID and PIN'),
  BIRTH_DATE: t('Candidate ID and date of birth'),
}
const shows: Readonly<Record<TopPerformersShown, string>> = {
  NAMES: t('With names'),
  INITIALS: t('With initials'),
  OFF: t('Not shown'),
}
const choices: Readonly<Record<string, string>> = { ...looksUpBy, ...shows }

/** The log notes `exam: ending in 01 → CHANGED`, and without the arrow for a closed request. */
function recheck(subject: string): { name: string; more?: string } {
  const [, name, ending, state] = /^(.*): ending in (..?)(?: → (\w+))?$/.exec(subject) ?? []
  if (name === undefined || ending === undefined) return { name: subject }
  const said = { CHANGED: t('corrected'), UNCHANGED: t('right as it was') }
  const found = Object.entries(said).find(([key]) => key === state)?.[1]
  const id = t('ID ending in {digits}', { digits: ending })
  return { name, more: `(${found === undefined ? id : `${id}, ${found}`})` }
}

/** The log notes `exam: – → 2026-11-30, Rs 500`. */
function rules(subject: string): { name: string; more?: string } {
  const [, name, from, to] = /^(.*?): (.+) → (.+)$/.exec(subject) ?? []
  if (name === undefined || from === undefined || to === undefined) return { name: subject }
  const words = (rule: string) => (rule === '–' ? t('not possible') : t('until {rule}', { rule }))
  return { name, more: t('from {from} to {to}', { from: words(from), to: words(to) }) }
}

/** The log notes `file.csv: WRONG_KEY in the institute's words`. */
function revision(subject: string): { name: string; more?: string } {
  const [, name, reason, words] = /^(.+?): (\w+)(?: (.+))?$/.exec(subject) ?? []
  if (name === undefined || reason === undefined) return { name: subject }
  const known = {
    RETOTALLED: t('marks totalled again'),
    WRONG_KEY: t('wrong answer key'),
    WRONG_FILE: t('wrong file'),
  }
  const said = [Object.entries(known).find(([key]) => key === reason)?.[1], words]
  return { name, more: `(${said.filter(Boolean).join(': ')})` }
}

/** The log notes `new.csv: old.csv, older.csv`. */
function replaced(subject: string): { name: string; more?: string } {
  const [, name, files] = /^(.+?\.csv): (.+)$/i.exec(subject) ?? []
  return name === undefined || files === undefined
    ? { name: subject }
    : { name, more: t('instead of {files}', { files }) }
}

/** The log notes `file.csv: exam`, and `file.csv: exam → Nov 14, 2026, 7:05 AM` or a reason. */
function resultFile(action: string, subject: string): { name: string; more?: string } {
  const [, name, exam, more] = /^(.+?\.csv): (.+?)(?: → (.+))?$/i.exec(subject) ?? []
  if (name === undefined || exam === undefined) return { name: subject }
  if (more === undefined) return { name, more: t('of {exam}', { exam }) }
  if (action === 'results.withdrawn') return { name, more: t('of {exam}: {more}', { exam, more }) }
  return { name, more: t('of {exam} to {more}', { exam, more: apiText(more) }) }
}

/** The log notes `address: STUDENT → TEACHER` for a change of role, and `address: ADMIN` for a new account. */
function account(subject: string): { name: string; more?: string } {
  const [name = subject, change] = subject.split(': ')
  const [from, to] = change?.split(' → ').map((role) => roles[role] ?? role) ?? []
  if (from === undefined) return { name: localName(name) }
  return { name, more: to === undefined ? t('as {from}', { from }) : t('from {from} to {to}', { from, to }) }
}

/** The log notes `students.csv: 30 invited, 2 linked`. */
function invitedList(subject: string): { name: string; more?: string } {
  const [, name, invited, linked] = /^(.+): (\d+) invited, (\d+) linked$/.exec(subject) ?? []
  if (name === undefined || invited === undefined || linked === undefined) return { name: subject }
  return { name, more: t('({invited} invited, {linked} linked)', { invited, linked }) }
}

/** The log notes `address: ending in 01`. */
function candidateOf(subject: string): { name: string; more?: string } {
  const [, name = subject, digits] = /^(.*): ending in (.+)$/.exec(subject) ?? []
  return digits === undefined ? { name } : { name, more: `(${t('ID ending in {digits}', { digits })})` }
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
