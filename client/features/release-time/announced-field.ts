import { t } from '#client/locales/t.ts'

/** Whether visitors learn of a release ahead. */
export const announcedField = {
  name: 'announced',
  type: 'check box',
  label: t('Announce the release'),
  hint: t(
    'The home page and the results page show the exam’s title and date, and count down to this time. Without it nothing of the exam is public before.',
  ),
} as const
