import { useQuery } from '@apollo/client/react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadForServer } from '#client/apollo/load-for-server.ts'
import { loadQuery } from '#client/apollo/loader-context.ts'
import { telephoneLink } from '#client/content/phone.ts'
import { NoticeBoard } from '#client/features/notices/notice-board.tsx'
import { NoticeBoardQuery } from '#client/features/notices/notice-queries.ts'
import { graphql } from '#client/gql/gql.ts'
import { paths } from '#client/paths.ts'
import { PageHead } from '#client/shell/page-head.tsx'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Weave } from '#client/ui/weave.tsx'

const HomeQuery = graphql(`
  query Home {
    site { name tagline description establishedYear phones address officeHours }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  // A board that cannot be loaded must not take the page with it: it asks again in the browser and says so itself.
  const board = loadForServer(context, NoticeBoardQuery, {}).catch(() => undefined)
  await Promise.all([loadQuery(context, HomeQuery), board])
  return null
}

export function Component() {
  const { data } = useQuery(HomeQuery)
  if (!data) return null
  const { name, tagline, description, establishedYear, phones, address, officeHours } = data.site
  const [phone] = phones
  return (
    <>
      <PageHead />
      <Weave seed={name} rows={2} cell={3} />
      <Top>
        <Hero>
          <Since>Since {establishedYear}</Since>
          <h1>{name}</h1>
          <Tagline>{tagline}</Tagline>
          <p>{description}</p>
          <Actions>
            <ButtonLink to={paths.results}>Exam Results</ButtonLink>
            {phone !== undefined && (
              <ButtonLink to={telephoneLink(phone)} variant="secondary">
                Call {phone}
              </ButtonLink>
            )}
          </Actions>
          <Visit>
            {address} · {officeHours}
          </Visit>
        </Hero>
        <NoticeBoard />
      </Top>
    </>
  )
}

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]} ${space[16]};
  align-items: center;
  max-width: 80rem;
  margin-inline: auto;
  padding: ${space[12]} ${space[4]} ${space[20]};

  ${from('medium')} {
    padding-inline: ${space[8]};
  }
  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(24rem, 30rem);
    padding-top: ${space[16]};
  }
`

const Hero = styled.div`
  display: grid;
  gap: ${space[4]};
  line-height: ${leading('normal')};

  & > h1 {
    max-width: 14ch;
    font-size: ${text('display')};
  }
  & > p {
    max-width: 40rem;
  }
`

const Since = styled.p`
  color: ${color('textMuted')};
  font-size: ${text('small')};
`

const Tagline = styled.p`
  font-size: ${text('large')};
  font-weight: 500;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[4]};
`

const Visit = styled.p`
  color: ${color('textMuted')};
`
