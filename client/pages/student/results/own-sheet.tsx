import Printer from 'lucide-react/icons/printer'
import { useNavigation, useSubmit } from 'react-router-dom'
import styled from 'styled-components'
import { MarkSheet } from '#client/features/results/mark-sheet.tsx'
import { DownloadSlip } from '#client/features/results/mark-sheet-actions.tsx'
import Recheck from '#client/features/results/recheck.tsx'
import type { RecheckAttempt } from '#client/features/results/request-recheck.ts'
import { WithdrawnResult } from '#client/features/results/withdrawn-result.tsx'
import type { ExamChoiceFragment, MarkSheetFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { ownResultPath, paths } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Cluster } from '#client/ui/stack.ts'

interface OwnSheetProps {
  /** Missing when the account has no such result, or none any more. */
  result: MarkSheetFragment | undefined
  site: { name: string; phones: readonly string[] }
  /** Permissions set by the exam's staff. */
  rules: ExamChoiceFragment['recheck'] | undefined
  /** In Nepal, yyyy-MM-dd. */
  today: string | undefined
  /** The request for a re-check that was sent. */
  attempt: RecheckAttempt | undefined
}

/** One of the student's own results as a mark sheet. */
export function OwnSheet({ result, site, rules, today, attempt }: OwnSheetProps) {
  const submit = useSubmit()
  const asking = useNavigation().formData?.has('contact') ?? false
  if (!result)
    return (
      <Callout tone="warning" title={t('This result is not there')}>
        {t('It may have been taken back, or its Candidate ID is not linked to your account.')}
      </Callout>
    )
  const close = (
    <ButtonLink variant="secondary" size="small" to={paths.studentResults}>
      {t('Close')}
    </ButtonLink>
  )
  if (result.withdrawal)
    return (
      <Place aria-label={t('Your result in {exam}', { exam: result.exam.title })}>
        <WithdrawnResult
          withdrawal={result.withdrawal}
          examTitle={result.exam.title}
          candidateId={result.candidateId}
          institute={site.name}
          phone={site.phones[0]}
        />
        <Cluster $gap={3}>{close}</Cluster>
      </Place>
    )
  return (
    <Place aria-label={t('Your result in {exam}', { exam: result.exam.title })}>
      <MarkSheet result={result} institute={site.name} />
      <Cluster $gap={3} data-no-print>
        {result.slipPath && <DownloadSlip path={result.slipPath} />}
        <span data-needs-js>
          <Button variant="secondary" size="small" icon={<Printer />} onClick={() => window.print()}>
            {t('Print')}
          </Button>
        </span>
        {close}
      </Cluster>
      <Recheck
        result={result}
        rules={rules}
        today={today}
        attempt={attempt}
        // The account proves who asks.
        secondSecret="NONE"
        phone={site.phones[0]}
        action={ownResultPath(result.exam.id, result.candidateId)}
        asking={asking}
        onAsk={(values, action) => submit(values, { method: 'post', action, preventScrollReset: true })}
      />
    </Place>
  )
}

const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 46rem;
`
