import styled from 'styled-components'
import type { MarkSheetFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { color, leading, space, text } from '#client/theme/theme.ts'
import { Lang, languageOf } from '#client/ui/lang.tsx'
import { sayDate } from '#shared/calendar/show-dates.ts'
import { resultTerms, subjectMarkWords } from './outcome-names.ts'
import { revisionReasons } from './revision-reasons.ts'

type Revision = MarkSheetFragment['revisions'][number]

/** When and why a candidate's values were changed, and the earlier values. */
export function Revisions({ revisions }: { revisions: readonly Revision[] }) {
  return revisions.map((revision) => {
    // Files that were released at once have the same time.
    const { revisedAt, before } = revision
    const key = [revisedAt, before.examMark, before.examRank, before.percentage].join()
    return <RevisionNote key={key} revision={revision} />
  })
}

function RevisionNote({ revision }: { revision: Revision }) {
  const { revisedAt, reason, before, after, subjects } = revision
  const values = [
    ...Object.values(resultTerms).map(({ term, words }) => ({ term, was: words(before), is: words(after) })),
    ...subjects.map((one) => ({
      term: one.name,
      was: one.before ? subjectMarkWords(one.before) : t('none'),
      is: one.after ? subjectMarkWords(one.after) : t('none'),
    })),
  ].filter(({ was, is }) => was !== is)
  return (
    <Note>
      <p>
        <strong>{t('Revised on {day}:', { day: sayDate(revisedAt) })}</strong>{' '}
        {reason !== 'OTHER' && `${revisionReasons[reason]}. `}
        {revision.words && <Lang>{revision.words}</Lang>}
      </p>
      <dl>
        {values.map(({ term, was, is }) => (
          <div key={term}>
            <dt lang={languageOf(term)}>{term}</dt>
            <dd>
              {rich('was {was}, is now {is}', {
                was: <del lang={languageOf(was)}>{was}</del>,
                is: <ins lang={languageOf(is)}>{is}</ins>,
              })}
            </dd>
          </div>
        ))}
      </dl>
    </Note>
  )
}

const Note = styled.section`
  padding-top: ${space[3]};
  border-top: 1px solid ${color('line')};
  font-size: ${text('small')};
  line-height: ${leading('normal')};
  overflow-wrap: anywhere;

  & > dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    font-variant-numeric: tabular-nums;
  }
  & dt {
    color: ${color('textMuted')};
  }
  & ins {
    font-weight: 650;
    text-decoration: none;
  }
`
