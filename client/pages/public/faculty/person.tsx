import styled from 'styled-components'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { PixelIcon } from '#client/ui/motif/pixel-icon.tsx'
import type { DescribedPicture } from '#client/ui/picture.tsx'
import { Portrait } from '#client/ui/portrait.tsx'

interface PersonProps {
  member: {
    name: string
    designation: string
    specialization?: string | null
    bio?: string | null
    photo?: DescribedPicture | null
  }
  /** The department's picture. */
  icon?: string | null | undefined
  /** For those who lead: a larger portrait and more room. */
  lead?: boolean
  /** Heading level of the name. */
  level: 'h2' | 'h3'
}

/** Somebody of the institute: portrait, name, designation, description. */
export function Person({ member, icon, level, lead = false }: PersonProps) {
  const { name, designation, specialization, bio, photo } = member
  const size = lead ? 'clamp(6.5rem, 15vw, 9rem)' : '6rem'
  return (
    <Plate $lead={lead}>
      <Frame $size={size}>
        <Portrait name={name} photo={photo} size="100%" sizes={lead ? '9rem' : '6rem'} />
        {icon != null && (
          <Seal>
            <PixelIcon drawing={icon} size="1.5rem" />
          </Seal>
        )}
      </Frame>
      <Words>
        <Name as={level}>{name}</Name>
        <Designation>
          {designation}
          {specialization != null && <span>{specialization}</span>}
        </Designation>
        {bio != null && (
          <About>
            <LongText>{bio}</LongText>
          </About>
        )}
      </Words>
    </Plate>
  )
}

const Plate = styled.article<{ $lead: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ $lead }) => ($lead ? space[6] : space[4])};
  align-items: start;
`

const Frame = styled.div<{ $size: string }>`
  position: relative;
  width: ${({ $size }) => $size};
  aspect-ratio: 1;
  border-radius: ${radius.small};

  & > svg {
    border-radius: inherit;
  }
`

const Seal = styled.span`
  position: absolute;
  right: -0.5rem;
  bottom: -0.5rem;
  width: 2.25rem;
  height: 2.25rem;
  display: grid;
  place-items: center;
  border: 2px solid ${color('ground')};
  border-radius: ${radius.small};
  background: ${color('hueSoft')};
`

const Words = styled.div`
  overflow-wrap: anywhere;
`

const About = styled.div`
  margin-top: ${space[2]};
  color: ${color('textMuted')};
  font-size: ${text('small')};
`

const Name = styled.h3`
  font-size: ${text('large')};
`

const Designation = styled.p`
  color: ${color('hueText')};
  font-size: ${text('small')};
  font-weight: 600;

  & > span::before {
    content: ' · ';
  }
`
