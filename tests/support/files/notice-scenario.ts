/** A notice as the API answers it, for pages that are opened on given answers. */
export function notice(id: string, more: Record<string, unknown> = {}) {
  return {
    __typename: 'Notice',
    id,
    title: `Notice ${id}`,
    description: 'Classes resume on Sunday.',
    type: 'NORMAL',
    link: null,
    publishedAt: '2026-01-05T20:15:00.000Z',
    isActive: true,
    version: 1,
    attachments: [],
    ...more,
  }
}

export const lastPage = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null }
