import type { Check } from '#server/config/check.ts'
import { builder } from '#server/graphql/builder.ts'
import { sayLabel } from '#server/locales/say.ts'

export const CheckStateEnum = builder.enumType('CheckState', {
  values: {
    OK: { value: 'ok' },
    WARNING: { value: 'warning', description: 'To be mended soon.' },
    PROBLEM: { value: 'problem', description: 'To be mended now.' },
  } as const,
})

export const SystemCheck = builder.objectRef<Check>('SystemCheck').implement({
  description: 'The finding of a check of the server, with advice.',
  fields: (t) => ({
    name: t.string({ resolve: ({ name }) => sayLabel(name) }),
    state: t.expose('state', { type: CheckStateEnum }),
    text: t.exposeString('text'),
  }),
})
