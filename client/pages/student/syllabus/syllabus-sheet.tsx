import styled from 'styled-components'
import { DownloadPdf } from '#client/features/student-area/download-pdf.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { SyllabusSheetFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { Sheet, SheetRows } from '#client/ui/sheet.tsx'
import { Stack } from '#client/ui/stack.ts'

export const SYLLABUS_SHEET_FRAGMENT = graphql(`
  fragment SyllabusSheet on CourseSyllabus {
    id
    course
    programs
    weeks
    lessonMinutes
    subjects { name lessons topics }
    pdf { ...DownloadPdf }
  }
`)

/** The syllabus of a course: each subject with its share of the lessons as a bar, and its topics in order. */
export function SyllabusSheet({ syllabus }: { syllabus: SyllabusSheetFragment }) {
  const { course, programs, weeks, lessonMinutes, subjects, pdf } = syllabus
  const most = Math.max(...subjects.map(({ lessons }) => lessons))
  const all = subjects.reduce((sum, { lessons }) => sum + lessons, 0)
  return (
    <Stack $gap={5}>
      <Head>
        <div>
          <h2>{course}</h2>
          <p>
            {programs.length > 0 && <Lang>{`${programs.join(', ')}: `}</Lang>}
            {t('{lessons} lessons of {minutes} minutes in {weeks} weeks.', {
              lessons: all,
              minutes: lessonMinutes,
              weeks,
            })}
          </p>
        </div>
        <DownloadPdf pdf={pdf} of={t('syllabus of {course}', { course })} />
      </Head>
      <Sheet>
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
      </Sheet>
    </Stack>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[8]};
  align-items: end;
  justify-content: space-between;

  & h2 {
    font-size: ${text('title')};
  }
  & > div > p {
    color: ${color('textMuted')};
  }
`

const Subject = styled.li`
  display: grid;
  gap: ${space[3]} ${space[8]};
  padding: ${space[4]} ${space[5]};

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
