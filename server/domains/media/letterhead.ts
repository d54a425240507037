import type { Context } from '#server/graphql/context.ts'
import type { Letterhead } from '#server/pdf/typeset.ts'
import { logoOf } from './logo.ts'

/** Sharp at 12 mm on paper. */
const HEIGHT = 192

/** The institute as it heads its papers, in the language of the content: the services themselves have none. */
export async function letterheadOf(
  services: Pick<Context, 'content' | 'db' | 'files' | 'language' | 'log'>,
): Promise<Letterhead> {
  const { site } = await services.content.published()
  return { site, logo: await logoOf(services, site, { height: HEIGHT }) }
}
