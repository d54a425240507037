import { createContext } from 'react'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'

/** The page that the way to a page of the admin area begins with. */
export const adminDashboard = { label: t('Dashboard'), to: paths.admin }

export const AdminHome = createContext<{ label: string; to: string }>(adminDashboard)
