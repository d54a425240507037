import { t } from '#client/locales/t.ts'
import { examPath, noticePath, paths, recheckPath } from '#client/paths.ts'
import { actionSentences, EXAMS_RESULTS, FILE, RESULT_FILE, SUBJECT } from './action-sentences.ts'
import { changedNotice, contentName, localName, notedDates } from './activity-subjects.ts'
import { choices, reasons, roles, verdicts } from './noted-words.ts'

interface Action {
  action: string
  subject: string
  subjectId?: string | null
  isInvitation?: boolean
}

/** An action as the end of a sentence that begins with a person: the subject, with words before and after. */
export interface ActivityWords {
  /** "published the results of", in English */
  verb: string
  /** The subject of the action. */
  subject: string
  /** The words after it: "from Student to Teacher". */
  more?: string
  /** The verb where a language has it last. */
  last?: string
  /** Where the subject is to be seen, if it still is. */
  to?: string
}

/** An action in words. An unknown action is shown as it was logged, rather than not at all. */
export function activityWords(activity: Action): ActivityWords {
  const { action, subject } = activity
  const { name, more } = subjectOf(action, subject)
  const sentence = actionSentences[action] ?? `${action.replaceAll(/[.-]/g, ' ')}: ${SUBJECT}`
  const file = OF_FILE.test(subject) ? RESULT_FILE : EXAMS_RESULTS
  const [verb = '', last = ''] = sentence.replace(FILE, file).split(SUBJECT)
  const to = placeOf(activity, name)
  return {
    verb: verb.trim(),
    subject: name,
    ...(more !== undefined && { more }),
    ...(last !== '' && { last: last.trim() }),
    ...(to !== undefined && { to }),
  }
}

const OF_FILE = /^(.+?\.csv): (.+?)(?: → (.+))?$/i

function subjectOf(action: string, subject: string): { name: string; more?: string } {
  if (action.startsWith('user.candidate-')) return candidateOf(subject)
  if (action === 'user.list-invited') return invitedList(subject)
  if (action.startsWith('user.')) return account(subject)
  if (['results.secret-changed', 'results.top-performers-changed'].includes(action)) return exam(subject)
  if (action.startsWith('rechecks.')) return recheck(subject)
  if (action === 'results.rechecks-changed') return rules(subject)
  if (action === 'results.revised') return revision(subject)
  if (action === 'results.replaced-early') return replaced(subject)
  if (action === 'results.marks-kept') return remarks(subject)
  if (action === 'notice.updated') return changedNotice(subject)
  if (action.startsWith('content.')) return { name: contentName(subject) }
  if (action === 'results.exam-changed' || (action.startsWith('results.') && !OF_FILE.test(subject)))
    return changedExam(subject)
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

/** The log notes `exam: ending in 01 → CHANGED`, and without the arrow for a closed request. */
function recheck(subject: string): { name: string; more?: string } {
  const [, name, ending, state] = /^(.*): ending in (..?)(?: → (\w+))?$/.exec(subject) ?? []
  if (name === undefined || ending === undefined) return { name: subject }
  const found = verdicts[state ?? '']
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
  return { name, more: `(${[reasons[reason], words].filter(Boolean).join(': ')})` }
}

/** The log notes `new.csv: old.csv, older.csv`. */
function replaced(subject: string): { name: string; more?: string } {
  const [, name, files] = /^(.+?\.csv): (.+)$/i.exec(subject) ?? []
  return name === undefined || files === undefined
    ? { name: subject }
    : { name, more: t('instead of {files}', { files }) }
}

/** The log notes `file.csv: “Remarks” (“withheld”)`. */
function remarks(subject: string): { name: string; more?: string } {
  const [, name = subject, words] = /^(.+?\.csv): (.+)$/i.exec(subject) ?? []
  return words === undefined ? { name } : { name, more: `[${words}]` }
}

/** The log notes `exam → Nov 14, 2026, 7:05 AM`, `exam → reason` or `exam: title Old → New`. */
function changedExam(subject: string): { name: string; more?: string } {
  const [, name, more] = /^(.+?)(?: → |: )(.+)$/.exec(subject) ?? []
  return name === undefined || more === undefined
    ? { name: subject }
    : { name, more: `(${notedDates(more)})` }
}

/** The log notes `file.csv: exam`; of earlier versions it has `→ Nov 14, 2026, 7:05 AM` or a reason behind it. */
function resultFile(action: string, subject: string): { name: string; more?: string } {
  const [, name, exam, more] = OF_FILE.exec(subject) ?? []
  if (name === undefined || exam === undefined) return { name: subject }
  if (more === undefined) return { name, more: t('of {exam}', { exam }) }
  if (action === 'results.withdrawn') return { name, more: t('of {exam}: {more}', { exam, more }) }
  return { name, more: t('of {exam} to {more}', { exam, more: notedDates(more) }) }
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

function placeOf({ action, subject, subjectId: id, isInvitation }: Action, name: string): string | undefined {
  if (isInvitation || action === 'user.list-invited') return paths.adminInvitations
  if (!id) return undefined
  const search = `?${new URLSearchParams({ search: name })}`
  switch (action.split('.')[0]) {
    case 'results':
      return subject.startsWith(id) ? examPath(paths.adminExam, id) : paths.adminResults + search
    case 'students':
      return paths.adminStudents
    case 'rechecks':
      return recheckPath(id)
    case 'notice':
      return noticePath(id)
    case 'user':
      return paths.adminUsers + search
    default:
      return undefined
  }
}
