import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { useManagedNoticesQuery } from '#client/gql/hooks/use-managed-notices-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { ManageNotices } from './manage-notices.tsx'
import { ManagedNoticesQuery, noticesWanted } from './managed-notices-query.ts'
import { NoticeDialog } from './notice-dialog.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, ManagedNoticesQuery, noticesWanted(new URL(request.url).searchParams))
}

export function Component() {
  const [params, setParams] = useSearchParams()
  const [pressed, setPressed] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  // The server cannot render a dialog; the browser opens it.
  const adding = useHydrated() && (pressed || params.has('add'))
  const { latest, stale, failure, refetch } = usePageQuery(useManagedNoticesQuery, noticesWanted(params))
  function close() {
    // After a quick action the link that had the focus is gone.
    addButton.current?.focus()
    setPressed(false)
    if (params.has('add')) setParams({}, { replace: true, preventScrollReset: true })
  }

  return (
    <AdminPage
      title={t('Manage Notices')}
      intro={t('Create, edit and manage notices that appear on the website')}
      actions={
        <Button ref={addButton} icon={<Plus />} data-needs-js onClick={() => setPressed(true)}>
          {t('Add Notice')}
        </Button>
      }
    >
      {failure ? (
        <Failure title={t('Error')} {...failure} />
      ) : (
        <ManageNotices found={latest?.allNotices} stale={stale} onChanged={() => void refetch()} />
      )}
      {adding && <NoticeDialog onClose={close} onSaved={() => void refetch()} />}
    </AdminPage>
  )
}
