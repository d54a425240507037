import { randomUUID } from 'node:crypto'
import { UploadMedia } from '#tests/support/files/media.ts'
import { RemoveDemo } from '#tests/support/people/setup-operations.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import {
  DeleteContent,
  OrderContent,
  PublishContent,
  RestoreContent,
  SaveContent,
  SetContentHidden,
} from './content-operations.ts'

/** The mutations of content: their preparation, and the action that the log names. */
export function contentMutations(app: () => TestApp) {
  const admin = () => app().as('ADMIN')
  async function story(publication: 'DRAFT' | 'NOW' = 'NOW'): Promise<string> {
    const data = { title: 'A', content: 'B', name: 'C', achievement: 'D' }
    const variables = { collection: 'successStories', version: 0, data, publication }
    const { data: answer } = await admin().send(SaveContent, variables)
    return answer?.saveContent.__typename === 'ContentItem' ? answer.saveContent.id : ''
  }
  return {
    uploadMedia: {
      action: 'media.uploaded',
      prepare: async () => () =>
        admin().send(UploadMedia, { file: new File([`%PDF-1.4\n${randomUUID()}`], 'a.pdf') }),
    },
    saveContent: {
      action: 'content.published',
      prepare: async () => () => story(),
    },
    publishContent: {
      action: 'content.published',
      prepare: async () => {
        const ids = [await story('DRAFT')]
        return () => admin().send(PublishContent, { ids })
      },
    },
    setContentHidden: {
      action: 'content.hidden',
      prepare: async () => {
        const ids = [await story()]
        return () => admin().send(SetContentHidden, { ids, isHidden: true })
      },
    },
    orderContent: {
      action: 'content.ordered',
      prepare: async () => {
        const ids = [await story(), await story()].reverse()
        return () => admin().send(OrderContent, { collection: 'successStories', ids })
      },
    },
    deleteContent: {
      action: 'content.deleted',
      prepare: async () => {
        const ids = [await story()]
        return () => admin().send(DeleteContent, { ids })
      },
    },
    restoreContent: {
      action: 'content.restored',
      prepare: async () => {
        const ids = [await story()]
        await admin().send(DeleteContent, { ids })
        return () => admin().send(RestoreContent, { ids })
      },
    },
    removeDemo: {
      action: 'demo.removed',
      prepare: async () => {
        await app().db.prisma.notice.create({ data: { title: 'Demo', description: 'x', isDemo: true } })
        return () => admin().send(RemoveDemo)
      },
    },
  }
}
