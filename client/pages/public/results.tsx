import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from 'react-router-dom'
import styled from 'styled-components'
import { usePageData } from '#client/data/page-data.ts'
import { useIsEmptyPage } from '#client/data/root-data.ts'
import {
  loadResults,
  lookUpByForm,
  resultsAnswer,
  seedResults,
} from '#client/features/results/load-results.ts'
import { ResultsView } from '#client/features/results/results-view.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Column } from '#client/ui/page.tsx'
import { visuallyHidden } from '#client/ui/visually-hidden.tsx'

export const seedCache = seedResults

export async function loader(args: LoaderFunctionArgs) {
  return resultsAnswer(await loadResults(args))
}

export async function action(args: ActionFunctionArgs) {
  return resultsAnswer(await lookUpByForm(args))
}

export function Component() {
  const loaded = usePageData<typeof loader>()
  const state = useActionData<typeof action>() ?? loaded
  const { candidateId } = state.params
  const isEmpty = useIsEmptyPage()(paths.results)
  return (
    <Sheet>
      <PageHead
        title={t('Results')}
        description={t(
          'Look up your entrance exam result by candidate ID, and see the top performers of each exam.',
        )}
        noIndex={candidateId !== ''}
      />
      <Header>
        <h1>{t('Exam Results')}</h1>
        {candidateId === '' && !isEmpty && (
          <p>{t('Select your exam, enter your Candidate ID, and your result appears.')}</p>
        )}
      </Header>
      <ResultsView state={state} page={paths.results} />
    </Sheet>
  )
}

const Sheet = styled(Column)`
  @media print {
    display: block;
    max-width: none;
    padding: 0;
  }
`

const Header = styled.header`
  & > p {
    max-width: 40rem;
    margin-top: ${space[2]};
    color: ${color('textMuted')};
    font-size: ${text('large')};
  }
  /* Paper needs no title beside the sheet's own, a file made of it does. */
  @media print {
    & > h1 {
      ${visuallyHidden}
    }
  }
`
