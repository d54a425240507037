import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { serverToday } from '#client/data/server-clock.ts'
import { ChooseFile } from '#client/features/import-preview/choose-file.tsx'
import { GoneNotice } from '#client/features/import-preview/gone-notice.tsx'
import { ImportSteps } from '#client/features/import-preview/import-steps.tsx'
import { StaleNotice } from '#client/features/import-preview/stale-notice.tsx'
import { loadStaged, useImport } from '#client/features/import-preview/use-import.ts'
import type { StagedResultsFragment } from '#client/gql/graphql.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { rich, t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { resultCount } from '#client/ui/counts.ts'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Stack } from '#client/ui/stack.ts'
import { TextLink } from '#client/ui/text-link.tsx'
import { useTakenFocus } from '#client/ui/use-taken-focus.ts'
import { PublishForm } from './publish-form.tsx'
import { ResultsHelp } from './results-help.tsx'
import { resultsImport } from './results-import.ts'
import { ResultsPreview } from './results-preview.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await loadStaged(args, resultsImport)
  return { today: await serverToday() }
}

export function Component() {
  const { today } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const results = useImport(resultsImport)
  const { state, shown, staged } = results
  const { file, choose } = results
  // The staged file for which other subjects are chosen than it was read with.
  const [unread, setUnread] = useState<string>()
  // A preview that comes again has its own choice again.
  if (!shown && unread !== undefined) setUnread(undefined)
  const discard = () => staged && results.discard(staged)
  return (
    <AdminPage
      title={t('Add Result')}
      under={[{ label: t('Results'), to: paths.adminResults }]}
      intro={t(
        'Upload an exam’s results as a spreadsheet or CSV file, look at what they change, then publish.',
      )}
    >
      {results.gone && (
        <GoneNotice file={results.file} onChoose={results.choose}>
          {rich('If it was published, it is under <results>Results</results>.', {
            results: (words) => <TextLink to={paths.adminResults}>{words}</TextLink>,
          })}
        </GoneNotice>
      )}
      <Choice $previewed={shown !== undefined}>
        {shown && <ImportTitle staged={shown} fresh={results.fresh} />}
        <Stack $gap={8}>
          <ChooseFile
            words={resultsImport.words}
            hint={t('Choosing a file uploads and checks it. Candidates see nothing until you publish.')}
            state={state}
            staged={staged}
            onChoose={results.choose}
            onAnswer={results.answer}
            onCancel={results.cancel}
            onReset={results.reset}
            onDiscard={discard}
          />
          {!shown && state.kind !== 'refused' && (
            <ImportSteps
              rows={t('results')}
              action={{
                title: t('You publish, at once or from a time you choose.'),
                more: t('Deleting the file later brings back exactly what was published before.'),
              }}
            />
          )}
        </Stack>
        {!shown && <ResultsHelp />}
      </Choice>
      {shown && (
        <>
          {results.stale !== undefined && <StaleNotice message={results.stale} />}
          <ResultsPreview
            staged={shown}
            onRead={file && ((options) => choose(file, options))}
            onChangeSubjects={(subjects) => {
              setUnread(subjects && shown.id)
              if (file) results.answer(file, { subjects })
            }}
          />
          <PublishForm
            key={shown.id}
            staged={shown}
            today={today}
            isUnread={unread === shown.id}
            onPublished={() => navigate(paths.adminResults, { replace: true })}
            onStale={results.setStale}
            onDiscard={discard}
          />
        </>
      )}
    </AdminPage>
  )
}

const Choice = styled.div<{ $previewed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  ${from('large')} {
    grid-template-columns: ${({ $previewed }) =>
      $previewed ? 'minmax(0, 1fr) 22rem' : 'minmax(0, 3fr) minmax(0, 2fr)'};
  }
`

interface ImportTitleProps {
  staged: StagedResultsFragment
  /** Takes the focus, as after an upload in this tab. */
  fresh: boolean
}

/** Title of the staged exam, large, and the file's origin. */
function ImportTitle({ staged, fresh }: ImportTitleProps) {
  const title = useTakenFocus<HTMLHeadingElement>(fresh)
  return (
    <header>
      <Title ref={title} tabIndex={-1}>
        {t('{results} of {exam}', { results: resultCount(staged.totalRows), exam: staged.examId })}
      </Title>
      <Source>
        {rich(
          'from {file}. Every row was read and none is wrong. Nobody sees them before you publish; until {moment} the file waits for that.',
          {
            file: (
              <strong>
                <Lang>{staged.fileName}</Lang>
              </strong>
            ),
            moment: <ShownDate at={staged.expiresAt} withTime />,
          },
        )}
      </Source>
    </header>
  )
}

const Title = styled.h2`
  font-size: ${text('display')};
  letter-spacing: -0.012em;
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
    box-shadow: none;
  }
`

const Source = styled.p`
  max-width: 40rem;
  margin-top: ${space[2]};
  color: ${color('textMuted')};

  & > strong {
    color: ${color('text')};
  }
`
