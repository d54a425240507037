import type { ReactNode } from 'react'
import type { StagedResultsFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { candidateCount } from '#client/ui/counts.ts'
import { Lang } from '#client/ui/lang.tsx'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import { releasedLater } from './publish-values.ts'

interface WaitingFilesProps {
  waiting: StagedResultsFragment['waiting']
  /** As the input holds it. */
  releaseAt: string
  /** The server's time in milliseconds. */
  now: number
  overrules: boolean
  onChange: (overrules: boolean) => void
}

/** Which file wins when, of this one and those that are released after it; and the choice that this one wins for good. */
export function WaitingFiles({ waiting, releaseAt, now, overrules, onChange }: WaitingFilesProps) {
  const later = releasedLater(waiting, releaseAt, now)
  if (later.length === 0) return null
  const one = later.length === 1
  return (
    <Callout
      tone="warning"
      title={one ? t('A file of this exam is released later') : t('Files of this exam are released later')}
    >
      {later.map((file) => (
        <p key={`${file.fileName} ${file.releaseAt}`}>{overrules ? overruled(file) : inOrder(file)}</p>
      ))}
      <Checkbox
        name="overrulesWaiting"
        label={
          one
            ? t('Let this file win over that file for good.')
            : t('Let this file win over those files for good.')
        }
        checked={overrules}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Callout>
  )
}

type File = ReturnType<typeof releasedLater<StagedResultsFragment['waiting'][number]>>[number]

function nameOf({ fileName }: File): ReactNode {
  return (
    <strong>
      <Lang>{fileName}</Lang>
    </strong>
  )
}

function inOrder(shown: File): ReactNode {
  const { releaseAt, candidates, isOverruled } = shown
  const [file, when] = [nameOf(shown), sayInstant(releaseAt)]
  if (candidates === 0)
    return rich('{file} shows from {when}. It has none of these candidates.', { file, when })
  if (isOverruled)
    return rich(
      'Another file already wins over {file} for good, and this file would do so, too, for the {candidates} in both. Select the box below if that is right. If not, upload {file} again after publishing this file.',
      { file, candidates: candidateCount(candidates) },
    )
  return rich('{file} wins from {when}. Until then, this file’s results show for the {candidates} in both.', {
    ...{ file, when },
    candidates: candidateCount(candidates),
  })
}

function overruled(shown: File): ReactNode {
  const { candidates } = shown
  const file = nameOf(shown)
  if (candidates === 0)
    return rich('{file} has none of these candidates: it shows when it is released.', { file })
  return rich('{file} never shows for the {candidates} in both.', {
    file,
    candidates: candidateCount(candidates),
  })
}
