import { useState } from 'react'
import { type ToastMessage, useToast } from '#client/ui/toast-context.ts'
import { failureMessage } from './change-failure.ts'

interface Confirmed {
  /** Does what was asked about. @returns what came of it. */
  run: () => Promise<ToastMessage>
  /** Title where nothing was changed. */
  failed: string
  /** Key of both messages: a new one replaces the earlier one. */
  about?: string
  onClose: () => void
}

/** For `ConfirmDialog`: does what was confirmed, tells what came of it, and closes the dialog. */
export function useConfirmed({ run, failed, about, onClose }: Confirmed) {
  const { toast } = useToast()
  const [busy, setBusy] = useState(false)
  async function onConfirm() {
    setBusy(true)
    const message = await run().catch((error: unknown) => failureMessage(error, failed))
    toast({ ...message, ...(about !== undefined && { about }) })
    setBusy(false)
    onClose()
  }
  return { busy, onConfirm, onClose }
}
