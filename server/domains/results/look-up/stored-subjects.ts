/** In place of the mark of a candidate who did not sit a subject. */
export const ABSENT_MARK = 'AB'

/** The subjects of a result as they are stored: names with its file, marks with its row. */
export interface StoredSubjects {
  subjectNames: string[] | null
  /** Null without subjects. */
  subjectMarks: (string | null)[] | null
}

export interface SubjectMarkShape {
  name: string
  /** Exact decimal; null for an empty cell and for an absent candidate. */
  mark: string | null
  isAbsent: boolean
}

/** The marks of a result in the order of its file; empty without subjects. */
export function subjectsOf({ subjectNames, subjectMarks }: StoredSubjects): SubjectMarkShape[] {
  if (!subjectMarks) return []
  return (subjectNames ?? []).map((name, place) => subjectOf(name, subjectMarks[place] ?? null))
}

/** The same, with empty marks for a candidate whose marks are not kept: a correction may state them. */
export function correctableSubjectsOf({ subjectNames, subjectMarks }: StoredSubjects): SubjectMarkShape[] {
  return subjectsOf({ subjectNames, subjectMarks: subjectMarks ?? [] })
}

/** @param stored a decimal, AB for an absent candidate, or null. */
export function subjectOf(name: string, stored: string | null): SubjectMarkShape {
  const isAbsent = stored === ABSENT_MARK
  return { name, mark: isAbsent ? null : stored, isAbsent }
}

/** A subject whose mark was changed; null where there was or is none. */
export interface RevisedSubjectShape {
  name: string
  before: SubjectMarkShape | null
  after: SubjectMarkShape | null
}

/** The subjects that two results of a candidate do not have alike: those of the later one first. */
export function revisedSubjects(o: { before: StoredSubjects; after: StoredSubjects }): RevisedSubjectShape[] {
  const [before, after] = [subjectsOf(o.before), subjectsOf(o.after)]
  const names = new Set([...after, ...before].map(({ name }) => name))
  const named = (subjects: readonly SubjectMarkShape[], name: string) =>
    subjects.find((subject) => subject.name === name) ?? null
  return [...names]
    .map((name) => ({ name, before: named(before, name), after: named(after, name) }))
    .filter((one) => storedMark(one.before) !== storedMark(one.after))
}

const storedMark = (subject: SubjectMarkShape | null) =>
  subject && (subject.isAbsent ? ABSENT_MARK : (subject.mark ?? ''))
