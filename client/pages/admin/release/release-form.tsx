import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { errorMessage } from '#client/data/error-message.ts'
import { forgetResults } from '#client/data/forget-results.ts'
import { ReleaseTimeField } from '#client/features/release-time/release-time-field.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { instantOfNepalClock, nepalClock } from '#shared/calendar/nepal-time.ts'
import { sayInstant } from '#shared/calendar/show-dates.ts'
import type { Release } from './release-facts.tsx'
import { SetResultReleaseMutation } from './release-query.ts'

interface ReleaseFormProps {
  file: Release['file']
  onChanged: () => void
}

/** Moves the release of a scheduled file, or brings it about now. */
export function ReleaseForm({ file, onChanged }: ReleaseFormProps) {
  const { toast } = useToast()
  const [setRelease, { loading }] = useMutation(SetResultReleaseMutation)
  const [clock, setClock] = useState(nepalClock(file.releaseAt ?? new Date()))
  const [asking, setAsking] = useState(false)
  const [errors, setErrors] = useState<readonly FormError[]>([])

  /** @param releaseAt null: now. */
  async function save(releaseAt: string | null) {
    setErrors([])
    try {
      const { data } = await setRelease({
        variables: { id: file.id, input: { releaseAt, previousReleaseAt: file.releaseAt } },
        update: forgetResults,
      })
      if (data?.setResultRelease.__typename === 'InvalidInput') {
        const problems = data.setResultRelease.fields
        return setErrors(problems.map(({ path, message }) => ({ path: path.replace('input.', ''), message })))
      }
      toast({ title: releaseAt === null ? 'Results released' : 'Release moved', tone: 'success' })
      onChanged()
    } catch (error) {
      setErrors([{ path: '', message: errorMessage(error) }])
    } finally {
      setAsking(false)
    }
  }

  function submit() {
    const releaseAt = instantOfNepalClock(clock)
    if (releaseAt === undefined) {
      return setErrors([{ path: 'releaseAt', message: 'Enter both the day and the time of the release' }])
    }
    if (Date.parse(releaseAt) <= Date.now()) {
      const message = 'This time has passed. Enter a later one, or release the results now'
      return setErrors([{ path: 'releaseAt', message }])
    }
    return save(releaseAt)
  }

  return (
    <Card as="section" aria-labelledby="release-time" data-needs-js>
      <h2 id="release-time">Time of the release</h2>
      <Form errors={errors} errorTitle="The release is as it was" onSubmit={submit}>
        <ReleaseTimeField
          label="Show to candidates from"
          hint="The clock of the database decides."
          required
          value={clock}
          onChange={setClock}
        />
        <FormActions>
          <Button type="submit" busy={loading && !asking} busyLabel="Saving…">
            Save the time
          </Button>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Release now
          </Button>
        </FormActions>
      </Form>
      <ConfirmDialog
        open={asking}
        tone="primary"
        title="Release these results now?"
        confirmLabel="Release now"
        busy={loading}
        busyLabel="Releasing…"
        onConfirm={() => save(null)}
        onClose={() => setAsking(false)}
      >
        <p>
          Candidates see them at once, and not on {sayInstant(file.releaseAt ?? '')}. You can withdraw them
          again.
        </p>
      </ConfirmDialog>
    </Card>
  )
}
