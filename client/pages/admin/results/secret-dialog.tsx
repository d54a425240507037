import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { forgetResults } from '#client/data/forget-results.ts'
import { useEditConflict } from '#client/data/use-edit-conflict.ts'
import { SecretChoice } from '#client/features/second-secret/secret-choice.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { ResultFileRowFragment } from '#client/gql/graphql.ts'
import { useSetLookUpMutation } from '#client/gql/hooks/use-set-look-up-mutation.ts'
import { t } from '#client/locales/t.ts'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { examName } from './result-file-list.ts'
import { ResultFilesQuery } from './result-files-query.ts'
import { TopPerformersChoice } from './top-performers-choice.tsx'

graphql(`
  mutation SetLookUp(
    $examId: ID!
    $secondSecret: SecondSecret!
    $previousSecret: SecondSecret
    $isOtherSecret: Boolean!
    $topPerformers: TopPerformersShown!
    $previousTopPerformers: TopPerformersShown
    $areOthersShown: Boolean!
  ) {
    setSecondSecret(examId: $examId, secondSecret: $secondSecret, previousSecret: $previousSecret)
      @include(if: $isOtherSecret) { secondSecret }
    setTopPerformers(
      examId: $examId, topPerformers: $topPerformers, previousTopPerformers: $previousTopPerformers
    ) @include(if: $areOthersShown) { topPerformers }
  }
`)

interface SecretDialogProps {
  file: ResultFileRowFragment
  onClose: () => void
}

/** Changes what candidates enter to see their results in the exam of a file, and what everybody sees of its best. */
export function SecretDialog({ file, onClose }: SecretDialogProps) {
  const { examId } = file
  const { toast } = useToast()
  const apollo = useApolloClient()
  const [setLookUp] = useSetLookUpMutation()
  const [secondSecret, choose] = useState(file.secondSecret)
  const [topPerformers, chooseTopPerformers] = useState(file.topPerformers)
  const { busy, errors, conflict, ...edit } = useEditConflict()

  /** Sends what was changed only: the other choice may be somebody else's by now. */
  const save = ({ overwrite = false } = {}) =>
    edit.save(async () => {
      await setLookUp({
        variables: {
          ...{ examId, secondSecret, topPerformers },
          isOtherSecret: secondSecret !== file.secondSecret,
          areOthersShown: topPerformers !== file.topPerformers,
          ...(!overwrite && {
            previousSecret: file.secondSecret,
            previousTopPerformers: file.topPerformers,
          }),
        },
        update: forgetResults,
        // The exam may have several files.
        refetchQueries: [ResultFilesQuery],
      })
      toast({ title: t('Look-up changed'), tone: 'success' })
      onClose()
      return []
    })

  return (
    <FormDialog
      title={t('Change look-up')}
      description={t('{exam}: holds for all its files, at once', { exam: examName(file) })}
      errors={errors}
      errorTitle={t('The look-up is as it was')}
      onSubmit={() => save()}
      submitLabel={t('Save look-up')}
      busy={busy}
      busyLabel={t('Saving…')}
      onClose={onClose}
    >
      {conflict !== undefined && (
        <EditConflict
          message={conflict}
          onKeepMine={() => save({ overwrite: true })}
          onTakeTheirs={() => {
            void apollo.refetchQueries({ include: [ResultFilesQuery] })
            onClose()
          }}
        />
      )}
      <SecretChoice about={{ examId }} chosen={secondSecret} onChoose={choose} />
      <TopPerformersChoice chosen={topPerformers} onChoose={chooseTopPerformers} />
    </FormDialog>
  )
}
