import { useQueryRetry } from '#client/data/use-query-retry.ts'
import { graphql } from '#client/gql/gql.ts'
import type { SecondSecret } from '#client/gql/graphql.ts'
import { useSecretCoverageQuery } from '#client/gql/hooks/use-secret-coverage-query.ts'
import { t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { grouped } from '#shared/digits.ts'

graphql(`
  query SecretCoverage($examId: ID!, $stagedId: ID) {
    secretCoverage(examId: $examId, stagedId: $stagedId) {
      candidates
      withoutPin
      withoutBirthDate
    }
  }
`)

interface SecretCoverageProps {
  about: { examId: string; stagedId?: string }
  secondSecret: Exclude<SecondSecret, 'NONE'>
}

const names = { PIN: 'PIN', BIRTH_DATE: t('date of birth') } as const

/** Candidates who could not see a result, because no student list has their secret. */
export function SecretCoverage({ about, secondSecret }: SecretCoverageProps) {
  const answered = useSecretCoverageQuery({ variables: about, fetchPolicy: 'network-only' })
  const { data } = answered
  const { failure } = useQueryRetry(answered)
  const secret = names[secondSecret]
  if (failure) {
    return <Failure title={t('Could not count the candidates without a {secret}', { secret })} {...failure} />
  }
  if (!data) return <p role="status">{t('Counting the candidates without a {secret}…', { secret })}</p>
  const { candidates, withoutPin, withoutBirthDate } = data.secretCoverage
  const without = secondSecret === 'PIN' ? withoutPin : withoutBirthDate
  const all = grouped(candidates)
  if (without === 0) {
    return (
      <p role="status">
        {candidates === 1
          ? t('The candidate has a {secret} on an active student list.', { secret })
          : t('All {all} candidates have a {secret} on an active student list.', { all, secret })}
      </p>
    )
  }
  return (
    <Callout
      tone="warning"
      title={t('{without} of {all} candidates have no {secret}', { without: grouped(without), all, secret })}
    >
      {t(
        'They cannot see their result until an active student list with their {secret} is published. The list needs a column “{column}”.',
        { secret, column: columns[secondSecret] },
      )}
    </Callout>
  )
}

const columns = { PIN: 'PIN', BIRTH_DATE: 'Date of Birth' } as const
