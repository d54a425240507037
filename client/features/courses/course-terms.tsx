import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { grouped } from '#shared/digits.ts'

interface Terms {
  fee?: string | null
  nextBatch?: string | null
  seats?: number | null
}

const names = ['fee', 'nextBatch', 'seats'] as const

/** The terms that all courses of a group have in common. */
export function sharedTerms(courses: readonly Terms[]): Terms {
  const [first = {}] = courses
  const shared = names.filter((name) => courses.every((course) => course[name] === first[name]))
  return Object.fromEntries(shared.map((name) => [name, first[name]]))
}

/** Fee, start and seats; unknown ones are left out. */
export function courseTerms(terms: Terms) {
  const { fee, nextBatch, seats } = terms
  const all = [
    [t('Fee'), fee],
    [t('Next batch'), nextBatch != null ? <ShownDate key="date" at={nextBatch} /> : null],
    [t('Seats'), seats == null ? null : grouped(seats)],
  ] as const
  return all.flatMap(([name, value]) => (value == null ? [] : [[name, value] as const]))
}

/** The terms of a group, or those in which a course differs from its group. */
export function CourseTerms({ terms, without = {} }: { terms: Terms; without?: Terms }) {
  const shown = courseTerms(
    Object.fromEntries(names.filter((name) => !(name in without)).map((name) => [name, terms[name]])),
  )
  if (shown.length === 0) return null
  return (
    <List>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${space[2]} ${space[6]};

  & dt {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
  & dd {
    font-weight: 500;
  }
`
