import { skipToken, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { loadQuery } from '#client/apollo/loader-context.ts'
import { ChooseFile } from '#client/features/import-preview/choose-file.tsx'
import { CsvHelp } from '#client/features/import-preview/csv-help.tsx'
import { ImportPreview } from '#client/features/import-preview/import-preview.tsx'
import { ImportSteps } from '#client/features/import-preview/import-steps.tsx'
import { ImportTitle } from '#client/features/import-preview/import-title.tsx'
import { PublishForm } from '#client/features/import-preview/publish-form.tsx'
import { StagedResultsQuery } from '#client/features/import-preview/staged-results-query.ts'
import { StaleNotice } from '#client/features/import-preview/stale-notice.tsx'
import { useDiscard } from '#client/features/import-preview/use-discard.ts'
import { useStageUpload } from '#client/features/import-preview/use-stage-upload.ts'
import { paths } from '#client/paths.ts'
import { AdminPage } from '#client/shell/admin-page.tsx'
import { from, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { todayInNepal } from '#client/ui/nepal-time.ts'

/** The staged file's id is in the address, so that a reload loses nothing. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('staged')
  if (id !== null) await loadQuery(context, StagedResultsQuery, { id })
  return { today: todayInNepal() }
}

export function Component() {
  const { today } = useLoaderData<typeof loader>()
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const id = params.get('staged')
  const { data } = useQuery(
    StagedResultsQuery,
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-only' },
  )
  const staged = id === null ? undefined : data?.stagedExamResults
  const [verified, setVerified] = useState(false)
  const [freshId, setFreshId] = useState<string>()
  const [stale, setStale] = useState<string>()
  const discard = useDiscard()
  const { state, upload, reset } = useStageUpload((next) => {
    setFreshId(next.id)
    // Back leads from the first preview to the choice of a file, but not from preview to preview.
    setParams({ staged: next.id }, { replace: id !== null, preventScrollReset: true })
  })

  function choose(file: File) {
    setVerified(false)
    setStale(undefined)
    upload(file)
  }

  const busy = state.kind !== 'idle'
  const shown = busy ? undefined : staged
  return (
    <AdminPage
      title="Add Result"
      under={[{ label: 'Results', to: paths.adminResults }]}
      intro="Upload an exam’s results as a CSV file, look at what they change, then publish."
    >
      {staged === null && !busy && <Gone />}
      <Choice $previewed={Boolean(shown)}>
        {shown && <ImportTitle staged={shown} fresh={freshId === shown.id} />}
        <Chosen>
          <ChooseFile state={state} onChoose={choose} onCancel={reset} replaces={staged?.fileName} />
          {!busy && !staged && <ImportSteps />}
          {staged && (state.kind === 'refused' || state.kind === 'failed') && (
            <div>
              <Button variant="secondary" onClick={reset}>
                Back to the preview of {staged.fileName}
              </Button>
            </div>
          )}
        </Chosen>
        {!shown && <CsvHelp />}
      </Choice>
      {shown && (
        <>
          {stale !== undefined && <StaleNotice message={stale} />}
          <ImportPreview staged={shown} />
          <PublishForm
            key={shown.id}
            staged={shown}
            today={today}
            verified={verified}
            onVerified={setVerified}
            onPublished={() => navigate(paths.adminResults, { replace: true })}
            onStale={(message) => {
              setVerified(false)
              setStale(message)
            }}
            onDiscard={async () => {
              if (await discard(shown)) setParams({}, { replace: true })
            }}
          />
        </>
      )}
    </AdminPage>
  )
}

function Gone() {
  return (
    <Callout tone="warning" title="This upload is not there any more">
      <p>
        It was published or discarded, or it waited for more than 24 hours: then a file that nobody publishes
        is removed. No result was changed by that. Please choose the file again.
      </p>
    </Callout>
  )
}

const Choice = styled.div<{ $previewed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  ${from('large')} {
    grid-template-columns: ${({ $previewed }) =>
      $previewed ? 'minmax(0, 1fr) 20rem' : 'minmax(0, 3fr) minmax(0, 2fr)'};
  }
`

const Chosen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`
