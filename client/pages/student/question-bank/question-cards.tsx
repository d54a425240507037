import styled from 'styled-components'
import { DownloadPdf } from '#client/features/student-area/download-pdf.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { QuestionCardFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { PlainList } from '#client/ui/plain-list.tsx'

export const QUESTION_CARD_FRAGMENT = graphql(`
  fragment QuestionCard on QuestionSet {
    id
    subject
    questionCount
    chapters
    pdf { ...DownloadPdf }
  }
`)

/** A card per subject, with the number of questions and the topics. */
export function QuestionCards({ sets }: { sets: readonly QuestionCardFragment[] }) {
  return (
    <Cards>
      {sets.map(({ id, subject, questionCount, chapters, pdf }) => (
        <Card key={id}>
          <Head>
            <h2>{subject}</h2>
            <p>{rich('<b>{count}</b> questions', { count: questionCount, b: (count) => <b>{count}</b> })}</p>
          </Head>
          <Chapters aria-label={t('Chapters of {subject}', { subject })}>
            {chapters.map((chapter) => (
              <li key={chapter}>{chapter}</li>
            ))}
          </Chapters>
          <DownloadPdf pdf={pdf} of={t('{subject} questions', { subject })} />
        </Card>
      ))}
    </Cards>
  )
}

const Cards = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: ${space[4]};
`

const Card = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color('line')};
  border-top: 4px solid ${color('action')};
  border-radius: ${radius.medium};
  background: ${color('surface')};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: baseline;
  justify-content: space-between;

  & > h2 {
    font-size: ${text('title')};
  }
  & > p {
    color: ${color('textMuted')};
  }
  & b {
    color: ${color('text')};
    font-size: ${text('title')};
    font-variant-numeric: tabular-nums;
  }
`

const Chapters = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-content: start;

  & > li {
    padding: 0 ${space[2]};
    border-radius: ${radius.small};
    background: ${color('sunken')};
    font-size: ${text('small')};
  }
`
