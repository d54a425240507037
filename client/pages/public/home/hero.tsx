import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rich, t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { from, leading, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Text } from '#client/ui/text.ts'

interface HeroProps {
  name: string
  tagline: string
  /** Both unknown before the set-up. */
  establishedYear?: number | null | undefined
  address?: string | null | undefined
  /** Without courses there is no link to them. */
  hasCourses: boolean
  /** Whether there is a way to reach the institute. */
  hasContact: boolean
  /** Comes right after the name: on a result day it is what most visitors want, with a phone. */
  children: ReactNode
}

/** The institute's name and the first links. */
export function Hero({
  name,
  tagline,
  establishedYear,
  address,
  hasCourses,
  hasContact,
  children,
}: HeroProps) {
  return (
    <Words>
      {establishedYear && address && (
        <Text $tone="muted">
          {rich('Since {year}, {address}', { year: establishedYear, address: <Lang>{address}</Lang> })}
        </Text>
      )}
      <h1>{name}</h1>
      {children}
      <Tagline>{tagline}</Tagline>
      {(hasCourses || hasContact) && (
        <Actions>
          {hasCourses && <ButtonLink to={paths.courses}>{t('Start Your Journey')}</ButtonLink>}
          {hasContact && (
            <ButtonLink to={paths.contact} variant={hasCourses ? 'secondary' : 'primary'}>
              {t('Book Free Counseling')}
            </ButtonLink>
          )}
        </Actions>
      )}
    </Words>
  )
}

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;

  & > h1 {
    font-size: ${text('poster')};
    line-height: 1.06;
  }
`

const Tagline = styled.p`
  max-width: 34rem;
  font-size: ${text('large')};
  line-height: ${leading('normal')};
`

const Actions = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[2]};

  ${from('small')} {
    display: flex;
    flex-wrap: wrap;
  }
`
