import { Prisma } from '#server/generated/prisma/client.ts'
import type { ImportDefinition } from './import-definition.ts'

/** A condition on the layer. Uses `=` for one layer, so that the planner can use the key's order. */
export function inLayers(layers: readonly number[]): Prisma.Sql {
  const [one, ...others] = layers
  return one !== undefined && others.length === 0
    ? Prisma.sql`= ${one}::int`
    : Prisma.sql`= ANY (${layers}::int[])`
}

/** A lateral subquery for a candidate's row in the newest layer that has one, found by primary key. */
export function newestByKey(table: ImportDefinition['rowTable'], layers: readonly number[]): Prisma.Sql {
  return Prisma.sql`LATERAL (
    SELECT * FROM ${Prisma.raw(table)} AS standing
    WHERE standing.layer = ANY (${layers}::int[]) AND standing.candidate_id = fresh.candidate_id
    ORDER BY array_position(${layers}::int[], standing.layer) LIMIT 1
  )`
}
