import styled from 'styled-components'
import { rich, t } from '#client/locales/t.ts'
import { coursePath, paths } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Cover } from '#client/ui/cover.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { HueBadge } from '#client/ui/motif/hue-badge.tsx'
import { Cluster, Stack } from '#client/ui/stack.ts'
import { Text } from '#client/ui/text.ts'
import { CourseIcon } from './course-icon.tsx'
import { CourseText } from './course-text.tsx'
import type { ListedCourse, ListedGroup } from './load-course-list.ts'

interface CourseDialogProps {
  course: ListedCourse
  group: ListedGroup
  onClose: () => void
}

/** A course in front of the list; loaded when it is first asked for. */
export default function CourseDialog({ course, group, onClose }: CourseDialogProps) {
  const { slug, title, shortDescription, longDescription, drawing, picture } = course
  return (
    <Dialog open wide title={title} onClose={onClose}>
      <Stack $gap={4} data-hue={group.hue}>
        <Head>
          {!picture && <CourseIcon drawing={drawing} />}
          <HueBadge>{group.category}</HueBadge>
        </Head>
        <Text $tone="muted" $size="large" $leading="tight">
          {shortDescription}
        </Text>
        {picture && (
          <Picture>
            <Cover picture={picture} sizes="(min-width: 48rem) 44rem, 100vw" />
          </Picture>
        )}
        <CourseText text={longDescription} />
        <Cluster $gap={3}>
          <ButtonLink to={paths.contact}>{t('Enroll Now')}</ButtonLink>
          <ButtonLink to={coursePath(slug)} variant="secondary">
            {rich('Everything about {title}', { title: <Lang>{title}</Lang> })}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Dialog>
  )
}

const Head = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
`

const Picture = styled.div`
  height: 11rem;
`
