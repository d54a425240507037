import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadLatest } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import type { SyllabusQuery as Answer } from '#client/gql/graphql.ts'
import { useSyllabusQuery } from '#client/gql/hooks/use-syllabus-query.ts'
import { StudentListPage } from '#client/layouts/student-list-page.tsx'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { SheetRows } from '#client/ui/sheet.tsx'
import { Text } from '#client/ui/text.ts'

type Subjects = Answer['syllabus'][number]['subjects']

const SyllabusQuery = graphql(`
  query Syllabus {
    syllabus { id course programs weeks lessonMinutes subjects { name lessons topics } pdf { ...DownloadPdf } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, SyllabusQuery)
  return null
}

export function Component() {
  const { data } = useSyllabusQuery()
  return (
    <StudentListPage
      title={t('Course Syllabus')}
      intro={t('What each course teaches, and how the lessons are shared out.')}
      seed="syllabus"
      tabs={t('Courses')}
      items={data?.syllabus.map(({ id, course, programs, weeks, lessonMinutes, subjects, pdf }) => ({
        id,
        title: course,
        facts: (
          <Text $tone="muted">
            {programs.length > 0 && <Lang>{`${programs.join(', ')}: `}</Lang>}
            {t('{lessons} lessons of {minutes} minutes in {weeks} weeks.', {
              lessons: subjects.reduce((sum, { lessons }) => sum + lessons, 0),
              minutes: lessonMinutes,
              weeks,
            })}
          </Text>
        ),
        body: <SubjectList subjects={subjects} />,
        pdf,
        pdfName: t('syllabus of {course}', { course }),
      }))}
    />
  )
}

/** Each subject with its share of the lessons as a bar, and its topics in order. */
function SubjectList({ subjects }: { subjects: Subjects }) {
  const most = Math.max(...subjects.map(({ lessons }) => lessons))
  return (
    <SheetRows>
      {subjects.map(({ name, lessons, topics }) => (
        <Subject key={name}>
          <div>
            <h3>{name}</h3>
            <p>{t('{count, plural, one {# lesson} other {# lessons}}', { count: lessons })}</p>
            <Bar aria-hidden="true" style={{ width: `${(lessons / most) * 100}%` }} />
          </div>
          <Topics>
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </Topics>
        </Subject>
      ))}
    </SheetRows>
  )
}

const Subject = styled.li`
  display: grid;
  gap: ${space[3]} ${space[8]};
  padding: ${space[4]} 0;

  ${from('medium')} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
  & h3 {
    font-size: ${text('large')};
  }
  & p {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
`

const Bar = styled.div`
  height: 0.625rem;
  margin-top: ${space[2]};
  background:
    conic-gradient(from 135deg at 50% 0, ${color('accent')} 90deg, transparent 0) 0 100% / 0.625rem 0.3125rem
      repeat-x,
    ${color('action')};
  print-color-adjust: exact;
`

const Topics = styled.ol`
  display: grid;
  gap: ${space[1]} ${space[8]};
  align-content: start;
  padding-left: 1.4em;

  ${from('wide')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li::marker {
    color: ${color('textMuted')};
    font-variant-numeric: tabular-nums;
  }
`
