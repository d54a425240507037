import { useLocation } from 'react-router-dom'
import { keepLanguage } from '#client/data/language-choice.ts'
import { locale } from '#client/locales/locale.ts'
import { isLocal } from '#client/paths.ts'
import { type Locale, pathIn, withoutLocale } from '#shared/locales.ts'

/** Each in its own words, and shorter for narrow screens. */
const names: Readonly<Record<Locale, { long: string; short: string }>> = {
  en: { long: 'English', short: 'En' },
  ne: { long: 'नेपाली', short: 'ने' },
}

/**
 * The page in the other language, with its query and the typed text. Nothing on pages that are there in one
 * language only.
 */
export function LanguageLink({ className, short = false }: { className?: string; short?: boolean }) {
  const { pathname, search } = useLocation()
  const other = locale === 'en' ? 'ne' : 'en'
  if (!isLocal(pathname)) return null
  return (
    <a
      href={pathIn(other, withoutLocale(pathname)) + search}
      lang={other}
      hrefLang={other}
      className={className}
      aria-label={names[other].long}
      onClick={({ currentTarget: { pathname, search }, metaKey, ctrlKey, shiftKey, altKey }) => {
        // Another tab gets the other language, this one stays as it is.
        if (metaKey || ctrlKey || shiftKey || altKey) return
        keepLanguage(other, pathname + search)
      }}
    >
      {short ? names[other].short : names[other].long}
    </a>
  )
}
