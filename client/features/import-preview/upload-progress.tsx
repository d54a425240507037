import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { fileSize } from '#client/ui/file-size.ts'
import { ProgressBar } from '#client/ui/progress-bar.tsx'
import { Stack } from '#client/ui/stack.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

/** So long a slow line may pause before somebody should know. */
const STALLED_MS = 15_000

interface UploadProgressProps {
  file: File
  /** Share that was sent, from 0 to 1; undefined once all has arrived and is being checked. */
  share: number | undefined
  /** How many files are checked before it; undefined when it does not wait. */
  ahead?: number | undefined
  onCancel: () => void
  onRestart: () => void
}

const LABELS = {
  uploading: t('Uploading…'),
  waiting: t('Waiting to be checked…'),
  checking: t('Checking every row and comparing with what is published…'),
}

const statusOf = (phase: keyof typeof LABELS, file: string) =>
  ({
    uploading: t('{file} is being uploaded.', { file }),
    waiting: t('{file} has arrived and is waiting to be checked.', { file }),
    checking: t('{file} has arrived and is being checked.', { file }),
  })[phase]

/** How far a file is on its way, that it waits, and that it is being checked then. All can be broken off. */
export function UploadProgress({ file, share, ahead, onCancel, onRestart }: UploadProgressProps) {
  const stalled = useStalled(share)
  const phase = share !== undefined ? 'uploading' : ahead !== undefined ? 'waiting' : 'checking'
  return (
    <Stack $gap={2}>
      <Line>
        <ProgressBar label={LABELS[phase]} value={share} />
        <Button variant="secondary" size="small" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </Line>
      {/* The phases are read out, not each per cent. */}
      <VisuallyHidden role="status">{statusOf(phase, file.name)}</VisuallyHidden>
      {share !== undefined && (
        <Amount>
          {t('{part} of {whole} have gone. Nothing is published by this.', {
            part: fileSize(share * file.size),
            whole: fileSize(file.size),
          })}
        </Amount>
      )}
      {phase === 'waiting' && (
        <Amount>
          {t(
            '{ahead, plural, one {There is # file} other {There are # files}} ahead of yours. Keep this page open until your file has been checked.',
            { ahead: ahead ?? 0 },
          )}
        </Amount>
      )}
      {stalled && (
        <Stalled role="status">
          {t('Nothing has moved for a while: the connection is very slow, or cut.')}{' '}
          <Button variant="secondary" size="small" onClick={onRestart}>
            {t('Start again')}
          </Button>
        </Stalled>
      )}
    </Stack>
  )
}

/** Whether nothing has gone for a while. */
function useStalled(share: number | undefined): boolean {
  const [stalledAt, setStalledAt] = useState<number>()
  useEffect(() => {
    if (share === undefined) return
    const timer = setTimeout(() => setStalledAt(share), STALLED_MS)
    return () => clearTimeout(timer)
  }, [share])
  return share !== undefined && share === stalledAt
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: end;
`

const Amount = styled.p`
  color: ${color('textMuted')};
  font-size: ${text('small')};
  font-variant-numeric: tabular-nums;
`

const Stalled = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  font-size: ${text('small')};
`
