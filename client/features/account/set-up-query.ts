import { data, type LoaderFunctionArgs } from 'react-router-dom'
import { apolloOf } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import type { DemoRowFragment, SetupQuery as SetupAnswer } from '#client/gql/graphql.ts'
import { paths } from '#client/paths.ts'

export const DEMO_FRAGMENT = graphql(`
  fragment DemoRow on DemoData { entries keptEntries notices resultFiles studentLists accounts invitations staff }
`)

const SetupQuery = graphql(`
  query Setup($token: String) {
    setup(token: $token) {
      needsAccount
      isInstituteLocked
      canAddDemo
      offersNightlyBackup
      demo { ...DemoRow }
    }
    needsSetup
  }
`)

export type Setup = NonNullable<SetupAnswer['setup']>
export type DemoRow = DemoRowFragment

/** The token in the address of the set-up. The page for admins has none. */
export function setupTokenOf({ url }: Request): string | null {
  const { pathname, searchParams } = new URL(url)
  return pathname === paths.setup ? (searchParams.get('token') ?? '') : null
}

/**
 * Data of the set-up page; not found for everybody who may not see it.
 *
 * @returns the set-up, if it is open to this person, and whether it is done.
 */
export async function loadSetup({ context, request }: LoaderFunctionArgs) {
  const token = setupTokenOf(request)
  const apollo = await apolloOf(context)
  const { data: found } = await apollo.query({
    query: SetupQuery,
    variables: { token },
    fetchPolicy: 'no-cache',
  })
  const setup = found?.setup ?? null
  return data({ setup, isDone: found?.needsSetup === false }, { status: setup ? 200 : 404 })
}
