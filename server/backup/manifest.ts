import { z } from 'zod'

/** Path of the manifest in an archive: its last entry, so that an archive without one was cut off. */
export const MANIFEST = 'manifest.json'
export const FORMAT = 1

const content = { size: z.number().int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }

const manifest = z.object({
  format: z.literal(FORMAT),
  /** Version of the program that made the backup. */
  program: z.string(),
  createdAt: z.iso.datetime(),
  /** Version of the database, for people. */
  database: z.string(),
  /** The migrations that the tables are at, oldest first. */
  migrations: z.array(z.string()),
  /** In an order in which no row comes before one that it refers to. */
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
  /** The last number that each sequence gave. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/) })),
  /** Stored files by their key; null when they were left out on purpose. What else is in the archive does not count. */
  files: z.array(z.object({ key: z.string(), ...content })).nullable(),
  /** Files that records named and the file store had lost before the backup. */
  lost: z.array(z.string()),
})

/** What an archive holds, in which sizes and with which checksums (SHA-256, hexadecimal). */
export type Manifest = z.infer<typeof manifest>
export type TableEntry = Manifest['tables'][number]
export type FileEntry = NonNullable<Manifest['files']>[number]

/** @returns undefined when the text is not a manifest that this program reads. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    return manifest.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Where an archive holds a table: in PostgreSQL's text format of COPY, which psql's \copy reads, too. */
export const tablePath = (name: string) => `database/${name}.copy`
/** Where an archive holds a stored file. */
export const filePath = (key: string) => `files/${key}`
