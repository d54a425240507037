import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Where the page tells what came of an action. */
export const toasts = () => screen.getByRole('region', { name: 'Notifications' })

export const isToasted = (text: string) => waitFor(() => expect(toasts().textContent).toContain(text))
