import styled from 'styled-components'
import type { ReleaseState, ResultReleaseQuery } from '#client/gql/graphql.ts'
import { paths } from '#client/paths.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Lang } from '#client/ui/lang.tsx'
import type { Tone } from '#client/ui/tone.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'

export type Release = NonNullable<ResultReleaseQuery['resultRelease']>

const states: Record<ReleaseState, { tone: Tone; word: string }> = {
  STAGED: { tone: 'warning', word: 'Not published' },
  SCHEDULED: { tone: 'info', word: 'Scheduled' },
  RELEASED: { tone: 'success', word: 'Released' },
  WITHDRAWN: { tone: 'danger', word: 'Withdrawn' },
}

/** Which file it is, and who sees it. */
export function ReleaseFacts({ release, now }: { release: Release; now: string }) {
  const { title, state, file } = release
  const { tone, word } = states[state]
  return (
    <Facts>
      <h2>
        <Lang>{title}</Lang>
      </h2>
      <Badge tone={tone} icon>
        {word}
      </Badge>
      <p>
        <Lang>{file.fileName}</Lang>, {file.totalResults.toLocaleString('en-IN')}{' '}
        {file.totalResults === 1 ? 'result' : 'results'} of {file.examId}
      </p>
      <p>{whoSees(release, now)}</p>
      {file.withdrawnWords && (
        <p>
          Those who had a result in it read: <Lang>{file.withdrawnWords}</Lang>
        </p>
      )}
      {state === 'STAGED' && (
        <ButtonLink to={`${paths.adminAddResult}?${new URLSearchParams({ staged: file.id })}`}>
          Review and publish
        </ButtonLink>
      )}
    </Facts>
  )
}

function whoSees({ state, file }: Release, now: string): string {
  const { releaseAt, withdrawnAt, withdrawnReason } = file
  if (state === 'STAGED') return 'Nobody sees it. Its release is chosen when it is published.'
  if (state === 'WITHDRAWN') {
    return `Candidates see nothing of it since ${sayInstant(withdrawnAt ?? now)}: ${withdrawnReason}`
  }
  if (state === 'RELEASED') return 'Candidates see it.'
  const at = releaseAt ?? now
  const meanwhile = file.announced
    ? 'Until then its title, its date and this time are announced, and nothing else of it is public.'
    : 'Until then nothing of it is public.'
  return `Candidates see it from ${sayInstant(at)}, Nepal time. ${meanwhile}`
}

const Facts = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  overflow-wrap: anywhere;

  & > h2 {
    font-size: ${text('title')};
  }
  & > p {
    color: ${color('textMuted')};
  }
`
