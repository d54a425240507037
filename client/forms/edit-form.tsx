import { type ComponentType, Fragment, type ReactNode } from 'react'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { TakesFocus } from '#client/ui/takes-focus.tsx'
import { type FormField, FormFields } from './form-fields.tsx'
import type { EditForm as State } from './use-edit-form.ts'

export interface EditPartsProps<Values, Current> {
  form: State<Values, Current>
  fields?: readonly FormField<Values>[]
  /** Around the fields, such as columns. */
  group?: ComponentType<{ children: ReactNode }> | typeof Fragment
  /** Below the fields. */
  children?: ReactNode
  /** In a conflict: the saved version, or how both differ. */
  theirs?: (current: Current) => ReactNode
  /** Where both changes can be kept. */
  onKeepBoth?: (() => void) | undefined
}

interface EditFormProps<Values, Current> extends EditPartsProps<Values, Current> {
  /** Says that nothing was changed. */
  errorTitle: string
  /** The action itself: "Save exam", never "OK". */
  submitLabel: string
  busyLabel?: string
  variant?: 'primary' | 'secondary' | 'danger'
  disabled?: boolean
  /** Instead of saving at once. */
  onSubmit?: (inputs: HTMLFormElement) => void
  /** Beside the button that saves. */
  actions?: ReactNode
}

/** A form on `useEditForm`. */
export function EditForm<Values extends object, Current>({
  errorTitle,
  submitLabel,
  busyLabel = t('Saving…'),
  variant = 'primary',
  disabled = false,
  onSubmit,
  actions,
  ...parts
}: EditFormProps<Values, Current>) {
  const { form } = parts
  return (
    <Form
      errors={form.errors}
      errorTitle={errorTitle}
      onSubmit={(_, inputs) => (onSubmit ? onSubmit(inputs) : form.save({ inputs }))}
    >
      <EditParts {...parts} />
      <FormActions>
        <Button type="submit" variant={variant} disabled={disabled} busy={form.busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {actions}
      </FormActions>
    </Form>
  )
}

/** The parts of a form on `useEditForm` between its errors and its buttons. */
export function EditParts<Values extends object, Current>({
  form,
  fields = [],
  group: Group = Fragment,
  children,
  theirs,
  onKeepBoth,
}: EditPartsProps<Values, Current>) {
  const { conflict } = form
  return (
    <>
      {conflict && (
        <KeepsFocusNear>
          <TakesFocus>
            <Callout tone="warning" role="alert" title={conflict.message}>
              {theirs?.(conflict.current)}
              <FormActions>
                {onKeepBoth && (
                  <Button size="small" onClick={onKeepBoth}>
                    {t('Keep both')}
                  </Button>
                )}
                <Button
                  size="small"
                  variant={onKeepBoth ? 'secondary' : 'primary'}
                  onClick={() => form.keep()}
                >
                  {t('Keep my version')}
                </Button>
                <Button size="small" variant="secondary" onClick={form.takeTheirs}>
                  {t('Use the saved version')}
                </Button>
              </FormActions>
            </Callout>
          </TakesFocus>
        </KeepsFocusNear>
      )}
      {form.restored && (
        <KeepsFocusNear>
          <Callout role="status" title={t('This is what you typed before, and did not save.')}>
            <p>
              <Button variant="secondary" size="small" onClick={() => form.discard()}>
                {t('Discard it')}
              </Button>
            </p>
          </Callout>
        </KeepsFocusNear>
      )}
      {/* Half a day and time is only in its field. */}
      <Fragment key={form.discards}>
        <Group>
          <FormFields form={form} fields={fields} />
        </Group>
        {children}
      </Fragment>
    </>
  )
}
