import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import styled from 'styled-components'
import type { EditedNoticeFragment, ManagedNoticeFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Sheet, SheetRows } from '#client/ui/sheet.tsx'
import { DeleteNoticesDialog } from './delete-notices-dialog.tsx'
import { ManagedNoticeRow } from './managed-notice-row.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { useLoadNotice } from './use-load-notice.ts'
import { useToggleNotice } from './use-toggle-notice.ts'

interface ManagedNoticesProps {
  notices: readonly ManagedNoticeFragment[]
  /** Called after something was saved. */
  onChanged: () => void
  onDeleted: () => void
}

type Asked = { action: 'edit'; notice: EditedNoticeFragment } | { action: 'delete'; ids: readonly string[] }

/** A page of notices to select, show, hide, edit and delete. */
export function ManagedNotices({ notices, onChanged, onDeleted }: ManagedNoticesProps) {
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<Asked>()
  const toggle = useToggleNotice()
  const { load, loadingId } = useLoadNotice()
  // Deleted notices and those of other pages are not selected.
  const selected = notices.filter(({ id }) => wanted.includes(id)).map(({ id }) => id)
  const close = () => setAsked(undefined)

  async function edit(id: string) {
    const notice = await load(id)
    if (notice) setAsked({ action: 'edit', notice })
    if (notice === null) onChanged()
  }

  return (
    <Sheet>
      <Bar>
        <Checkbox
          label={t('Select all')}
          checked={selected.length === notices.length}
          mixed={selected.length > 0 && selected.length < notices.length}
          onChange={(event) => setWanted(event.currentTarget.checked ? notices.map(({ id }) => id) : [])}
        />
        {selected.length > 0 && (
          <Button
            variant="danger"
            size="small"
            icon={<Trash2 />}
            onClick={() => setAsked({ action: 'delete', ids: selected })}
          >
            {t('Delete ({count})', { count: selected.length })}
          </Button>
        )}
      </Bar>
      <SheetRows>
        {notices.map((notice) => (
          <ManagedNoticeRow
            key={notice.id}
            notice={notice}
            nepaliShown={notices.some(({ translation }) => translation.hasBegun)}
            opening={loadingId === notice.id}
            selected={selected.includes(notice.id)}
            onSelect={(on) =>
              setWanted(on ? [...selected, notice.id] : selected.filter((id) => id !== notice.id))
            }
            onToggle={() => toggle(notice)}
            onEdit={() => void edit(notice.id)}
            onDelete={() => setAsked({ action: 'delete', ids: [notice.id] })}
          />
        ))}
      </SheetRows>
      {asked?.action === 'edit' && <NoticeDialog notice={asked.notice} onClose={close} onSaved={onChanged} />}
      {asked?.action === 'delete' && (
        <DeleteNoticesDialog
          notices={notices.filter(({ id }) => asked.ids.includes(id))}
          onClose={close}
          onDeleted={() => {
            setWanted([])
            onDeleted()
          }}
        />
      )}
    </Sheet>
  )
}

const Bar = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: 3.5rem;
  padding: 0 ${space[4]};
  border-bottom: 1px solid ${color('line')};
  background: ${color('sunken')};
`
