import { useState } from 'react'
import { ColorControl } from '#client/ui/color-control.tsx'
import { Field } from '#client/ui/field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextInput } from '#client/ui/text-input.tsx'

/** Name and contact of the institute: the fields of the settings. */
export function SetUpInstitute({ values }: { values: Readonly<Record<string, string>> }) {
  const [brandColor, setBrandColor] = useState(values['institute.brandColor'] ?? '')
  const filled = (name: string) => ({ defaultValue: values[`institute.${name}`] })
  return (
    <>
      <Field name="institute.name" label="Name of the institute" required>
        <TextInput autoComplete="organization" maxLength={120} {...filled('name')} />
      </Field>
      <Field
        name="institute.shortName"
        label="Short name"
        hint="For the top bar and for phones, at most 30 characters."
        required
      >
        <TextInput autoComplete="off" maxLength={30} {...filled('shortName')} />
      </Field>
      <Field name="institute.establishedYear" label="Established" hint="The year in A.D." required>
        <TextInput numeric inputMode="numeric" autoComplete="off" {...filled('establishedYear')} />
      </Field>
      <Field name="institute.phones" label="Phone numbers" hint="One on each line." required>
        <TextArea rows={2} autoComplete="tel" {...filled('phones')} />
      </Field>
      <Field name="institute.email" label="Email of the office" required>
        <TextInput type="email" autoCapitalize="none" spellCheck={false} {...filled('email')} />
      </Field>
      <Field name="institute.address" label="Address" required>
        <TextInput autoComplete="street-address" maxLength={200} {...filled('address')} />
      </Field>
      <Field
        name="institute.officeHours"
        label="Office hours"
        hint="Such as: Sunday to Friday, 7:00 AM - 5:00 PM"
        required
      >
        <TextInput autoComplete="off" maxLength={200} {...filled('officeHours')} />
      </Field>
      <div data-needs-js>
        <Field
          name="logo"
          label="Logo (optional)"
          hint="A JPEG, PNG or WebP picture, square or wide, at least 200 pixels high."
        >
          <TextInput type="file" accept=".jpg,.jpeg,.png,.webp" />
        </Field>
      </div>
      <Field
        name="institute.brandColor"
        label="Brand colour (optional)"
        hint="Buttons, links, patterns, mails and papers follow it."
      >
        <ColorControl value={brandColor} onChange={setBrandColor} />
      </Field>
      <Field
        name="institute.tagline"
        label="Tagline (optional)"
        hint="One sentence below the name on the home page."
      >
        <TextInput autoComplete="off" maxLength={200} {...filled('tagline')} />
      </Field>
      <Field
        name="institute.description"
        label="Description (optional)"
        hint="One or two sentences for search engines."
      >
        <TextArea rows={2} maxLength={300} {...filled('description')} />
      </Field>
    </>
  )
}
