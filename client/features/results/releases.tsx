import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { rich, t } from '#client/locales/t.ts'
import { resultPath } from '#client/paths.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import type { ListedExam } from './listed-exams.ts'

// On few days of the year. It stands in the place of an outcome, so that the page is no use without it.
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
  /**
   * The results of the chosen exam have come.
   *
   * @returns milliseconds after which to call again; 0 for never.
   */
  onOut: () => number
}

/** The announced releases: of the chosen exam, else of all. When the chosen exam's has come, that it has. */
export function Releases({ exams, chosen, candidateId, page, onHour, onOut }: ReleasesProps) {
  const chosenReleases = exams.filter(({ id, releaseAt }) => id === chosen && releaseAt !== undefined)
  const [awaited, setAwaited] = useState('')
  const stillAwaited = chosenReleases.length > 0 || awaited === chosen ? chosen : ''
  if (stillAwaited !== awaited) setAwaited(stillAwaited)
  const released = exams.find(({ id, isWithdrawn }) => id === awaited && id === chosen && !isWithdrawn)
  const isOut = released !== undefined && chosenReleases.length === 0
  const sayOut = useEffectEvent(onOut)
  useEffect(() => {
    if (!isOut) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      const wait = sayOut()
      if (wait > 0) timer = setTimeout(tell, wait)
    }
    tell()
    return () => clearTimeout(timer)
  }, [isOut])
  if (isOut) return <ReleasedNotice exam={released} />
  return (chosenReleases.length > 0 ? chosenReleases : exams).map(
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
                {t(
                  'Enter your Candidate ID below, press Search Results, and leave this page open: your result appears by itself.',
                )}
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

function ReleasedNotice({ exam: { title, secondSecret } }: { exam: ListedExam }) {
  return (
    <Callout role="status" title={rich('The results of {exam} are out', { exam: <Lang>{title}</Lang> })}>
      <p>
        {secondSecret === 'NONE'
          ? t('Enter your Candidate ID below and press Search Results.')
          : t('Fill in the form below and press Search Results.')}
      </p>
    </Callout>
  )
}

/** The server renders it by itself for each candidate (see ssr/template/page-template.tsx): its language and digits hang on the ID. */
export const WaitingCandidate = ({ candidateId }: { candidateId: string }) => <b>{candidateId}</b>
