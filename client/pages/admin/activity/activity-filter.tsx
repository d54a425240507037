import Search from 'lucide-react/icons/search'
import { Form } from 'react-router-dom'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { from as fromWidth, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { DateInput } from '#client/ui/date-input.tsx'
import { Field } from '#client/ui/field.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useAddressFields } from '#client/ui/use-address-fields.ts'

interface ActivityFilterProps {
  filter: { search: string; who: string; from: string; to: string }
}

/** Filters of the log. They become the address, also without JavaScript. */
export function ActivityFilter({ filter }: ActivityFilterProps) {
  const form = useAddressFields(filter)
  return (
    <Grid as={Form} role="search" method="get" action={paths.adminActivity} ref={form}>
      <Field
        name="search"
        label={t('What')}
        hint={t('A file, notice, list or account, or an action such as deleted.')}
      >
        <TextInput type="search" autoComplete="off" defaultValue={filter.search} />
      </Field>
      <Field name="who" label={t('Who')} hint={t('Name or email address.')}>
        <TextInput type="search" autoComplete="off" defaultValue={filter.who} />
      </Field>
      <Field name="from" label={t('From')} hint={t('In A.D. or B.S.')}>
        <DateInput defaultValue={filter.from} />
      </Field>
      <Field name="to" label={t('To')} hint={t('In A.D. or B.S.')}>
        <DateInput defaultValue={filter.to} />
      </Field>
      <Button type="submit" icon={<Search />}>
        {t('Search')}
      </Button>
    </Grid>
  )
}

const Grid = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: end;

  ${fromWidth('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
