import Phone from 'lucide-react/icons/phone'
import styled from 'styled-components'
import { CourseIcon } from '#client/features/courses/course-icon.tsx'
import { CourseText } from '#client/features/courses/course-text.tsx'
import { rich, t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { from, leading, space, text } from '#client/theme/theme.ts'
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { columnStyle } from '#client/ui/column-style.ts'
import { Cover } from '#client/ui/cover.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { HueBadge } from '#client/ui/motif/hue-badge.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { Text } from '#client/ui/text.ts'
import { WideSection } from '#client/ui/wide-section.tsx'
import { CourseFacts } from './course-facts.tsx'
import { CourseLinks } from './course-links.tsx'
import { ExamMarks } from './exam-marks.tsx'
import type { CourseContent } from './load-course.ts'

/** The page of a course: what it is, what it asks, when it is taught, and whom to call. */
export function CourseProspectus({ course, group, others, phone }: CourseContent) {
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
