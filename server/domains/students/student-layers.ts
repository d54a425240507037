import type { StandingLayer, Transaction } from '#server/domains/imports/layer-kind.ts'

/** The published lists that are switched on, newest first: of those that name a candidate the first counts. */
export async function activeStudentLists(tx: Transaction): Promise<StandingLayer[]> {
  const uploads = await tx.studentUpload.findMany({
    where: { state: 'PUBLISHED', isActive: true },
    orderBy: { publishOrder: 'desc' },
    select: { layer: true, totalStudents: true },
  })
  return uploads.map(({ layer, totalStudents }) => ({ layer, rowCount: totalStudents }))
}

/** Their layers. */
export async function activeStudentLayers(tx: Transaction): Promise<number[]> {
  return (await activeStudentLists(tx)).map(({ layer }) => layer)
}
