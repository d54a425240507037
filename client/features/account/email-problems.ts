import { t } from '#client/locales/t.ts'
import type { FormError } from '#client/ui/form-errors.ts'

/** The server's rule and words, so that all problems of the form show at once. */
export function emailProblems(email: string, path: string): FormError[] {
  if (email.trim() === '') return [{ path, message: t('Email is required') }]
  if (/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(email)) return []
  return [{ path, message: t('Enter an email address such as name@example.com') }]
}
