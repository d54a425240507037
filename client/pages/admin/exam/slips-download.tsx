import FileDown from 'lucide-react/icons/file-down'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { rich, t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { ProgressBar } from '#client/ui/progress-bar.tsx'
import { saveBlob } from '#client/ui/save-blob.ts'
import { Text } from '#client/ui/text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { grouped } from '#shared/digits.ts'
import { downloadSlips, type SlipsProgress } from './download-slips.ts'

interface SlipsDownloadProps {
  /** Of the file. */
  to: string
  fileName: string
  /** The button's words. */
  label: string
  /** Whose slips they are. */
  of: string
}

/** A link to a file of slips. In the browser it shows how many are made; without JavaScript the browser downloads it. */
export function SlipsDownload({ to, fileName, label, of }: SlipsDownloadProps) {
  const [progress, setProgress] = useState<SlipsProgress | 'starting'>()
  const [outcome, setOutcome] = useState<'saved' | 'failed'>()
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  async function download(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const controller = new AbortController()
    underWay.current = controller
    setOutcome(undefined)
    setProgress('starting')
    try {
      saveBlob(fileName, await downloadSlips(to, { signal: controller.signal, onProgress: setProgress }))
      setOutcome('saved')
    } catch {
      if (!controller.signal.aborted) setOutcome('failed')
    }
    setProgress(undefined)
  }

  return (
    <Box $wide={progress !== undefined || outcome === 'failed'}>
      {progress === undefined ? (
        <KeepsFocusNear key="link" as="span">
          <ButtonLink
            variant="secondary"
            size="small"
            icon={<FileDown />}
            isFile
            to={to}
            onClick={(event) => void download(event)}
          >
            {label}
            <VisuallyHidden>, {of}</VisuallyHidden>
          </ButtonLink>
        </KeepsFocusNear>
      ) : (
        <KeepsFocusNear key="progress" as="span">
          <Line>
            <ProgressBar
              label={
                progress === 'starting'
                  ? t('Starting…')
                  : t('{done} of {all} slips', { done: grouped(progress.done), all: grouped(progress.all) })
              }
              value={progress === 'starting' ? undefined : progress.done / progress.all}
            />
            <Button variant="secondary" size="small" onClick={() => underWay.current?.abort()}>
              {rich('Cancel<hidden> the slips, {of}</hidden>', {
                of,
                hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
              })}
            </Button>
          </Line>
        </KeepsFocusNear>
      )}
      {outcome === 'failed' && (
        <Text as="span" $tone="danger" $size="small">
          {t('The slips were not downloaded. Check your connection and try again.')}
        </Text>
      )}
      <VisuallyHidden role="status">
        {progress !== undefined && t('The slips are being made, {of}.', { of })}
        {outcome === 'saved' && t('The slips are downloaded, {of}.', { of })}
        {outcome === 'failed' && t('The slips were not downloaded, {of}.', { of })}
      </VisuallyHidden>
    </Box>
  )
}

const Box = styled.span<{ $wide: boolean }>`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  ${({ $wide }) => $wide && 'flex: 1 1 100%;'}
`

const Line = styled.span`
  display: grid;
  justify-self: stretch;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: end;
`
