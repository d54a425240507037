import { sumOfStates, type TranslationState, textState } from '#server/content/translations.ts'
import type { Database } from '#server/db/database.ts'
import type { Notice } from '#server/generated/prisma/client.ts'
import type { Locale } from '#shared/locales.ts'
import { shownNotices } from './shown-notices.ts'

// A notice may have a Nepali title and description beside the others: pages in Nepali show them instead.

type Texts = Pick<Notice, 'title' | 'description' | 'nepaliTitle' | 'nepaliDescription'>

/** The newest notices, which staff may still translate. */
const NEWEST = 25

/** The texts as pages in a language show them: one without translation stays as it is. */
export function textsIn(language: Locale, notice: Texts): Pick<Texts, 'title' | 'description'> {
  const { title, description, nepaliTitle, nepaliDescription } = notice
  if (language === 'en') return { title, description }
  return { title: nepaliTitle ?? title, description: nepaliDescription ?? description }
}

export function translationOf({
  title,
  description,
  nepaliTitle,
  nepaliDescription,
}: Texts): TranslationState {
  return sumOfStates([textState(title, nepaliTitle), textState(description, nepaliDescription)])
}

/** How far the newest of the notices that visitors see are in Nepali. */
export async function translationOfNewest({ prisma }: Pick<Database, 'prisma'>): Promise<TranslationState> {
  const newest = await prisma.notice.findMany({
    where: await shownNotices({ prisma }),
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: NEWEST,
    select: { title: true, description: true, nepaliTitle: true, nepaliDescription: true },
  })
  return sumOfStates(newest.map(translationOf))
}
