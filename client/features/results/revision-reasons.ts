import type { RevisionReason } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'

/** Why results were changed, as candidates read it and as staff choose it. */
export const revisionReasons: Readonly<Record<RevisionReason, string>> = {
  RETOTALLED: t('The marks were totalled again'),
  WRONG_KEY: t('The answer key was wrong'),
  WRONG_FILE: t('A wrong file was published'),
  OTHER: t('Another reason, in your words'),
}
