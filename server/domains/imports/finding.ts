import { builder } from '#server/builder.ts'

/** Something worth a look before publishing. It never blocks. */
export interface FindingShape {
  message: string
  /** How many rows it concerns, where that can be counted. */
  count: number | null
}

export const Finding = builder.objectRef<FindingShape>('Finding').implement({
  description: 'Something worth a look before publishing. It never blocks.',
  fields: (t) => ({
    message: t.exposeString('message'),
    count: t.exposeInt('count', {
      nullable: true,
      description: 'How many rows it concerns, where that can be counted.',
    }),
  }),
})
