import { lazy, Suspense } from 'react'
import { rich, t } from '#client/locales/t.ts'
import { resultPath } from '#client/paths.ts'
import { TextLink } from '#client/ui/text-link.tsx'
import type { ListedExam } from './listed-exams.ts'

// On few days of the year.
const Countdown = lazy(() => import('./countdown.tsx'))

interface ReleasesProps {
  exams: readonly ListedExam[]
  /** Id of the exam that is chosen now. */
  chosen: string
  /** Whose result of it is waited for; empty for nobody. */
  candidateId: string
  /** Address of the page. */
  page: string
  /** The results of one may be there. */
  onHour: () => void
}

/** The announced releases: of the chosen exam, else of all. */
export function Releases({ exams, chosen, candidateId, page, onHour }: ReleasesProps) {
  const own = exams.filter(({ id, releaseAt }) => id === chosen && releaseAt !== undefined)
  return (own.length > 0 ? own : exams).map(
    (exam) =>
      exam.releaseAt !== undefined && (
        <Suspense key={`${exam.id} ${exam.releaseAt}`}>
          <Countdown exam={exam} releaseAt={exam.releaseAt} onHour={onHour}>
            {exam.id !== chosen ? (
              <TextLink to={resultPath(exam.id, '', page)} preventScrollReset>
                {t('Wait for this result')}
              </TextLink>
            ) : exam.secondSecret !== 'NONE' ? (
              <p>{t('The results of this exam can be looked up here from then on.')}</p>
            ) : candidateId === '' ? (
              <p>
                {t('Enter your Candidate ID below and leave this page open: your result appears by itself.')}
              </p>
            ) : (
              <p role="status">
                {rich('The result of Candidate ID {candidateId} is looked up then. Leave this page open.', {
                  candidateId: <WaitingCandidate candidateId={candidateId} />,
                })}
              </p>
            )}
          </Countdown>
        </Suspense>
      ),
  )
}

/** The server renders it by itself for each candidate (see ssr/waiting-template.ts): its language and digits hang on the ID. */
export const WaitingCandidate = ({ candidateId }: { candidateId: string }) => <b>{candidateId}</b>
