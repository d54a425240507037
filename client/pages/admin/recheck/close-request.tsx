import { failureMessage } from '#client/data/change-failure.ts'
import { forgetResults } from '#client/data/forget-results.ts'
import { isContactDeleted } from '#client/features/rechecks/shown-contact.ts'
import type { RecheckPartsFragment } from '#client/gql/graphql.ts'
import { useCloseRecheckRequestMutation } from '#client/gql/hooks/use-close-recheck-request-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FormActions } from '#client/ui/form.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { useToast } from '#client/ui/toast-context.ts'

interface CloseRequestProps {
  request: RecheckPartsFragment
  /** Whether the candidate sees a result. */
  isShown: boolean
}

/** Takes a request of somebody else, or about a result that there is no more, out of the candidate's way. */
export function CloseRequest({ request: { id, contact }, isShown }: CloseRequestProps) {
  const { toast } = useToast()
  const [close, { loading }] = useCloseRecheckRequestMutation()

  async function closeIt() {
    try {
      const { data } = await close({ variables: { id }, update: forgetResults })
      const result = data?.closeRecheck
      toast(
        result?.__typename === 'RecheckConflict'
          ? { title: result.message, tone: 'destructive' }
          : { title: t('Request closed'), tone: 'success' },
      )
    } catch (error) {
      toast(failureMessage(error, t('The request could not be closed')))
    }
  }

  return (
    <KeepsFocusNear>
      <Card as="section" aria-labelledby="close" data-needs-js>
        <h2 id="close">
          {isShown ? t('Not from the candidate?') : t('The candidate sees no result in this exam')}
        </h2>
        {!isShown && (
          <p>
            {isContactDeleted(contact)
              ? t(
                  'To answer the request, publish a result of the candidate first. If there will be none, close it.',
                )
              : t(
                  'To answer the request, publish a result of the candidate first. If there will be none, tell {contact} yourself and close it.',
                  { contact },
                )}
          </p>
        )}
        <p>
          {t(
            'A closed request is no longer on the result, and nobody is mailed. The candidate can ask again.',
          )}
        </p>
        <FormActions>
          <Button variant="secondary" busy={loading} busyLabel={t('Closing…')} onClick={closeIt}>
            {t('Close the request')}
          </Button>
        </FormActions>
      </Card>
    </KeepsFocusNear>
  )
}
