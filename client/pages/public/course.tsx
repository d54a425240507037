import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { data as answer, Link, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router-dom'
import styled from 'styled-components'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { CourseIcon } from '#client/features/courses/course-icon.tsx'
import { courseTerms } from '#client/features/courses/course-terms.tsx'
import { CourseText } from '#client/features/courses/course-text.tsx'
import { groupCourses } from '#client/features/courses/group-courses.ts'
import { GroupTiming } from '#client/features/courses/group-timing.tsx'
import { withoutPastBatch } from '#client/features/courses/without-past-batch.ts'
import { graphql } from '#client/gql/gql.ts'
import { MessagePage } from '#client/layouts/message-page.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { rich, t } from '#client/locales/t.ts'
import { coursePath, paths } from '#client/paths.ts'
import { color, from, leading, radius, space, text } from '#client/theme/theme.ts'
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { columnStyle } from '#client/ui/column-style.ts'
import { Cover } from '#client/ui/cover.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { HueBadge } from '#client/ui/motif/hue-badge.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Text } from '#client/ui/text.ts'
import { WideSection } from '#client/ui/wide-section.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const content = await loadCourse(context, params.slug ?? '')
  return content ?? answer(null, { status: 404 })
}

export function Component() {
  const content = usePageData<Awaited<ReturnType<typeof loadCourse>> | null>()
  if (!content) {
    return (
      <>
        <PageHead title={t('Course not found')} noIndex />
        <MessagePage
          title={t('Course not found')}
          actions={<ButtonLink to={paths.courses}>{t('All courses')}</ButtonLink>}
        >
          <p>{t('We do not teach it any more, or the address has a typing slip.')}</p>
        </MessagePage>
      </>
    )
  }
  const { title, degree, shortDescription } = content.course
  return (
    <>
      <PageHead
        title={`${title}: ${degree}`}
        description={shortDescription}
        parents={[{ label: t('Courses'), to: paths.courses }]}
        subject={{ kind: 'course', name: degree, description: shortDescription }}
      />
      <CourseProspectus {...content} />
    </>
  )
}

/** The page of a course: description, requirements, hours and contact. */
function CourseProspectus({ course, group, others, phone }: CourseContent) {
  const { title, degree, shortDescription, longDescription, drawing, exam, marks } = course
  return (
    <div data-hue={group.hue}>
      <Top>
        <Words>
          <Breadcrumbs crumbs={[{ label: t('Courses'), to: paths.courses }, { label: title }]} />
          <Kind>
            {!course.picture && <CourseIcon drawing={drawing} />}
            <HueBadge>{group.category}</HueBadge>
          </Kind>
          <h1>{title}</h1>
          <Text $tone="muted">{degree}</Text>
          <p>{shortDescription}</p>
          <Actions>
            <ButtonLink to={paths.contact}>{t('Enroll Now')}</ButtonLink>
            {phone !== undefined && (
              <ButtonLink to={telephoneLink(phone)} variant="secondary" icon={<Phone />}>
                {t('Call {phone}', { phone })}
              </ButtonLink>
            )}
          </Actions>
        </Words>
        {course.picture ? (
          <Picture>
            <Cover picture={course.picture} sizes="(min-width: 64rem) 40vw, 100vw" eager />
          </Picture>
        ) : (
          <CourseFacts course={course} group={group} />
        )}
      </Top>
      {course.picture && (
        <Ribbon>
          <CourseFacts course={course} group={group} />
        </Ribbon>
      )}
      <WideSection title={t('The course')} shape="beside">
        <CourseText text={longDescription} />
      </WideSection>
      {marks.length > 0 && (
        <WideSection title={t('What the exam asks')} shape="beside" ground="sunken" lead={exam}>
          <ExamMarks marks={marks} questions={course.questions} />
        </WideSection>
      )}
      {others.length > 0 && (
        <WideSection title={rich('More in {group}', { group: <Lang>{group.category}</Lang> })} shape="beside">
          <CourseLinks courses={others} />
        </WideSection>
      )}
    </div>
  )
}

const Top = styled.div`
  ${columnStyle}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[16]};
  align-items: center;
  padding-block: ${space[4]} ${space[10]};

  ${from('large')} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    padding-block: ${space[8]} ${space[12]};
  }
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  justify-items: start;
  line-height: ${leading('normal')};

  & > h1 {
    font-size: ${text('poster')};
  }
  & > p {
    max-width: 36rem;
    font-size: ${text('large')};
  }
`

const Kind = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[4]};
`

const Picture = styled.div`
  height: clamp(17rem, 34vw, 24rem);
`

const Ribbon = styled.div`
  ${columnStyle}
  padding-bottom: ${space[10]};
