import { Prisma } from '#server/generated/prisma/client.ts'
import type { LayerKind } from './layer-kind.ts'

/** What a row's layer must be to be in one of these. Only of one layer the planner knows that the key's order is that of IDs. */
export function inLayers(layers: readonly number[]): Prisma.Sql {
  const [one, ...others] = layers
  return one !== undefined && others.length === 0
    ? Prisma.sql`= ${one}::int`
    : Prisma.sql`= ANY (${layers}::int[])`
}

/** Of each candidate the row of the newest layer that has one, found by the table's key when it is asked for. */
export function newestByKey(table: LayerKind['rowTable'], layers: readonly number[]): Prisma.Sql {
  return Prisma.sql`LATERAL (
    SELECT * FROM ${Prisma.raw(table)} AS standing
    WHERE standing.layer = ANY (${layers}::int[]) AND standing.candidate_id = fresh.candidate_id
    ORDER BY array_position(${layers}::int[], standing.layer) LIMIT 1
  )`
}
