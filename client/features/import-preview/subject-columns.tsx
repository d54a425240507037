import { useState } from 'react'
import styled from 'styled-components'
import type { CsvProblemsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { PlainFieldset } from '#client/ui/plain-fieldset.ts'

type SubjectColumn = CsvProblemsFragment['subjectColumns'][number]

/** More than these a result does not show. */
const MOST = 12

interface SubjectColumnsProps {
  columns: readonly SubjectColumn[]
  /** Uploads the same file to be read with these subjects; absent where the file is not at hand. */
  onRead?: ((subjects: string[]) => void) | undefined
  /** Called with a choice that the file was not read with; undefined for the one that it was. */
  onChange: (subjects: string[] | undefined) => void
}

/** Which of a file's further columns of numbers are subjects. */
export function SubjectColumns({ columns, onRead, onChange }: SubjectColumnsProps) {
  // Several may have the same name: none of them can be chosen, and one says so.
  const named = columns.filter(({ name }, place) => columns.findIndex((one) => one.name === name) === place)
  const before = columns.filter(({ isTaken }) => isTaken).map(({ name }) => name)
  const [chosen, setChosen] = useState<readonly string[]>(before)
  const isRead = (names: readonly string[]) =>
    before.length === names.length && before.every((name) => names.includes(name))
  const isSame = isRead(chosen)
  function choose(names: string[]) {
    setChosen(names)
    onChange(isRead(names) ? undefined : names)
  }
  return (
    <Group>
      <legend>{t('Subjects')}</legend>
      <p>
        {t(
          'These columns have numbers. Those that are ticked are shown with each result, in this order; the others are ignored.',
        )}
      </p>
      <Columns>
        {named.map(({ name, problem }) => (
          <Checkbox
            key={name}
            label={<Lang>{name}</Lang>}
            hint={problem ?? undefined}
            disabled={problem !== null || !onRead}
            checked={chosen.includes(name)}
            onChange={(event) =>
              choose(event.currentTarget.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          />
        ))}
      </Columns>
      {chosen.length > MOST && <p role="alert">{t('Choose at most {most} subjects.', { most: MOST })}</p>}
      {onRead ? (
        <div>
          <Button
            variant="secondary"
            disabled={isSame || chosen.length > MOST}
            onClick={() => onRead([...chosen])}
          >
            {t('Read the file again with these subjects')}
          </Button>
        </div>
      ) : (
        <p>{t('To choose other subjects, choose the file again.')}</p>
      )}
    </Group>
  )
}

const Group = styled(PlainFieldset)`
  gap: ${space[3]};

  & > p {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space[6]};
  overflow-wrap: anywhere;

  ${from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
