import styled from 'styled-components'
import { usePageData } from '#client/data/page-data.ts'
import { useSite } from '#client/data/root-data.ts'
import { ComputingNotice } from '#client/features/results/check-notice.tsx'
import { ProblemNotice } from '#client/features/results/problem-notice.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Page } from '#client/ui/page.tsx'
import { CodeForm } from './code-form.tsx'
import { loadSlip } from './load-slip.ts'
import { SlipFacts } from './slip-facts.tsx'
import { useAnnouncedVerdict } from './use-announced-verdict.ts'
import { verdictOn } from './verdicts.ts'

export const loader = loadSlip

/** Checks a result slip by its code, which its QR code holds. */
export function Component() {
  const state = usePageData<typeof loader>()
  const { code, problem, check } = state
  const place = useAnnouncedVerdict(state)
  const institute = useSite().name
  const verdict = check === undefined ? undefined : verdictOn(check, institute)
  return (
    <Page
      title={t('Check a result slip')}
      width="reading"
      intro={t(
        'Scan the QR code on the slip, or enter its code. This page says whether {institute} issued it and whether the result still holds.',
        { institute },
      )}
    >
      <PageHead
        title={t('Check a result slip')}
        description={t('Check whether a result slip is genuine, by its QR code or the code beside it.')}
        noIndex={Boolean(code)}
      />
      <ComputingNotice />
      {(problem || verdict) && (
        <Place ref={place} tabIndex={-1}>
          {problem && <ProblemNotice problem={problem} />}
          {verdict && (
            <Callout tone={verdict.tone} title={verdict.title} role="status">
              <p>{verdict.text}</p>
            </Callout>
          )}
        </Place>
      )}
      {check?.slip && <SlipFacts slip={check.slip} />}
      <CodeForm key={code} code={code} />
    </Page>
  )
}

/** It is read out, not worked with. */
const Place = styled.div`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`
