import Download from 'lucide-react/icons/download'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Card } from '#client/ui/card.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'

interface CsvHelpProps {
  title: string
  /** Which columns there must be, in a sentence. */
  children: ReactNode
  columns: readonly { name: string; required: boolean; holds: string }[]
  rules?: readonly string[]
  /** The header and three rows as a spreadsheet shows them; the template begins with the same header. */
  example: readonly [header: readonly string[], ...rows: readonly (readonly string[])[]]
  /** File name of the template. */
  template: string
}

/** The format of a file, and a sample. */
export function CsvHelp({ title, children, columns, rules = [], example, template }: CsvHelpProps) {
  const id = useId()
  const [header, ...rows] = example
  return (
    <Card as="section" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <p>{children}</p>
      <Columns>
        {columns.map(({ name, required, holds }) => (
          <div key={name}>
            <dt>
              {name}{' '}
              <Badge tone={required ? 'info' : 'neutral'}>{required ? t('Required') : t('Additional')}</Badge>
            </dt>
            <dd>{holds}</dd>
          </div>
        ))}
      </Columns>
      <Scroller role="region" aria-label={t('For example')} tabIndex={0}>
        <Sheet>
          <caption>{t('For example')}</caption>
          <thead>
            <tr>
              {header.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells[0]}>
                {cells.map((cell, index) => (
                  <td key={header[index]}>
                    <Lang>{cell}</Lang>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Sheet>
      </Scroller>
      {rules.length > 0 && (
        <Rules>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Rules>
      )}
      <div>
        <ButtonLink
          to={`data:text/csv;charset=utf-8,${encodeURIComponent(csvFile(example))}`}
          download={template}
          variant="secondary"
          size="small"
          icon={<Download />}
        >
          {t('Download a template')}
        </ButtonLink>
      </div>
    </Card>
  )
}

/**
 * As a spreadsheet program opens it without asking: the mark in front says UTF-8, else Devanagari would be damaged, and numbers
 * with a zero in front are written as text, else it would be lost.
 */
function csvFile([header, ...rows]: CsvHelpProps['example']): string {
  const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  const cell = (value: string) => quoted(/^0\d+$/.test(value) ? `="${value}"` : value)
  const lines = [header, ...rows]
  return `\uFEFF${lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`
}

const Title = styled.h2`
  font-size: ${text('large')};
`

const Columns = styled.dl`
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

/** The example has as many columns as it has: where they have no room, it scrolls. */
const Scroller = styled.div`
  overflow-x: auto;
`

const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-radius: ${radius.small};
  background: ${color('raised')};
  font-size: ${text('tiny')};
  font-variant-numeric: tabular-nums;

  & > caption {
    padding-bottom: ${space[1]};
    color: ${color('textMuted')};
    text-align: start;
  }
  & :is(th, td) {
    padding: ${space[1]} ${space[2]};
    border: 1px solid ${color('line')};
    text-align: start;
    vertical-align: top;
  }
  /* An exam's ID is one word, hyphen and all. */
  & td {
    white-space: nowrap;
  }
  & th {
    background: ${color('sunken')};
    font-weight: 600;
  }
`

const Rules = styled(PlainList)`
  display: grid;
  gap: ${space[1]};
  color: ${color('textMuted')};
  font-size: ${text('small')};

  & > li {
    padding-left: ${space[4]};
    text-indent: -${space[4]};
  }
  & > li::before {
    content: '–';
    display: inline-block;
    width: ${space[4]};
    text-indent: 0;
  }
`