`

/** A parent's first questions, in one place; unknown facts are left out. */
function CourseFacts({ course, group }: { course: Course; group: CourseGroup }) {
  return (
    <Facts>
      {factsOf(course).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <Wide>
        <dt>{t('Our classes')}</dt>
        <dd>
          <GroupTiming {...group} />
        </dd>
      </Wide>
    </Facts>
  )
}

function factsOf(course: Course): (readonly [name: string, value: ReactNode])[] {
  const { marks, exam, timetable, teacher, duration, eligibility } = course
  const more = [
    [t('Timetable'), timetable],
    [t('Teacher'), teacher],
    [t('The degree takes'), duration],
    [t('Who may apply'), eligibility],
    // With marks, it stands above them.
    [t('Exam'), marks.length > 0 ? null : exam],
  ] as const
  return [
    ...courseTerms(course),
    ...more.flatMap(([name, value]) => (value == null ? [] : [[name, value] as const])),
  ]
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space[5]} ${space[8]};
  padding: ${space[5]};
  border: 1px solid ${color('line')};
  border-top: 4px solid ${color('hue')};
  border-radius: ${radius.small};
  background: ${color('surface')};

  & dt {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
  & dd {
    font-weight: 500;
    line-height: ${leading('tight')};
  }
  ${from('medium')} {
    padding: ${space[6]} ${space[8]};
  }
`

const Wide = styled.div`
  grid-column: 1 / -1;
`

/** Neighbouring courses, each with its icon. */
function CourseLinks({ courses }: { courses: CourseContent['others'] }) {
  return (
    <List>
      {courses.map(({ slug, title, degree, drawing }) => (
        <li key={slug}>
          <Link to={coursePath(slug)}>
            <CourseIcon drawing={drawing} />
            <span>
              <strong>{title}</strong>
              {degree}
            </span>
          </Link>
        </li>
      ))}
    </List>
  )
}

const List = styled(PlainList)`
  display: grid;
  gap: 0 ${space[8]};

  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    border-top: 1px solid ${color('line')};
  }
  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]};
    align-items: center;
    padding-block: ${space[3]};
    color: ${color('textMuted')};
    font-size: ${text('small')};
    text-decoration: none;
  }
  & strong {
    display: block;
    color: ${color('text')};
    font-size: ${text('body')};
  }
  & a:hover strong {
    color: ${color('hueText')};
    text-decoration: underline;
  }
`

/** The entrance exam's marks of each subject as bars of one scale. */
function ExamMarks({ marks, questions }: Pick<Course, 'marks'> & { questions: Course['questions'] }) {
  const total = marks.reduce((sum, one) => sum + one.marks, 0)
  const most = Math.max(...marks.map((one) => one.marks))
  return (
    <Table>
      <caption>
        {questions == null
          ? t('{total} marks', { total })
          : t('{total} marks, {questions} questions', { total, questions })}
      </caption>
      <thead hidden>
        <tr>
          <th scope="col">{t('Subject')}</th>
          <th scope="col">{t('Marks')}</th>
        </tr>
      </thead>
      <tbody>
        {marks.map(({ subject, marks: count }) => (
          <Row key={subject}>
            <th scope="row">{subject}</th>
            <td>
              <Bar style={{ width: `${(count / most) * 80}%` }} />
              {count}
            </td>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;

  & > caption {
    padding-bottom: ${space[3]};
    font-size: ${text('large')};
    font-weight: 600;
    text-align: left;
  }
`

const Row = styled.tr`
  & > th {
    width: 1%;
    padding: ${space[2]} ${space[4]} ${space[2]} 0;
    font-weight: 500;
    text-align: left;
  }
  & > td {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    padding-block: ${space[2]};
    font-weight: 600;
  }
`

/** A ribbon in the course's hue. */
const Bar = styled.span.attrs({ 'aria-hidden': true })`
  height: 1.25rem;
  background:
    conic-gradient(from 135deg at 50% 0, ${color('accent')} 90deg, transparent 0) 0 100% / 0.75rem 0.375rem repeat-x,
    ${color('hue')};
  print-color-adjust: exact;
`

const CourseQuery = graphql(`
  query Course {
    content {
      courseGroups { id category hue timing times { from to } }
      courses {
        id slug title degree shortDescription longDescription drawing group { id }
        duration eligibility exam marks { subject marks } questions
        fee nextBatch seats timetable teacher
        picture { ...ContentPictureParts }
      }
    }
    site { phones }
  }
`)

type CourseContent = NonNullable<Awaited<ReturnType<typeof loadCourse>>>
type Course = CourseContent['course']
type CourseGroup = CourseContent['group']

/** A course with its group and the group's other courses; undefined when no such course is published. */
async function loadCourse(context: Readonly<RouterContextProvider>, slug: string) {
  const { content, site } = await loadData(context, CourseQuery)
  for (const { courses, ...group } of groupCourses(content)) {
    const course = courses.find((one) => one.slug === slug)
    if (!course) continue
    return {
      group,
      course: withoutPastBatch(course),
      others: courses
        .filter((other) => other !== course)
        .map(({ slug, title, degree, drawing }) => ({ slug, title, degree, drawing })),
      phone: site.phones[0],
    }
  }
  return undefined
}
