import { type ReactNode, useContext } from 'react'
import { Breadcrumbs, type Crumb } from '#client/ui/breadcrumbs.tsx'
import { Page } from '#client/ui/page.tsx'
import { AdminHome, adminDashboard } from './admin-home.ts'
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

/** A page of the admin area: its title in the window and on the page, the way to it, and room for tables. */
export function AdminPage({ title, under = [], ...page }: AdminPageProps) {
  const home = useContext(AdminHome)
  const way = title === home.label ? [] : [home]
  // Teachers see no pages between their own and a list.
  const between = home === adminDashboard ? under : []
  return (
    <>
      <PageHead title={title} noIndex />
      <Page
        title={title}
        width="wide"
        dense
        above={<Breadcrumbs crumbs={[...way, ...between, { label: title }]} />}
        {...page}
      />
    </>
  )
}
