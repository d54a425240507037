import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { SecondSecret } from '#client/gql/graphql.ts'
import { rich } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import type { LookUpParams } from './look-up-params.ts'
import { CHECK_CANDIDATE, NO_RESULTS } from './messages.ts'
import { secretWords } from './second-secret.ts'

interface NoResultProps {
  asked: LookUpParams
  secondSecret: SecondSecret
  examTitle: string
  /** Phone number of the institute. */
  phone: string | undefined
}

const bold = (words: ReactNode) => <b>{words}</b>

/** There is no such candidate in this exam: what to check, in the order in which it usually helps. */
export function NoResult({ asked, secondSecret, examTitle, phone }: NoResultProps) {
  const { candidateId } = asked
  return (
    <Callout tone="warning" title={NO_RESULTS}>
      <p>{CHECK_CANDIDATE}</p>
      <Hints>
        <li>
          {rich(
            'You searched for <b>{candidateId}</b>. Is every digit there, the zeros at the beginning too?',
            { candidateId, b: bold },
          )}
        </li>
        <li>
          {rich('You searched in <b>{exam}</b>. Is it the exam you took?', {
            exam: <Lang>{examTitle}</Lang>,
            b: bold,
          })}
        </li>
        {secondSecret !== 'NONE' && <li>{secretWords[secondSecret].check}</li>}
        {phone !== undefined && (
          <li>
            {rich('Still not found? Call us on {phone}, and have your admit card at hand.', {
              phone: <a href={telephoneLink(phone)}>{phone}</a>,
            })}
          </li>
        )}
      </Hints>
    </Callout>
  )
}

const Hints = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};

  && {
    padding-left: 1.2em;
    list-style: disc;
  }
`
