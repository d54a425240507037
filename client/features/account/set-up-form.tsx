import { useState } from 'react'
import { useActionData, useNavigation, useSubmit } from 'react-router-dom'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { ColorControl } from '#client/ui/color-control.tsx'
import { Field } from '#client/ui/field.tsx'
import { FileDrop } from '#client/ui/file-drop.tsx'
import { Form } from '#client/ui/form.tsx'
import { Select } from '#client/ui/select.tsx'
import { Stack } from '#client/ui/stack.ts'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { DemoParts } from './demo-parts.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { SetUpAttempt } from './set-up-action.ts'
import type { Setup } from './set-up-query.ts'

/** The first admin's account, the institute, and the first content of its site. Works without JavaScript. */
export function SetUpForm({ setup }: { setup: Setup }) {
  const attempt = useActionData<SetUpAttempt>()
  const submit = useSubmit()
  const busy = useNavigation().state !== 'idle'
  const values = attempt?.values ?? {}
  const [logo, setLogo] = useState<File | null>(null)
  return (
    <Form
      method="post"
      {...(attempt && { errors: attempt.problems })}
      errorTitle={t('Nothing is set up yet')}
      onSubmit={(_values, form) => {
        if (busy) return
        const sent = new FormData(form)
        // The browser empties its own input when its picker is opened and cancelled.
        if (logo) sent.set('logo', logo)
        submit(sent, { method: 'post', encType: 'multipart/form-data' })
      }}
    >
      <Part title={t('1. Your account')} intro={t('With it you sign in and run the website.')}>
        <Field name="name" label={t('Your name')} required>
          <TextInput autoComplete="name" defaultValue={values.name} />
        </Field>
        <Field name="email" label={t('Your email')} required>
          <TextInput
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={values.email}
          />
        </Field>
        <NewPasswordFields name="password" label={t('Password')} />
      </Part>
      <Part
        title={t('2. Your institute')}
        intro={t('Visitors see it on every page. You can change all of it later.')}
      >
        {setup.isInstituteLocked ? (
          <p>
            {t('Name and contact come from the file that {variable} names. Change them there.', {
              variable: 'SITE_CONFIG',
            })}
          </p>
        ) : (
          <SetUpInstitute values={values} logo={logo} onLogo={setLogo} />
        )}
      </Part>
      <Start setup={setup} values={values} />
      <Button type="submit" wide busy={busy} busyLabel={t('Setting up…')}>
        {t('Set up the website')}
      </Button>
    </Form>
  )
}

interface StartProps {
  setup: Setup
  values: Record<string, string>
}

function Start({ setup, values }: StartProps) {
  const { demo, canAddDemo, offersNightlyBackup } = setup
  if (!demo && !canAddDemo && !offersNightlyBackup) return null
  const isSent = values.name !== undefined
  return (
    <Part
      title={t('3. What to start with')}
      {...(demo && { intro: t('This came with the demo, or was made by its accounts:') })}
    >
      {demo && (
        <>
          <DemoParts demo={demo} />
          <Checkbox
            name="removeDemo"
            label={t('Remove the demo now')}
            hint={t('Later you can do it from the dashboard.')}
            defaultChecked={!isSent || values.removeDemo !== undefined}
          />
        </>
      )}
      {!demo && canAddDemo && (
        <Field
          name="start"
          label={t('Content')}
          hint={t(
            'The demo has courses, teachers, notices and results of an invented institute. You can remove all of it later.',
          )}
        >
          <Select defaultValue={values.start ?? 'empty'}>
            <option value="empty">{t('An empty website')}</option>
            <option value="demo">{t('The content of the demo, to try things out')}</option>
          </Select>
        </Field>
      )}
      {offersNightlyBackup && (
        <Checkbox
          name="nightlyBackup"
          label={t('Make a backup every night')}
          hint={t(
            'In the data folder of the server, which keeps the last 14. Copy them to another place from time to time. The dashboard shows the latest.',
          )}
          defaultChecked={!isSent || values.nightlyBackup !== undefined}
        />
      )}
    </Part>
  )
}

function Part({ title, intro, children }: { title: string; intro?: string; children: React.ReactNode }) {
  return (
    <Card as="section" $padding="roomy">
      <Stack $gap={5}>
        <div>
          <h2>{title}</h2>
          {intro !== undefined && <p>{intro}</p>}
        </div>
        {children}
      </Stack>
    </Card>
  )
}

interface SetUpInstituteProps {
  values: Readonly<Record<string, string>>
  logo: File | null
  onLogo: (logo: File | null) => void
}

/** Name and contact of the institute: the fields of the settings. */
function SetUpInstitute({ values, logo, onLogo }: SetUpInstituteProps) {
  const [brandColor, setBrandColor] = useState(values['institute.brandColor'] ?? '')
  const filled = (name: string) => ({ defaultValue: values[`institute.${name}`] })
  return (
    <>
      <Field name="institute.name" label={t('Name of the institute')} required>
        <TextInput autoComplete="organization" maxLength={120} {...filled('name')} />
      </Field>
      <Field
        name="institute.shortName"
        label={t('Short name')}
        hint={t('For the top bar and for phones, at most 30 characters.')}
        required
      >
        <TextInput autoComplete="off" maxLength={30} {...filled('shortName')} />
      </Field>
      <Field name="institute.establishedYear" label={t('Established')} hint={t('The year in A.D.')} required>
        <TextInput numeric inputMode="numeric" autoComplete="off" {...filled('establishedYear')} />
      </Field>
      <Field name="institute.phones" label={t('Phone numbers')} hint={t('One on each line.')} required>
        <TextArea rows={2} autoComplete="tel" {...filled('phones')} />
      </Field>
      <Field name="institute.email" label={t('Email of the office')} required>
        <TextInput type="email" autoCapitalize="none" spellCheck={false} {...filled('email')} />
      </Field>
      <Field name="institute.address" label={t('Address')} required>
        <TextInput autoComplete="address-line1" maxLength={200} {...filled('address')} />
      </Field>
      <Field
        name="institute.officeHours"
        label={t('Office hours')}
        hint={t('Such as: Sunday to Friday, 7:00 AM - 5:00 PM')}
        required
      >
        <TextInput autoComplete="off" maxLength={200} {...filled('officeHours')} />
      </Field>
      <div data-needs-js>
        <Field
          name="logo"
          label={t('Logo (optional)')}
          hint={t('A JPEG, PNG or WebP picture, square or wide, at least 200 pixels high.')}
        >
          <FileDrop
            file={logo}
            onChange={onLogo}
            accept=".jpg,.jpeg,.png,.webp"
            prompt={t('Choose a picture')}
          />
        </Field>
      </div>
      <Field
        name="institute.brandColor"
        label={t('Brand colour (optional)')}
        hint={t('Buttons, links, patterns, mails and papers follow it.')}
      >
        <ColorControl value={brandColor} onChange={setBrandColor} />
      </Field>
      <Field
        name="institute.tagline"
        label={t('Tagline (optional)')}
        hint={t('One sentence below the name on the home page.')}
      >
        <TextInput autoComplete="off" maxLength={200} {...filled('tagline')} />
      </Field>
      <Field
        name="institute.description"
        label={t('Description (optional)')}
        hint={t('One or two sentences for search engines.')}
      >
        <TextArea rows={2} maxLength={300} {...filled('description')} />
      </Field>
    </>
  )
}
