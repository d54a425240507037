/** A notice as the API answers it, for pages that are opened on given answers. */
export function notice(id: string, more: Record<string, unknown> = {}) {
  return {
    __typename: 'Notice',
    id,
    title: `Notice ${id}`,
    description: 'Classes resume on Sunday.',
    translation: { missing: 2, texts: 2, hasBegun: false },
    type: 'NORMAL',
    link: null,
    publishedAt: '2026-01-05T20:15:00.000Z',
    expiresAt: null,
    isPinned: false,
    isActive: true,
    timing: 'CURRENT',
    version: 1,
    attachments: [],
    ...more,
  }
}

/** The same as the form of staff gets it, in both languages. */
export function editedNotice({
  title,
  description,
  ...more
}: ReturnType<typeof notice>): Record<string, unknown> {
  return {
    ...more,
    texts: { __typename: 'NoticeTexts', title, description, nepaliTitle: null, nepaliDescription: null },
  }
}

export const lastPage = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null }
