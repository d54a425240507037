import type { OutputRef } from '@pothos/core'
import { builder } from '#server/graphql/builder.ts'
import { type InvalidInputShape, invalidInput, isKind } from '#server/graphql/errors.ts'
import type { FindingShape } from './staged-preview.ts'

// What publishing a staged file answers when it published nothing.

export const uploadGone = invalidInput([
  { path: 'id', message: 'This upload is not there any more. Please upload the file again' },
])

/** @param findings blocking ones that nobody has confirmed. */
export function unconfirmedInput(findings: readonly FindingShape[]): InvalidInputShape {
  return invalidInput(
    findings.map(({ message }) => ({
      path: 'input.confirmedFindings',
      message: `Confirm this first: ${message}`,
    })),
  )
}

export interface StalePreviewShape<Staged> {
  kind: string
  message: string
  preview: Staged
}

/** The type of the answer that a preview is not true any more. */
export function stalePreviewType<Staged extends object>(
  name: string,
  o: { description: string; staged: OutputRef<Staged>; ofPreview: string },
) {
  return builder.objectRef<StalePreviewShape<Staged>>(name).implement({
    description: o.description,
    isTypeOf: isKind(name),
    fields: (t) => ({
      message: t.exposeString('message'),
      preview: t.expose('preview', { type: o.staged, description: o.ofPreview }),
    }),
  })
}
