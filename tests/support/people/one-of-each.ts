import { Readable } from 'node:stream'
import { createKeyRing } from '#server/auth/keys.ts'
import { findCollection } from '#server/content/declarations/index.ts'
import { errorFileUrl, sealedFiles, writeErrorFile } from '#server/domains/imports/error-file.ts'
import { originalUrl } from '#server/domains/imports/signed-file.ts'
import { RESULT_FILES } from '#server/domains/results/import/result-file.ts'
import { STUDENT_UPLOADS } from '#server/domains/students/student-upload.ts'
import { thumbnailKey, thumbnailUrl } from '#server/domains/videos/video.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { SetNoticeActive } from '#tests/support/content/notice-operations.ts'
import { attachmentsOf, pdf, picture, putUp } from '#tests/support/content/notices.ts'
import { sampleContent } from '#tests/support/content/sample-content.ts'
import { drawing, uploaded } from '#tests/support/files/media.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import type { TestApp } from '#tests/support/server/api.ts'

/** Addresses of one stored file of every kind that the server hands out; the signed ones are good now. */
export interface OneOfEach {
  attachment: string
  preview: string
  /** Of a notice that is not active. */
  hiddenAttachment: string
  thumbnail: string
  media: string
  mediaVariant: string
  mediaPdf: string
  /** An uploaded study material. */
  material: string
  /** A typeset document. */
  syllabus: string
  resultFile: string
  otherResultFile: string
  studentUpload: string
  errorFile: string
}

/** Puts one file of every kind there, as people would. */
export async function oneOfEach(app: TestApp): Promise<OneOfEach> {
  const admin = app.as('ADMIN')
  const keys = createKeyRing(app.db)
  const files = { attachments: [await picture('नतिजा.jpg'), pdf('a.pdf')] }
  const [shown, hidden] = [await putUp(admin, files), await putUp(admin, files)]
  const [attachment] = await attachmentsOf(app.as('VISITOR'), shown)
  const [hiddenAttachment] = await attachmentsOf(admin, hidden)
  await admin.run(SetNoticeActive, { id: hidden, isActive: false })
  const resultFile = async () => {
    const { id } = await scenarios(app).resultFile(resultsCsv([{ candidate: '1' }]))
    return originalUrl(RESULT_FILES, id, keys)
  }
  const media = await uploaded(admin, await drawing('नतिजा.jpg'))
  const material = await uploaded(admin, pdf('b.pdf'))
  return {
    attachment: attachment?.url ?? '',
    preview: attachment?.previewUrl ?? '',
    hiddenAttachment: hiddenAttachment?.url ?? '',
    thumbnail: await thumbnail(app),
    media: media.url,
    mediaVariant: media.sources[0]?.avif ?? '',
    mediaPdf: material.url,
    material: `/files/student/materials/${await published(admin, 'studyMaterials', { pdf: material.id })}.pdf`,
    syllabus: `/files/student/syllabus/${await published(admin, 'courseSyllabi')}.pdf`,
    resultFile: await resultFile(),
    otherResultFile: await resultFile(),
    studentUpload: await originalUrl(
      STUDENT_UPLOADS,
      await scenarios(app).studentList(studentsCsv([{ candidate: '1' }])),
      keys,
    ),
    errorFile: await errorFile(app, keys),
  }
}

async function published(admin: ApiClient, key: string, files: { pdf?: string } = {}): Promise<string> {
  const fields = findCollection(key)?.fields ?? {}
  const { saveContent } = await admin.run(SaveContent, {
    collection: key,
    version: 0,
    data: sampleContent(fields, { text: 'A', ...files }),
    publication: 'NOW',
  })
  if (saveContent.__typename !== 'ContentItem') throw new Error(saveContent.message)
  return saveContent.id
}

async function errorFile(app: TestApp, keys: ReturnType<typeof createKeyRing>): Promise<string> {
  const writer = writeErrorFile(await sealedFiles(app), { cells: ['Candidate ID'], textAt: [0] })
  await writer.add(['x'], 'Row 2: wrong')
  return errorFileUrl({ ...(await writer.finish()), fileName: 'नतिजा - errors.csv' }, keys)
}

async function thumbnail({ db, files }: TestApp): Promise<string> {
  const name = 'video-1-0123456789ab.webp'
  const at = new Date()
  const times = { publishedAt: at, endedAt: at, seenAt: at }
  const words = { title: 'Class 1', description: '', channelTitle: 'Classes' }
  await db.prisma.video.create({ data: { id: 'video-1', ...words, ...times, thumbnailPath: name } })
  await files.put(thumbnailKey(name), Readable.from([Buffer.from('RIFF')]), { maxBytes: 4 })
  return thumbnailUrl(name)
}
