import { createContext, useContext } from 'react'

export interface ToastMessage {
  title: string
  description?: string
  /** `destructive` interrupts a screen reader and stays longer. */
  tone?: 'default' | 'destructive' | 'success'
  /** A later message about the same thing takes the place of this one. */
  about?: string
}

export interface Toaster {
  toast: (message: ToastMessage) => void
  /** Removes the toast about a subject, because it is out of date. */
  dismiss: (about: string) => void
}

export const ToastContext = createContext<Toaster | null>(null)

/** `const { toast } = useToast()`, then `toast({ title: 'Error', description, tone: 'destructive' })`. */
export function useToast(): Toaster {
  const toaster = useContext(ToastContext)
  if (toaster === null) throw new Error('useToast needs a ToastProvider above')
  return toaster
}
