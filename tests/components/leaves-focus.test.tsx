import { screen, waitFor } from '@testing-library/react'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { LinkedCandidates } from '#client/features/account/linked-candidates.tsx'
import { RowFields } from '#client/features/content-editor/content-fields.tsx'
import { FirstRows } from '#client/features/import-preview/first-rows.tsx'
import { EditParts } from '#client/forms/edit-form.tsx'
import { MakeRehearsalLinkDocument } from '#client/gql/graphql.ts'
import { RehearsalLink } from '#client/pages/admin/exam/release.tsx'
import { ChannelVideos } from '#client/pages/admin/videos/channel-videos.tsx'
import { DeletedItems } from '#client/pages/admin/website-collection/item-list.tsx'
import { NoMatch } from '#client/ui/list-tools.tsx'
import { RowActions } from '#client/ui/row-actions.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

const link = { candidateId: '081001', linkedAt: '2026-11-01T06:00:00.000Z', byStaff: false }
const field = {
  ...{ name: 'marks', kind: 'ROWS', label: 'Marks', help: null, required: false, isTranslated: false },
  ...{ maxLength: 5, collection: null, options: [], fields: [] },
}

const nothing = () => {}
const form = {
  ...{ values: {}, change: nothing, save: nothing, keep: nothing, takeTheirs: nothing, discard: nothing },
  ...{ busy: false, errors: [], conflict: undefined, restored: false, unsaved: false, discards: 0 },
}

const answers = [
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
  ['Discard it', (restored, discard) => <EditParts form={{ ...form, restored, discard }} />],
  [
    'Use the saved version',
    (isThere, takeTheirs) => (
      <EditParts
        form={{ ...form, conflict: isThere ? { message: 'Changed.', current: {} } : undefined, takeTheirs }}
      />
    ),
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
])('the focus stays in its part of the page when “%s” goes', async (name, part) => {
  const { user } = renderPart(<Goes part={part} />, { answers })
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  expect(document.activeElement?.closest('section')).not.toBeNull()
})
