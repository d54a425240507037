import type { FindingShape } from '#server/domains/imports/staged-preview.ts'

interface Subjects {
  subjects: readonly string[]
  /** The exam's published files, newest first. */
  standing: readonly { subjects: readonly string[] }[]
}

/** Whether a file has other subjects than the newest published file of its exam with subjects: its rows replace whole rows. */
export function otherSubjects({ subjects, standing }: Subjects): FindingShape | false {
  const published = standing.find((file) => file.subjects.length > 0)
  if (!published || published.subjects.join('\n') === subjects.join('\n')) return false
  const named = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')
  const own = subjects.length === 0 ? 'this file has none' : `those of this file are ${named(subjects)}`
  return {
    code: 'OTHER_SUBJECTS',
    severity: 'WARNING',
    message: `The published results have the subjects ${named(published.subjects)}; ${own}. A row of this file replaces the whole result of its candidate, so candidates in this file are shown only the subjects of this file.`,
    count: null,
  }
}
