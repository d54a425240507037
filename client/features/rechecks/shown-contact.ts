import { t } from '#client/locales/t.ts'

/** Whether the contact went with its account. */
export const isContactDeleted = (contact: string): boolean => contact === '(deleted)'

/** Phone number or email address of the requester. */
export const shownContact = (contact: string): string =>
  isContactDeleted(contact) ? t('(deleted)') : contact
