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
        {institute} has taken the result of candidate <b>{candidateId}</b> in{' '}
        <b>
          <Lang>{examTitle}</Lang>
        </b>{' '}
        back. It does not count.
      </p>
      {withdrawal.words && (
        <p>
          Reason: <Lang>{withdrawal.words}</Lang>
        </p>
      )}
      {phone !== undefined && (
        <p>
          Questions? Call us on <a href={telephoneLink(phone)}>{phone}</a>.
        </p>
      )}
    </Callout>
  )
}
