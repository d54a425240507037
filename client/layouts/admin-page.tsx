import type { ReactNode } from 'react'
import { paths } from '#client/paths.ts'
import { Breadcrumbs, type Crumb } from '#client/ui/breadcrumbs.tsx'
import { Page } from '#client/ui/page.tsx'
import { PageHead } from './page-head.tsx'

interface AdminPageProps {
  title: string
  children: ReactNode
  intro?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Pages between the dashboard and this one. */
  under?: readonly Required<Crumb>[]
}

const dashboard = { label: 'Dashboard', to: paths.admin }

/** A page of the admin area: its title in the window and on the page, the way to it, and room for tables. */
export function AdminPage({ title, under = [], ...page }: AdminPageProps) {
  const way = title === dashboard.label ? [] : [dashboard]
  return (
    <>
      <PageHead title={title} noIndex />
      <Page
        title={title}
        width="wide"
        dense
        above={<Breadcrumbs crumbs={[...way, ...under, { label: title }]} />}
        {...page}
      />
    </>
  )
}
