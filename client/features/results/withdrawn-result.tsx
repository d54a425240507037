import { rich } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { type Withdrawal, withdrawnOn } from './outcome.ts'

interface WithdrawnResultProps {
  withdrawal: Withdrawal
  examTitle: string
  candidateId: string
  institute: string
  /** Phone number of the institute. */
  phone: string | undefined
}

/** The candidate had a result, which staff took back. */
export function WithdrawnResult({
  withdrawal,
  examTitle,
  candidateId,
  institute,
  phone,
}: WithdrawnResultProps) {
  return (
    <Callout tone="danger" title={withdrawnOn(withdrawal)}>
      <p>
        {rich(
          '{institute} has taken the result of candidate {candidateId} in {exam} back. It does not count.',
          {
            institute: <Lang>{institute}</Lang>,
            candidateId: <b>{candidateId}</b>,
            exam: (
              <b>
                <Lang>{examTitle}</Lang>
              </b>
            ),
          },
        )}
      </p>
      {withdrawal.words && <p>{rich('Reason: {words}', { words: <Lang>{withdrawal.words}</Lang> })}</p>}
      {phone !== undefined && (
        <p>{rich('Questions? Call us on {phone}.', { phone: <a href={telephoneLink(phone)}>{phone}</a> })}</p>
      )}
    </Callout>
  )
}
