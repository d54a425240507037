import styled from 'styled-components'
import type { ReleaseState, ResultReleaseQuery } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { resultCount } from '#client/ui/counts.ts'
import { Lang } from '#client/ui/lang.tsx'
import type { Tone } from '#client/ui/tone.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import { grouped } from '#shared/digits.ts'

export type Release = NonNullable<ResultReleaseQuery['resultRelease']>

const states: Record<ReleaseState, { tone: Tone; word: string }> = {
  STAGED: { tone: 'warning', word: t('Not published') },
  SCHEDULED: { tone: 'info', word: t('Scheduled') },
  RELEASED: { tone: 'success', word: t('Released') },
  WITHDRAWN: { tone: 'danger', word: t('Withdrawn') },
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
        {rich('{file}, {results} of {exam}', {
          file: <Lang>{file.fileName}</Lang>,
          results: resultCount(file.totalResults),
          exam: file.examId,
        })}
      </p>
      <p>{whoSees(release, now)}</p>
      {file.withdrawnWords && (
        <p>
          {rich('Those who had a result in it read: {words}', { words: <Lang>{file.withdrawnWords}</Lang> })}
        </p>
      )}
      {state === 'STAGED' && (
        <ButtonLink to={`${paths.adminAddResult}?${new URLSearchParams({ staged: file.id })}`}>
          {t('Review and publish')}
        </ButtonLink>
      )}
    </Facts>
  )
}

function whoSees({ state, file }: Release, now: string): string {
  const { releaseAt, withdrawnAt, withdrawnReason } = file
  if (state === 'STAGED') return t('Nobody sees it. Its release is chosen when it is published.')
  if (state === 'WITHDRAWN') {
    return t('Candidates see nothing of it since {moment}: {reason}', {
      moment: sayInstant(withdrawnAt ?? now),
      reason: withdrawnReason ?? '',
    })
  }
  const { totalResults: total, replacedResults: replaced } = file
  if (state === 'RELEASED') {
    if (replaced === 0) return t('Candidates see it.')
    return replaced >= total
      ? t('Nobody sees it: newer files have all of these candidates.')
      : countsFor(total - replaced, total)
  }
  if (replaced > 0 && replaced >= total)
    return t('Nobody will see it: newer files have all of these candidates.')
  const moment = sayInstant(releaseAt ?? now)
  return file.announced
    ? t(
        'Candidates see it from {moment}, Nepal time. Until then its title, its date and this time are announced, and nothing else of it is public.',
        { moment },
      )
    : t('Candidates see it from {moment}, Nepal time. Until then nothing of it is public.', { moment })
}

/** For how many candidates a file counts beside newer ones. */
export function countsFor(count: number, total: number): string {
  return t('It counts for {count} of {total} candidates. Newer files have the others.', {
    count: grouped(count),
    total: grouped(total),
  })
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
