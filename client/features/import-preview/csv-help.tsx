import { Download } from 'lucide-react'
import styled from 'styled-components'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Card } from '#client/ui/card.tsx'

const columns = [
  { name: 'Candidate ID', required: true, holds: 'As on the admission card, with its zeros.' },
  { name: 'Exam ID', required: true, holds: 'The same in every row: a file is one exam.' },
  { name: 'Exam Mark', required: true, holds: 'A number, such as 113.75.' },
  { name: 'Exam Rank', required: false, holds: 'May be left empty.' },
  {
    name: 'Percentage',
    required: false,
    holds: '0 to 100, in every row. From 50 on, a candidate has passed.',
  },
]

const template = `${columns.map(({ name }) => name).join(',')}\n081000,CEE-MODEL-07,135.75,475,67.88\n`

/** What a results file must look like, and one to begin with. */
export function CsvHelp() {
  return (
    <Card as="section" aria-labelledby="csv-help">
      <Title id="csv-help">What the file needs</Title>
      <p>
        Candidate ID, Exam ID and Exam Mark are required; Exam Rank and Percentage are additional. All five
        headers stand in the first row, in any order.
      </p>
      <List>
        {columns.map(({ name, required, holds }) => (
          <div key={name}>
            <dt>
              {name}{' '}
              <Badge tone={required ? 'info' : 'neutral'}>{required ? 'Required' : 'Additional'}</Badge>
            </dt>
            <dd>{holds}</dd>
          </div>
        ))}
      </List>
      <div>
        <ButtonLink
          to={`data:text/csv;charset=utf-8,${encodeURIComponent(template)}`}
          download="results-template.csv"
          variant="secondary"
          size="small"
          icon={<Download />}
        >
          Download a template
        </ButtonLink>
      </div>
    </Card>
  )
}

const Title = styled.h2`
  font-size: ${text('large')};
`

const List = styled.dl`
  display: grid;
  gap: ${space[3]};

  & dt {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    align-items: center;
    font-weight: 600;
  }
  & dd {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
`
