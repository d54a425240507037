import { screen, waitFor } from '@testing-library/react'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { LinkedCandidates } from '#client/features/account/linked-candidates.tsx'
import { RowFields } from '#client/features/content-editor/row-fields.tsx'
import { FirstRows } from '#client/features/import-preview/first-rows.tsx'
import {
  AnswerRecheckRequestDocument,
  CloseRecheckRequestDocument,
  MakeRehearsalLinkDocument,
} from '#client/gql/graphql.ts'
import { RehearsalLink } from '#client/pages/admin/exam/rehearsal-link.tsx'
import { AnswerForm } from '#client/pages/admin/recheck/answer-form.tsx'
import { CloseRequest } from '#client/pages/admin/recheck/close-request.tsx'
import { ChannelVideos } from '#client/pages/admin/videos/channel-videos.tsx'
import { DeletedItems } from '#client/pages/admin/website-collection/deleted-items.tsx'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { NoMatch } from '#client/ui/list-tools.tsx'
import { RestoredDraft } from '#client/ui/restored-draft.tsx'
import { RowActions } from '#client/ui/row-actions.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

const link = { candidateId: '081001', linkedAt: '2026-11-01T06:00:00.000Z', byStaff: false }
const field = {
  ...{ name: 'marks', kind: 'ROWS', label: 'Marks', help: null, required: false, isTranslated: false },
  ...{ maxLength: 5, collection: null, options: [], fields: [] },
}

const request = { id: 'r1', contact: '9841000000', askedAt: '2026-11-20T06:00:00.000Z', history: [] } as never
const resolved = { errors: [{ message: 'Answered already.', extensions: { code: 'CONFLICT' } }] }
const input = { answer: '', fileId: null, previousAskedAt: '2026-11-20T06:00:00.000Z' }
const answers = [
  { request: { query: AnswerRecheckRequestDocument, variables: { id: 'r1', input } }, result: resolved },
  { request: { query: CloseRecheckRequestDocument, variables: { id: 'r1' } }, result: resolved },
  {
    request: { query: MakeRehearsalLinkDocument, variables: { examId: 'e1' } },
    result: { data: { makeRehearsalLink: '/rehearse?key=1' } },
  },
]

/** The part's text while it is there, and `gone` once its button was pressed. */
function Goes({ part }: { part: (isThere: boolean, go: () => void) => ReactNode }) {
  const [isThere, setThere] = useState(true)
  return <section>{part(isThere, () => setThere(false))}</section>
}

test.each<[string, (isThere: boolean, go: () => void) => ReactNode]>([
  ['Discard it', (isThere, go) => <RestoredDraft restored={isThere} onDiscard={go} />],
  [
    'Use the saved version',
    (isThere, go) => isThere && <EditConflict message="Changed." onKeepMine={go} onTakeTheirs={go} />,
  ],
  ['Clear search', (isThere, go) => isThere && <NoMatch title="None" sentence="No." onSearch={go} />],
  [
    'Show all 12 rows',
    () => (
      <FirstRows
        what="rows"
        caption="Rows"
        rows={Array.from({ length: 12 }, (_, at) => at)}
        rowKey={String}
        columns={[]}
      />
    ),
  ],
  [
    'Bring back Physics',
    (isThere, go) => <DeletedItems items={isThere ? [{ id: '1', title: 'Physics' }] : []} onRestore={go} />,
  ],
  [
    'Remove 081001',
    (isThere, go) => (
      <LinkedCandidates links={isThere ? [link] : []} owner="you" busy={false} onRemove={go} />
    ),
  ],
  [
    'Remove Marks 1',
    (isThere, go) => (
      <RowFields
        field={field as never}
        path="marks"
        rows={isThere ? [{}] : []}
        onChange={go}
        renderFields={() => null}
      />
    ),
  ],
  [
    'Hide Physics',
    (isThere, go) =>
      isThere && <RowActions subject="Physics" actions={[{ label: 'Hide', icon: EyeOff, onPress: go }]} />,
  ],
  [
    'Load More Videos',
    (isThere, go) => (
      <ChannelVideos
        pages={{
          videos: [],
          nextToken: isThere ? 'older' : null,
          loadMore: go as never,
          more: { state: 'idle' },
        }}
        {...{ failure: null, chosen: [], isChannel: true, busy: false, onChoose: go }}
      />
    ),
  ],
  ['Make a rehearsal link', () => <RehearsalLink examId="e1" />],
  ['Send the answer', (isThere, go) => isThere && <AnswerForm request={request} onReload={go} />],
  ['Close the request', (isThere, go) => isThere && <CloseRequest request={request} isShown onReload={go} />],
])('the focus stays in its part of the page when “%s” goes', async (name, part) => {
  const { user } = renderPart(<Goes part={part} />, { answers })
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  expect(document.activeElement?.closest('section')).not.toBeNull()
})
