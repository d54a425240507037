import { useEffect, useRef, useState } from 'react'
import { isRefusal } from '#client/data/error-message.ts'
import { fieldName } from '#client/data/field-name.ts'
import { graphql } from '#client/gql/gql.ts'
import type { EditedNoticeFragment, NoticeInput } from '#client/gql/graphql.ts'
import { useCreateNoticeMutation } from '#client/gql/hooks/use-create-notice-mutation.ts'
import { useUpdateNoticeMutation } from '#client/gql/hooks/use-update-notice-mutation.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import { forgetPublicNotices } from './managed-notices-query.ts'
import { type StoredFiles, storedFiles } from './stored-files.ts'

graphql(`
  mutation CreateNotice($id: ID!, $input: NoticeInput!, $attachments: [Upload!]) {
    createNotice(id: $id, input: $input, attachments: $attachments) {
      __typename
      ... on NoticeConflict { message current { ...EditedNotice } }
      ... on Notice { id }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

graphql(`
  mutation UpdateNotice(
    $id: ID!
    $version: Int
    $input: NoticeInput!
    $attachments: [Upload!]
    $removeAttachments: [ID!]
  ) {
    updateNotice(
      id: $id
      version: $version
      input: $input
      attachments: $attachments
      removeAttachments: $removeAttachments
    ) {
      __typename
      ... on NoticeConflict { message current { ...EditedNotice } }
      ... on Notice { ...ManagedNotice }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

export interface NoticeDraft {
  input: NoticeInput
  /** The version that was edited; absent for a new notice. */
  version?: number | undefined
  /** Of a new notice. */
  newId: string
  files: readonly File[]
  /** Ids of attachments to take away. */
  remove: readonly string[]
}

/** What is wrong with a draft: at its fields, and with its files by their index. */
export interface DraftProblems {
  fields: FormError[]
  files: { index: number; message: string }[]
}

/** Another version was saved meanwhile: by somebody else, or by an attempt whose answer got lost. */
export interface DraftConflict {
  message: string
  current: EditedNoticeFragment
  stored: StoredFiles
}

/** Saves a new notice, or changes one, which is given as it was when editing began. `share` is what has gone up, from 0 to 1; null while nothing does. */
export function useSaveNotice(edited: EditedNoticeFragment | undefined) {
  const [create] = useCreateNoticeMutation()
  const [change] = useUpdateNoticeMutation()
  const [share, setShare] = useState<number | null>(null)
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  const lost = useRef<{ base: string; files: readonly File[] }[]>([])

  /** @returns null when it is saved. @throws what went wrong on the way. */
  async function save(draft: NoticeDraft): Promise<DraftProblems | DraftConflict | null> {
    const { input, version, newId, files, remove } = draft
    const own = new AbortController()
    controller.current = own
    setShare(0)
    const options = {
      context: { upload: { signal: own.signal, onProgress: setShare } },
      update: forgetPublicNotices,
    }
    const attachments = [...files]
    const base = edited === undefined ? newId : `${edited.id} ${version}`
    try {
      const answer =
        edited === undefined
          ? (await create({ ...options, variables: { id: newId, input, attachments } })).data?.createNotice
          : (
              await change({
                ...options,
                variables: { id: edited.id, version, input, attachments, removeAttachments: [...remove] },
              })
            ).data?.updateNotice
      if (answer?.__typename === 'NoticeConflict') {
        const { message, current } = answer
        const attempts = lost.current.filter((one) => one.base === base).map((one) => one.files)
        const stored = storedFiles(attempts, addedSince(edited, current))
        const conflict = { message, current, stored }
        return isSaved(draft, conflict, edited) ? null : conflict
      }
      return answer?.__typename === 'InvalidInput' ? sorted(answer.fields) : null
    } catch (error) {
      if (!isRefusal(error)) lost.current.push({ base, files })
      throw error
    } finally {
      setShare(null)
    }
  }

  return { save, share }
}

/** Whether an attempt whose answer got lost has saved the same. */
function isSaved(
  { input, files, remove }: NoticeDraft,
  { current, stored }: DraftConflict,
  edited: EditedNoticeFragment | undefined,
): boolean {
  const { texts, type, link, attachments } = current
  const isSame =
    input.title === texts.title &&
    input.description === texts.description &&
    input.nepaliTitle === (texts.nepaliTitle ?? '') &&
    input.nepaliDescription === (texts.nepaliDescription ?? '') &&
    input.type === type &&
    input.link === link
  const kept = idsOf(edited).filter((id) => !remove.includes(id))
  return (
    isSame &&
    kept.every((id) => idsOf(current).includes(id)) &&
    files.every((file) => stored.has(file)) &&
    attachments.length === kept.length + files.length
  )
}

const idsOf = (notice: EditedNoticeFragment | undefined) => notice?.attachments.map(({ id }) => id) ?? []

const addedSince = (edited: EditedNoticeFragment | undefined, { attachments }: EditedNoticeFragment) =>
  attachments.filter(({ id }) => !idsOf(edited).includes(id))

function sorted(fields: readonly FormError[]): DraftProblems {
  const problems: DraftProblems = { fields: [], files: [] }
  for (const { path, message } of fields) {
    const index = /^attachments\.(\d+)$/.exec(path)?.[1]
    if (index !== undefined) problems.files.push({ index: Number(index), message })
    else problems.fields.push({ path: fieldName(path), message })
  }
  return problems
}
