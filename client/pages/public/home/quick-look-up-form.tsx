import Search from 'lucide-react/icons/search'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { rich, t } from '#client/locales/t.ts'
import { paths, resultPath } from '#client/paths.ts'
import { color, leading, radius, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { codeAttributes } from '#client/ui/code-attributes.ts'
import { controlStyle } from '#client/ui/control-style.ts'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'

interface QuickLookUpFormProps {
  /** The newest exam with results. */
  exam: { id: string; title: string; date?: string | null }
  /** Every candidate ID of the exam consists of digits. */
  numericIds: boolean
}

/** One thumb from the front page to a result: the newest exam is chosen already. Without JavaScript it is a GET form. */
export function QuickLookUpForm({ exam, numericIds }: QuickLookUpFormProps) {
  const navigate = useNavigate()
  const id = useId()
  return (
    <Box>
      <LookUpForm
        action={paths.results}
        aria-labelledby={`${id}-title`}
        data-no-print
        onSubmit={(event) => {
          event.preventDefault()
          const candidate = String(new FormData(event.currentTarget).get('candidate')).trim()
          navigate(resultPath(exam.id, candidate))
        }}
      >
        <Title>
          <h2 id={`${id}-title`}>
            <Lang>{exam.title}</Lang>
          </h2>
          <p>
            {exam.date == null
              ? t('The results are out.')
              : rich('The results of {day} are out.', { day: <ShownDate at={exam.date} /> })}{' '}
            <Link to={paths.results}>{t('All exam results')}</Link>
          </p>
        </Title>
        <input type="hidden" name="exam" value={exam.id} />
        <label htmlFor={`${id}-candidate`}>{t('Candidate ID')}</label>
        <Candidate
          id={`${id}-candidate`}
          name="candidate"
          required
          {...codeAttributes}
          inputMode={numericIds ? 'numeric' : undefined}
          enterKeyHint="search"
        />
        <Button type="submit" icon={<Search />}>
          {t('Search Results')}
        </Button>
      </LookUpForm>
    </Box>
  )
}

/** A container query: its own width decides the columns, not the window's. */
const Box = styled.div`
  container-type: inline-size;
`

const WIDE = '(width >= 36rem)'

const LookUpForm = styled.form`
  position: relative;
  display: grid;
  gap: ${space[1]} ${space[3]};
  padding: ${space[4]} ${space[4]} ${space[5]};
  border: 1px solid ${color('line')};
  border-left: 6px solid ${color('accent')};
  border-radius: ${radius.medium};
  background: ${color('raised')};

  & > label {
    margin-top: ${space[2]};
    font-size: ${text('small')};
    font-weight: 600;
  }
  & > button {
    margin-top: ${space[2]};
  }
  @container ${WIDE} {
    grid-template-rows: 1fr auto;
    grid-template-columns: minmax(0, 1fr) minmax(9rem, 14rem) auto;
    align-items: end;
    padding: ${space[4]} ${space[5]};

    & > label {
      grid-area: 1 / 2;
      margin: 0;
    }
    & > input:not([type='hidden']) {
      grid-area: 2 / 2;
    }
    & > button {
      grid-area: 2 / 3;
    }
  }
`

const Title = styled.div`
  & > h2 {
    font-size: ${text('title')};
  }
  & > p {
    color: ${color('textMuted')};
    font-size: ${text('small')};
    line-height: ${leading('normal')};
  }
  & a {
    white-space: nowrap;
  }
  @container ${WIDE} {
    grid-area: 1 / 1 / 3;
    align-self: center;
  }
`

const Candidate = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.03em;
`
