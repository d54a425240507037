import type { StagedResultsFragment } from '#client/gql/graphql.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
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
      title={one ? 'A file of this exam is released later' : 'Files of this exam are released later'}
    >
      {later.map((file) => (
        <p key={`${file.fileName} ${file.releaseAt}`}>
          <strong>
            <Lang>{file.fileName}</Lang>
          </strong>{' '}
          {overrules ? overruled(file) : inOrder(file)}
        </p>
      ))}
      <Checkbox
        name="overrulesWaiting"
        label={`Let this file win over ${one ? 'that file' : 'those files'} for good.`}
        checked={overrules}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Callout>
  )
}

type File = StagedResultsFragment['waiting'][number]

function inOrder({ releaseAt, candidates }: File): string {
  const when = sayInstant(releaseAt)
  if (candidates === 0) return `shows from ${when}. It has none of these candidates.`
  return `wins from ${when}. Until then, this file’s results show for the ${countOf(candidates)} in both.`
}

function overruled({ candidates }: File): string {
  if (candidates === 0) return 'has none of these candidates: it shows when it is released.'
  return `never shows for the ${countOf(candidates)} in both.`
}

function countOf(candidates: number): string {
  return candidates === 1 ? '1 candidate' : `${candidates.toLocaleString('en-IN')} candidates`
}
