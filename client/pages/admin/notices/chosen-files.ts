import { t } from '#client/locales/t.ts'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/limits.ts'

/** What the browser offers first. Files are judged by their content, by the API. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,application/pdf'

export interface Choice {
  /** Files to send, in their order. */
  files: readonly File[]
  /** What is wrong with those that were left out; each message names its file. */
  refused: readonly string[]
}

export const nothingChosen: Choice = { files: [], refused: [] }

/**
 * The choice with more files. Those that cannot be taken are left out and named; a file that is in it already stays once.
 *
 * @param remaining how many attachments the notice has and keeps.
 */
export function withFiles(choice: Choice, more: readonly File[], remaining: number): Choice {
  const files = [...choice.files]
  const refused: string[] = []
  for (const file of more) {
    const problem = problemOf(file)
    if (problem !== undefined) refused.push(problem)
    else if (files.some((one) => isSame(one, file))) continue
    else if (remaining + files.length >= MAX_ATTACHMENTS) {
      refused.push(
        t('{name} is one too many: a notice can have at most {most} attachments', {
          name: file.name,
          most: MAX_ATTACHMENTS,
        }),
      )
    } else files.push(file)
  }
  return { files, refused }
}

/** The choice after the API refused some files by their index. */
export function withoutRefused(
  choice: Choice,
  problems: readonly { index: number; message: string }[],
): Choice {
  return {
    files: choice.files.filter((_, at) => !problems.some(({ index }) => index === at)),
    refused: problems.map(({ message }) => message),
  }
}

/** How far each file has gone, from 0 to 1, when this share of all has: they travel one after the other. */
export function sharesOf(files: readonly { size: number }[], share: number): number[] {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  let before = 0
  return files.map(({ size }) => {
    const gone = share * total - before
    before += size
    return size === 0 ? share : Math.min(1, Math.max(0, gone / size))
  })
}

function problemOf({ name, size }: File): string | undefined {
  if (size === 0) return t('{name} is empty', { name })
  return size > MAX_ATTACHMENT_BYTES ? t('{name} is larger than 10 MB', { name }) : undefined
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
