import { useQuery } from '@apollo/client/react'
import { errorMessage } from '#client/data/error-message.ts'
import { graphql } from '#client/gql/gql.ts'
import type { SecondSecret } from '#client/gql/graphql.ts'
import { Callout } from '#client/ui/callout.tsx'

const SecretCoverageQuery = graphql(`
  query SecretCoverage($examId: ID!, $stagedId: ID) {
    examAccess(examId: $examId, stagedId: $stagedId) {
      coverage { candidates withoutPin withoutBirthDate }
    }
  }
`)

interface SecretCoverageProps {
  about: { examId: string; stagedId?: string }
  secondSecret: Exclude<SecondSecret, 'NONE'>
}

const names = { PIN: 'PIN', BIRTH_DATE: 'date of birth' } as const

/** Who could not see a result, because no student list has their secret. */
export function SecretCoverage({ about, secondSecret }: SecretCoverageProps) {
  const { data, error } = useQuery(SecretCoverageQuery, { variables: about, fetchPolicy: 'network-only' })
  const name = names[secondSecret]
  if (error) {
    return (
      <Callout tone="danger" title={`Could not count the candidates without a ${name}`}>
        {errorMessage(error)}
      </Callout>
    )
  }
  if (!data) return <p role="status">Counting the candidates without a {name}…</p>
  const { candidates, withoutPin, withoutBirthDate } = data.examAccess.coverage
  const without = secondSecret === 'PIN' ? withoutPin : withoutBirthDate
  const all = candidates.toLocaleString('en-IN')
  if (without === 0) {
    const who = candidates === 1 ? 'The candidate has' : `All ${all} candidates have`
    return <p role="status">{`${who} a ${name} on an active student list.`}</p>
  }
  return (
    <Callout tone="warning" title={`${without.toLocaleString('en-IN')} of ${all} candidates have no ${name}`}>
      {`They cannot see their result until an active student list with their ${name} is published. The list needs a column “${columns[secondSecret]}”.`}
    </Callout>
  )
}

const columns = { PIN: 'PIN', BIRTH_DATE: 'Date of Birth' } as const
