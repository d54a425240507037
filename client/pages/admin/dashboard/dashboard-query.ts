import { graphql } from '#client/gql/gql.ts'

export const DASHBOARD_COUNTS_FRAGMENT = graphql(`
  fragment DashboardCounts on Dashboard {
    students
    studentUploads
    studyMaterials
    activeNotices
    inactiveNotices
    resultFiles
    exams
  }
`)

/** Open tasks. */
export const DASHBOARD_TASKS_FRAGMENT = graphql(`
  fragment DashboardTasks on Dashboard {
    waitingUploads { id kind fileName totalRows uploadedBy expiresAt }
    openRechecks
    upcomingReleases { id title releaseAt }
  }
`)

export const FILE_STORE_FRAGMENT = graphql(`
  fragment FileStoreProblems on FileStoreStatus {
    storedFiles
    namedFiles
    missingFiles
    orphanedFiles
    heldSince
    isAllowed
  }
`)

export const SYSTEM_CHECKS_FRAGMENT = graphql(`
  fragment SystemChecks on Dashboard {
    system { name state text }
  }
`)

export const DASHBOARD_MISSING_FRAGMENT = graphql(`
  fragment DashboardMissing on Dashboard {
    missingContent { collection itemId text }
  }
`)

export const DashboardQuery = graphql(`
  query Dashboard {
    dashboard {
      ...DashboardCounts
      ...DashboardTasks
      isDemoAccount
      demo { entries }
      fileStore { ...FileStoreProblems }
      ...SystemChecks
      nightlyBackup { at isLocked }
      ...DashboardMissing
      recentActivity(first: 12) { ...ActivityRow }
    }
  }
`)
