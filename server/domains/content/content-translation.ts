import type { TranslationState } from '#server/content/translations.ts'
import { builder } from '#server/graphql/builder.ts'

export const ContentTranslation = builder.objectRef<TranslationState>('ContentTranslation').implement({
  description: 'How far the texts of an item or a notice are in Nepali.',
  fields: (t) => ({
    texts: t.exposeInt('texts', { complexity: 20, description: 'Texts that need one in Nepali.' }),
    missing: t.exposeInt('missing', { complexity: 20, description: 'How many of these lack it.' }),
    hasBegun: t.exposeBoolean('hasBegun', { complexity: 20, description: 'Whether any text has one.' }),
  }),
})
