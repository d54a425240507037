import { useNavigate } from 'react-router-dom'
import { t } from '#client/locales/t.ts'
import { paths, slipCodePath } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form } from '#client/ui/form.tsx'
import { Search } from '#client/ui/icons/search.ts'
import { TextInput } from '#client/ui/text-input.tsx'

interface CodeFormProps {
  /** As it was typed; null when the form was not sent. */
  code: string | null
}

/** For those who cannot scan the QR code. Without JavaScript it is a plain form. */
export function CodeForm({ code }: CodeFormProps) {
  const navigate = useNavigate()
  return (
    <Card as="section" aria-label={t('Check by code')}>
      <Form
        action={paths.verify}
        onSubmit={(values) => {
          const typed = String(values.get('code')).trim()
          navigate(slipCodePath(typed))
        }}
      >
        <Field
          name="code"
          label={t('Code on the slip')}
          hint={t('Beside the QR code, such as 4F7KX-09ZTM-2QWE8-H3VNB')}
          error={code === '' ? t('Enter the code') : undefined}
          required
        >
          <TextInput
            defaultValue={code ?? ''}
            maxLength={50}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </Field>
        <div>
          <Button type="submit" icon={<Search />}>
            {t('Check slip')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
