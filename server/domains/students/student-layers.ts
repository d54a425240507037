import type { StandingLayer, Transaction } from '#server/domains/imports/import-definition.ts'

/** The active published lists, newest first: the first with a candidate wins. */
export async function activeStudentLists(tx: Transaction): Promise<StandingLayer[]> {
  const uploads = await tx.studentUpload.findMany({
    where: { state: 'PUBLISHED', isActive: true },
    orderBy: { publishOrder: 'desc' },
    select: { layer: true, totalStudents: true },
  })
  return uploads.map(({ layer, totalStudents }) => ({ layer, rowCount: totalStudents }))
}

/** The layers of the active lists, newest first. */
export async function activeStudentLayers(tx: Transaction): Promise<number[]> {
  return (await activeStudentLists(tx)).map(({ layer }) => layer)
}
