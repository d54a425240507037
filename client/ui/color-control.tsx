import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { space, text } from '#client/theme/theme.ts'
import { nearestPassingColor } from '#shared/theme/brand-scheme.ts'
import { Button } from './button.tsx'
import { TextInput } from './text-input.tsx'

interface ColorControlProps {
  value: string
  onChange: (value: string) => void
}

const COLOR = /^#[\da-f]{6}$/i

/** A colour, picked or typed. Says which colour text gets instead of one that is too light for it. */
export function ColorControl({ value, onChange }: ColorControlProps) {
  const passing = COLOR.test(value) ? nearestPassingColor(value.toLowerCase()) : undefined
  return (
    <div>
      <Row>
        <Swatch
          type="color"
          aria-label={t('Pick a colour')}
          value={passing === undefined ? '#323a75' : value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <TextInput
          value={value}
          maxLength={7}
          autoComplete="off"
          placeholder="#1f6b3a"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Row>
      {passing !== undefined && passing !== value.toLowerCase() && (
        <Note role="status">
          {t(
            'Too light for text: letters and buttons get {passing}, the nearest colour that everybody can read.',
            { passing },
          )}{' '}
          <Button type="button" variant="secondary" size="small" onClick={() => onChange(passing)}>
            {t('Use {passing}', { passing })}
          </Button>
        </Note>
      )}
    </div>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 3rem minmax(0, 10rem);
  gap: ${space[2]};
`

const Swatch = styled.input`
  width: 3rem;
  height: 100%;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
`

const Note = styled.p`
  margin-top: ${space[1]};
  font-size: ${text('small')};
`
