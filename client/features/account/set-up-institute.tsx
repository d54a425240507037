import { useState } from 'react'
import { t } from '#client/locales/t.ts'
import { ColorControl } from '#client/ui/color-control.tsx'
import { Field } from '#client/ui/field.tsx'
import { FileDrop } from '#client/ui/file-drop.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextInput } from '#client/ui/text-input.tsx'

interface SetUpInstituteProps {
  values: Readonly<Record<string, string>>
  logo: File | null
  onLogo: (logo: File | null) => void
}

/** Name and contact of the institute: the fields of the settings. */
export function SetUpInstitute({ values, logo, onLogo }: SetUpInstituteProps) {
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
