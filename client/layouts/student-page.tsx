import type { ReactNode } from 'react'
import { Page } from '#client/ui/page.tsx'
import { PageHead } from './page-head.tsx'

interface StudentPageProps {
  title: string
  children: ReactNode
  intro?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
}

/** A page of the student area: its title in the window and on the page. */
export function StudentPage({ title, ...page }: StudentPageProps) {
  return (
    <>
      <PageHead title={title} noIndex />
      <Page title={title} dense {...page} />
    </>
  )
}
