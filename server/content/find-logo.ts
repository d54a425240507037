import type { Site } from '#server/config/site.ts'
import type { Database } from '#server/db/database.ts'
import { identity } from './declarations/settings.ts'
import type { PictureValue } from './field.ts'
import { mediaUrl, narrowestUrl } from './media-url.ts'

export type Logo = Pick<Site, 'logoUrl' | 'smallLogoUrl' | 'logoIsPale'>

/** Pixels: twice the height of the logo on pages, for screens of high resolution. */
const SMALL_HEIGHT = 80

interface LogoFile {
  name: string
  isPale: boolean | null
  width: number | null
  height: number | null
  widths: number[]
}

/** The logo that staff have uploaded. */
export async function findLogo(
  { pool }: Pick<Database, 'pool'>,
  rows: readonly { collection: string; data: Record<string, unknown> }[],
): Promise<Logo | undefined> {
  const logo = rows.find(({ collection }) => collection === identity.key)?.data.logo as PictureValue | null
  if (!logo) return undefined
  const found = await pool.query<LogoFile>(
    `SELECT file_name AS name, is_pale AS "isPale", width, height,
       ARRAY(SELECT width FROM media_variants WHERE media_id = id AND format = 'webp') AS widths
     FROM media_files WHERE id = $1`,
    [logo.picture],
  )
  const [file] = found.rows
  if (!file) return undefined
  const { name, isPale, width, height, widths } = file
  const enough = width && height ? (SMALL_HEIGHT * width) / height : 0
  const smallLogoUrl = narrowestUrl(logo.picture, widths, enough)
  return {
    logoUrl: mediaUrl(logo.picture, name),
    ...(smallLogoUrl !== undefined && { smallLogoUrl }),
    ...(isPale !== null && { logoIsPale: isPale }),
  }
}
