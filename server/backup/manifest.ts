import { z } from 'zod'

/** Path of the manifest, the last entry of an archive: an archive without it was truncated. */
export const MANIFEST = 'manifest.json'
export const FORMAT = 1

const content = { size: z.number().int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }

const manifest = z.object({
  format: z.literal(FORMAT),
  /** Version of the program that made the backup. */
  program: z.string(),
  createdAt: z.iso.datetime(),
  /** Id of the installation that was backed up; absent in archives of older versions. */
  installation: z.uuid().optional(),
  /** Version of the database server, for display. */
  database: z.string(),
  /** Names of the applied migrations, oldest first. */
  migrations: z.array(z.string()),
  /** Ordered so that referenced tables come first. */
  tables: z
    .array(
      z.object({
        name: z.string(),
        columns: z.array(z.string()),
        rows: z.number().int().nonnegative(),
        ...content,
      }),
    )
    .min(1),
  /** The last value of each sequence. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/) })),
  /** Stored files by their key; null when they were excluded. Other entries of the archive are ignored. */
  files: z.array(z.object({ key: z.string(), ...content })).nullable(),
  /** Keys of files that records refer to and that were missing in the file store before the backup. */
  lost: z.array(z.string()),
})

/** The contents of an archive with sizes in bytes and checksums (SHA-256, hexadecimal). */
export type Manifest = z.infer<typeof manifest>
export type TableEntry = Manifest['tables'][number]
export type FileEntry = NonNullable<Manifest['files']>[number]

/** @returns undefined when the text is not a manifest of a supported format. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    return manifest.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Path of a table in an archive. Its content has PostgreSQL's text format of COPY, which psql's \copy reads, too. */
export const tablePath = (name: string) => `database/${name}.copy`
/** Path of a stored file in an archive. */
export const filePath = (key: string) => `files/${key}`
