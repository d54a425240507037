import { useId } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'

const scale = 5
const star =
  'M12 1l3.400 7l7.600 1.100l-5.500 5.400l1.300 7.500l-6.800-3.600l-6.800 3.600l1.300-7.500l-5.500-5.400l7.600-1.100z'

/** Stars out of five, filled and hollow. */
export function StarRating({ rating }: { rating: number }) {
  const id = useId()
  return (
    <Row
      viewBox={`0 0 ${scale * 26} 24`}
      role="img"
      aria-label={t('{rating} out of {scale} stars', { rating, scale })}
    >
      <pattern id={id} width="26" height="24" patternUnits="userSpaceOnUse">
        <path d={star} transform="translate(1 1) scale(.92)" />
      </pattern>
      <pattern id={`${id}-hollow`} width="26" height="24" patternUnits="userSpaceOnUse">
        <path
          d={star}
          transform="translate(1 1) scale(.92)"
          fill="none"
          stroke="var(--color-lineStrong)"
          strokeWidth="1.500"
        />
      </pattern>
      <rect width={rating * 26} height="24" fill={`url(#${id})`} />
      <rect x={rating * 26} width={(scale - rating) * 26} height="24" fill={`url(#${id}-hollow)`} />
    </Row>
  )
}

const Row = styled.svg`
  height: 1.25rem;

  & > pattern > path:not([fill]) {
    fill: var(--color-accentStrong);
  }
`
