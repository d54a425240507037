import { useEffect, useRef, useState } from 'react'

/** The video in the player, or none. */
export interface VideoPlayerState {
  playingId: string | null
  /** Opens the player, or changes what it plays, and leads there. */
  play: (id: string) => void
  /** Changes what it plays; focus and page stay where they are. */
  switchTo: (id: string) => void
  close: () => void
  /** For the element of the player that takes the focus. */
  place: React.RefObject<HTMLElement | null>
}

/** Plays one video at a time, and keeps the focus where somebody without a mouse expects it. */
export function useVideoPlayer(): VideoPlayerState {
  const [playingId, setPlayingId] = useState<string | null>(null)
  /** Counts the presses that lead to the player. */
  const [visits, setVisits] = useState(0)
  const place = useRef<HTMLElement>(null)
  const leaving = useRef<string | null>(null)

  useEffect(() => {
    if (visits === 0) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start', behavior: calmly() })
  }, [visits])

  useEffect(() => {
    if (playingId !== null || leaving.current === null) return
    const card = document.querySelector(`[data-video="${CSS.escape(leaving.current)}"] button`)
    leaving.current = null
    if (card instanceof HTMLElement) card.focus()
  }, [playingId])

  return {
    playingId,
    play(id) {
      setPlayingId(id)
      setVisits((count) => count + 1)
    },
    switchTo: setPlayingId,
    close() {
      leaving.current = playingId
      setPlayingId(null)
    },
    place,
  }
}

function calmly(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
