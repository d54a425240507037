import type { RevisionReason } from '#client/gql/graphql.ts'

/** Why results were changed, as candidates read it and as staff choose it. */
export const revisionReasons: Readonly<Record<RevisionReason, string>> = {
  RETOTALLED: 'The marks were totalled again',
  WRONG_KEY: 'The answer key was wrong',
  WRONG_FILE: 'A wrong file was published',
  OTHER: 'Another reason, in your words',
}
